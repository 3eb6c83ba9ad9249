// Every figure there is, as custom elements: importing this file defines them.

import { define } from '../figure.js';
import { PathLength } from './path-length/element.js';
import { ScaledDotProduct } from './scaled-dot-product/element.js';

[ScaledDotProduct, PathLength].forEach(define);
