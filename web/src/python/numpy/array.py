# The array itself.


class ndarray(_Reckoned):
    def __init__(self, data, shape, strides, offset, kind):
        self._data, self._shape, self._strides, self._offset, self._kind = data, shape, strides, offset, kind

    @property
    def shape(self):
        return self._shape

    @property
    def ndim(self):
        return len(self._shape)

    @property
    def size(self):
        return _size(self._shape)

    @property
    def dtype(self):
        return dtype(self._kind)

    @property
    def T(self):
        return ndarray(self._data, _turned(self._shape), _turned(self._strides), self._offset, self._kind)

    def transpose(self, *axes):
        if len(axes) == 1 and not isinstance(axes[0], int):
            axes = axes[0]
        if axes is None or len(axes) == 0:
            return self.T
        if sorted([_axis_of(a, self.ndim) for a in axes]) != list(range(self.ndim)):
            raise ValueError("axes don't match array")
        return self.T if axes[0] % self.ndim else self[:]

    def _values(self):
        return [self._data[p] for p in _positions(self._shape, self._strides, self._offset)]

    def copy(self):
        return _new(self._values(), self._shape, self._kind)

    def astype(self, kind):
        kind = _kind_named(kind)
        return _new([_casts[kind](x) for x in self._values()], self._shape, kind)

    def tolist(self):
        return [row.tolist() if isinstance(row, ndarray) else row for row in self] if self._shape else self._values()[0]

    def item(self):
        if self.size != 1:
            raise ValueError('can only convert an array of size 1 to a Python scalar')
        return self._values()[0]

    def reshape(self, *shape):
        if len(shape) == 1 and not isinstance(shape[0], int):
            shape = tuple(shape[0])
        known = _size([n for n in shape if n != -1])
        if shape.count(-1) == 1 and known:
            shape = tuple([self.size // known if n == -1 else n for n in shape])
        if min(shape + (0,)) < 0 or _size(shape) != self.size:
            raise ValueError('cannot reshape array of size %d into shape %s' % (self.size, _shape_text(shape)))
        strides = _contiguous(shape)
        if self._strides == _contiguous(self._shape):
            return ndarray(self._data, shape, strides, self._offset, self._kind)
        return _new(self._values(), shape, self._kind)

    def flatten(self):
        return _new(self._values(), (self.size,), self._kind)

    def ravel(self):
        return self.reshape(-1)

    def __len__(self):
        if not self._shape:
            raise TypeError('len() of unsized object')
        return self._shape[0]

    def __iter__(self):
        if not self._shape:
            raise TypeError('iteration over a 0-d array')
        return iter([self[i] for i in range(self._shape[0])])

    def __contains__(self, x):
        return x in self._values()

    def __hash__(self):
        raise TypeError("unhashable type: 'numpy.ndarray'")

    def __bool__(self):
        if self.size != 1:
            raise ValueError('The truth value of an array with more than one element is ambiguous. '
                             'Use a.any() or a.all()')  # fmt: skip
        return bool(self._values()[0])

    def sum(self, axis=None, keepdims=False):
        kind = 'int64' if self._kind == 'bool' else self._kind
        return _reduce(lambda x: _casts[kind](_total(x)), self, axis, keepdims, kind)

    def mean(self, axis=None, keepdims=False):
        return _reduce(lambda x: _divide(_total(x), len(x)), self, axis, keepdims, 'float64')

    def max(self, axis=None, keepdims=False):
        return _reduce(_fold(_larger, 'maximum'), self, axis, keepdims, self._kind)

    def min(self, axis=None, keepdims=False):
        return _reduce(_fold(_smaller, 'minimum'), self, axis, keepdims, self._kind)

    def any(self, axis=None, keepdims=False):
        return _reduce(lambda x: True in [bool(one) for one in x], self, axis, keepdims, 'bool')

    def all(self, axis=None, keepdims=False):
        return _reduce(lambda x: False not in [bool(one) for one in x], self, axis, keepdims, 'bool')

    def argmax(self, axis=None):
        return _reduce(_place_of_largest, self, axis, False, 'int64')

    def dot(self, other):
        return dot(self, other)

    def __str__(self):
        return _text(self, ' ', '')

    def __repr__(self):
        none = ', dtype=' + self._kind if self.size == 0 and self._kind != 'float64' else ''
        return 'array(' + _text(self, ', ', 'array(') + none + ')'

    def __getattr__(self, name):
        names = 'shape ndim size dtype T transpose reshape copy astype tolist item flatten ravel dot '
        names += 'sum mean max min any all argmax'
        raise AttributeError(
            "arrays of this small numpy have no '%s'. They have: %s" % (name, ', '.join(names.split()))
        )
