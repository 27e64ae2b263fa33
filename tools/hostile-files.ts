import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deleteFrom, keptOf, type Product, startProduct, uploadTo } from '#tools/bench/product.ts'
import { makeSeededReport } from '#tools/synthetic-reports/make-report.ts'
import { startTypesetter } from '#tools/synthetic-reports/print-typst.ts'

/**
 * `node tools/hostile-files.ts FOLDER`: uploads every file of the folder to the product, one after the other, and says what
 * became of them: whether the server still runs, how long the slowest took, how much memory it held, and whether a good
 * report is read after each hundred. The folder is someone else's corpus (mozilla/pdf.js test/pdfs, say); none of it is kept here.
 */

interface Tally {
  readonly statuses: Record<string, number>
  readonly slow: string[]
  /** Read as a report at once: none of them is one. */
  readonly accepted: string[]
  /** Pages without text, which would be recognised behind the call. */
  pictures: number
  slowest: number
  memory: number
}

const PORT = 3941
/** Milliseconds: no file may take longer. */
const LIMIT = 10_000
const EVERY = 100

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new RangeError('node tools/hostile-files.ts FOLDER')

const typeset = startTypesetter()
const noBrowser = (): never => {
  throw new Error('myEquifax is set without a browser')
}
const good = async (seed: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array((await makeSeededReport('myequifax', `after-hostile-${seed}`, { print: noBrowser, typeset })).bytes)

const product = await startProduct(PORT)
try {
  const tally = await uploadAll(product, readdirSync(folder).toSorted())
  console.log(JSON.stringify(tally, null, 1))
} finally {
  await product.stop()
}

async function uploadAll(to: Product, names: readonly string[]): Promise<Tally> {
  const tally: Tally = { statuses: {}, slow: [], accepted: [], pictures: 0, slowest: 0, memory: 0 }
  for (const [index, name] of names.entries()) {
    const start = performance.now()
    const { status, body } = await uploadTo(to, { name, bytes: new Uint8Array(readFileSync(join(folder ?? '', name))) })
    const took = performance.now() - start
    const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'read'
    const key = `${status} ${code}`
    tally.statuses[key] = (tally.statuses[key] ?? 0) + 1
    const kept = status < 300 ? keptOf(body) : null
    if (kept?.status === 'ready') tally.accepted.push(name)
    if (kept?.status === 'processing') tally.pictures += 1
    // So that the next file does not wait behind the recognition of this one's pictures.
    if (kept) await deleteFrom(to, kept.id)
    if (took > LIMIT || status >= 500) tally.slow.push(`${name}: ${status} after ${Math.round(took)} ms`)
    tally.slowest = Math.max(tally.slowest, Math.round(took))
    tally.memory = Math.max(tally.memory, Math.round(to.memory()))
    if (!to.isRunning()) throw new Error(`${name} stopped the server`)
    if (index % EVERY === EVERY - 1) await readsOn(to, index)
  }
  await readsOn(to, names.length)
  return tally
}

async function readsOn(to: Product, index: number): Promise<void> {
  const { status } = await uploadTo(to, { name: 'good.pdf', bytes: await good(index) })
  if (status !== 201) throw new Error(`after ${index} files a good report answered ${status}`)
}
