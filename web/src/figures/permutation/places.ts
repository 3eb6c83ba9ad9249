// A vector for each place there is.

import { resized, type Matrix } from '../../matrix.js';

export const placesOf = ({ X, P }: { readonly X: Matrix; readonly P: Matrix }): Matrix => resized(P, X.rows, X.cols);
