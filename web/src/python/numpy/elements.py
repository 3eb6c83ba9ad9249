# Element by element


def _unary(f, x, kind=None):
    a = asarray(x)
    return _result([f(one) for one in a._values()], a.shape, kind or a._kind)


def _binary(f, x, y, kind=None):
    a, b = asarray(x), asarray(y)
    shape = _broadcast_shapes([a.shape, b.shape])
    _contiguous(shape)
    kind = kind or _higher(a._kind, b._kind)
    cast = _casts[kind]
    return _result([cast(f(p, q)) for p, q in zip(_spread(a, shape), _spread(b, shape))], shape, kind)


def _numbers(a):
    return a.astype(int) if a._kind == 'bool' else a


def _bitwise(f, x, y):
    """MicroPython hands over a bool on the left as 0 or 1."""
    if x._kind == 'bool' and isinstance(y, int) and y in (0, 1):
        y = bool(y)
    if 'float64' in (asarray(x)._kind, asarray(y)._kind):
        raise TypeError("ufunc 'bitwise' not supported for the input types: they must be bool or int64")
    return _binary(f, x, y)


def _add(a, b):
    return a + b


def _subtract(a, b):
    if isinstance(a, bool) and isinstance(b, bool):
        raise TypeError('numpy boolean subtract, the `-` operator, is not supported, use the ^ operator')
    return a - b


def _multiply(a, b):
    return a * b


def _divide(a, b):
    if b != 0:
        return a / b
    return nan if a == 0 or a != a else math.copysign(inf, a) * math.copysign(1.0, b)


def _floor_divide(a, b):
    if b == 0:
        return _divide(a, b) if isinstance(a, float) or isinstance(b, float) else 0
    return a // b


def _remainder(a, b):
    if b == 0:
        return nan if isinstance(a, float) or isinstance(b, float) else 0
    return a % b


def _power(a, b):
    if isinstance(a, int) and isinstance(b, int):
        if b < 0:
            raise ValueError('Integers to negative integer powers are not allowed.')
        return a**b
    if a == 0 and b < 0:
        return inf
    if a < 0 and b == b and abs(b) != inf and b != int(b):
        return nan if a > -inf else _power(inf, b)
    try:
        return float(a) ** b
    except (OverflowError, ValueError):
        return -inf if a < 0 and int(b) % 2 else inf


def _absolute(x):
    return abs(x)


def _larger(a, b):
    return a if a != a or (b == b and a >= b) else b


def _smaller(a, b):
    return a if a != a or (b == b and a <= b) else b


def _function(f, at_fault):
    def safe(x):
        if x != x:
            return nan
        try:
            return f(x)
        except (OverflowError, ValueError, ZeroDivisionError):
            return at_fault(x)

    return lambda x: _unary(safe, x, 'float64')


exp = _function(math.exp, lambda x: inf)
sqrt = _function(math.sqrt, lambda x: nan)
log = _function(math.log, lambda x: -inf if x == 0 else nan)
tanh = _function(math.tanh, lambda x: math.copysign(1.0, x))


def abs_(x):
    return _unary(_absolute, x)


def isnan(x):
    return _unary(lambda a: a != a, x, 'bool')


def isinf(x):
    return _unary(lambda a: a in (inf, -inf), x, 'bool')


def isfinite(x):
    return _unary(lambda a: a == a and a not in (inf, -inf), x, 'bool')


def maximum(a, b):
    return _binary(_larger, a, b)


def minimum(a, b):
    return _binary(_smaller, a, b)


def logical_not(x):
    return _unary(lambda a: not a, x, 'bool')


def logical_and(a, b):
    return _binary(lambda p, q: bool(p) and bool(q), a, b, 'bool')


def logical_or(a, b):
    return _binary(lambda p, q: bool(p) or bool(q), a, b, 'bool')


def where(condition, x, y):
    c, a, b = asarray(condition), asarray(x), asarray(y)
    shape = _broadcast_shapes([c.shape, a.shape, b.shape])
    kind = _higher(a._kind, b._kind)
    rows = zip(_spread(c, shape), _spread(a, shape), _spread(b, shape))
    return _new([_casts[kind](p if yes else q) for yes, p, q in rows], shape, kind)


def isclose(a, b, rtol=1e-5, atol=1e-8):
    def close(p, q):
        return p == q or (abs(q) != inf and abs(p - q) <= atol + rtol * abs(q))

    return _binary(close, a, b, 'bool')


def allclose(a, b, rtol=1e-5, atol=1e-8):
    return bool(asarray(isclose(a, b, rtol, atol)).all())


def array_equal(a, b):
    a, b = asarray(a), asarray(b)
    return a.shape == b.shape and a._values() == b._values()
