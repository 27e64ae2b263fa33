import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { register } from '#contract/accounts.ts'
import { listReports, uploadReport } from '#contract/reports.ts'
import { startBrokenProduct } from '#tools/outages/broken-product.ts'
import type { Hurt } from '#tools/outages/hurt.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const HOUR_MS = 60 * 60_000
const words = z.object({ message: z.string().regex(/^[A-Z].*\.$/) })
const reports = z.array(z.object({ reportDate: z.string() }))

/** Each at once for one upload, with what becomes of it. */
const HURTS: readonly (readonly [how: Partial<Hurt>, isTaken: boolean])[] = [
  [{ disk: 'full' }, false],
  [{ disk: 'read-only' }, false],
  [{ disk: 'slow' }, true],
  [{ clockMs: 26 * HOUR_MS }, true],
  [{ clockMs: -26 * HOUR_MS }, true],
]

/** The short form of `npm run faults`. */
it('a started product whose disk or clock is wrong takes an upload or refuses it in words, and keeps what it took', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-faults-'))
  const product = await startBrokenProduct(directory)
  try {
    const person = { username: 'faults', email: 'faults@example.test', password: 'Correct-Horse-7', name: 'Dana Whitfield' }
    const headers = { 'content-type': 'application/json' }
    const signedUp = await fetch(product.url + register.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...person, phone: null }),
    })
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    const upload = (reportDate: string): Promise<Response> => {
      const form = new FormData()
      form.set('bureau', 'equifax')
      const { bytes } = exampleReport({ seed: reportDate, reportDate })
      form.set('creditReport', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'report.pdf')
      return fetch(product.url + uploadReport.path, { method: 'POST', headers: { cookie }, body: form })
    }
    const taken: string[] = []
    for (const [index, [how, isTaken]] of HURTS.entries()) {
      const day = `2020-02-0${index + 1}`
      await product.hurt(how)
      const answered = await upload(day)
      await product.hurt({})
      if (isTaken) expect([how, answered.status]).toEqual([how, 201])
      else {
        expect(answered.status).toBeGreaterThanOrEqual(500)
        expect(words.parse(await answered.json()).message).not.toContain('disk of a test')
        expect((await upload(day)).status).toBe(201)
      }
      taken.push(day)
    }
    const kept = reports.parse(await (await fetch(product.url + listReports.path, { headers: { cookie } })).json())
    expect(kept.map(({ reportDate }) => reportDate).toSorted()).toEqual(taken)
  } finally {
    await product.stop()
    rmSync(directory, { recursive: true, force: true })
  }
})
