/** Whether an error is a fault of our own code. A library that meets a broken file throws a plain `Error`, or one of its own kind. */
export const isOwnFault = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError || error instanceof SyntaxError
