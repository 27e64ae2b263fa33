import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  checkResults,
  confirmReply,
  deleteReply,
  listReplies,
  readDisputeAnswers,
  readReplyOf,
  readReplyPage,
  recordDisputeAnswer,
  sayToCheck,
  takeBackAnswer,
  uploadReply,
  usePaper,
} from '#contract/answers.ts'
import { keepPaperLetter } from '#contract/paper-letters.ts'
import { listCalendar, makeCalendarLink, readCalendarFeed } from '#contract/calendar.ts'
import { createDispute, disputeWithBureau, readDispute, recordEarlierDispute, tellDays } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent, readLetterProof } from '#contract/letters.ts'
import { listMatters } from '#contract/matters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listReports } from '#contract/reports.ts'
import { addScore, listScores } from '#contract/scores.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import type { Situation } from '#engine/practice/situation.ts'
import { announceDays } from '#server/testing/announce-days.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { openedRows } from '#server/testing/opened-rows.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { everyOf, isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import { type MadeReply, type MadeResult } from '#tools/synthetic-answers/letters.ts'
import { printLines, printReply } from '#tools/synthetic-answers/print-reply.ts'
import { pictureOfPage } from '#tools/synthetic-pictures/picture-of-page.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const ANSWERED = '2026-12-16T12:00:00.000Z'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()

/** A dispute about the loan that cannot be right, sent to the bureau and delivered. */
async function disputed() {
  test.setNow(NOW)
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const item = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')
  const itemId = item?.id ?? ''
  const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: itemId } })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: itemId, userInfo } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
  test.setNow('2026-11-24T12:00:00.000Z')
  await ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-23' } })
  test.setNow(ANSWERED)
  return { cookie, userId, id, letterId: letter.id, number: item?.accountNumber ?? '' }
}

const replyOf = (number: string, kind: MadeResult['kind'], more: Partial<MadeReply> = {}): Uint8Array =>
  printReply({
    from: 'equifax',
    date: 'December 14, 2026',
    to: 'Dana Whitfield',
    results: [{ creditor: 'MERIDIAN AUTO FINANCE', number: number.length > 4 ? number : `****${number}`, kind }],
    wording: 1,
    ...more,
  })

const send = (cookie: string, bytes: Uint8Array, body: Record<string, string> = {}, name = 'answer.pdf') =>
  call(test.app, uploadReply, { cookie, body, files: [{ field: 'answer', name, type: 'application/pdf', bytes }] })

type Reply = ResultOf<typeof uploadReply>
const only = ({ results }: Reply) => results[0] ?? expect.unreachable('no result')

describe('a reply of the bureau', () => {
  it('is read, matched, and changes nothing before it is confirmed', async () => {
    const { cookie, id, letterId, number } = await disputed()
    const { status, answer } = await send(cookie, replyOf(number, 'deleted'), { receivedOn: '2026-12-16' })
    expect(status).toBe(201)
    const reply = answer ?? expect.unreachable()
    expect(reply).toMatchObject({
      status: 'read',
      sender: { value: { kind: 'bureau', bureau: 'equifax' }, evidence: { page: 1 } },
      datedOn: { value: '2026-12-14', evidence: { page: 1, quote: 'December 14, 2026' } },
    })
    expect(only(reply)).toMatchObject({
      kind: { value: 'deleted', evidence: { page: 1, confidence: expect.any(Number) } },
      creditorName: { value: 'MERIDIAN AUTO FINANCE' },
      suggested: id,
      answer: null,
    })
    expect(only(reply).candidates[0]).toMatchObject({ disputeId: id, target: 'equifax', letterId })
    expect(await ok(test.app, readDispute, { cookie, params: { id } })).toMatchObject({
      status: 'under_review',
      outcome: 'pending',
    })

    const confirmed = await ok(test.app, confirmReply, {
      cookie,
      params: { id: reply.id },
      body: { resultId: '1', disputeId: id },
    })
    expect(only(confirmed).answer).toMatchObject({
      disputeId: id,
      kind: 'deleted',
      target: 'equifax',
      receivedOn: '2026-12-16',
      datedOn: '2026-12-14',
      letterId,
      knownBy: 'letter',
    })
    const file = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(file).toMatchObject({ status: 'resolved', outcome: 'removed', tracker: { status: 'resolved' } })
    expect(file.events.at(-1)).toMatchObject({
      kind: 'answered',
      text: 'Answer from Equifax in a letter of December 14, 2026, received on December 16, 2026: it deleted the item.',
    })
    const news = (await ok(test.app, listNotifications, { cookie })).filter(({ type }) => type === 'resolved')
    expect(news).toMatchObject([{ title: 'Dispute resolved: deleted', isPractice: false }])
  })

  it('confirmed twice is one answer; otherwise than before it is refused; taken back it can be confirmed anew', async () => {
    const { cookie, id, number } = await disputed()
    const reply = (await send(cookie, replyOf(number, 'verified'))).answer ?? expect.unreachable()
    const confirm = (body: Record<string, unknown> = {}) =>
      call(test.app, confirmReply, { cookie, params: { id: reply.id }, body: { resultId: '1', disputeId: id, ...body } })
    const first = await confirm()
    expect((await confirm()).status).toBe(200)
    expect((await confirm({ kind: 'deleted' })).status).toBe(409)
    expect(await ok(test.app, readDispute, { cookie, params: { id } })).toMatchObject({ status: 'rejected', outcome: 'verified' })
    const answerId = first.answer?.results[0]?.answer?.id ?? ''
    await ok(test.app, takeBackAnswer, { cookie, params: { id: answerId } })
    await ok(test.app, takeBackAnswer, { cookie, params: { id: answerId } })
    const back = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(back).toMatchObject({ status: 'under_review', outcome: 'pending', resolvedAt: null })
    expect(back.events.slice(-2).map(({ kind }) => kind)).toEqual(['answered', 'answer_taken_back'])
    expect((await confirm({ kind: 'deleted' })).status).toBe(200)
    expect(await ok(test.app, readDispute, { cookie, params: { id } })).toMatchObject({ status: 'resolved', outcome: 'removed' })
  })

  const OUTCOMES = [
    ['updated', 'resolved', 'updated', 'resolved'],
    ['updated_in_part', 'under_review', 'pending', 'responded'],
    ['frivolous', 'under_review', 'pending', 'responded'],
    ['more_information_wanted', 'under_review', 'pending', 'responded'],
    ['blocked', 'resolved', 'removed', 'resolved'],
    ['reinserted', 'under_review', 'pending', 'responded'],
  ] as const
  it.each(everyOf(3, OUTCOMES))('that says %s', async (kind, status, outcome, tracker) => {
    const { cookie, id, number } = await disputed()
    for (const wording of sampleOf([3, 0], 1)) {
      const reply = (await send(cookie, replyOf(number, kind, { wording }))).answer ?? expect.unreachable()
      expect(only(reply).kind?.value, `wording ${wording}`).toBe(kind)
      expect(only(reply).suggested).toBe(id)
    }
    const { replies } = await ok(test.app, listReplies, { cookie })
    await ok(test.app, confirmReply, { cookie, params: { id: replies[0]?.id ?? '' }, body: { disputeId: id } })
    expect(await ok(test.app, readDispute, { cookie, params: { id } })).toMatchObject({
      status,
      outcome,
      tracker: { status: tracker },
    })
  })

  if (isWholeCorpus)
    it('is kept with the dispute it was added to and suggested for it; a member can’t add to someone else’s dispute', async () => {
      const { cookie, id } = await disputed()
      const unnamed = printReply({ from: 'equifax', date: 'December 14, 2026', to: 'Dana Whitfield', results: [], wording: 1 })
      const reply = (await send(cookie, unnamed, { disputeId: id })).answer ?? expect.unreachable()
      expect(reply.disputeId).toBe(id)
      const { replies } = await ok(test.app, readDisputeAnswers, { cookie, params: { id } })
      expect(replies.map((one) => one.id)).toEqual([reply.id])
      const stranger = await newMember(test.app)
      expect((await send(stranger.cookie, unnamed, { disputeId: id })).status).toBe(404)
    })

  if (isWholeCorpus)
    it('that wants proof of identity leads to its own step, and counts until the investigation ends', async () => {
      const { cookie, id } = await disputed()
      const lines = [
        'Equifax Information Services LLC',
        'December 14, 2026',
        'Dear Dana Whitfield:',
        'About your dispute: we were unable to verify your identity, so we need a copy of your driver’s license.',
      ]
      const reply = (await send(cookie, printLines(lines), { disputeId: id })).answer ?? expect.unreachable()
      const confirmed = await ok(test.app, confirmReply, {
        cookie,
        params: { id: reply.id },
        body: { resultId: '1', disputeId: id, receivedOn: '2026-12-16' },
      })
      expect(only(confirmed).answer).toMatchObject({
        kind: 'more_information_wanted',
        demand: 'proof_of_identity',
        label: 'They want proof of identity',
        mayFollow: ['frivolous_reply', 'dispute'],
      })
      const { deadlines } = await ok(test.app, readDispute, { cookie, params: { id } })
      expect(deadlines.filter(({ kind }) => kind === 'information_wanted')).toMatchObject([{ due: '2026-12-23', target: null }])
    })

  const OWN_DAYS = [
    [
      'that gives a day of its own has that day',
      'We need more information to investigate your dispute. Please send us a copy of your bill by January 5, 2027.',
      '2027-01-05',
    ],
    [
      'that was investigated before is due while the investigation runs',
      'Your dispute was previously investigated and has no new information, so we consider it frivolous.',
      '2026-12-23',
    ],
  ] as const
  it.each(sampleOf(OWN_DAYS, 1))('%s', async (_what, sentence, due) => {
    const { cookie, id } = await disputed()
    const lines = ['Equifax Information Services LLC', 'December 14, 2026', 'Dear Dana Whitfield:', sentence]
    const reply = (await send(cookie, printLines(lines), { disputeId: id })).answer ?? expect.unreachable()
    const body = { resultId: '1', disputeId: id, receivedOn: '2026-12-16' }
    await ok(test.app, confirmReply, { cookie, params: { id: reply.id }, body })
    const dates = await ok(test.app, listCalendar, { cookie })
    expect(dates.filter(({ kind }) => kind === 'information_wanted')).toMatchObject([{ due }])
  })

  const STEPS = [
    ['Your dispute is frivolous or irrelevant, and we will not investigate it.', 'frivolous', 'frivolous_reply', '2026-12-23'],
    ['Consumer contact needed: please contact the creditor directly.', 'consumer_contact_needed', 'direct_dispute', '2026-12-23'],
    ['We are unable to locate a credit file under your name.', 'no_such_file', 'dispute', '2026-12-23'],
    ['This account was previously verified as accurate.', 'previously_verified', 'method_of_verification', null],
    [
      'We need more information before we can investigate your dispute.',
      'not_enough_information',
      'frivolous_reply',
      '2026-12-23',
    ],
    ['We need a copy of your ID before we can investigate.', 'proof_of_identity', 'frivolous_reply', '2026-12-23'],
    [
      'We already investigated this dispute, and you sent nothing new, so we consider it frivolous.',
      'already_investigated',
      'method_of_verification',
      '2026-12-23',
    ],
  ] as const
  it.each(everyOf(3, STEPS))('“%s” leads to a step of its own, with its clock', async (sentence, demand, letter, due) => {
    const { cookie, id } = await disputed()
    const lines = [
      'Equifax Information Services LLC',
      'December 14, 2026',
      'Dear Dana Whitfield:',
      'About your dispute:',
      sentence,
    ]
    const reply = (await send(cookie, printLines(lines), { disputeId: id })).answer ?? expect.unreachable()
    const body = { resultId: '1', disputeId: id, receivedOn: '2026-12-16' }
    const confirmed = await ok(test.app, confirmReply, { cookie, params: { id: reply.id }, body })
    const answer = only(confirmed).answer ?? expect.unreachable('nothing was recorded')
    expect([answer.demand, answer.mayFollow[0]]).toEqual([demand, letter])
    expect(answer.next).toMatch(/(?:30|15) days/)
    const { deadlines } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(deadlines.filter(({ kind }) => kind === 'information_wanted').map((one) => one.due)).toEqual(due === null ? [] : [due])
  })

  if (isWholeCorpus)
    it('can be about none of the disputes', async () => {
      const { cookie, id } = await disputed()
      const bytes = printReply({
        from: 'experian',
        date: 'December 14, 2026',
        to: 'Dana Whitfield',
        results: [{ creditor: 'OTHER HARBOR CARD', number: '6011XXXX', kind: 'deleted' }],
        wording: 0,
      })
      const reply = (await send(cookie, bytes)).answer ?? expect.unreachable()
      expect(only(reply)).toMatchObject({ suggested: null, candidates: [] })
      const said = await ok(test.app, confirmReply, { cookie, params: { id: reply.id }, body: { disputeId: null } })
      expect(only(said)).toMatchObject({ isAboutNone: true, answer: null })
      expect(await ok(test.app, readDispute, { cookie, params: { id } })).toMatchObject({ status: 'under_review' })
    })

  it('uploaded again is the same; deleted with its original it is gone, and what was confirmed stays', async () => {
    const { cookie, id, number, userId } = await disputed()
    const bytes = replyOf(number, 'deleted')
    const first = await send(cookie, bytes)
    const again = await send(cookie, bytes)
    expect([again.status, again.answer?.id]).toEqual([200, first.answer?.id])
    const params = { id: first.answer?.id ?? '' }
    expect(
      (await call(test.app, readReplyPage, { cookie, params: { ...params, page: '1' } })).raw.subarray(1, 4).toString(),
    ).toBe('PNG')
    const sealed = await test.context.files.list(`${userId}/replies`)
    expect(sealed).toHaveLength(1)
    expect(Buffer.from((await test.context.files.get(sealed[0] ?? '')) ?? []).includes('%PDF')).toBe(false)
    await ok(test.app, confirmReply, { cookie, params, body: { disputeId: id } })
    await ok(test.app, deleteReply, { cookie, params })
    expect(await test.context.files.list(`${userId}/replies`)).toEqual([])
    expect((await call(test.app, readReplyOf, { cookie, params })).status).toBe(404)
    expect((await ok(test.app, readDisputeAnswers, { cookie, params: { id } })).answers).toMatchObject([{ kind: 'deleted' }])
  })

  it('is nobody else’s', async () => {
    const { cookie, id, number } = await disputed()
    const reply = (await send(cookie, replyOf(number, 'deleted'))).answer ?? expect.unreachable()
    const stranger = await newMember(test.app, { isKnown: true })
    const params = { id: reply.id }
    const theirs = { cookie: stranger.cookie, params }
    expect((await call(test.app, readReplyOf, theirs)).status).toBe(404)
    expect((await call(test.app, readReplyPage, { ...theirs, params: { ...params, page: '1' } })).status).toBe(404)
    expect((await call(test.app, deleteReply, theirs)).status).toBe(404)
    expect((await call(test.app, confirmReply, { ...theirs, body: { disputeId: null } })).status).toBe(404)
    expect((await call(test.app, readDisputeAnswers, { ...theirs, params: { id } })).status).toBe(404)
    expect((await call(test.app, listReplies, {})).status).toBe(401)
    const own = (await send(stranger.cookie, replyOf(number, 'deleted'))).answer ?? expect.unreachable()
    const confirmed = await call(test.app, confirmReply, {
      cookie: stranger.cookie,
      params: { id: own.id },
      body: { disputeId: id },
    })
    expect(confirmed.status).toBe(404)
  })

  it('keeps no full number', async () => {
    const { cookie, userId } = await disputed()
    const lines = [
      'Equifax Information Services LLC',
      'December 14, 2026',
      'SSN: 123-45-6789',
      'Confirmation # 6345012345',
      '',
      'The results of your dispute of your credit file:',
      'MERIDIAN AUTO FINANCE',
      'Account number: 8123450099887766',
      'This item has been deleted from the credit file.',
    ]
    await send(cookie, printLines(lines))
    const text = JSON.stringify(await openedRows(test, 'replies', userId))
    expect(text).not.toMatch(/8123450099887766|123-45-6789|123456789/)
    expect(text).toContain('7766')
  })
})

describe('another paper', () => {
  it.each([
    [
      'a bank statement',
      ['FIRST HARBOR BANK', 'Statement Period Nov 1 - Nov 30', 'Beginning Balance $1.00', 'Ending Balance $2.00'],
    ],
    [
      'a receipt of the dispute',
      [
        'Equifax Information Services LLC',
        'December 1, 2026',
        'We have received your dispute about your credit file and are investigating it.',
      ],
    ],
    [
      'an advertisement',
      ['SCORE BOOST', 'Have negative items removed from your credit report today! Call us now for a free offer.'],
    ],
  ])('%s is kept as what it is: nothing that is known, and no answer', async (_what, lines) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { status, answer } = await send(cookie, printLines(lines))
    expect(status).toBe(201)
    expect(answer).toMatchObject({ status: 'read', kind: 'other', facts: [], results: [], reportIds: [] })
    expect((await ok(test.app, listReplies, { cookie })).replies).toMatchObject([{ id: answer?.id }])
  })

  it.each([
    [
      'refusal',
      [
        'First Prairie Bank',
        'PO Box 100, Fargo, ND 58102',
        'March 3, 2027',
        'Dear Dana Whitfield:',
        'We are unable to approve your application for a credit card. The principal reasons for our decision are:',
        '1. Too few accounts currently paid as agreed',
        '2. Collection action or judgment',
        '',
        'Our decision was based in whole or in part on information from Experian. You have a right to dispute it.',
      ],
      [
        ['reason', 'Too few accounts currently paid as agreed'],
        ['reason', 'Collection action or judgment'],
        ['bureau', 'Experian'],
      ],
    ],
    [
      'collection_notice',
      [
        'Oak Creek Recovery LLC',
        'Oak Creek Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Valley Dental.',
        'Our information shows: You had a Valley Dental account with account number ending in 7781.',
        'Total amount of the debt now: $210.00',
        'Call or write to us by April 9, 2027, to dispute all or part of the debt. If you do not, we will assume that our information is correct.',
      ],
      [
        ['accountNumber', '7781'],
        ['originalCreditor', 'Valley Dental'],
        ['amount', '210.00'],
        ['disputeBy', '2027-04-09'],
      ],
    ],
  ] as const)('%s is told by its words, with its facts and their places, and no result', async (kind, lines, wanted) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { answer } = await send(cookie, printLines(lines))
    expect(answer).toMatchObject({ status: 'read', kind, results: [] })
    expect(answer?.facts.map(({ name, value }) => [name, value])).toEqual(wanted)
    for (const { page, box, quote } of answer?.facts ?? []) {
      expect(page).toBe(1)
      expect(box?.[2]).toBeGreaterThan(5)
      expect(quote?.length).toBeGreaterThan(2)
    }
  })

  if (isWholeCorpus)
    it('that names another agency: its letter is kept, filled in and addressed, and its delivery starts the clock', async () => {
      test.setNow('2027-03-20T12:00:00.000Z')
      const { cookie } = await newMember(test.app, { isKnown: true })
      const lines = [
        'Harbor Point Bank',
        'March 3, 2027',
        'Dear Dana Whitfield:',
        'We are unable to approve your application for a checking account. We relied on information from a consumer reporting agency:',
        '',
        'Innovis Consumer Assistance',
        'PO Box 26',
        'Pittsburgh, PA 15230',
      ]
      const { id } = (await send(cookie, printLines(lines))).answer ?? expect.unreachable()
      const used = await ok(test.app, usePaper, { cookie, params: { id }, body: { receivedOn: '2027-03-10' } })
      expect(used.refused).toBe('bank_account')
      const stepOf = (reply: Reply) =>
        reply.nextSteps.find((one) => one.id === 'agency_dispute Innovis') ?? expect.unreachable('no such step')
      const { letter } = stepOf(used)
      expect(stepOf(used).address).toMatchObject({ lines: ['Innovis Consumer Assistance', 'PO Box 26', 'Pittsburgh, PA 15230'] })
      const keep = (text: string) =>
        call(test.app, keepPaperLetter, { cookie, params: { id }, body: { step: 'agency_dispute Innovis', text } })
      const blank = await keep(letter ?? '')
      expect([blank.status, blank.raw.toString('utf8')]).toEqual([
        400,
        expect.stringMatching(/blanks first.*: Item, What is wrong\./),
      ])
      const text = (letter ?? '')
        .replace(/Your address: _+/, '12 Elm Street\nDayton, OH 45402')
        .replace(/1\. Item: _+ {3}What is wrong: _+/, '1. Item: Harbor loan. What is wrong: it is not mine.')
        .replace(/2\. Item:.*\n\n/, '')
        .replace(/Date of birth: _+\n*/, '')
      const kept = await keep(text)
      expect([kept.status, kept.answer && stepOf(kept.answer).letterId]).toEqual([201, expect.any(String)])
      expect((await keep(text)).answer).toEqual(kept.answer)
      const letterId = (kept.answer && stepOf(kept.answer).letterId) ?? ''
      expect((await ok(test.app, readLetterProof, { cookie, params: { id: letterId } })).proof.length).toBeGreaterThan(0)
      test.setNow('2027-04-01T12:00:00.000Z')
      await ok(test.app, attestLetter, { cookie, params: { id: letterId } })
      await ok(test.app, markLetterSent, {
        cookie,
        params: { id: letterId },
        body: { sentMethod: 'certified_mail', sentOn: '2027-03-21' },
      })
      await ok(test.app, markLetterDelivered, { cookie, params: { id: letterId }, body: { deliveredAt: '2027-03-25' } })
      const now = await ok(test.app, readReplyOf, { cookie, params: { id } })
      expect(stepOf(now)).toMatchObject({ clock: 'reinvestigation', due: '2027-04-24' })
      const dates = await ok(test.app, listCalendar, { cookie })
      expect(dates).toContainEqual(expect.objectContaining({ kind: 'reinvestigation', due: '2027-04-24' }))
    })

  it('is confirmed in one look: the day it came starts the clock, and the score it prints joins the others', async () => {
    test.setNow('2027-03-20T12:00:00.000Z')
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { answer } = await send(
      cookie,
      printLines([
        'First Prairie Bank',
        'March 3, 2027',
        'Dear Dana Whitfield:',
        'We are unable to approve your application for a loan. The principal reasons for our decision are:',
        '1. Collection action or judgment',
        '',
        'Our decision was based on information from Experian. Your credit score: 571. Date: 03/01/2027. Range: 300 to 850.',
      ]),
    )
    const id = answer?.id ?? ''
    expect(answer).toMatchObject({ kind: 'refusal', confirmedAt: null, nextSteps: [], asks: 'When did this letter come?' })
    expect(await ok(test.app, listScores, { cookie })).toEqual([])

    const late = await call(test.app, usePaper, { cookie, params: { id }, body: { receivedOn: '2027-03-21' } })
    expect(late.status).toBe(400)
    const said = { params: { id }, body: { receivedOn: '2027-03-05' } }
    const used = await ok(test.app, usePaper, { cookie, ...said })
    expect(used).toMatchObject({
      receivedOn: '2027-03-05',
      nextSteps: [
        { id: 'free_report Experian', due: '2027-05-04', citation: { cite: expect.stringContaining('1681j') } },
        { id: 'reasons' },
      ],
    })
    expect(await ok(test.app, usePaper, { cookie, ...said })).toEqual(used)
    expect(await ok(test.app, listScores, { cookie })).toMatchObject([
      { score: 571, bureau: 'experian', day: '2027-03-01', source: 'paper' },
    ])
    // What the member corrected stands, whatever is confirmed of the letter afterwards.
    await ok(test.app, addScore, { cookie, body: { score: 575, bureau: 'experian', day: '2027-03-01' } })
    await ok(test.app, usePaper, { cookie, params: { id }, body: { done: ['reasons'] } })
    expect(await ok(test.app, listScores, { cookie })).toMatchObject([{ score: 575, source: 'member' }])
    const stranger = await newMember(test.app, { isKnown: true })
    expect((await call(test.app, usePaper, { cookie: stranger.cookie, ...said })).status).toBe(404)
  })

  if (isWholeCorpus)
    it('that lists three bureaus with their scores adds each to the history', async () => {
      test.setNow('2027-03-20T12:00:00.000Z')
      const { cookie } = await newMember(test.app, { isKnown: true })
      const { answer } = await send(
        cookie,
        printLines([
          'Cobblestone Home Loans',
          'March 3, 2027',
          'Dear Dana Whitfield:',
          'We are unable to approve your application for a loan. We used the credit reports of these agencies.',
          'Agency   Your score   Date',
          'Experian   588   March 1, 2027',
          'Equifax   602   March 2, 2027',
          'TransUnion   571   March 1, 2027',
          'None of them made the decision or can tell you why. Scores range from 300 to 850.',
        ]),
      )
      const body = { receivedOn: '2027-03-05' }
      await call(test.app, usePaper, { cookie, params: { id: answer?.id ?? '' }, body })
      const kept = await ok(test.app, listScores, { cookie })
      expect(kept.map(({ bureau, score, day }) => `${bureau} ${score} ${day}`).toSorted()).toEqual([
        'equifax 602 2027-03-02',
        'experian 588 2027-03-01',
        'transunion 571 2027-03-01',
      ])
    })

  it('is corrected fact by fact, before and after it is confirmed, and what follows follows the correction', async () => {
    test.setNow('2027-03-20T12:00:00.000Z')
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { answer } = await send(
      cookie,
      printLines([
        'First Prairie Bank',
        'March 3, 2027',
        'Dear Dana Whitfield:',
        'We are unable to approve your application for a loan. The principal reasons for our decision are:',
        '1. Collection action or judgment',
        '',
        'Our decision was based on information from Experian. Your credit score: 511. Date: 03/01/2027. Range: 300 to 850.',
      ]),
    )
    const params = { id: answer?.id ?? '' }
    const use = (body: z.input<typeof usePaper.body>) => call(test.app, usePaper, { cookie, params, body })
    const change = (name: 'score' | 'bureau', was: string | null, value: string | null) => use({ facts: [{ name, was, value }] })
    const corrected = await change('score', '511', '571')
    expect(corrected.answer).toMatchObject({ confirmedAt: null, nextSteps: [] })
    expect(corrected.answer?.facts.find(({ name }) => name === 'score')).toMatchObject({ value: '571', readAs: '511', page: 1 })
    expect((await change('score', '511', '572')).status).toBe(409)
    expect((await change('score', '571', 'about six hundred')).status).toBe(400)
    await use({ receivedOn: '2027-03-05' })
    expect(await ok(test.app, listScores, { cookie })).toMatchObject([{ score: 571, bureau: 'experian' }])

    const added = await change('bureau', null, 'NCTUE')
    expect(added.answer?.facts.at(-1)).toEqual({
      name: 'bureau',
      value: 'NCTUE',
      page: null,
      box: null,
      quote: null,
      readAs: null,
    })
    expect(added.answer?.nextSteps.map(({ id }) => id)).toContain('agency_dispute NCTUE')
    expect((await ok(test.app, listCalendar, { cookie })).map(({ kind }) => kind)).toEqual(['free_report', 'free_report'])
    await change('bureau', 'NCTUE', null)

    // A score of another bureau leaves the history, and comes back with it.
    const out = await change('bureau', 'Experian', null)
    expect(out.answer).toMatchObject({
      takenOut: [{ name: 'bureau', value: 'Experian' }],
      nextSteps: [{ id: 'name_the_agency' }, {}],
    })
    expect(await ok(test.app, listScores, { cookie })).toEqual([])
    await change('bureau', 'Experian', 'Experian')
    const named = await use({ from: 'First Prairie Bank of Ohio', datedOn: '2027-03-02' })
    expect(named.answer?.sender?.value.name).toBe('First Prairie Bank of Ohio')
    expect(named.answer?.facts).toEqual(corrected.answer?.facts)
    expect(named.answer?.takenOut).toEqual([])
    expect(await ok(test.app, listScores, { cookie })).toMatchObject([{ score: 571 }])
  })

  it('addressed to somebody else it is asked about, and nothing follows until the answer', async () => {
    test.setNow('2027-03-20T12:00:00.000Z')
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { answer } = await send(
      cookie,
      printLines([
        'Oak Creek Recovery LLC',
        'To: Bartholomew Quince',
        'Oak Creek Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Valley Dental.',
        'Call or write to us by April 9, 2027, to dispute all or part of the debt. If you do not, we will assume that our information is correct.',
      ]),
    )
    expect(answer).toMatchObject({ kind: 'collection_notice', addressedTo: 'Bartholomew Quince' })
    const params = { id: answer?.id ?? '' }
    const refused = await call(test.app, usePaper, { cookie, params, body: { receivedOn: '2027-03-18' } })
    expect([refused.status, refused.raw.toString('utf8')]).toEqual([409, expect.stringContaining('Bartholomew Quince')])
    expect(await ok(test.app, listCalendar, { cookie })).toEqual([])
    const said = await ok(test.app, usePaper, { cookie, params, body: { isMine: true } })
    expect(said).toMatchObject({ addressedTo: null, confirmedAt: null, nextSteps: [] })
    const used = await ok(test.app, usePaper, { cookie, params, body: { receivedOn: '2027-03-18' } })
    expect(used.nextSteps).toMatchObject([{ id: 'validation', due: '2027-04-09' }])
  })

  it('an answer to somebody else is no answer to a dispute until the member says that it is theirs', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { id } = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: 'Valley Dental', description: 'It is not mine.', disputeTargets: ['experian'] },
    })
    const answers = [
      'Experian',
      'To: Bartholomew Quince',
      'We have completed our investigation of your dispute. The results of our investigation are below.',
      'Valley Dental: Deleted. This item was removed from your credit report.',
    ]
    const { answer } = await send(cookie, printLines(answers))
    expect(answer).toMatchObject({ kind: 'answer', addressedTo: 'Bartholomew Quince' })
    const asked = { cookie, params: { id: answer?.id ?? '' }, body: { disputeId: id, kind: 'deleted' as const } }
    const refused = await call(test.app, confirmReply, asked)
    expect([refused.status, refused.raw.toString('utf8')]).toEqual([409, expect.stringContaining('Tell us it’s yours')])
    // That it is about none of their disputes claims nothing.
    await ok(test.app, confirmReply, { ...asked, body: { disputeId: null } })
    await ok(test.app, usePaper, { cookie, params: asked.params, body: { isMine: true } })
    const confirmed = await ok(test.app, confirmReply, asked)
    expect(confirmed.results[0]?.answer).toMatchObject({ disputeId: id, kind: 'deleted' })
  })

  it('a collector’s notice runs its clock, once, also when its dispute is opened with the same days', async () => {
    test.setNow('2027-03-20T12:00:00.000Z')
    const { cookie } = await newMember(test.app, { isKnown: true })
    const lines = [
      'Oak Creek Recovery LLC',
      'Oak Creek Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Valley Dental.',
      'Call or write to us by April 9, 2027, to dispute all or part of the debt. If you do not, we will assume that our information is correct.',
    ]
    const params = { id: (await send(cookie, printLines(lines))).answer?.id ?? '' }
    await ok(test.app, usePaper, { cookie, params, body: { receivedOn: '2027-03-18' } })
    const clock = { kind: 'validation_period', due: '2027-04-09' }
    expect(await ok(test.app, listCalendar, { cookie })).toMatchObject([{ ...clock, replyId: params.id }])
    expect((await ok(test.app, listMatters, { cookie })).deadlines).toMatchObject([clock])
    const body = {
      creditor: 'Oak Creek Recovery LLC',
      description: 'I dispute this debt.',
      disputeTargets: ['creditor' as const],
    }
    const { id } = await ok(test.app, createDispute, { cookie, body })
    await ok(test.app, tellDays, { cookie, params: { id }, body: { noticeEndsOn: '2027-04-09' } })
    await ok(test.app, usePaper, { cookie, params, body: { disputeId: id } })
    expect(await ok(test.app, listCalendar, { cookie })).toMatchObject([{ ...clock, disputeId: id, replyId: null }])
    const { replies } = await ok(test.app, readDisputeAnswers, { cookie, params: { id } })
    expect(replies.map((one) => one.id)).toEqual([params.id])
  })

  it('a summons comes before everything: worklist, calendar, feed and bell, until it is answered', async () => {
    test.setNow('2027-03-20T12:00:00.000Z')
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { answer } = await send(
      cookie,
      printLines([
        'SUPERIOR COURT OF WASHINGTON, COUNTY OF YAKIMA',
        'Case No. 27-2-00417-39',
        'Tamarack Recovery LLC, Plaintiff, v. Dana Whitfield, Defendant.',
        'SUMMONS',
        'A lawsuit has been started against you. You must respond in writing within 20 days after service of this summons.',
      ]),
    )
    const params = { id: answer?.id ?? '' }
    expect(answer?.kind).toBe('court_paper')
    expect((await ok(test.app, listMatters, { cookie })).deadlines).toEqual([])
    await ok(test.app, usePaper, { cookie, params, body: { receivedOn: '2027-03-15' } })
    const court = { kind: 'court_answer', due: '2027-04-04', replyId: params.id }
    expect((await ok(test.app, listMatters, { cookie })).deadlines).toMatchObject([court])
    expect(await ok(test.app, listCalendar, { cookie })).toMatchObject([{ ...court, disputeId: null, isOver: false }])
    expect(await ok(test.app, listNotifications, { cookie })).toMatchObject([
      { replyId: params.id, priority: 'high', message: expect.stringContaining('lawhelp.org') },
    ])
    const { url } = await ok(test.app, makeCalendarLink, { cookie })
    const token = /calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ''
    const feed = (await call(test.app, readCalendarFeed, { params: { token } })).raw.toString('utf8')
    expect(feed).toContain('PRIORITY:1')
    expect(feed).toContain('20270404')
    test.setNow('2027-03-30T12:00:00.000Z')
    await announceDays(test.context)
    await announceDays(test.context)
    expect(await ok(test.app, listNotifications, { cookie })).toHaveLength(2)

    const done = await ok(test.app, usePaper, { cookie, params, body: { done: ['court_answer'] } })
    expect(done.nextSteps[0]).toMatchObject({ id: 'court_answer', isDone: true })
    expect((await ok(test.app, listMatters, { cookie })).deadlines).toEqual([])
    expect(await ok(test.app, listCalendar, { cookie })).toMatchObject([{ ...court, isOver: true }])
  })

  it('that was read as a letter is what the member says it is', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { answer } = await send(
      cookie,
      printLines(['SOME COMPANY', 'About your account and what we have decided for you this month.']),
    )
    const id = answer?.id ?? ''
    expect(answer?.kind).toBe('other')
    const used = await ok(test.app, usePaper, { cookie, params: { id }, body: { kind: 'answer' } })
    expect(used).toMatchObject({ kind: 'answer', results: [{ id: '1', kind: null }] })
  })

  if (isWholeCorpus)
    it('that nobody could tell is read anew as what the member says it is', async () => {
      const { cookie } = await newMember(test.app, { isKnown: true })
      const { answer } = await send(
        cookie,
        printLines([
          'SOME COMPANY',
          'What we decided about your request for a loan. Main reasons:',
          '- Too many inquiries',
          '',
          'Source: Experian',
        ]),
      )
      expect(answer).toMatchObject({ kind: 'other', facts: [] })
      const used = await ok(test.app, usePaper, {
        cookie,
        params: { id: answer?.id ?? '' },
        body: { kind: 'refusal', receivedOn: '2026-12-10' },
      })
      expect(used.facts.map(({ name, value }) => `${name} ${value}`)).toEqual(['reason Too many inquiries', 'bureau Experian'])
      expect(used.nextSteps.map(({ id }) => id)).toEqual(['free_report Experian', 'reasons'])
    })

  it('of a sale says who owns the debt now, and once confirmed leads to a dispute with them', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const { answer } = await send(
      cookie,
      printLines([
        'Clearpoint Consumer Bank',
        'PO Box 5000, Omaha, NE 68103',
        'We received your dispute. Your account was sold to Rockface Funding LLC, PO Box 11, Reno, NV 89501, on July 10, 2026.',
        'We cannot change what they report.',
      ]),
    )
    const gist = 'Clearpoint Consumer Bank writes that it sold your debt to Rockface Funding LLC.'
    expect(answer).toMatchObject({ kind: 'other', gist, nextSteps: [], results: [] })
    const used = await ok(test.app, usePaper, { cookie, params: { id: answer?.id ?? '' }, body: {} })
    expect(used.nextSteps).toMatchObject([{ id: 'new_owner', disputeWith: 'Rockface Funding LLC', doneAt: 'new_dispute' }])
    const said = await ok(test.app, usePaper, { cookie, params: { id: answer?.id ?? '' }, body: { kind: 'identity' } })
    expect(said).toMatchObject({ gist: null, nextSteps: [{ id: 'identity' }] })
  })

  if (isWholeCorpus)
    it('photographed for the report upload goes on to the letters', async () => {
      const { cookie } = await newMember(test.app, { isKnown: true })
      const bytes = await pictureOfPage(replyOf('1234', 'deleted', { wording: 1 }), {
        page: 1,
        condition: 'scan',
        seed: 'as-report',
      })
      expect((await upload(test.app, { cookie, bytes })).answer?.report.status).toBe('processing')
      await test.context.readings.idle()
      const [failed] = await ok(test.app, listReports, { cookie })
      expect(failed).toMatchObject({ status: 'failed', failure: { message: expect.stringContaining('under Answers') } })
      await test.context.jobs.workOff(test.context)
      await test.context.replyReadings.idle()
      const { replies } = await ok(test.app, listReplies, { cookie })
      expect(replies).toMatchObject([{ status: 'read', kind: 'answer', sender: { value: { bureau: 'equifax' } } }])
    })

  it('that came as a report is kept among the letters, and nothing among the reports', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const refused = await upload(test.app, { cookie, bytes: replyOf('1234', 'deleted') })
    expect([refused.status, refused.refusal?.code]).toEqual([422, 'not_a_report'])
    const { replies } = await ok(test.app, listReplies, { cookie })
    expect(replies).toMatchObject([{ status: 'read', kind: 'answer', sender: { value: { bureau: 'equifax' } } }])
    // The same file here is the same paper.
    expect((await send(cookie, replyOf('1234', 'deleted'))).answer?.id).toBe(replies[0]?.id)
  })

  it('a file of another kind, an empty one, a report', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const text = await send(cookie, new TextEncoder().encode('hello there, this is a plain text'), {}, 'answer.txt')
    expect(text.refusal?.code).toBe('unsupported_type')
    expect((await send(cookie, new Uint8Array())).refusal?.code).toBe('damaged_file')
    expect((await call(test.app, uploadReply, { cookie, body: {}, files: [] })).status).toBe(400)
    const asReport = await send(cookie, report.bytes)
    expect(asReport.answer).toMatchObject({ status: 'read', kind: 'report', facts: [], results: [] })
    const reports = await ok(test.app, listReports, { cookie })
    expect(asReport.answer?.reportIds).toEqual(reports.map(({ id }) => id))
    const bureau = reports[0]?.bureau
    expect(asReport.answer?.sender).toEqual({ value: { kind: 'bureau', bureau, name: 'Equifax' }, evidence: null })
    const page = { id: asReport.answer?.id ?? '', page: '1' }
    expect((await call(test.app, readReplyPage, { cookie, params: page })).status).toBe(404)
  })
})

describe('an answer without paper', () => {
  it('by phone starts the clock of the written results; recorded twice it is one', async () => {
    const { cookie, id } = await disputed()
    const body = { kind: 'deleted', target: 'equifax', knownBy: 'phone', receivedOn: '2026-12-16', note: 'Told by Ana' } as const
    const first = await call(test.app, recordDisputeAnswer, { cookie, params: { id }, body })
    const again = await call(test.app, recordDisputeAnswer, { cookie, params: { id }, body })
    expect([first.status, again.status, again.answer?.id]).toEqual([201, 200, first.answer?.id])
    expect(first.answer?.clocks).toMatchObject([{ kind: 'results_notice', due: '2026-12-23' }])
    const future = await call(test.app, recordDisputeAnswer, {
      cookie,
      params: { id },
      body: { ...body, receivedOn: '2027-12-16' },
    })
    expect(future.status).toBe(400)
  })

  it('of a day before the dispute was there is a slip: refused with the day it was', async () => {
    const { cookie, id } = await disputed()
    const body = { kind: 'deleted', target: 'equifax', knownBy: 'phone', receivedOn: '2026-11-22' } as const
    const record = (change: object) =>
      call(test.app, recordDisputeAnswer, { cookie, params: { id }, body: { ...body, ...change } })
    const slip = await record({})
    expect([slip.status, slip.refusal?.issues]).toEqual([
      400,
      [
        {
          path: 'receivedOn',
          message: 'Your dispute was received on November 23, 2026, so the answer can’t be older. Check the day.',
        },
      ],
    ])
    // Nothing is recorded of when it reached the company, nor is the delivery's own day too early.
    expect((await record({ target: 'creditor' })).status).toBe(201)
    expect((await record({ receivedOn: '2026-11-23' })).status).toBe(201)
  })

  if (isWholeCorpus)
    it('by phone is owed in writing, which stands among the dates until it came', async () => {
      const { cookie, id } = await disputed()
      const told = { kind: 'deleted', target: 'equifax', knownBy: 'phone', receivedOn: '2026-12-14' } as const
      await ok(test.app, recordDisputeAnswer, { cookie, params: { id }, body: told })
      const { deadlines } = await ok(test.app, readDispute, { cookie, params: { id } })
      expect(deadlines).toContainEqual(
        expect.objectContaining({
          kind: 'results_notice',
          due: '2026-12-21',
          target: 'equifax',
          why: expect.stringContaining('told you'),
        }),
      )
      const owed = async () =>
        (await ok(test.app, listCalendar, { cookie })).filter(({ why, isOver }) => why.includes('told you') && !isOver).length
      expect(await owed()).toBe(1)
      const written = { ...told, knownBy: 'letter', receivedOn: '2026-12-16' } as const
      await ok(test.app, recordDisputeAnswer, { cookie, params: { id }, body: written })
      expect(await owed()).toBe(0)
    })

  it('silence ends nothing', async () => {
    const { cookie, id } = await disputed()
    const body = { kind: 'no_answer', target: 'equifax', knownBy: 'calendar', receivedOn: '2026-12-16' } as const
    await ok(test.app, recordDisputeAnswer, { cookie, params: { id }, body })
    expect(await ok(test.app, readDispute, { cookie, params: { id } })).toMatchObject({
      status: 'under_review',
      tracker: { status: 'under_review' },
    })
  })
})

describe('what later reports show', () => {
  const answered = async (kind: 'deleted' | 'updated' | 'verified') => {
    const member = await disputed()
    const body = { kind, target: 'equifax', knownBy: 'letter', receivedOn: '2026-12-16' } as const
    const answer = await ok(test.app, recordDisputeAnswer, { cookie: member.cookie, params: { id: member.id }, body })
    return { ...member, answerId: answer.id }
  }
  const newer = async (cookie: string, reportDate: string, accounts: readonly Situation[]) => {
    await upload(test.app, { cookie, bytes: exampleReport({ reportDate, accounts }).bytes })
    await test.context.jobs.workOff(test.context)
  }
  const others = [CLEAN_CARD, LAWFUL_CHARGE_OFF]

  it('a deleted entry is gone, and the timeline and a notification say so', async () => {
    const { cookie, id } = await answered('deleted')
    expect(await ok(test.app, checkResults, { cookie })).toEqual([])
    await newer(cookie, '2027-01-20', others)
    const { checks } = await ok(test.app, readDisputeAnswers, { cookie, params: { id } })
    expect(checks).toMatchObject([{ verdict: 'kept', question: null, places: [{ page: expect.any(Number) }] }])
  })

  it('one that comes back is asked about; what the member says of it is kept', async () => {
    const { cookie, id, answerId } = await answered('deleted')
    await newer(cookie, '2026-12-20', others)
    await newer(cookie, '2027-02-20', [...others, IMPOSSIBLE_LOAN])
    await ok(test.app, checkResults, { cookie })
    const { checks } = await ok(test.app, readDisputeAnswers, { cookie, params: { id } })
    expect(checks.map(({ verdict }) => verdict)).toEqual(['kept', 'came_back'])
    expect(checks[1]?.question).toContain('15 USC 1681i(a)(5)(B)')
    expect(checks[1]?.places).toHaveLength(2)
    const body = { reportId: checks[1]?.reportId ?? '', said: 'no_notice' } as const
    const said = await ok(test.app, sayToCheck, { cookie, params: { id: answerId }, body })
    expect(said.said).toBe('no_notice')
    expect(
      (
        await call(test.app, sayToCheck, {
          cookie,
          params: { id: answerId },
          body: { ...body, reportId: checks[0]?.reportId ?? '' },
        })
      ).status,
    ).toBe(400)
    const file = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(file.events.filter(({ kind }) => kind === 'result_checked')).toHaveLength(2)
    expect(file).toMatchObject({ status: 'resolved', outcome: 'removed' })
    const news = (await ok(test.app, listNotifications, { cookie })).map(({ title }) => title)
    expect(news).toContain('A deleted item is back')
  })

  const SHOWN = [
    ['updated', [{ ...IMPOSSIBLE_LOAN, dateClosed: '2022-02-10' }], 'differs'],
    ['updated', [IMPOSSIBLE_LOAN], 'not_kept'],
    ['verified', [IMPOSSIBLE_LOAN], 'kept'],
    ['deleted', [IMPOSSIBLE_LOAN], 'not_kept'],
  ] as const
  it.each(everyOf(2, SHOWN))('%s: %#', async (kind, loans, verdict) => {
    const { cookie, id } = await answered(kind)
    await newer(cookie, '2026-12-20', [...others, ...loans])
    const { checks } = await ok(test.app, readDisputeAnswers, { cookie, params: { id } })
    expect(checks.map((check) => check.verdict)).toEqual([verdict])
  })

  it.each(sampleOf(['here', 'before Errata'], 1))(
    'a promise in a letter is held against what the next report shows: disputed %s',
    async (where) => {
      const { cookie, id: own } = await disputed()
      const told = { creditor: 'MERIDIAN AUTO FINANCE', disputedOn: '2026-10-02', way: 'by letter', bureau: null }
      const id = where === 'here' ? own : (await ok(test.app, recordEarlierDispute, { cookie, body: told })).id
      const lines = [
        'Meridian Auto Finance',
        'PO Box 100, Dallas, TX 75201',
        'December 14, 2026',
        'Dear Dana Whitfield:',
        'We completed our investigation of your dispute of account number ending in 7766.',
        'We will have the balance changed from $5,117 to $0 with Equifax.',
      ]
      const reply = (await send(cookie, printLines(lines))).answer ?? expect.unreachable()
      expect(reply.results).toMatchObject([{ kind: { value: 'updated' } }])
      const params = { id: reply.id }
      await ok(test.app, confirmReply, { cookie, params, body: { resultId: '1', disputeId: id, kind: 'updated' } })
      const { expected } = await ok(test.app, listReplies, { cookie })
      expect(expected).toMatchObject([{ disputeId: own, targets: ['equifax'] }])
      await newer(cookie, '2026-12-20', [...others, { ...IMPOSSIBLE_LOAN, currentBalance: 511_700 }])
      await newer(cookie, '2027-01-20', [...others, IMPOSSIBLE_LOAN])
      const { checks } = await ok(test.app, readDisputeAnswers, { cookie, params: { id } })
      expect(checks.map(({ verdict }) => verdict)).toEqual(['not_kept', 'kept'])
      expect(checks[0]?.sentence).toMatch(/still shows the balance as \$[1-9]/)
      expect(checks[1]?.sentence).toMatch(/shows the balance as \$0.* as promised/)
    },
  )

  if (isWholeCorpus)
    it('a company’s promise is held against the report of each bureau that it says it told, and no other', async () => {
      const { cookie, id } = await disputed()
      await upload(test.app, {
        cookie,
        bytes: exampleReport({ bureau: 'experian', accounts: [...others, IMPOSSIBLE_LOAN] }).bytes,
      })
      const lines = [
        'Meridian Auto Finance',
        'PO Box 100, Dallas, TX 75201',
        'December 14, 2026',
        'Dear Dana Whitfield:',
        'We completed our investigation of your dispute of account number ending in 7766.',
        'We deleted the account and notified Equifax and Experian.',
        'Meridian Auto Finance',
      ]
      const reply = (await send(cookie, printLines(lines))).answer ?? expect.unreachable()
      expect(reply.facts).toContainEqual(expect.objectContaining({ name: 'toldTo', value: 'Experian' }))
      await ok(test.app, confirmReply, {
        cookie,
        params: { id: reply.id },
        body: { resultId: '1', disputeId: id, kind: 'deleted' },
      })
      await newer(cookie, '2027-01-20', others)
      const later = exampleReport({ bureau: 'experian', reportDate: '2027-01-22', accounts: [...others, IMPOSSIBLE_LOAN] })
      await upload(test.app, { cookie, bytes: later.bytes })
      const checks = await ok(test.app, checkResults, { cookie })
      expect(checks.map(({ verdict, sentence }) => [verdict, sentence.split(' ')[1]])).toEqual([
        ['kept', 'Equifax'],
        ['not_kept', 'Experian'],
      ])
      expect(await ok(test.app, checkResults, { cookie })).toHaveLength(2)
    })

  it.each(
    sampleOf(
      [
        ['renamed', { ...IMPOSSIBLE_LOAN, creditorName: 'MERIDIAN LOAN SERVICES TRUST' }],
        ['another number and opening', { ...IMPOSSIBLE_LOAN, accountNumber: '9900112233445566', dateOpened: '2023-01-05' }],
      ],
      1,
    ),
  )('of an entry that is %s nothing is accused', async (_what, loan) => {
    const { cookie, id } = await answered('deleted')
    await newer(cookie, '2026-12-20', [...others, loan])
    const { checks } = await ok(test.app, readDisputeAnswers, { cookie, params: { id } })
    expect(checks.filter(({ verdict }) => verdict !== 'kept')).toEqual([])
  })
})
