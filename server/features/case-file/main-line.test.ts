import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDashboard } from '#contract/dashboard.ts'
import {
  createDispute,
  disputeWithBureau,
  disputeWithCreditor,
  listDisputes,
  moveDispute,
  readDispute,
} from '#contract/disputes.ts'
import {
  attestLetter,
  editLetter,
  generateLetter,
  listLetters,
  listLettersOfUser,
  markLetterDelivered,
  markLetterSent,
  readLetterPdf,
} from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const report = exampleReport()

/** A member with the example report read, and its two negative items. */
async function withReport(): Promise<Member & { loan: string; chargeOff: string }> {
  test.setNow(NOW)
  const member = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie: member.cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
  const idOf = (name: string): string => items.find((item) => item.creditorName === name)?.id ?? ''
  return { ...member, loan: idOf('MERIDIAN AUTO FINANCE'), chargeOff: idOf('CAPITAL ONE BANK USA NA') }
}

describe('a dispute', () => {
  it('opened from an item goes to the bureau that lists it; a second request gets the same one back', async () => {
    const { cookie, loan } = await withReport()
    const opened = await call(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    expect([opened.status, opened.answer?.status, opened.answer?.disputeTargets]).toEqual([201, 'pending', ['equifax']])
    const again = await call(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    expect([again.status, again.answer?.id]).toEqual([200, opened.answer?.id])
    const both = await ok(test.app, disputeWithCreditor, { cookie, params: { negativeItemId: loan } })
    expect([both.id, both.disputeTargets]).toEqual([opened.answer?.id, ['equifax', 'creditor']])
    expect(await ok(test.app, listDisputes, { cookie })).toHaveLength(1)
    const items = await ok(test.app, listNegativeItems, { cookie })
    expect(items.find((item) => item.id === loan)).toMatchObject({ isDisputed: true, disputeId: both.id })
  })

  it('asked for by ten requests at once is one', async () => {
    const { cookie, loan } = await withReport()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })),
    )
    expect(new Set(answers.map(({ answer }) => answer?.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('from the form belongs to the signed-in user, whatever userId it names', async () => {
    const { cookie, id } = await withReport()
    const form = { creditor: 'Harbor Dental', description: 'I paid this bill in full.', userId: 1 }
    const made = await call(test.app, createDispute, { cookie, body: form })
    expect(made.status).toBe(201)
    expect(made.answer).toMatchObject({
      userId: id,
      creditor: 'Harbor Dental',
      status: 'pending',
      priority: 'medium',
      estimatedImpact: 10,
      disputeTargets: ['creditor'],
      submissionMethod: 'online',
      tracker: { status: 'not_sent', progress: 0, submittedDate: null, daysRemaining: null, clock: null },
    })
  })

  it('from the form about an item goes to the bureau that reports it, unless it names others', async () => {
    const { cookie, loan } = await withReport()
    const form = { creditor: 'MERIDIAN AUTO FINANCE', description: 'It was closed before it was opened.', negativeItemId: loan }
    expect((await ok(test.app, createDispute, { cookie, body: form })).disputeTargets).toEqual(['equifax'])
    const other = await withReport()
    const named = { ...form, negativeItemId: other.loan, disputeTargets: ['experian' as const, 'creditor' as const] }
    expect((await ok(test.app, createDispute, { cookie: other.cookie, body: named })).disputeTargets).toEqual([
      'experian',
      'creditor',
    ])
  })

  it.each([
    [{ creditor: '' }, 'creditor', 'Creditor is required'],
    [{ description: 'too short' }, 'description', 'Description must be at least 10 characters'],
    [{ disputeTargets: [] }, 'disputeTargets', 'Select at least one target'],
    [{ estimatedImpact: 0 }, 'estimatedImpact', 'Estimated impact must be between 1 and 100'],
    [{ estimatedImpact: 101 }, 'estimatedImpact', 'Estimated impact must be between 1 and 100'],
  ])('form with %o is refused in the documents’ words', async (change, path_, message) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const body = { creditor: 'A Bank', description: 'I paid this bill in full.', ...change }
    const { status, refusal } = await call(test.app, createDispute, { cookie, body })
    expect([status, refusal?.issues]).toEqual([400, [{ path: path_, message }]])
  })

  it('moves only where the state machine lets it', async () => {
    const { cookie, loan } = await withReport()
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    const move = (status: 'pending' | 'in_progress' | 'under_review' | 'resolved' | 'rejected') =>
      call(test.app, moveDispute, { cookie, params: { id }, body: { status } })
    expect((await move('resolved')).status).toBe(409)
    expect((await move('in_progress')).answer).toMatchObject({ status: 'in_progress', submittedAt: NOW })
    expect((await move('in_progress')).status).toBe(200)
    expect((await move('under_review')).status).toBe(200)
    expect((await move('resolved')).answer).toMatchObject({
      status: 'resolved',
      outcome: 'pending',
      resolvedAt: NOW,
      tracker: { status: 'resolved', progress: 100 },
    })
    expect((await move('pending')).status).toBe(409)
  })
})

describe('a letter', () => {
  it('states only what the page prints, and names the place of each fact', async () => {
    const { cookie, loan, id } = await withReport()
    const made = await call(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo: {} } })
    expect(made.status).toBe(201)
    const letter = made.answer
    expect(letter).toMatchObject({
      letterType: 'dispute',
      bureau: 'equifax',
      status: 'draft',
      writtenBy: 'rules',
      attestedAt: null,
      successProbability: 80,
    })
    expect(letter?.letterContent).toContain('February 10, 2020')
    expect(letter?.letterContent).toContain('June 15, 2021')
    expect(letter?.legalBasis).toContain('15 USC 1681i(a)(1)')
    const stated = letter?.proof.flatMap((sentence) => sentence.facts) ?? []
    expect(stated.find((fact) => fact.text === 'February 10, 2020')).toMatchObject({
      source: 'report',
      page: expect.any(Number),
      box: expect.any(Array),
    })
    expect(stated.find((fact) => fact.text.includes('1681i(a)(1)'))).toMatchObject({ source: 'registry' })
    const again = await call(test.app, generateLetter, { cookie, body: { negativeItemId: loan } })
    expect([again.status, again.answer?.id]).toEqual([200, letter?.id])
    expect(await ok(test.app, listLetters, { cookie })).toHaveLength(1)
    expect(await ok(test.app, listLettersOfUser, { cookie, params: { userId: id } })).toHaveLength(1)
    expect((await call(test.app, listLettersOfUser, { cookie, params: { userId: '1' } })).status).toBe(403)
  })

  it('claims no error about an entry that nothing contradicts', async () => {
    const { cookie, chargeOff } = await withReport()
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: chargeOff } })
    expect(letter.letterContent).not.toMatch(/I dispute/)
    expect(letter.letterContent).toMatch(/verify/)
    expect(letter.successProbability).toBe(15)
  })

  it('takes an edit that states nothing new, and refuses every invented fact until it is attested', async () => {
    const { cookie, loan } = await withReport()
    const { id, letterContent } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan } })
    const edit = (text: string, attestedFacts: string[] = []) =>
      call(test.app, editLetter, { cookie, params: { id }, body: { letterContent: text, attestedFacts } })
    expect((await edit(letterContent.replace('Sincerely', 'With kind regards'))).status).toBe(200)
    for (const wrong of [
      'It cost me $1,234.56.',
      'I called on March 3, 2025.',
      'See 15 USC 1681x(q).',
      'Ask Gregory Plimpton about it.',
      'Account 99887766 is mine.',
    ]) {
      const refused = await edit(letterContent.replace('Sincerely', `${wrong}\n\nSincerely`))
      expect([wrong, refused.status, refused.refusal?.code]).toEqual([wrong, 422, 'unproved_fact'])
      expect(refused.refusal?.issues?.[0]).toMatchObject({
        path: 'letterContent',
        message: expect.any(String),
        text: expect.any(String),
      })
    }
    const attested = await edit(letterContent.replace('Sincerely', 'I called on March 3, 2025.\n\nSincerely'), ['March 3, 2025'])
    expect(attested.status).toBe(200)
    const facts = attested.answer?.proof.flatMap((sentence) => sentence.facts) ?? []
    expect(facts.find((fact) => fact.text === 'March 3, 2025')).toMatchObject({ source: 'statement' })
  })

  it('takes the sender from the call, else from the report; nobody else reads it', async () => {
    const { cookie, loan } = await withReport()
    const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo } })
    expect(letter.letterContent).toMatch(/^Dana Whitfield\n12 Elm Street\nDayton, OH 45402/)
    const pdf = await call(test.app, readLetterPdf, { cookie, params: { id: letter.id } })
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await newMember(test.app, { isKnown: true })
    for (const endpoint of [readLetterPdf, attestLetter] as const) {
      expect((await call(test.app, endpoint, { cookie: stranger.cookie, params: { id: letter.id } })).status).toBe(404)
    }
    expect((await call(test.app, generateLetter, { cookie: stranger.cookie, body: { negativeItemId: loan } })).status).toBe(404)
  })

  it('about a dispute from the form asks for the address it needs', async () => {
    const { cookie } = await newMember(test.app)
    const dispute = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: 'Harbor Dental', description: 'I paid this bill in full.' },
    })
    const refused = await call(test.app, generateLetter, { cookie, body: { disputeId: dispute.id } })
    expect([refused.status, refused.refusal?.issues?.map((issue) => issue.path)]).toEqual([
      400,
      ['userInfo.address', 'userInfo.city', 'userInfo.state', 'userInfo.zip'],
    ])
    const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
    const letter = await ok(test.app, generateLetter, { cookie, body: { disputeId: dispute.id, userInfo } })
    expect(letter.letterContent).toContain('I paid this bill in full.')
    expect(letter.disputeId).toBe(dispute.id)
  })
})

describe('mailing', () => {
  it('refuses a letter that is not confirmed, whatever the way', async () => {
    const { cookie, loan } = await withReport()
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan } })
    const mail = await call(test.app, sendLetters, { cookie, body: { letterIds: [id], mailingMethod: 'certified_mail' } })
    expect([mail.status, mail.refusal?.code]).toEqual([409, 'not_attested'])
    const mark = await call(test.app, markLetterSent, {
      cookie,
      params: { id },
      body: { sentMethod: 'mail', trackingNumber: null },
    })
    expect([mark.status, mark.refusal?.code]).toEqual([409, 'not_attested'])
    await ok(test.app, attestLetter, { cookie, params: { id } })
    const edited = await ok(test.app, listLetters, { cookie })
    await ok(test.app, editLetter, {
      cookie,
      params: { id },
      body: { letterContent: edited[0]?.letterContent.replace('Sincerely', 'Regards') ?? '' },
    })
    expect((await call(test.app, sendLetters, { cookie, body: { mailingMethod: 'certified_mail' } })).status).toBe(409)
  })

  it('hands a real letter to the practice post office once: it is practice, and nothing of its dispute is sent', async () => {
    const member = await withReport()
    const { cookie, loan } = member
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan } })
    await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
    const first = await ok(test.app, sendLetters, { cookie, body: { letterIds: [letter.id], mailingMethod: 'certified_mail' } })
    expect(first).toMatchObject({
      totalCost: 8.5,
      message: expect.stringContaining('nothing is really mailed'),
      mailed: [{ letterId: letter.id, cost: 8.5 }],
    })
    const again = await ok(test.app, sendLetters, { cookie, body: { letterIds: [letter.id], mailingMethod: 'certified_mail' } })
    expect(again).toMatchObject({ totalCost: 0, mailed: [] })
    expect(readdirSync(path.join(test.directory, 'post')).filter((file) => file.endsWith('.pdf')).length).toBeGreaterThan(0)

    const [dispute] = await ok(test.app, listDisputes, { cookie })
    const unsent = { status: 'pending', submittedAt: null, tracker: { status: 'not_sent', progress: 0, clock: null } }
    expect(dispute).toMatchObject({ ...unsent, trackingNumbers: [first.mailed[0]?.trackingNumber] })
    test.setNow('2026-12-05T12:00:00.000Z')
    await followMailings(test.context)
    await followMailings(test.context)
    const file = await ok(test.app, readDispute, { cookie, params: { id: dispute?.id ?? '' } })
    expect(file).toMatchObject({ ...unsent, deadlines: [] })
    expect(file.events.map((event) => event.kind)).toEqual(['opened', 'found', 'claimed', 'practised', 'practised'])
    expect(file.events.slice(3).every(({ text }) => text.startsWith('Practice: '))).toBe(true)
    expect(file.letters[0]).toMatchObject({ status: 'delivered', isPractice: true })
    const news = await ok(test.app, listNotifications, { cookie })
    expect(news.map(({ type }) => type)).toEqual(['dispute_opened'])
    expect(file.findings[0]).toMatchObject({ rule: 'closed_before_opened' })
  })

  it('with no letters named sends all that are confirmed, and says when there are none', async () => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    expect(await ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'standard_mail' } })).toEqual({
      message: 'There are no letters to send.',
      totalCost: 0,
      mailed: [],
      left: [],
    })
  })

  it('marked by the user starts the clock on the day they record', async () => {
    const { cookie, loan } = await withReport()
    const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan } })
    await ok(test.app, attestLetter, { cookie, params: { id } })
    const body = { sentMethod: 'certified_mail' as const, trackingNumber: '9407199999999912345676' }
    const sent = await ok(test.app, markLetterSent, { cookie, params: { id }, body })
    expect(sent).toMatchObject({ status: 'sent', ...body })
    expect((await call(test.app, markLetterSent, { cookie, params: { id }, body })).status).toBe(200)
    expect((await call(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'email' } })).status).toBe(409)
    const future = await call(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2027-05-01' } })
    expect([future.status, future.refusal?.issues?.[0]?.path]).toEqual([400, 'deliveredAt'])
    // Late in the evening where the member lives; in Greenwich it is the next day.
    const evening = { deliveredAt: '2026-11-20T23:30:00-05:00' }
    await ok(test.app, markLetterDelivered, { cookie, params: { id }, body: evening })
    const file = await ok(test.app, readDispute, { cookie, params: { id: sent.disputeId ?? '' } })
    const investigation = file.deadlines.find((deadline) => deadline.kind === 'reinvestigation')
    expect(investigation).toMatchObject({
      due: '2026-12-20',
      basis: 'delivery',
      citation: '15 USC 1681i(a)(1)',
      why: expect.stringContaining('30 days'),
    })
  })
})

describe('the dashboard', () => {
  it('counts the user’s own rows, and only for themselves', async () => {
    const { cookie, id, loan } = await withReport()
    const { estimatedImpact } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })
    expect(await ok(test.app, readDashboard, { cookie, params: { userId: id } })).toMatchObject({
      estimatedScoreIncrease: estimatedImpact,
      totalNegativeItems: 2,
      itemsDisputed: 1,
      activeDisputes: 1,
      resolvedDisputes: 0,
      reportsUploaded: 1,
      totalDisputes: 1,
      inProgress: 0,
      needDisputes: 1,
      findings: 1,
    })
    expect((await call(test.app, readDashboard, { cookie, params: { userId: '1' } })).status).toBe(403)
    const profile = await ok(test.app, readCreditProfile, { cookie })
    expect(profile).toMatchObject({ currentScore: null, targetScore: 750, creditUtilization: 31 })
  })

  it('has an audit row for every change', async () => {
    const { cookie, id, loan } = await withReport()
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan } })
    await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
    await ok(test.app, sendLetters, { cookie, body: { mailingMethod: 'standard_mail' } })
    const { rows } = await test.context.db.execute(sql`select action from audit_log where user_id = ${id} order by at, action`)
    expect(rows.map((row) => String(row['action'])).toSorted()).toEqual([
      'account.registered',
      'dispute.opened',
      'identity.saved',
      'letter.attested',
      'letter.generated',
      'letter.mailed',
      'letter.mailing_asked',
      'report.uploaded',
      'subscription.demo_confirmed',
    ])
  })
})
