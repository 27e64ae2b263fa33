import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedRecognition } from '#adapters/recognition/embedded.ts'
import { writeHeldOutPictures } from '#tools/held-out-pictures.ts'
import { pagesOf, scorePages, sharesOf, truthsOf } from '#tools/score-pictures.ts'

/** Of the fields of these two reports; a set that was never looked at is in docs/performance.md. */
const LEAST = 0.98

describe('scans of the pages of monitoring services', () => {
  const recognition = embeddedRecognition()
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'errata-scans-'))
    await writeHeldOutPictures(folder, { seeds: '103', conditions: ['scan'], layouts: ['identityiq', 'consumerdirect'] })
  }, 120_000)
  afterAll(async () => {
    await Promise.all([recognition.close(), rm(folder, { recursive: true, force: true })])
  })

  it.each(['identityiq-103', 'consumerdirect-103'])(
    '%s: every bureau under its own column, and nothing wrong and sure',
    async (name) => {
      const scans = join(folder, 'scan')
      const score = scorePages(await pagesOf(scans, name, recognition), await truthsOf(scans, name))
      if (score === null) throw new Error('not read as the reports of its bureaus')
      const { fields, cells, unasked } = sharesOf(score)
      expect(score.fields['accounts']).toMatchObject({ missing: 0, invented: 0 })
      expect(unasked).toBe(0)
      expect(fields.exact).toBeGreaterThan(LEAST)
      if (cells.facts > 0) expect(cells.exact).toBe(1)
    },
  )
})
