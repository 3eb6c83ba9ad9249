# MicroPython knows `a += b` and `a -= b` in place, but takes `a *= b` for `a = a * b`, so that what else is a view of `a`
# would not change. Here `a *= b` becomes `a = __inplace__('*', a, (b))`, and its kin likewise, each on its own line.

_signs = ('**', '//', '*', '/', '%', '@', '&', '|', '^')
_plain = {
    '**': lambda a, b: a**b,
    '//': lambda a, b: a // b,
    '*': lambda a, b: a * b,
    '/': lambda a, b: a / b,
    '%': lambda a, b: a % b,
    '@': lambda a, b: a @ b,
    '&': lambda a, b: a & b,
    '|': lambda a, b: a | b,
    '^': lambda a, b: a ^ b,
}


def inplace(sign, a, b):
    return a._inplace(_plain[sign], b) if hasattr(a, '_inplace') else _plain[sign](a, b)


def _end_of_string(code, k):
    quote = code[k : k + 3] if code[k : k + 3] in ('"""', "'''") else code[k]
    at = k + len(quote)
    while at < len(code) and code[at : at + len(quote)] != quote:
        if code[at] == '\n' and len(quote) == 1:
            return at
        at += 2 if code[at] == '\\' else 1
    return at + len(quote)


def _end_of_name(code, k):
    while k < len(code) and (code[k].isalpha() or code[k].isdigit() or code[k] == '_'):
        k += 1
    return k


def _sign_at(code, k):
    for sign in _signs:
        if code[k : k + len(sign) + 1] == sign + '=':
            return sign


def rewritten(code):
    out, k, depth, begins, opened = [], 0, 0, True, False
    while k < len(code):
        c, after = code[k], k + 1
        if c == '#':
            after = code.find('\n', k)
            after = len(code) if after < 0 else after
        elif c in '"\'':
            after = _end_of_string(code, k)
        elif c == '\\':
            after = k + 2
        elif begins and depth == 0 and (c.isalpha() or c == '_'):
            after = _end_of_name(code, k)
            at = after
            while code[at : at + 1] in (' ', '\t'):
                at += 1
            sign = _sign_at(code, at)
            if sign:
                out.append("%s = __inplace__('%s', %s, (" % (code[k:after], sign, code[k:after]))
                begins, opened, k = False, True, at + len(sign) + 1
                continue
        depth += (c in '([{') - (c in ')]}')
        ends = depth <= 0 and c in '#\n;'
        if ends and opened:
            out.append('))')
            opened = False
        begins = ends or (depth == 0 and c == ':') or (begins and c in ' \t')
        out.append(code[k:after])
        k = after
    return ''.join(out) + ('))' if opened else '')
