import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { logIn } from '#contract/sign-in.ts'
import { prepareFollowUp, prepareFollowUps, readAllDocuments, readDocuments } from '#contract/case-file.ts'
import { disputeWithBureau, moveDispute, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, listLetters, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport } from '#contract/reports.ts'
import { copyLetters } from '#server/testing/copied-letters.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
/** 45 days, five business days and a week after November 23. */
const LATE = '2027-01-22T12:00:00.000Z'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()

async function withDispute() {
  test.setNow(NOW)
  const { cookie, id: userId, username, password } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const uploaded = await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const itemId = items.find(({ findingCount }) => findingCount > 0)?.id ?? ''
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: itemId } })
  /** A session does not last until the bureau is late. */
  const later = async (now: string): Promise<string> => {
    test.setNow(now)
    return (await call(test.app, logIn, { body: { username, password } })).cookie ?? ''
  }
  return { cookie, later, userId, id, itemId, reportId: uploaded.answer?.report.id ?? '' }
}

/** The dispute's letter, sent and delivered three days later. */
async function delivered() {
  const member = await withDispute()
  const { cookie, itemId } = member
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: itemId, userInfo } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
  test.setNow('2026-11-24T12:00:00.000Z')
  await ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-23' } })
  return { ...member, letterId: letter.id }
}

const opened = (raw: Buffer) => Object.entries(unzipSync(new Uint8Array(raw)))
const textOf = (raw: Buffer, ending: string): string =>
  strFromU8(opened(raw).find(([name]) => name.endsWith(ending))?.[1] ?? new Uint8Array())

describe('the documents of a dispute', () => {
  it('are its letters, the pages with the entry, the proof of each sentence and an index', async () => {
    const { cookie, id } = await delivered()
    const { raw, status } = await call(test.app, readDocuments, { cookie, params: { id } })
    expect(status).toBe(200)
    const names = opened(raw).map(([name]) => name.replace(/^[^/]+-[0-9a-f]{8}\//, ''))
    expect(names).toEqual(
      expect.arrayContaining([
        'index.txt',
        'letter-1-to-equifax-information-services-llc-sent-2026-11-20.pdf',
        'letter-1-to-equifax-information-services-llc-sent-2026-11-20-proof.txt',
        expect.stringMatching(/^equifax-report-page-\d+\.png$/),
      ]),
    )
    expect(names.join()).not.toContain('PRACTICE')
    const kinds = opened(raw).map(([name, bytes]) => [name.split('.').at(-1), strFromU8(bytes.subarray(0, 4), true)])
    for (const [ending, start] of kinds) {
      if (ending === 'pdf') expect(start).toBe('%PDF')
      if (ending === 'png') expect(start).toBe('\u0089PNG')
    }
    expect(textOf(raw, 'index.txt')).toContain('MERIDIAN AUTO FINANCE')
    expect(textOf(raw, 'index.txt')).toContain('delivered on November 23, 2026')
    expect(textOf(raw, '-proof.txt')).toMatch(/"February 10, 2020": your report, page \d/)
    // Who writes was typed for this letter.
    expect(textOf(raw, '-proof.txt')).toContain('"Dana Whitfield": your own statement')
  })

  it('are saved under a name of their own, PRACTICE in it for practice', async () => {
    const { cookie, id, userId } = await withDispute()
    const namesNow = async () => {
      const urls = [`/api/disputes/${id}/documents.zip`, '/api/disputes/documents.zip']
      const answered = await Promise.all(urls.map((url) => test.app.inject({ method: 'GET', url, headers: { cookie } })))
      return answered.map(({ headers }) => headers['content-disposition'])
    }
    expect(await namesNow()).toEqual([
      `attachment; filename="dispute-documents-meridian-auto-finance-${id.slice(0, 8)}.zip"`,
      'attachment; filename="dispute-documents.zip"',
    ])
    await test.context.db.execute(sql`update disputes set is_practice = true where user_id = ${userId}`)
    expect(await namesNow()).toEqual([
      `attachment; filename="dispute-documents-PRACTICE-meridian-auto-finance-${id.slice(0, 8)}.zip"`,
      'attachment; filename="PRACTICE-dispute-documents.zip"',
    ])
  })

  it('say removed where the entry was removed, and nothing of a correction', async () => {
    const { cookie, id } = await delivered()
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'resolved', outcome: 'removed' } })
    const index = textOf((await call(test.app, readDocuments, { cookie, params: { id } })).raw, 'index.txt')
    expect(index).toContain('removed')
    expect(index).not.toContain('corrected')
  })

  it('of a practice dispute say PRACTICE in every name', async () => {
    const { cookie, id, userId } = await delivered()
    await test.context.db.execute(sql`update letters set is_practice = true where user_id = ${userId}`)
    await test.context.db.execute(sql`update disputes set is_practice = true where user_id = ${userId}`)
    const { raw } = await call(test.app, readDocuments, { cookie, params: { id } })
    const inside = opened(raw).filter(([name]) => name !== 'index.txt')
    expect(inside.length).toBeGreaterThan(2)
    expect(inside.every(([name]) => name.split('/').every((part) => part.startsWith('PRACTICE-')))).toBe(true)
    expect(textOf(raw, 'index.txt')).toContain('(PRACTICE')
  })

  it('say what is missing once the report is deleted', async () => {
    const { cookie, id, reportId } = await delivered()
    await ok(test.app, deleteReport, { cookie, params: { id: reportId } })
    const { raw } = await call(test.app, readDocuments, { cookie, params: { id } })
    expect(textOf(raw, 'index.txt')).toContain('The report with this entry was deleted')
    expect(opened(raw).some(([name]) => name.endsWith('.png'))).toBe(false)
  })

  it('name a page that cannot be drawn, and count it with none that goes on', async () => {
    const { cookie, id } = await delivered()
    const { pageText } = test.context
    const draw = vi.spyOn(pageText, 'renderPage').mockResolvedValue({ kind: 'refused', reason: 'damaged' })
    const { raw } = await call(test.app, readDocuments, { cookie, params: { id } }).finally(() => draw.mockRestore())
    const index = textOf(raw, 'index.txt')
    expect(index).toMatch(/Note: Page \d+ of the Equifax report could not be drawn/)
    expect(index).not.toContain('more page')
  })

  it('end at a limit, and the index says what is not here', async () => {
    const { cookie, id } = await delivered()
    const letters = await ok(test.app, listLetters, { cookie })
    await copyLetters(test, { ids: letters.map((letter) => letter.id), times: 54 })
    const { raw } = await call(test.app, readDocuments, { cookie, params: { id } })
    expect(opened(raw)).toHaveLength(101)
    const index = textOf(raw, 'index.txt')
    expect(index).toContain('Note: 5 letters are not here: this file is full.')
    expect(index).toContain('Note: The pages of the Equifax report are not here: this file is full.')
  })

  it('of all disputes are a folder each; of none, 404; of a stranger’s, 404', async () => {
    const { cookie, id } = await withDispute()
    const { raw } = await call(test.app, readAllDocuments, { cookie })
    expect(new Set(opened(raw).map(([name]) => name.split('/')[0])).size).toBe(2)
    const stranger = await newMember(test.app, { isKnown: true })
    const none = await call(test.app, readAllDocuments, { cookie: stranger.cookie })
    expect([none.status, none.refusal?.message]).toEqual([404, 'You have no disputes yet, so there are no documents.'])
    expect((await call(test.app, readDocuments, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, prepareFollowUp, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
  })
})

describe('a follow-up', () => {
  it('says that nothing was sent, and when it will be due', async () => {
    const { cookie, id } = await withDispute()
    const early = await ok(test.app, prepareFollowUp, { cookie, params: { id } })
    expect(early.steps).toMatchObject([{ kind: 'none', why: expect.stringContaining('Nothing has been sent yet') }])
    expect(await ok(test.app, prepareFollowUps, { cookie })).toEqual([])
    const sent = await delivered()
    const { steps } = await ok(test.app, prepareFollowUp, { cookie: sent.cookie, params: { id: sent.id } })
    expect(steps).toMatchObject([
      { kind: 'wait', bureau: 'equifax', dueOn: '2027-01-22', letter: null, citation: '15 USC 1681i(a)(1)' },
    ])
    expect(await ok(test.app, listLetters, { cookie: sent.cookie })).toHaveLength(1)
  })

  it('is written once its time has come, waits for its reader, and is not written over', async () => {
    const { later, id } = await delivered()
    const cookie = await later(LATE)
    const rounds = [await ok(test.app, prepareFollowUp, { cookie, params: { id } })]
    const letter = rounds[0]?.steps[0]?.letter
    expect(rounds[0]?.steps).toMatchObject([{ kind: 'prepared', bureau: 'equifax' }])
    expect(letter).toMatchObject({ letterType: 'no_answer', status: 'draft', attestedAt: null, disputeId: id, bureau: 'equifax' })
    expect(letter?.letterContent).toContain('in my letter of November 20, 2026, which you received on November 23, 2026')
    expect(letter?.legalBasis).toEqual(expect.arrayContaining(['15 USC 1681i(a)(1)', '15 USC 1681i(a)(5)']))
    await ok(test.app, attestLetter, { cookie, params: { id: letter?.id ?? '' } })
    const again = await ok(test.app, prepareFollowUps, { cookie })
    expect(again[0]?.steps[0]?.letter).toMatchObject({ id: letter?.id, attestedAt: LATE })
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(2)
    await ok(test.app, markLetterSent, { cookie, params: { id: letter?.id ?? '' }, body: { sentMethod: 'certified_mail' } })
    const after = await ok(test.app, prepareFollowUp, { cookie, params: { id } })
    expect(after.steps).toMatchObject([{ kind: 'wait', dueOn: null, why: expect.stringContaining('You asked Equifax') }])
    const { tracker, deadlines } = await ok(test.app, readDispute, { cookie, params: { id } })
    // The first dispute's clock stands; the reminder starts none.
    expect(tracker.clock).toMatchObject({ due: '2026-12-23', basis: 'delivery' })
    expect(deadlines.filter(({ kind }) => kind === 'reinvestigation')).toHaveLength(1)
  })

  it('to a verified entry asks how, with its own fifteen days', async () => {
    const { cookie, id } = await delivered()
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
    const { steps } = await ok(test.app, prepareFollowUp, { cookie, params: { id } })
    const letter = steps[0]?.letter
    expect(letter).toMatchObject({ letterType: 'method_of_verification', legalBasis: ['15 USC 1681i(a)(7)'] })
    await ok(test.app, attestLetter, { cookie, params: { id: letter?.id ?? '' } })
    await ok(test.app, markLetterSent, { cookie, params: { id: letter?.id ?? '' }, body: { sentMethod: 'mail' } })
    await ok(test.app, markLetterDelivered, { cookie, params: { id: letter?.id ?? '' }, body: { deliveredAt: '2026-11-24' } })
    const file = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(file).toMatchObject({ status: 'rejected' })
    expect(file.deadlines.find(({ kind }) => kind === 'verification_method')).toMatchObject({
      due: '2026-12-09',
      target: 'equifax',
    })
  })

  it('needs the report that prints the entry', async () => {
    const { cookie: before, later, id, reportId } = await delivered()
    await ok(test.app, deleteReport, { cookie: before, params: { id: reportId } })
    const cookie = await later(LATE)
    const { steps } = await ok(test.app, prepareFollowUp, { cookie, params: { id } })
    expect(steps).toMatchObject([{ kind: 'wait', letter: null, why: expect.stringContaining('Upload it again') }])
  })
})
