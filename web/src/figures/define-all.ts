// Importing this file defines every figure there is, as custom elements.

import { define } from '../figure.js';
import { figures } from './elements.js';

figures.forEach(define);
