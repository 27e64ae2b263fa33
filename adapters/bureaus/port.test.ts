import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { practiceBureaus } from '#adapters/bureaus/embedded.ts'
import type { BureausPort } from '#adapters/bureaus/port.ts'
import { composePracticeReport } from '#engine/practice/compose-practice-report.ts'
import { iconFont } from '#engine/practice/icon-font.ts'

const person = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  ssn: '000000000',
  dateOfBirth: '1980-02-29',
  address: { street: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' },
}
const AT = '2026-11-20T12:00:00.000Z'
const NAMES = ['equifax', 'experian', 'transunion'] as const

function bureausSuite(implementation: string, bureaus: BureausPort): void {
  describe(`bureaus: ${implementation}`, () => {
    it('lists the three bureaus, each once', async () => {
      expect((await bureaus.listBureaus()).map((connection) => connection.bureau)).toEqual([...NAMES])
    })

    it('answers a fetch as it said it would', async () => {
      for (const { bureau, kind } of await bureaus.listBureaus()) {
        const answer = await bureaus.fetchReport(person, { bureau, at: AT })
        expect(answer.kind === 'not_connected').toBe(kind === 'not_connected')
        if (answer.kind === 'report') expect(answer.practice).toBe(kind === 'practice')
      }
    })
  })
}

const practice = practiceBureaus({ compose: composePracticeReport, fonts: [iconFont()] })
bureausSuite('practice', practice)

const fetched = async (wish: Partial<typeof person> = {}, at = AT) => {
  const answer = await practice.fetchReport({ ...person, ...wish }, { bureau: 'experian', at })
  if (answer.kind !== 'report') throw new Error('the practice bureaus know everybody')
  return Buffer.from(answer.file)
}

describe('the practice bureaus', () => {
  it('answer PDFs that are the same for the same person and day, whatever number is given', async () => {
    const first = await fetched()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fetched({ ssn: '987654321' }, '2026-11-20T23:59:00.000Z')).equals(first)).toBe(true)
    expect((await fetched({}, '2026-11-21T00:00:00.000Z')).equals(first)).toBe(false)
    expect((await fetched({ lastName: 'Other' })).equals(first)).toBe(false)
  })

  it('do not know a child', async () => {
    expect(await practice.fetchReport({ ...person, dateOfBirth: '2015-01-01' }, { bureau: 'equifax', at: AT })).toEqual({
      kind: 'no_match',
    })
  })
})
