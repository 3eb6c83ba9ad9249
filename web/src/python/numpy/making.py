# Making arrays


def array(x, dtype=None):
    made = x.copy() if isinstance(x, ndarray) else _from(x)
    return made if dtype is None else made.astype(dtype)


def asarray(x, dtype=None):
    return x if isinstance(x, ndarray) and (dtype is None or dtype == x._kind) else array(x, dtype)


def _from(x):
    if not isinstance(x, (list, tuple, range)):
        kind = _kind_of(x)
        return _new([_casts[kind](x)], (), kind)
    rows = [asarray(one) for one in x]
    if not rows:
        return _new([], (0,), 'float64')
    shape, kind = rows[0].shape, 'bool'
    for row in rows:
        kind = _higher(kind, row._kind)
        if row.shape != shape:
            raise ValueError('setting an array element with a sequence. The requested array has an '
                             'inhomogeneous shape')  # fmt: skip
    cast = _casts[kind]
    return _new([cast(one) for row in rows for one in row._values()], (len(rows),) + shape, kind)


def full(shape, fill_value, dtype=None):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    kind = _kind_of(fill_value) if dtype is None else _kind_named(dtype)
    return _new([_casts[kind](fill_value)] * _size(shape), shape, kind)


def zeros(shape, dtype=float):
    return full(shape, 0, dtype)


def ones(shape, dtype=float):
    return full(shape, 1, dtype)


def empty(shape, dtype=float):
    return zeros(shape, dtype)


def full_like(a, fill_value, dtype=None):
    a = asarray(a)
    return full(a.shape, fill_value, dtype or a._kind)


def zeros_like(a, dtype=None):
    return full_like(a, 0, dtype)


def ones_like(a, dtype=None):
    return full_like(a, 1, dtype)


def eye(n, m=None, dtype=float):
    kind = _kind_named(dtype)
    m = n if m is None else m
    return _new([_casts[kind](i == j) for i in range(n) for j in range(m)], (n, m), kind)


def arange(start, stop=None, step=1):
    if stop is None:
        start, stop = 0, start
    count = max(0, math.ceil((stop - start) / step))
    kind = _higher(_higher(_kind_of(start), _kind_of(stop)), _kind_of(step))
    return _new([_casts[kind](start + i * step) for i in range(count)], (count,), kind)


def copy(a):
    return array(a)


# Shapes


def shape(a):
    return asarray(a).shape


def ndim(a):
    return asarray(a).ndim


def size(a):
    return asarray(a).size


def reshape(a, new):
    return asarray(a).reshape(new)


def transpose(a, axes=None):
    return asarray(a).transpose(axes)


def expand_dims(a, axis):
    a = asarray(a)
    key = [_all] * a.ndim
    key.insert(_axis_of(axis, a.ndim + 1), None)
    return a[tuple(key)]


def concatenate(arrays, axis=0):
    parts = [asarray(one) for one in arrays]
    if not parts:
        raise ValueError('need at least one array to concatenate')
    n = parts[0].ndim
    if n == 0:
        raise ValueError('zero-dimensional arrays cannot be concatenated')
    axis = _axis_of(axis, n)
    for one in parts:
        if one.ndim != n or (n == 2 and one.shape[1 - axis] != parts[0].shape[1 - axis]):
            raise ValueError('all the input array dimensions except for the concatenation axis must match exactly')
    if axis == 1:
        return concatenate([one.T for one in parts]).T.copy()
    kind = 'bool'
    for one in parts:
        kind = _higher(kind, one._kind)
    values = [_casts[kind](x) for one in parts for x in one._values()]
    return _new(values, (sum([one.shape[0] for one in parts]),) + parts[0].shape[1:], kind)


def _triangle(a, keep):
    a = asarray(a)
    if a.ndim == 1:
        a = a + zeros((a.size, 1), a._kind)
    zero = _casts[a._kind](0)
    pairs = [(i, j) for i in range(a.shape[0]) for j in range(a.shape[1])]
    return _new([x if keep(j - i) else zero for (i, j), x in zip(pairs, a._values())], a.shape, a._kind)


def tril(a, k=0):
    return _triangle(a, lambda d: d <= k)


def triu(a, k=0):
    return _triangle(a, lambda d: d >= k)
