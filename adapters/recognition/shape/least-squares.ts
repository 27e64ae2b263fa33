/** One equation: the sum of `factors` times the unknowns is `value`; a heavier one counts for more. */
export interface Equation {
  readonly factors: readonly number[]
  readonly value: number
  readonly weight: number
}

const ROUNDS = 8

export interface Fit {
  readonly scale: number
  readonly damping: readonly number[]
  readonly start?: readonly number[]
  /** How many times wider the scale is at first; it halves with each round. */
  readonly coarse?: number
}
/** Keeps the unknowns that nothing speaks about at zero. */
const FAINT = 1e-9

/**
 * The unknowns that fit best, by iteration: an equation that is off by more than `scale` loses its say.
 * `damping` draws each unknown towards zero, as much as equations of that weight would.
 */
export function fitted(equations: readonly Equation[], { scale, damping, start, coarse = 1 }: Fit): number[] {
  let unknowns = start ? [...start] : damping.map(() => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const wide = scale * Math.max(1, coarse / 2 ** round)
    const weights = equations.map((equation) => {
      const off = residual(equation, unknowns) / wide
      // Without a start the first round takes everything as it is.
      return round === 0 && !start ? equation.weight : equation.weight / (1 + off * off) ** 2
    })
    const next = solved(equations, weights, damping)
    if (next === null) return unknowns
    unknowns = next
  }
  return unknowns
}

export function residual({ factors, value }: Equation, unknowns: readonly number[]): number {
  let sum = -value
  for (let at = 0; at < factors.length; at += 1) sum += (factors[at] ?? 0) * (unknowns[at] ?? 0)
  return sum
}

function solved(equations: readonly Equation[], weights: readonly number[], damping: readonly number[]): number[] | null {
  const count = damping.length
  const matrix = Array.from({ length: count }, (_, row) => {
    const line = new Float64Array(count + 1)
    line[row] = (damping[row] ?? 0) + FAINT
    return line
  })
  equations.forEach(({ factors, value }, index) => {
    const weight = weights[index] ?? 0
    for (let row = 0; row < count; row += 1) {
      const line = matrix[row]
      const factor = (factors[row] ?? 0) * weight
      if (line === undefined || factor === 0) continue
      for (let column = 0; column < count; column += 1) line[column] = (line[column] ?? 0) + factor * (factors[column] ?? 0)
      line[count] = (line[count] ?? 0) + factor * value
    }
  })
  return eliminated(matrix)
}

/** Gauss with the largest pivot; null where the equations say too little. */
function eliminated(matrix: Float64Array[]): number[] | null {
  const count = matrix.length
  for (let column = 0; column < count; column += 1) {
    let best = column
    for (let row = column + 1; row < count; row += 1)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[best]?.[column] ?? 0)) best = row
    const [pivot, displaced] = [matrix[best], matrix[column]]
    if (pivot === undefined || displaced === undefined || Math.abs(pivot[column] ?? 0) < 1e-14) return null
    matrix[best] = displaced
    matrix[column] = pivot
    for (let row = 0; row < count; row += 1) {
      const line = matrix[row]
      if (row === column || line === undefined) continue
      const factor = (line[column] ?? 0) / (pivot[column] ?? 1)
      if (factor === 0) continue
      for (let at = column; at <= count; at += 1) line[at] = (line[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  }
  return matrix.map((line, row) => (line[count] ?? 0) / (line[row] ?? 1))
}
