import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBrokenProduct } from '#tools/outages/broken-product.ts'
import { OUTAGES } from '#tools/outages/outages.ts'
import { runOutages } from '#tools/outages/run-outages.ts'

/** `npm run faults [-- 300]`: so many outages, chosen by chance, while members work. Nothing acknowledged may be lost, nothing done twice. */
const times = Number(process.argv[2] ?? 300)
const directory = mkdtempSync(path.join(tmpdir(), 'errata-outages-'))
const product = await startBrokenProduct(directory)
try {
  const outages = Array.from({ length: times }, () => OUTAGES[Math.floor(Math.random() * OUTAGES.length)] ?? 'server killed')
  const began = Date.now()
  const { acknowledged, repeated, lost, doubled, wordless } = await runOutages(product, {
    outages,
    random: Math.random,
    tell: (line) => console.log(line),
  })
  console.log({ times, acknowledged, repeated, lost, doubled, wordless, seconds: Math.round((Date.now() - began) / 1000) })
  if (lost.length + doubled.length + wordless.length > 0) process.exitCode = 1
} finally {
  await product.stop()
  rmSync(directory, { recursive: true, force: true })
}
