export type Matrix = [number, number, number, number, number, number];
export type Box = { x0: number; y0: number; x1: number; y1: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const translate = (matrix: Matrix, x: number, y: number) => multiply(matrix, [1, 0, 0, 1, x, y]);

export const contains = ({ x0, y0, x1, y1 }: Box, x: number, y: number) =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** A matrix from an operator's arguments, which PDF.js passes one by one or as one array. */
export function matrixFrom(args: ArrayLike<unknown>): Matrix {
  const [first] = Array.from(args);
  const numbers = typeof first === "object" && first !== null ? (first as ArrayLike<unknown>) : args;
  return [0, 1, 2, 3, 4, 5].map((at) => Number(numbers[at])) as Matrix;
}

export function boxFrom(numbers: ArrayLike<number>): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(numbers, Number);
  return { x0, y0, x1, y1 };
}
