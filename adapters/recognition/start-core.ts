import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import start, { type TesseractCore } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'

/** Tesseract for the LSTM models alone, with relaxed SIMD: the fastest build there is, and every Node we run on takes it. */
const BUILD = 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm'

export interface RunningCore {
  readonly core: TesseractCore
  readonly memory: WebAssembly.Memory
  /** Its functions that are called by pointer. */
  readonly table: WebAssembly.Table
}

/** Instantiated here and not by the library, which keeps its memory and its table to itself. */
export async function startCore(): Promise<RunningCore> {
  const module = await WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve(BUILD)))
  let parts: unknown[] = []
  const core = await start({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(module, imports)
      parts = Object.values(instance.exports)
      done(instance, module)
    },
  })
  const memory = parts.find((part) => part instanceof WebAssembly.Memory)
  const table = parts.find((part) => part instanceof WebAssembly.Table)
  if (memory === undefined || table === undefined) throw new Error('This Tesseract shows neither memory nor table')
  return { core, memory, table }
}
