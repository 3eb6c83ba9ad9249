# The signs: + - * / ** @ & | ~ < == and their kin.


class _Reckoned(_Indexed):
    def _inplace(self, operation, other):
        result = asarray(operation(self, other))
        if result.shape != self._shape:
            raise ValueError("non-broadcastable output operand with shape %s doesn't match the broadcast shape %s"
                             % (_shape_text(self._shape), _shape_text(result.shape)))  # fmt: skip
        if _kinds.index(result._kind) > _kinds.index(self._kind):
            raise TypeError("Cannot cast ufunc output from dtype('%s') to dtype('%s') with casting rule 'same_kind'"
                            % (result._kind, self._kind))  # fmt: skip
        self._write(_positions(self._shape, self._strides, self._offset), self._shape, result)
        return self

    def __add__(self, other):
        return _binary(_add, self, other)

    def __radd__(self, other):
        return _binary(_add, other, self)

    def __iadd__(self, other):
        return self._inplace(_Reckoned.__add__, other)

    def __sub__(self, other):
        return _binary(_subtract, self, other)

    def __rsub__(self, other):
        return _binary(_subtract, other, self)

    def __isub__(self, other):
        return self._inplace(_Reckoned.__sub__, other)

    def __mul__(self, other):
        return _binary(_multiply, self, other)

    def __rmul__(self, other):
        return _binary(_multiply, other, self)

    def __imul__(self, other):
        return self._inplace(_Reckoned.__mul__, other)

    def __truediv__(self, other):
        return _binary(_divide, self, other, 'float64')

    def __rtruediv__(self, other):
        return _binary(_divide, other, self, 'float64')

    def __itruediv__(self, other):
        return self._inplace(_Reckoned.__truediv__, other)

    def __floordiv__(self, other):
        return _binary(_floor_divide, _numbers(self), other)

    def __mod__(self, other):
        return _binary(_remainder, _numbers(self), other)

    def __pow__(self, other):
        return _binary(_power, _numbers(self), other)

    def __rpow__(self, other):
        return _binary(_power, other, self)

    def __ipow__(self, other):
        return self._inplace(_Reckoned.__pow__, other)

    def __matmul__(self, other):
        return matmul(self, other)

    def __rmatmul__(self, other):
        return matmul(other, self)

    def __neg__(self):
        if self._kind == 'bool':
            raise TypeError('The numpy boolean negative, the `-` operator, is not supported, use the `~` operator')
        return _unary(lambda x: -x, self)

    def __pos__(self):
        return self.copy()

    def __abs__(self):
        return _unary(_absolute, self)

    def __invert__(self):
        if self._kind == 'float64':
            raise TypeError("ufunc 'invert' not supported for the input types")
        return _unary((lambda x: not x) if self._kind == 'bool' else (lambda x: ~x), self)

    def __and__(self, other):
        return _bitwise(lambda a, b: a & b, self, other)

    __rand__ = __and__

    def __or__(self, other):
        return _bitwise(lambda a, b: a | b, self, other)

    __ror__ = __or__

    def __xor__(self, other):
        return _bitwise(lambda a, b: a ^ b, self, other)

    __rxor__ = __xor__

    def __eq__(self, other):
        return _binary(lambda a, b: a == b, self, other, 'bool')

    def __ne__(self, other):
        return _binary(lambda a, b: a != b, self, other, 'bool')

    def __lt__(self, other):
        return _binary(lambda a, b: a < b, self, other, 'bool')

    def __le__(self, other):
        return _binary(lambda a, b: a <= b, self, other, 'bool')

    def __gt__(self, other):
        return _binary(lambda a, b: a > b, self, other, 'bool')

    def __ge__(self, other):
        return _binary(lambda a, b: a >= b, self, other, 'bool')
