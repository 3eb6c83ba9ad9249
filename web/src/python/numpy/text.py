# As text: eight digits, as numpy.array2string


def _plain(x):
    """The shortest decimal of x with at most 8 digits behind the point, without closing zeros."""
    text = repr(x)
    if 'e' in text or len(text) - text.find('.') > 9:
        text = '%.8f' % x
    return text.rstrip('0')


def _scientific(x):
    text = repr(x)
    digits = text.split('e')[0].replace('-', '').replace('.', '').strip('0')
    mantissa, power = ('%.*e' % (min(8, max(0, len(digits) - 1)), x)).split('e')
    return mantissa if '.' in mantissa else mantissa + '.', power


def _left(text, width):
    return ' ' * (width - len(text)) + text


def _right(text, width):
    return text + ' ' * (width - len(text))


def _float_texts(values):
    finite = [x for x in values if x - x == 0]
    sizes = [abs(x) for x in finite if x != 0]
    if sizes and (max(sizes) >= 1e8 or min(sizes) < 1e-4 or max(sizes) / min(sizes) > 1000):
        parts = {x: _scientific(x) for x in finite}
        fraction = max([len(m.split('.')[1]) for m, _ in parts.values()])
        texts = {x: m + '0' * (fraction - len(m.split('.')[1])) + 'e' + p for x, (m, p) in parts.items()}
        width = max([len(t) for t in texts.values()])
    else:
        texts = {x: _plain(x) for x in finite}
        whole = max([t.find('.') for t in texts.values()] + [0])
        fraction = max([len(t) - t.find('.') - 1 for t in texts.values()] + [0])
        texts = {x: _right(_left(t, len(t) + whole - t.find('.')), whole + 1 + fraction) for x, t in texts.items()}
        width = whole + 1 + fraction
    others = ['nan' if x != x else ('-inf' if x < 0 else 'inf') for x in values if x - x != 0]
    width = max([width] + [len(t) for t in others])
    special = lambda x: 'nan' if x != x else ('inf' if x > 0 else '-inf')
    return [_left(texts[x] if x - x == 0 else special(x), width) for x in values]


def _texts(values, kind):
    if kind == 'float64':
        return _float_texts(values)
    texts = [str(x) for x in values]
    width = max([len(t) for t in texts] + [0])
    return [_left(t, 5 if kind == 'bool' else width) for t in texts]


def _text(a, separator, prefix):
    if a.size == 0:
        return '[]'
    if a.ndim == 0:
        text = _texts(a._values(), a._kind)[0].strip()
        return text + '0' if separator == ' ' and text.endswith('.') else text
    texts = _texts(a._values(), a._kind)
    indent = ' ' * (len(prefix) + 1)
    if a.ndim == 1:
        return _line(texts, separator, indent, 75)
    n = a.shape[1]
    rows = [_line(texts[i * n : i * n + n], separator, indent + ' ', 74) for i in range(a.shape[0])]
    return '[' + (separator.rstrip() + '\n' + indent).join(rows) + ']'


def _line(texts, separator, indent, width):
    width -= max(len(separator.rstrip()), 1)
    done, line = '', indent
    for i, word in enumerate(texts):
        if len(line) + len(word) > width and len(line) > len(indent):
            done += line.rstrip() + '\n'
            line = indent
        line += word + (separator if i < len(texts) - 1 else '')
    return '[' + (done + line)[len(indent) :] + ']'


# Names that Python has too: given out by __getattr__ alone, so that what stands above means Python's.
_hiding = {'abs': abs_, 'absolute': abs_, 'sum': sum_, 'max': max_, 'min': min_, 'any': any_, 'all': all_}
_public = sorted(
    [name for name in list(globals()) + list(_hiding) if '_' not in (name[0], name[-1]) and name not in ('math', 'dtype')]
    + ['bool_']
)
