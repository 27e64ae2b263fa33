import { expect, it } from 'vitest'
import { type Kernel, MULTIPLICATION, multiplyFaster } from '#adapters/recognition/multiply-matrix.ts'
import { startCore } from '#adapters/recognition/start-core.ts'
import { seeded } from '#engine/practice/seed.ts'

type Multiply = (...numbers: readonly number[]) => void
const isMultiply = (called: unknown): called is Multiply => typeof called === 'function'

it.each<Kernel>(['multiplyInOneGo', 'multiplyByPairs'])(
  'gives Tesseract’s own results to the last bit, in its place: %s',
  async (kernel) => {
    const running = await startCore()
    const { core, memory, table } = running
    const its: unknown = table.get(MULTIPLICATION)
    await multiplyFaster(running, kernel)
    const ours: unknown = table.get(MULTIPLICATION)
    if (!isMultiply(its) || !isMultiply(ours)) throw new Error('there is no function in that place')
    expect(ours).not.toBe(its)

    const chance = seeded('multiply-matrix')
    const byte = (): number => chance.pick([-127, 127, 0, chance.whole(-127, 127)])
    // The model’s own shapes, and all kinds of ends.
    for (const [rows, columns] of [
      [512, 609],
      [96, 161],
      [111, 513],
      [64, 81],
      [16, 10],
      [7, 34],
      [5, 20],
      [3, 16],
      [1, 2],
    ] as const) {
      const length = columns - 1
      const padded = length + (length % 2)
      const bytes = rows * (padded + 1)
      const [weights, vector] = [core._malloc(bytes), core._malloc(padded)]
      const [scales, first, second] = [core._malloc(rows * 4), core._malloc(rows * 4), core._malloc(rows * 4)]
      const row = [...Array(padded + 1).keys()]
      const matrix = Array.from({ length: rows }, () => row.map((at) => (at === length && padded > length ? 0 : byte())))
      new Int8Array(memory.buffer, weights, bytes).set(matrix.flat())
      new Int8Array(memory.buffer, vector, padded).set(row.slice(0, padded).map(byte))
      new Float32Array(memory.buffer, scales, rows).set(matrix.map(() => chance.whole(1, 1_000_000) / 1_000_003))
      its(rows, columns, weights, scales, vector, first)
      ours(rows, columns, weights, scales, vector, second)
      const resultsAt = (place: number): number[] => [...new Float32Array(memory.buffer, place, rows)]
      expect(resultsAt(second), `${rows} × ${columns}`).toEqual(resultsAt(first))
      expect(resultsAt(first).some((result) => result !== 0)).toBe(true)
    }
  },
)
