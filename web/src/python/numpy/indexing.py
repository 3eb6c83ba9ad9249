# What stands between the brackets: numbers, slices, None and ... make a view; lists, arrays and masks pick copies.


class _Indexed:
    def _index(self, key):
        """What a basic key leaves: shape, strides, offset. None if the key picks by a list or an array."""
        keys = list(key) if isinstance(key, tuple) else [key]
        if any([isinstance(k, (ndarray, list)) and not (isinstance(k, ndarray) and k.ndim == 0) for k in keys]):
            return None
        used = len([k for k in keys if k is not None and k is not Ellipsis])
        self._allow(used)
        at = keys.index(Ellipsis) if Ellipsis in keys else len(keys)
        keys = keys[:at] + [_all] * (self.ndim - used) + keys[at + 1 :]
        shape, strides, offset, axis = [], [], self._offset, 0
        for k in keys:
            if k is None:
                shape.append(1)
                strides.append(0)
                continue
            n, step = self._shape[axis], self._strides[axis]
            if isinstance(k, slice):
                start, stop, by = k.indices(n)
                shape.append(len(range(start, stop, by)))
                strides.append(step * by)
                offset += start * step
            else:
                offset += _within(k, n, axis) * step
            axis += 1
        _contiguous(shape)
        return tuple(shape), tuple(strides), offset

    def _allow(self, used):
        if used > self.ndim:
            told = 'too many indices for array: array is %d-dimensional, but %d were indexed'
            raise IndexError(told % (self.ndim, used))

    def _picked(self, key):
        """Positions that a list, an array or a mask picks, and their shape."""
        if isinstance(key, ndarray) and key._kind == 'bool' and key.ndim == self.ndim == 2:
            if key.shape != self._shape:
                raise IndexError('boolean index did not match indexed array; shapes %s and %s'
                                 % (_shape_text(self._shape), _shape_text(key.shape)))  # fmt: skip
            places = _positions(self._shape, self._strides, self._offset)
            found = [p for p, yes in zip(places, key._values()) if yes]
            return found, (len(found),)
        keys = list(key) if isinstance(key, tuple) else [key]
        self._allow(len(keys))
        keys += [_all] * self.ndim
        axes, shape, arrays = [], [], 0
        for axis in range(self.ndim):
            k, n = keys[axis], self._shape[axis]
            if k is None or k is Ellipsis:
                raise IndexError('this small numpy cannot mix None or ... with an index array')
            if isinstance(k, slice):
                axes.append(list(range(*k.indices(n))))
                shape.append(len(axes[-1]))
            elif isinstance(k, (list, ndarray)):
                axes.append(_listed(asarray(k), n, axis))
                shape.append(len(axes[-1]))
                arrays += 1
            else:
                axes.append([_within(k, n, axis)])
        if arrays == 2:
            (n,) = _broadcast_shapes([(len(axis),) for axis in axes])
            pairs = [(axes[0][i % len(axes[0])], axes[1][i % len(axes[1])]) for i in range(n)]
            shape = [n]
        elif self.ndim == 2:
            pairs = [(i, j) for i in axes[0] for j in axes[1]]
        else:
            pairs = [(i,) for i in axes[0]]
        places = [self._offset + sum([i * s for i, s in zip(pair, self._strides)]) for pair in pairs]
        return places, tuple(shape)

    def __getitem__(self, key):
        view = self._index(key)
        if view is None:
            places, shape = self._picked(key)
            return _new([self._data[p] for p in places], shape, self._kind)
        shape, strides, offset = view
        if shape == ():
            return _result([self._data[offset]], shape, self._kind)
        return ndarray(self._data, shape, strides, offset, self._kind)

    def __setitem__(self, key, value):
        view = self._index(key)
        places, shape = self._picked(key) if view is None else (_positions(*view), view[0])
        self._write(places, shape, asarray(value))

    def _write(self, places, shape, value):
        if value.ndim > len(shape) or _broadcast_shapes([value.shape, shape]) != shape:
            raise ValueError('could not broadcast input array from shape %s into shape %s'
                             % (_shape_text(value.shape), _shape_text(shape)))  # fmt: skip
        cast = _casts[self._kind]
        for p, x in zip(places, _spread(value, shape)):
            self._data[p] = cast(x)


def _within(k, n, axis):
    if isinstance(k, ndarray):
        k = k.item()
    if isinstance(k, bool) or not isinstance(k, int):
        raise IndexError(
            'only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) '
            'and integer or boolean arrays are valid indices'
        )
    if not -n <= k < n:
        raise IndexError('index %d is out of bounds for axis %d with size %d' % (k, axis, n))
    return k % n


def _listed(k, n, axis):
    if k.ndim != 1:
        raise IndexError('an index array of this small numpy has 1 dimension, or is a mask of the array’s own shape')
    if k._kind != 'bool':
        return [_within(i, n, axis) for i in k._values()]
    if k.size != n:
        raise IndexError('boolean index did not match indexed array along axis %d; size of axis is %d '
                         'but size of corresponding boolean axis is %d' % (axis, n, k.size))  # fmt: skip
    return [i for i, yes in enumerate(k._values()) if yes]
