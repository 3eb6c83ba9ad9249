# Runs the reader's program, calls its `attention` on every trial, and writes down what came of it.
# trials.json: [{"name": …, "Q": [[…]], "K": …, "V": …, "mask": [[…]] or null}]; answers.json: see Report in
# protocol.ts. What a trial prints has its name above it.

import io
import json
import sys

import numpy as np
from inplace import inplace, rewritten

_file = 'attention.py'


class _Closed:
    def __getattr__(self, name):
        raise AttributeError('JavaScript is out of reach here')


def _no_input(prompt=''):
    raise EOFError('there is nobody to ask: input() does not work here')


_heading = []


def _print(*things, **options):
    if _heading:
        print('#', _heading.pop())
    print(*things, **options)


sys.modules['js'] = sys.modules['jsffi'] = _Closed()


def _fault(error):
    """The error's name and text, and the last line of the reader's own that it came through."""
    told = io.StringIO()
    sys.print_exception(error, told)
    here = [line for line in told.getvalue().split('\n') if '"%s", line ' % _file in line]
    line = int(here[-1].split(', line ')[1].split(',')[0]) if here else 0
    return {'type': type(error).__name__, 'text': str(error), 'line': line}


def _numbers(x):
    a = np.asarray(x)
    return {'shape': list(a.shape), 'numbers': ' '.join([repr(float(one)) for one in a._values()])}


def _answer(attention, trial):
    given = [np.array(trial[name], dtype=float) for name in ('Q', 'K', 'V')]
    if trial['mask'] is not None:
        given.append(np.array(trial['mask'], dtype=bool))
    try:
        came = attention(*given)
        if not isinstance(came, (tuple, list)) or len(came) != 2:
            return {'fault': {'type': 'NotAPair', 'text': type(came).__name__, 'line': 0}}
        return {'output': _numbers(came[0]), 'weights': _numbers(came[1])}
    except BaseException as error:
        return {'fault': _fault(error)}


def _report():
    with open(_file) as file:
        code = file.read()
    with open('trials.json') as file:
        trials = json.loads(file.read())
    try:
        names = {'__name__': '__main__', 'input': _no_input, 'print': _print, '__inplace__': inplace}
        exec(compile(rewritten(code), _file, 'exec'), names)
        if not callable(names.get('attention')):
            return {'fault': {'type': 'NoAttention', 'text': '', 'line': 0}}
    except BaseException as error:
        return {'fault': _fault(error)}
    answers = []
    for trial in trials:
        _heading[:] = [trial['name']]
        answers.append(_answer(names['attention'], trial))
        if 'fault' in answers[0]:
            return answers[0]
    return {'answers': answers}


with open('answers.json', 'w') as file:
    file.write(json.dumps(_report()))
