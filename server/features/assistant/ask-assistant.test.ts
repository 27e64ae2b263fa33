import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAssistant } from '#contract/assistant.ts'
import { listCalendar } from '#contract/calendar.ts'
import { generateReports } from '#contract/bureaus.ts'
import { disputeWithBureau } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listMatters } from '#contract/matters.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports } from '#contract/reports.ts'
import { ARTICLES } from '#engine/education/all-articles.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { withoutIds } from '../../testing/without-ids.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

let test: TestApp
let owner: Member
let disputeId: string
let reportId: string

/** The example report read, the loan disputed by a delivered letter, the charge-off with a draft. */
beforeAll(async () => {
  test = await testApp()
  owner = await newMember(test.app, { isKnown: true })
  const { cookie } = owner
  await upload(test.app, { cookie, bytes: exampleReport().bytes })
  reportId = (await ok(test.app, listReports, { cookie }))[0]?.id ?? ''
  const items = await ok(test.app, listNegativeItems, { cookie })
  const idOf = (name: string): string => items.find(({ creditorName }) => creditorName === name)?.id ?? ''
  const loan = idOf('MERIDIAN AUTO FINANCE')
  disputeId = (await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan } })).id
  const { id } = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: loan, userInfo: ADDRESS } })
  await ok(test.app, attestLetter, { cookie, params: { id } })
  await ok(test.app, markLetterSent, { cookie, params: { id }, body: { sentMethod: 'certified_mail' } })
  await ok(test.app, markLetterDelivered, { cookie, params: { id }, body: { deliveredAt: '2026-11-20' } })
  await ok(test.app, generateLetter, { cookie, body: { negativeItemId: idOf('CAPITAL ONE BANK USA NA'), userInfo: ADDRESS } })
})
afterAll(() => test.close())

const ADDRESS = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

const ask = (member: Pick<Member, 'cookie'>, question: string) =>
  ok(test.app, askAssistant, { cookie: member.cookie, body: { question } })
const textOf = ({ answer }: { answer: readonly { text: string }[] }): string => answer.map(({ text }) => text).join('\n')

describe('the assistant answers from the member’s own file', () => {
  it('answers a question in Spanish in Spanish, as it answers the same in English', async () => {
    const spanish = await ask(owner, '¿cómo congelo mi crédito?')
    const english = await ask(owner, 'how do I freeze my credit?')
    expect(textOf(spanish)).toMatch(/^Pida a cada una de las tres agencias de crédito/)
    expect(spanish.sources.map(({ to }) => to)).toEqual(english.sources.map(({ to }) => to))
    expect(textOf(await ask(owner, '¿cuándo tiene que contestar Equifax?'))).toContain('20 de diciembre de 2026')
    expect(textOf(await ask(owner, '¿cómo van mis disputas?'))).not.toContain('Write to')
  })

  it.each([
    ['what is my score?', 'Your latest reports don’t include a score', () => `/credit-reports`],
    ['whats my utilzation', 'Your utilization is 31 percent', () => `/credit-reports?id=${reportId}`],
    ['What cannot be right in my reports?', 'Equifax, MERIDIAN AUTO FINANCE: ', () => `/credit-reports?id=${reportId}`],
    ['tell me about capital one', 'Equifax, CAPITAL ONE BANK USA NA: account', () => `/credit-reports?id=${reportId}`],
    ['my negative items', 'That’s an estimate, not a promise', () => '/negative-items'],
    ['where do my disputes stand', 'MERIDIAN AUTO FINANCE, with Equifax: under review', () => `/disputes?id=${disputeId}`],
    ['when must equifax answer', 'Equifax must answer by December 20, 2026', () => `/disputes?id=${disputeId}`],
    ['what happens next?', '1 letter waits for you', () => `/disputes?id=${disputeId}`],
    ['my letters', '1 draft to approve, 0 ready to send, 1 sent', () => `/disputes?id=${disputeId}`],
    [
      'which reports do I have',
      'Your newest Equifax report of November 10, 2026 lists 3 accounts',
      () => `/credit-reports?id=${reportId}`,
    ],
    ['do I have hard inquiries', 'There is no hard inquiry in your newest reports', () => '/credit-reports'],
  ])('%s', async (question, words, place) => {
    const answered = await ask(owner, question)
    expect(textOf(answered)).toContain(words)
    expect(answered.sources.map(({ to }) => to)).toContain(place())
    expect([answered.writtenBy, answered.isPractice]).toEqual(['rules', false])
  })

  it('tells the numbers and days of the worklist, as the calendar and the news do', async () => {
    const { cookie } = owner
    const { matters, counts } = await ok(test.app, listMatters, { cookie })
    expect(textOf(await ask(owner, 'What errors are in my reports?'))).toContain(`We found ${counts.errors} error`)
    const waiting = matters.filter(({ nextStep }) => nextStep?.kind === 'wait')
    expect(waiting.map(({ nextStep }) => nextStep?.by)).toEqual(['2026-12-20'])
    const dates = await ok(test.app, listCalendar, { cookie })
    const disputes = waiting.flatMap(({ entries }) => entries.map((entry) => entry.disputeId))
    expect(dates.filter((date) => disputes.includes(date.disputeId)).map(({ due }) => due)).toContain('2026-12-20')
    const news = await ok(test.app, listNotifications, { cookie })
    const opened = matters.flatMap(({ entries }) => entries.flatMap((entry) => entry.disputeId ?? []))
    expect(new Set(news.flatMap((one) => one.disputeId ?? []))).toEqual(new Set(opened))
  })

  it('answers what people ask to the point, whatever else waits in the file, with the article that goes on', async () => {
    const { answer, sources, writtenBy } = await ask(owner, 'I am a victim of identity theft, what first?')
    expect(answer[0]?.text).toContain('fraud department')
    expect(textOf({ answer })).not.toMatch(/wait for you|CAPITAL ONE/)
    expect(sources).toContainEqual(expect.objectContaining({ to: '/education?article=identity-theft-block' }))
    expect(writtenBy).toBe('rules')
  })

  it('quotes an article word for word, with its link', async () => {
    const { answer } = await ask(owner, 'how do I read the payment grid?')
    const quoted = answer.find(({ from }) => from === 'article')
    const [link] = quoted?.links ?? []
    const article = ARTICLES.find(({ id }) => link?.to === `/education?article=${id}`)
    expect(article?.id).toBe('read-the-payment-grid')
    expect(article?.sections.flatMap(({ paragraphs }) => paragraphs)).toContain(quoted?.text)
  })

  it('says so when nothing is found, and what can be asked', async () => {
    const answered = await ask(owner, 'Will it rain in Paris tomorrow?')
    expect(textOf(answered)).toContain('We found nothing about that')
    expect(answered.sources).toEqual([])
  })
})

describe('whose file it is', () => {
  it('has nothing to tell of an empty file, and says how to begin', async () => {
    const member = await newMember(test.app, { isKnown: true })
    const answered = await ask(member, 'What cannot be right in my reports?')
    expect(textOf(answered)).toContain('You have no report here yet')
    expect(answered.sources).toContainEqual({ label: 'Upload a report', to: '/upload' })
    expect(textOf(await ask(member, 'my disputes'))).toContain('You have no dispute yet')
  })

  it('never tells one member of another', async () => {
    const stranger = await newMember(test.app, { isKnown: true })
    for (const question of ['tell me about Meridian Auto Finance', 'my disputes', 'my letters', 'what happens next'])
      expect(JSON.stringify(await ask(stranger, question))).not.toMatch(/MERIDIAN|CAPITAL ONE/)
  })

  if (isWholeCorpus)
    it('marks a practice file as practice', async () => {
      const { cookie } = await newMember(test.app, { isKnown: true })
      const person = { firstName: 'Dana', lastName: 'Whitfield', dateOfBirth: '1980-02-03', ssn: '000-12-3456' }
      const personalInfo = { ...person, address: '12 Elm Street', city: 'Dayton', state: 'OH', zipCode: '45402' }
      await ok(test.app, generateReports, { cookie, body: { personalInfo } })
      const answered = await ask({ cookie }, 'What cannot be right in my reports?')
      expect(answered.isPractice).toBe(true)
      expect(answered.answer[0]?.text).toContain('practice reports')
    })
})

describe('a number that is nobody’s business', () => {
  it('is left out, named as such, and stands in no answer, no log line and no row', async () => {
    const answered = await ask(owner, 'My SSN is 734-21-9958, account 4447961234567890. What is my score? zebracorn')
    expect(answered.answer[0]?.text).toContain('We left out a long number in your question')
    expect(textOf(answered)).toContain('Your latest reports don’t include a score')
    expect(withoutIds(JSON.stringify(answered))).not.toMatch(/734|9958|4447961234567890|zebracorn/)
    expect(withoutIds(test.logged.join('\n'))).not.toMatch(/9958|zebracorn/)
    const { rows } = await test.context.db.execute(sql`select detail::text as detail, action from audit_log`)
    expect(withoutIds(JSON.stringify(rows))).not.toMatch(/9958|zebracorn|assistant/)
  })
})

describe('what is refused', () => {
  it.each([
    ['no question', {}],
    ['an empty one', { question: '   ' }],
    ['one of 501 characters', { question: 'a'.repeat(501) }],
    ['no text', { question: 7 }],
  ])('%s is 400', async (_case, body) => {
    const answered = await test.app.inject({
      method: 'POST',
      url: '/api/assistant',
      headers: { cookie: owner.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([400, 'invalid'])
  })

  it('a visitor is 401', async () => {
    expect((await call(test.app, askAssistant, { body: { question: 'my score' } })).status).toBe(401)
  })

  if (isWholeCorpus)
    it('the sixty-first question of a minute is 429, of that member alone, and the minute passes', async () => {
      const [busy, calm] = [await newMember(test.app, { isKnown: true }), await newMember(test.app, { isKnown: true })]
      const one = (member: Member) => call(test.app, askAssistant, { cookie: member.cookie, body: { question: 'hello' } })
      for (let count = 0; count < 60; count += 1) expect((await one(busy)).status).toBe(200)
      const refused = await one(busy)
      expect([refused.status, refused.refusal?.message]).toEqual([
        429,
        'That is a lot of questions. Wait a minute and ask again.',
      ])
      expect((await one(calm)).status).toBe(200)
      // They are counted where every process looks.
      const counted = sql`select count(*)::int as count from reset_requests group by subject order by 1 desc limit 1`
      expect((await test.context.db.execute(counted)).rows).toEqual([{ count: 60 }])
      test.setNow('2026-11-20T12:01:01.000Z')
      expect((await one(busy)).status).toBe(200)
      test.setNow('2026-11-20T12:00:00.000Z')
    })
})
