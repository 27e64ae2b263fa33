import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startBrokenProduct } from '#tools/outages/broken-product.ts'
import { type Outage, OUTAGES, STORE_OUTAGES } from '#tools/outages/outages.ts'
import { runOutages } from '#tools/outages/run-outages.ts'

/** The short form of `npm run faults`. */
it.each<[string, readonly Outage[], boolean]>([
  ['on the disk', OUTAGES, false],
  ['in S3', STORE_OUTAGES, true],
])(
  'loses nothing acknowledged, does nothing twice and says all in words, whatever breaks: files %s',
  async (_where, outages, isInStore) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'errata-outages-'))
    const product = await startBrokenProduct(directory, { isInStore })
    try {
      const deeds = await runOutages(product, { outages, random: Math.random, tell: () => undefined })
      expect(deeds).toMatchObject({ lost: [], doubled: [], wordless: [] })
      expect(deeds.acknowledged).toBeGreaterThan(0)
    } finally {
      await product.stop()
      rmSync(directory, { recursive: true, force: true })
    }
  },
)
