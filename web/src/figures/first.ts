// The figure that the lesson begins with: the page's own script brings it along, and asks for the others later.

import { define } from '../figure.js';
import { ClosedBook } from './closed-book/element.js';

define(ClosedBook);
