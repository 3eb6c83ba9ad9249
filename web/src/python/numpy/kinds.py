# The part of NumPy that attention is written with: arrays of up to 2 dimensions, of float64, int64 or bool.
# An array is a view of a flat list: element (i, j) is data[offset + i * strides[0] + j * strides[1]].
# What it has behaves and prints as in NumPy, but single numbers are Python's own; tests run programs in both.

import math

inf = math.inf
nan = math.nan
pi = math.pi
e = math.e
newaxis = None


class _Key:
    def __getitem__(self, key):
        return key


_all = _Key()[:]
_kinds = ('bool', 'int64', 'float64')


def __getattr__(name):
    if name in _hiding:
        return _hiding[name]
    raise AttributeError("this small numpy has no '%s'. It has: %s" % (name, ', '.join(_public)))


class dtype:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return "dtype('%s')" % self.name

    def __str__(self):
        return self.name

    def __eq__(self, other):
        return self.name == _kind_named(other)

    def __call__(self, x=0):
        return asarray(x).astype(self)[()]


bool_ = dtype('bool')
int64 = dtype('int64')
float64 = dtype('float64')


def _kind_named(kind):
    if kind is float:
        return 'float64'
    if kind is int:
        return 'int64'
    if kind is bool:
        return 'bool'
    name = kind.name if isinstance(kind, dtype) else str(kind)
    name = {'float': 'float64', 'int': 'int64'}.get(name, name)
    if name not in _kinds:
        raise TypeError("this small numpy has no dtype '%s'. It has: %s" % (name, ', '.join(_kinds)))
    return name


def _kind_of(x):
    if isinstance(x, bool):
        return 'bool'
    if isinstance(x, int):
        return 'int64'
    if isinstance(x, float):
        return 'float64'
    try:
        float(x)
        return 'float64'
    except (TypeError, ValueError):
        raise TypeError("not a number: %r" % (x,))


_casts = {'bool': bool, 'int64': int, 'float64': float}


def _higher(a, b):
    return a if _kinds.index(a) >= _kinds.index(b) else b


def _shape_text(shape):
    return '(%s)' % (','.join([str(n) for n in shape]) + (',' if len(shape) == 1 else ''))


def _turned(shape):
    return tuple(reversed(shape))


def _size(shape):
    n = 1
    for m in shape:
        n *= m
    return n


def _contiguous(shape):
    if len(shape) > 2:
        raise ValueError('arrays of this small numpy have at most 2 dimensions, not ' + _shape_text(shape))
    strides, step = [], 1
    for n in reversed(shape):
        strides.insert(0, step)
        step *= n
    return tuple(strides)


def _positions(shape, strides, offset):
    if len(shape) == 0:
        return [offset]
    if len(shape) == 1:
        return [offset + i * strides[0] for i in range(shape[0])]
    return [offset + i * strides[0] + j * strides[1] for i in range(shape[0]) for j in range(shape[1])]


def _broadcast_shapes(shapes):
    result = []
    for k in range(max([len(s) for s in shapes])):
        sizes = [s[-1 - k] for s in shapes if k < len(s)]
        wide = [n for n in sizes if n != 1]
        if wide and min(wide) != max(wide):
            told = ' '.join([_shape_text(s) for s in shapes])
            raise ValueError('operands could not be broadcast together with shapes ' + told)
        result.insert(0, wide[0] if wide else 1)
    return tuple(result)


def _spread(a, shape):
    """The elements of a, broadcast to the shape."""
    lead = len(shape) - a.ndim
    strides = [0] * lead + [s if n != 1 else 0 for n, s in zip(a.shape, a._strides)]
    return [a._data[p] for p in _positions(shape, strides, a._offset)]


def _new(values, shape, kind):
    return ndarray(values, shape, _contiguous(shape), 0, kind)


def _result(values, shape, kind):
    """A single number is Python's own; a truth value is not, since ~ means something else there."""
    return values[0] if shape == () and kind != 'bool' else _new(values, shape, kind)


def _axis_of(axis, ndim):
    if not -ndim <= axis < ndim:
        raise ValueError('axis %d is out of bounds for array of dimension %d' % (axis, ndim))
    return axis % ndim
