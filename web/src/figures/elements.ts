// Every figure there is, as custom elements: importing this file defines them.

import { define } from '../figure.js';
import { ScaledDotProduct } from './scaled-dot-product/element.js';

[ScaledDotProduct].forEach(define);
