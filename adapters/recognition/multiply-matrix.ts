import { readFile } from 'node:fs/promises'
import type { RunningCore } from '#adapters/recognition/start-core.ts'

/** Where the table of tesseract.js-core 7.0.0 has the multiplication of a matrix with a vector, `intSimdMatrixSSE`. */
export const MULTIPLICATION = 512

/** Bytes of the kernel's own: a vector's positive part and its negative. */
const SCRATCH = 2 * 4096 + 16

/**
 * A third of the recognition is this one multiplication, and x64 has an instruction for it that the build leaves alone: the
 * relaxed dot product is defined for a second operand that is never negative, so it widens everything to 16 bits instead. Here
 * the vector is taken apart into its positive and its negative part; every result is the same to the last bit. In half the time
 * where the processor has AVX-VNNI, in the same time elsewhere; on ARM the build has a better one and never calls this.
 */
export async function multiplyFaster({ core, memory, table }: RunningCore): Promise<void> {
  const kernel = await WebAssembly.compile(await readFile(new URL('./multiply-matrix.wasm', import.meta.url)))
  const scratch = (core._malloc(SCRATCH) + 15) & ~15
  const { exports } = new WebAssembly.Instance(kernel, { core: { memory, scratch } })
  table.set(MULTIPLICATION, exports['multiply'])
}
