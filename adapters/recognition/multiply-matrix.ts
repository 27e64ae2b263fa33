import { readFile } from 'node:fs/promises'
import type { RunningCore } from '#adapters/recognition/start-core.ts'

/** Where the table of tesseract.js-core 7.0.0 has the multiplication of a matrix with a vector, `intSimdMatrixSSE`. */
export const MULTIPLICATION = 512

/** Bytes of the kernel's own: a vector's positive part and its negative. */
const SCRATCH = 2 * 4096 + 16

/**
 * Half of the recognition is this one multiplication, and x64 has instructions for it that the build does not use: with both
 * operands signed the relaxed dot product is not defined, so it widens everything to 16 bits. Here the vector is taken apart
 * into its positive and its negative part, and every result is the same to the last bit.
 */
export async function multiplyFaster({ core, memory, table }: RunningCore): Promise<void> {
  const kernel = await WebAssembly.compile(await readFile(new URL('./multiply-matrix.wasm', import.meta.url)))
  const scratch = (core._malloc(SCRATCH) + 15) & ~15
  const { exports } = new WebAssembly.Instance(kernel, { core: { memory, scratch } })
  table.set(MULTIPLICATION, exports['multiply'])
}
