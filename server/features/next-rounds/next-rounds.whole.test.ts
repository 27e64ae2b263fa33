import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '#contract/sign-in.ts'
import { prepareFollowUp } from '#contract/case-file.ts'
import { disputeWithBureau, moveDispute, readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, listLetters, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import {
  declineRound,
  prepareRound,
  readNextRounds,
  readRoundPaper,
  recordFiledRound,
  takeUpRound,
} from '#contract/next-rounds.ts'
import { sayOwnWord } from '#contract/own-word.ts'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { letters } from '#server/database/tables/letters.ts'
import { nextRounds } from '#server/database/tables/next-rounds.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { roundRowsOf } from '#server/features/next-rounds/round-rows.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
/** 45 days, five business days and a week after November 23. */
const LATE = '2027-01-22T12:00:00.000Z'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const report = exampleReport()

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A dispute of an entry with a finding; sent and delivered three days later where asked. */
async function disputed({ isSent = true }: { isSent?: boolean } = {}) {
  test.setNow(NOW)
  const { cookie, id: userId, username, password } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const itemId = items.find(({ findingCount }) => findingCount > 0)?.id ?? ''
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: itemId } })
  const later = async (now: string): Promise<string> => {
    test.setNow(now)
    return (await call(test.app, logIn, { body: { username, password } })).cookie ?? ''
  }
  if (isSent) {
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: itemId, userInfo } })
    await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
    await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
    test.setNow('2026-11-24T12:00:00.000Z')
    await ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-23' } })
  }
  return { cookie, later, userId, id, itemId }
}

const read = (cookie: string, id: string) => ok(test.app, readNextRounds, { cookie, params: { id } })
const one = async (cookie: string, id: string, round: string) =>
  (await read(cookie, id)).rounds.find((found) => found.id === round)
const eventsOf = async (cookie: string, id: string) => (await ok(test.app, readDispute, { cookie, params: { id } })).events

describe('the next rounds of a dispute', () => {
  it('are none before anything was sent, and later ones with their days after', async () => {
    const before = await disputed({ isSent: false })
    expect((await read(before.cookie, before.id)).rounds).toEqual([])
    const { cookie, id } = await disputed()
    const { rounds, isPractice } = await read(cookie, id)
    expect(isPractice).toBe(false)
    expect(rounds.some(({ isRecommended }) => isRecommended)).toBe(false)
    expect(rounds.find((round) => round.id === 'no_answer-equifax')).toMatchObject({
      state: 'later',
      opensOn: '2027-01-22',
      whyThisDate: expect.stringContaining('late until January 22, 2027'),
      citations: [{ cite: '15 USC 1681i(a)(1)', title: expect.any(String) }],
      letterType: 'no_answer',
    })
    expect(rounds.find((round) => round.id === 'cfpb_complaint-equifax')).toMatchObject({ state: 'later', opensOn: '2027-01-07' })
  })

  it('open with silence beyond the latest day, one of them recommended', async () => {
    const { later, id } = await disputed()
    const cookie = await later(LATE)
    const { rounds } = await read(cookie, id)
    expect(rounds.filter(({ isRecommended }) => isRecommended).map((round) => round.id)).toEqual(['no_answer-equifax'])
    expect(rounds[0]).toMatchObject({
      id: 'no_answer-equifax',
      state: 'open',
      money: expect.any(String),
      next: expect.any(String),
    })
  })

  it('are the member’s alone, and only those that there are', async () => {
    const { cookie, id } = await disputed()
    const stranger = await newMember(test.app, { isKnown: true })
    const at = (round: string) => ({ id, round })
    expect((await call(test.app, readNextRounds, { cookie: stranger.cookie, params: { id } })).status).toBe(404)
    expect((await call(test.app, readNextRounds, { params: { id } })).status).toBe(401)
    for (const endpoint of [declineRound, takeUpRound] as const) {
      const answered = await call(test.app, endpoint, { cookie: stranger.cookie, params: at('no_answer-equifax') })
      expect(answered.status).toBe(404)
    }
    const foreign = await call(test.app, prepareRound, { cookie: stranger.cookie, params: at('no_answer-equifax'), body: {} })
    expect(foreign.status).toBe(404)
    for (const round of ['no_answer-experian', 'no_answer', 'nonsense', 'lawyer_packet-equifax'])
      expect((await call(test.app, declineRound, { cookie, params: at(round) })).status).toBe(404)
  })
})

describe('a declined round', () => {
  it('is passed over, and comes back by undo; each is told once', async () => {
    const { later, id } = await disputed()
    const cookie = await later(LATE)
    const params = { id, round: 'no_answer-equifax' }
    const decline = () => ok(test.app, declineRound, { cookie, params })
    const [{ rounds }] = await Promise.all([decline(), decline(), decline()])
    expect(rounds.find((round) => round.id === params.round)).toMatchObject({
      declinedAt: LATE,
      state: 'open',
      isRecommended: false,
    })
    expect(rounds.find(({ isRecommended }) => isRecommended)?.id).toBe('cfpb_complaint-equifax')
    // The tracker takes the same: it writes nothing that was declined.
    const { steps } = await ok(test.app, prepareFollowUp, { cookie, params: { id } })
    expect(steps).toMatchObject([{ kind: 'wait', letter: null, why: expect.stringContaining('You declined this') }])
    await ok(test.app, takeUpRound, { cookie, params })
    await ok(test.app, takeUpRound, { cookie, params })
    expect(await one(cookie, id, params.round)).toMatchObject({ declinedAt: null, isRecommended: true })
    const events = (await eventsOf(cookie, id)).filter(({ kind }) => kind.startsWith('round_'))
    expect(events.map(({ text }) => text)).toEqual([
      'You declined “Ask for the results” (Equifax).',
      'You undid declining “Ask for the results” (Equifax).',
    ])
    const audit = await test.context.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(
      audit
        .filter(({ action }) => action.startsWith('next_round.'))
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual(['next_round.declined', 'next_round.taken_up'])
  })
})

describe('a round that is prepared', () => {
  it('before its day is refused, with the day', async () => {
    const { cookie, id } = await disputed()
    const asked = await call(test.app, prepareRound, { cookie, params: { id, round: 'no_answer-equifax' }, body: {} })
    expect([asked.status, asked.refusal?.message]).toEqual([409, expect.stringContaining('It opens on January 22, 2027.')])
    const closed = await call(test.app, prepareRound, { cookie, params: { id, round: 'frivolous_reply-equifax' }, body: {} })
    expect([closed.status, closed.refusal?.message]).toEqual([
      409,
      expect.stringContaining('You haven’t recorded one from Equifax'),
    ])
  })

  it('is a letter that waits, the same that the tracker shows; nothing is sent, and again it is the same', async () => {
    const { later, id } = await disputed()
    const cookie = await later(LATE)
    const params = { id, round: 'no_answer-equifax' }
    const { rounds } = await ok(test.app, prepareRound, { cookie, params, body: {} })
    const letterId = rounds.find((round) => round.id === params.round)?.letterId
    expect(letterId).toEqual(expect.any(String))
    const again = await ok(test.app, prepareRound, { cookie, params, body: {} })
    expect(again.rounds.find((round) => round.id === params.round)?.letterId).toBe(letterId)
    const { steps } = await ok(test.app, prepareFollowUp, { cookie, params: { id } })
    expect(steps[0]?.letter).toMatchObject({ id: letterId, status: 'draft', letterType: 'no_answer' })
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(2)
    expect((await eventsOf(cookie, id)).filter(({ kind }) => kind === 'round_prepared')).toHaveLength(1)
  })

  it('again needs something new, in the member’s own words', async () => {
    const { cookie, id } = await disputed()
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
    const params = { id, round: 'second_dispute-equifax' }
    const bare = await call(test.app, prepareRound, { cookie, params, body: {} })
    expect([bare.status, bare.refusal?.issues?.[0]?.path]).toEqual([400, 'statement'])
    const statement = 'I have now found the receipt of the lender for the last payment.'
    const { rounds } = await ok(test.app, prepareRound, { cookie, params, body: { statement } })
    const letterId = rounds.find((round) => round.id === params.round)?.letterId
    const letter = (await ok(test.app, listLetters, { cookie })).find((found) => found.id === letterId)
    expect(letter).toMatchObject({ letterType: 'dispute', status: 'draft', bureau: 'equifax' })
    expect(letter?.letterContent).toContain(statement)
  })

  it('as a statement of dispute needs the statement', async () => {
    const { cookie, id } = await disputed()
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
    const params = { id, round: 'dispute_statement-equifax' }
    const bare = await call(test.app, prepareRound, { cookie, params, body: {} })
    expect([bare.status, bare.refusal?.issues?.[0]?.path]).toEqual([400, 'statement'])
    await ok(test.app, prepareRound, { cookie, params, body: { statement: 'I paid this loan in full and on time.' } })
    const found = await ok(test.app, listLetters, { cookie })
    expect(found.find(({ letterType }) => letterType === 'dispute_statement')?.letterContent).toContain(
      'I paid this loan in full',
    )
  })

  it('can ask again how it was verified once that letter came back', async () => {
    const { cookie, id, userId } = await disputed()
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
    const params = { id, round: 'method_of_verification-equifax' }
    const first = await ok(test.app, prepareRound, { cookie, params, body: {} })
    const letterId = first.rounds.find((round) => round.id === params.round)?.letterId ?? ''
    await ok(test.app, attestLetter, { cookie, params: { id: letterId } })
    await ok(test.app, markLetterSent, { cookie, params: { id: letterId }, body: { sentMethod: 'mail' } })
    expect(await one(cookie, id, params.round)).toMatchObject({ state: 'closed', letterId: null })
    const { recordFailedDelivery, ownedLetter } = await import('#server/features/letters/letters.ts')
    const { actFor } = await import('#server/platform/caller.ts')
    const user = actFor({ id: userId, name: '', username: '', email: '' })
    const row = await ownedLetter(test.context, user, letterId)
    await test.context.db.transaction((tx) =>
      recordFailedDelivery(test.context, tx, { user, row, at: '2026-11-24T12:00:00.000Z', kind: 'returned', by: 'post' }),
    )
    expect(await one(cookie, id, params.round)).toMatchObject({ state: 'open' })
    const again = await ok(test.app, prepareRound, { cookie, params, body: {} })
    const fresh = again.rounds.find((round) => round.id === params.round)?.letterId
    expect(fresh).toEqual(expect.any(String))
    expect(fresh).not.toBe(letterId)
  })
})

describe('the complaint to the CFPB', () => {
  it('is prepared once the door is open, field by field, every sentence proven; filed, its days run', async () => {
    const { later, id } = await disputed()
    const cookie = await later('2027-01-06T12:00:00.000Z')
    const params = { id, round: 'cfpb_complaint-equifax' }
    expect((await call(test.app, prepareRound, { cookie, params, body: {} })).status).toBe(409)
    const open = await later('2027-01-07T12:00:00.000Z')
    const { rounds } = await ok(test.app, prepareRound, { cookie: open, params, body: {} })
    const paper = rounds.find((round) => round.id === params.round)?.paper
    const field = (name: string) => paper?.fields.find((found) => found.id === name)?.text ?? ''
    expect(field('company')).toBe('EQUIFAX, INC.')
    expect(field('disputed')).toContain('November 20, 2026')
    expect(field('whatHappened')).toContain('Equifax had not answered by January 7, 2027.')
    expect(field('whatHappened')).toContain('MERIDIAN AUTO FINANCE')
    expect(field('whatHappened').length).toBeLessThanOrEqual(3900)
    const [row] = await test.context.db.select().from(nextRounds).where(eq(nextRounds.disputeId, id))
    const user = await ownerOfRow(test.context, row?.userId ?? '')
    const [kept] = user === null ? [] : await roundRowsOf(test.context, user, id)
    const facts = kept?.prepared?.paper.facts ?? []
    expect(checkLetter(field('whatHappened'), facts, [])).toEqual([])
    expect(checkLetter('I lost $5,000 in 2019.', facts, [])).not.toEqual([])

    await ok(test.app, prepareRound, { cookie: open, params, body: {} })
    const file = (filedOn: string, number = '270107-1') =>
      call(test.app, recordFiledRound, { cookie: open, params, body: { filedOn, number } })
    expect((await file('2027-02-01')).status).toBe(400)
    const filed = await file('2027-01-07')
    expect(filed.answer?.rounds.find((round) => round.id === params.round)).toMatchObject({
      state: 'closed',
      filed: { filedOn: '2027-01-07', number: '270107-1', responseBy: '2027-01-22', finalResponseBy: '2027-03-08' },
      reason: expect.stringContaining('under number 270107-1'),
    })
    await file('2027-01-07')
    const { deadlines } = await ok(test.app, readDispute, { cookie: open, params: { id } })
    expect(deadlines.filter(({ kind }) => kind.endsWith('_response')).map(({ due, target }) => [due, target])).toEqual([
      ['2027-01-22', 'equifax'],
      ['2027-03-08', 'equifax'],
    ])
    const kinds = (await eventsOf(open, id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'round_prepared')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'round_filed')).toHaveLength(1)
  })

  it('is marked where it is practised', async () => {
    const { later, id, userId } = await disputed()
    await test.context.db.update(disputes).set({ isPractice: true }).where(eq(disputes.userId, userId))
    await test.context.db.update(letters).set({ isPractice: true }).where(eq(letters.userId, userId))
    const cookie = await later(LATE)
    const params = { id, round: 'cfpb_complaint-equifax' }
    const { rounds, isPractice } = await ok(test.app, prepareRound, { cookie, params, body: {} })
    expect(isPractice).toBe(true)
    const fields = rounds.find((round) => round.id === params.round)?.paper?.fields ?? []
    expect(fields.length).toBeGreaterThan(5)
    expect(fields.every(({ text }) => text.startsWith('PRACTICE'))).toBe(true)
    expect((await eventsOf(cookie, id)).at(-1)?.text).toMatch(/^Practice: /)
  })

  it('recorded for a letter is refused', async () => {
    const { cookie, id } = await disputed()
    const params = { id, round: 'no_answer-equifax' }
    const asked = await call(test.app, recordFiledRound, { cookie, params, body: { filedOn: '2026-11-24' } })
    expect(asked.status).toBe(409)
  })
})

describe('papers for others', () => {
  it('are held to the member’s word like every letter: no threat, nothing against what they confirmed, no copy of the report', async () => {
    const { later, id, itemId } = await disputed()
    const cookie = await later(LATE)
    const item = (await ok(test.app, listNegativeItems, { cookie })).find((found) => found.id === itemId)
    const params = { id, round: 'cfpb_complaint-equifax' }
    const prepare = (statement: string) => call(test.app, prepareRound, { cookie, params, body: { statement } })
    const threat = await prepare('I will sue all of you.')
    expect([threat.status, threat.refusal?.message]).toEqual([400, expect.stringContaining('I will sue all of you.')])
    const about = { reportId: item?.reportId ?? '', entryId: item?.accountId ?? '' }
    await ok(test.app, sayOwnWord, {
      cookie,
      body: { question: 'belongs', subjectKind: 'account', ...about, answer: 'mine' },
    })
    const untrue = await prepare('This account is not mine.')
    expect([untrue.status, untrue.refusal?.message]).toEqual([409, expect.stringContaining('“This account is mine.”')])
    const { answer } = await prepare(`${item?.description} I paid this loan in full.`)
    const fields = answer?.rounds.find((round) => round.id === params.round)?.paper?.fields ?? []
    const text = fields.map((field) => field.text).join('\n')
    expect(text).toContain('I paid this loan in full.')
    expect(text).not.toContain(item?.description)
  })

  it('to the attorney general have the address where it is known, and else the one that is typed', async () => {
    const { later, id } = await disputed()
    const cookie = await later(LATE)
    const params = { id, round: 'attorney_general-equifax' }
    const paperOf = async (body: object) =>
      (await ok(test.app, prepareRound, { cookie, params, body })).rounds.find((round) => round.id === params.round)?.paper
    expect((await paperOf({}))?.office).toEqual({ name: 'Office of the Attorney General', lines: [], source: null })
    const known = await paperOf({ userInfo: { ...userInfo, city: 'Fresno', state: 'CA', zip: '93650' } })
    expect(known?.office).toMatchObject({
      source: expect.stringContaining('.gov'),
      lines: expect.arrayContaining(['P.O. Box 944255']),
    })
    const typed = { name: 'Ohio Attorney General', address: '1 Sample Street', city: 'Columbus', state: 'OH', zip: '43215' }
    const written = await paperOf({ office: typed })
    expect(written?.fields[0]?.text).toContain('Ohio Attorney General\n1 Sample Street\nColumbus, OH 43215')
    const pdf = await call(test.app, readRoundPaper, { cookie, params })
    expect([pdf.status, pdf.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  it('for a lawyer list duties and days, and print; before there is one, nothing', async () => {
    const { later, id } = await disputed()
    const cookie = await later(LATE)
    const params = { id, round: 'lawyer_packet' }
    expect((await call(test.app, readRoundPaper, { cookie, params })).status).toBe(404)
    const { rounds } = await ok(test.app, prepareRound, { cookie, params, body: {} })
    const text = rounds.find((round) => round.id === 'lawyer_packet')?.paper?.fields[0]?.text ?? ''
    expect(text).toContain('Reinvestigation of the dispute: by December 23, 2026 (15 USC 1681i(a)(1)).')
    expect(text).toContain('15 USC 1681p')
    expect(text).not.toMatch(/violated/)
    const pdf = await call(test.app, readRoundPaper, { cookie, params })
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await newMember(test.app, { isKnown: true })
    expect((await call(test.app, readRoundPaper, { cookie: stranger.cookie, params })).status).toBe(404)
  })
})
