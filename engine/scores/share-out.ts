/** Whole points by weight that add up to the total: what is left over goes to the largest remainders. */
export function shareOut(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => (sum === 0 ? 0 : (total * weight) / sum))
  const left = total - exact.reduce((all, points) => all + Math.floor(points), 0)
  const byRemainder = exact
    .map((points, index) => ({ index, remainder: points - Math.floor(points) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  const raised = new Set(byRemainder.slice(0, Math.round(left)).map(({ index }) => index))
  return exact.map((points, index) => Math.floor(points) + (raised.has(index) ? 1 : 0))
}
