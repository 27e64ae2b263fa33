import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispute, disputeWithBureau, moveDispute, readDispute } from '#contract/disputes.ts'
import {
  attestLetter,
  editLetter,
  generateLetter,
  listLetters,
  markLetterDelivered,
  markLetterSent,
  readLetterPdf,
} from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport } from '#contract/reports.ts'
import { letters } from '#server/database/tables/letters.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()
const fiveTimes = <Answer>(ask: () => Promise<Answer>): Promise<Answer[]> => Promise.all(Array.from({ length: 5 }, ask))

async function withItem() {
  test.setNow(NOW)
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie, bytes: report.bytes })
  const [chargeOff, loan] = answer?.report.negativeItems ?? []
  return { cookie, userId, reportId: answer?.report.id ?? '', chargeOff: chargeOff?.id ?? '', loan: loan?.id ?? '' }
}

describe('the same request five times at once', () => {
  it('makes one letter, one confirmation, one sending and one delivery', async () => {
    const { cookie, chargeOff } = await withItem()
    const made = await fiveTimes(() => call(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } }))
    expect(made.map(({ status }) => status).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([200, 200, 200, 200, 201])
    const id = made[0]?.answer?.id ?? ''
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(1)

    const confirmed = await fiveTimes(() => ok(test.app, attestLetter, { cookie, params: { id } }))
    expect(new Set(confirmed.map(({ attestedAt }) => attestedAt)).size).toBe(1)
    const sent = await fiveTimes(() =>
      ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail', trackingNumber: null } }),
    )
    await fiveTimes(() => ok(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2026-11-20' } }))
    const { events } = await ok(test.app, readDispute, { cookie, params: { id: sent[0]?.disputeId ?? '' } })
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'claimed', 'sent', 'delivered'])
  })

  it('mails a letter once and counts its price once', async () => {
    const { cookie, chargeOff } = await withItem()
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } })
    await ok(test.app, attestLetter, { cookie, params: { id } })
    const answers = await fiveTimes(() =>
      ok(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'certified_mail' } }),
    )
    expect(answers.map(({ totalCost }) => totalCost).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([0, 0, 0, 0, 8.5])
  })
})

describe('a letter that is being handed to the post', () => {
  it('keeps its text: what is kept is what is mailed', async () => {
    const { cookie, userId, chargeOff } = await withItem()
    const { id, letterContent } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } })
    await ok(test.app, attestLetter, { cookie, params: { id } })
    // As a crash leaves it: the wish is written, the post has not answered.
    await test.context.db
      .insert(mailings)
      .values({ userId, letterId: id, method: 'standard_mail', costCents: 55, provider: 'practice' })
    await test.context.db.update(letters).set({ mailingAskedAt: test.context.now() }).where(eq(letters.id, id))
    const edited = await call(test.app, editLetter, {
      cookie,
      params: { id },
      body: { letterContent: `${letterContent}\n\nThank you.` },
    })
    const rewritten = await call(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } })
    expect([edited.status, rewritten.status]).toEqual([409, 409])
    const { mailed } = await ok(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'certified_mail' } })
    expect(mailed).toMatchObject([{ letterId: id, cost: 0.55 }])
  })
})

describe('a letter whose report was deleted', () => {
  it('can still be sent and delivered, with its dispute or without one', async () => {
    const { cookie, reportId, chargeOff, loan } = await withItem()
    await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: chargeOff } })
    const first = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } })
    const second = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan } })
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    // The first only asks: it starts no investigation.
    for (const [{ id }, status] of [
      [first, 'in_progress'],
      [second, 'under_review'],
    ] as const) {
      await ok(test.app, attestLetter, { cookie, params: { id } })
      const sent = await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail' } })
      const delivered = await ok(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2026-11-20' } })
      expect(delivered.status).toBe('delivered')
      expect((await ok(test.app, readDispute, { cookie, params: { id: sent.disputeId ?? '' } })).status).toBe(status)
    }
    // The loan's letter encloses a page that is gone.
    const printed = await call(test.app, readLetterPdf, { cookie, params: { id: second.id } })
    expect([printed.status, printed.refusal?.message]).toEqual([409, expect.stringContaining('was deleted')])
  })

  if (isWholeCorpus)
    it('is followed by the post to its delivery', async () => {
      const { cookie, reportId, chargeOff } = await withItem()
      const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } })
      await ok(test.app, attestLetter, { cookie, params: { id } })
      await ok(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'certified_mail' } })
      await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
      test.setNow('2026-12-10T12:00:00.000Z')
      await followMailings(test.context)
      expect((await ok(test.app, listLetters, { cookie })).map(({ status }) => status)).toEqual(['delivered'])
    })
})

describe('a dispute', () => {
  it('that ended is not taken up again beside another one about the same entry', async () => {
    const { cookie, chargeOff } = await withItem()
    const params = { negativeItemId: chargeOff }
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params })
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'in_progress' } })
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
    expect((await call(test.app, disputeWithBureau, { cookie, params })).status).toBe(201)
    const reopened = await call(test.app, moveDispute, { cookie, params: { id }, body: { status: 'in_progress' } })
    expect([reopened.status, reopened.refusal?.code]).toEqual([409, 'conflict'])
    expect((await ok(test.app, listNegativeItems, { cookie })).find((item) => item.id === chargeOff)?.disputeId).not.toBe(id)
  })

  it('keeps no full Social Security number that was typed into it', async () => {
    const { cookie } = await withItem()
    const body = { creditor: 'Harbor Dental', description: 'My number is 219-09-9999 and I paid this.' }
    expect((await ok(test.app, createDispute, { cookie, body })).description).toBe('My number is XXX-XX-9999 and I paid this.')
  })
})

describe('a name or an address line', () => {
  it('brings no paragraph of its own into a letter', async () => {
    const { cookie, loan } = await withItem()
    const userInfo = {
      name: 'Dana\n\nWhitfield',
      address: '1 Main\tSt',
      city: 'Town',
      state: 'GA\n\nI owe nothing.',
      zip: '30318',
    }
    const { letterContent } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo } })
    expect(letterContent.startsWith('Dana Whitfield\n1 Main St\nTown, GA I owe nothing. 30318\n\n')).toBe(true)
  })
})

describe('the day of delivery', () => {
  it.each(sampleOf(['2026-11-30', '0001-01-01', '2019-11-20'], 1))('%s is a slip', async (deliveredAt) => {
    const { cookie, chargeOff } = await withItem()
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } })
    await ok(test.app, attestLetter, { cookie, params: { id } })
    await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'mail' } })
    const refused = await call(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt } })
    expect([refused.status, refused.refusal?.issues?.[0]?.path]).toEqual([400, 'deliveredAt'])
  })
})
