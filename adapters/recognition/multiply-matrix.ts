import { readFile } from 'node:fs/promises'
import type { RunningCore } from '#adapters/recognition/start-core.ts'

/** Where the table of tesseract.js-core 7.0.0 has the multiplication of a matrix with a vector, `intSimdMatrixSSE`. */
export const MULTIPLICATION = 512

/** Bytes of the kernel's own: a vector's sizes, its signs, and behind them a 1. */
const VECTOR = 4096
const SCRATCH = 2 * VECTOR + 2 + 16

/** Ways to the same results, in which a processor is fast or not. */
export type Kernel = 'multiplyInOneGo' | 'multiplyByPairs'

/**
 * Half of the recognition is this one multiplication, and x64 has instructions for it that the build leaves alone: the relaxed
 * dot product is defined for a second operand that is never negative, so it widens everything to 16 bits instead. Here
 * the vector is taken apart into sizes and signs (`tools/multiply-matrix-wat.ts`); every result is the same to the last bit.
 * On ARM the build has a better one and never calls this.
 */
export async function multiplyFaster({ core, memory, table }: RunningCore, wanted?: Kernel): Promise<void> {
  const module = await WebAssembly.compile(await readFile(new URL('./multiply-matrix.wasm', import.meta.url)))
  const scratch = (core._malloc(SCRATCH) + 15) & ~15
  new DataView(memory.buffer).setUint16(scratch + 2 * VECTOR, 1, true)
  const { exports } = new WebAssembly.Instance(module, { core: { memory, scratch } })
  table.set(MULTIPLICATION, exports[wanted ?? kernelFor(exports['fourOf'])])
}

/** Whether four products are added in one go (AVX-VNNI): without, two of them are cut off at 16 bits. */
function kernelFor(fourOf: unknown): Kernel {
  if (typeof fourOf !== 'function') throw new TypeError('multiply-matrix.wasm is not what it was assembled from')
  return fourOf(127, 255) === 4 * 127 * 255 ? 'multiplyInOneGo' : 'multiplyByPairs'
}
