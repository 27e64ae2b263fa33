/** By code units: the same order on every machine, whatever its language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
