import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startBrokenProduct } from '#tools/outages/broken-product.ts'
import { OUTAGES } from '#tools/outages/outages.ts'
import { runOutages } from '#tools/outages/run-outages.ts'

/** The short form of `npm run faults`. */
it('loses nothing acknowledged, does nothing twice and says all in words, whatever ends while members work', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-outages-'))
  const product = await startBrokenProduct(directory)
  try {
    const deeds = await runOutages(product, { outages: OUTAGES, random: Math.random, tell: () => undefined })
    expect(deeds).toMatchObject({ lost: [], doubled: [], wordless: [] })
    expect(deeds.acknowledged).toBeGreaterThan(0)
  } finally {
    await product.stop()
    rmSync(directory, { recursive: true, force: true })
  }
})
