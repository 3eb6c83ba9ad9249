# Reductions


def _total(x):
    total = 0
    for one in x:
        total = total + one
    return total


def _fold(f, name):
    def fold(values):
        if not values:
            raise ValueError('zero-size array to reduction operation %s which has no identity' % name)
        best = values[0]
        for one in values[1:]:
            best = f(best, one)
        return best

    return fold


def _place_of_largest(values):
    if not values:
        raise ValueError('attempt to get argmax of an empty sequence')
    return values.index(_fold(_larger, 'maximum')(values)) if all([x == x for x in values]) else [
        x == x for x in values
    ].index(False)


def _reduce(f, a, axis, keepdims, kind):
    if a.ndim == 0 and axis in (0, -1):
        axis = None
    if isinstance(axis, tuple):
        if sorted([_axis_of(one, a.ndim) for one in axis]) != list(range(a.ndim)):
            axis = axis[0] if len(axis) == 1 else axis
        else:
            axis = None
    if axis is None:
        return _result([f(a._values())], (1,) * a.ndim if keepdims else (), kind)
    axis = _axis_of(axis, a.ndim)
    if a.ndim == 1:
        return _result([f(a._values())], (1,) if keepdims else (), kind)
    rows = [row._values() for row in (a.T if axis == 0 else a)]
    shape = [len(rows)]
    if keepdims:
        shape.insert(axis, 1)
    return _new([f(row) for row in rows], tuple(shape), kind)


def sum_(a, axis=None, keepdims=False):
    return asarray(a).sum(axis, keepdims)


def mean(a, axis=None, keepdims=False):
    return asarray(a).mean(axis, keepdims)


def max_(a, axis=None, keepdims=False):
    return asarray(a).max(axis, keepdims)


def min_(a, axis=None, keepdims=False):
    return asarray(a).min(axis, keepdims)


def any_(a, axis=None, keepdims=False):
    return asarray(a).any(axis, keepdims)


def all_(a, axis=None, keepdims=False):
    return asarray(a).all(axis, keepdims)


def argmax(a, axis=None):
    return asarray(a).argmax(axis)


# Products


def matmul(x, y):
    a, b = asarray(x), asarray(y)
    if a.ndim == 0 or b.ndim == 0:
        raise ValueError('matmul: Input operand %d does not have enough dimensions' % (0 if a.ndim == 0 else 1))
    return _product(a, b, 'matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature '
                    '(n?,k),(k,m?)->(n?,m?) (size %d is different from %d)' % (b.shape[0], a.shape[-1]))  # fmt: skip


def dot(x, y):
    a, b = asarray(x), asarray(y)
    if a.ndim == 0 or b.ndim == 0:
        return _binary(_multiply, a, b)
    told = 'shapes %s and %s not aligned: %d (dim %d) != %d (dim 0)'
    return _product(a, b, told % (_shape_text(a.shape), _shape_text(b.shape), a.shape[-1], a.ndim - 1, b.shape[0]))


def _product(a, b, mismatch):
    if a.shape[-1] != b.shape[0]:
        raise ValueError(mismatch)
    kind = _higher(a._kind, b._kind)
    rows = [row._values() for row in a] if a.ndim == 2 else [a._values()]
    columns = [column._values() for column in b.T] if b.ndim == 2 else [b._values()]
    zero = _casts[kind](0)
    values = []
    for row in rows:
        for column in columns:
            total = zero
            for p, q in zip(row, column):
                total += p * q
            values.append(_casts[kind](total))
    return _result(values, a.shape[:-1] + b.shape[1:], kind)
