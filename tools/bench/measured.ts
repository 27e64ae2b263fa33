/** One line of the table: a figure of ours next to its reference, both from this run. */
export interface Measured {
  readonly what: string
  readonly ours: string
  readonly reference: string
  readonly ratio: string
  readonly aim: string
  /** Whether the figure reached its aim; null where there is no aim. */
  readonly isMet: boolean | null
}

/** Milliseconds of each of `times` runs, after `warm` that do not count; sorted. */
export async function timesOf(run: () => unknown, { warm, times }: { warm: number; times: number }): Promise<number[]> {
  for (let index = 0; index < warm; index += 1) await run()
  const found: number[] = []
  for (let index = 0; index < times; index += 1) {
    const start = performance.now()
    await run()
    found.push(performance.now() - start)
  }
  return found.toSorted((a, b) => a - b)
}

/** The same for a thing and its reference in turn, in the order they ran, so that a busy minute of the machine weighs on both alike. */
export async function timesInTurn(
  run: () => unknown,
  reference: () => unknown,
  { warm, times }: { warm: number; times: number },
): Promise<{ ours: number; reference: number }[]> {
  const found: { ours: number; reference: number }[] = []
  for (let index = -warm; index < times; index += 1) {
    const start = performance.now()
    await run()
    const between = performance.now()
    await reference()
    if (index >= 0) found.push({ ours: between - start, reference: performance.now() - between })
  }
  return found
}

export const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
export const best = (sorted: readonly number[]): number => sorted[0] ?? Number.NaN

export const MEASURED_HEADS = ['what', 'ours', 'reference', 'ratio', 'aim', 'met'] as const
export const measuredCells = ({ what, ours, reference, ratio, aim, isMet }: Measured): string[] => [
  what,
  ours,
  reference,
  ratio,
  aim,
  isMet === null ? '-' : isMet ? 'yes' : 'NO',
]
