import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiGenerateDisputeLetter, generateAiDisputeLetter } from '#contract/ai-disputes.ts'
import { createDispute, disputeWithBureau, listDisputes, moveDispute, readDispute } from '#contract/disputes.ts'
import { generateLetter, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { submitDispute } from '#contract/submissions.ts'
import { DISPUTE_STATUSES, type DisputeStatus } from '#engine/words/dispute-status.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const LOAN = 'MERIDIAN AUTO FINANCE'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const report = exampleReport()

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withItems() {
  test.setNow(NOW)
  const { cookie } = await newMember(test.app, { isSubscribed: true })
  await upload(test.app, { cookie, bytes: report.bytes })
  const items = await ok(test.app, listNegativeItems, { cookie })
  return { cookie, items, loan: items.find(({ creditorName }) => creditorName === LOAN) }
}

/** As if these entries had come from the practice bureaus. */
const practised = (items: readonly { readonly id: string }[]) =>
  test.context.db.execute(
    sql`update negative_items set is_practice = true where id in ${items.map(({ id }) => sql`${id}::uuid`)}`,
  )

describe('a practice entry that is typed into a free form', () => {
  it('stays practice: by its company’s name, or by its words under another name', async () => {
    const { cookie, items, loan } = await withItems()
    await practised(items)
    const description = loan?.description ?? ''
    for (const creditor of ['Meridian Auto Finance, LLC', 'Somebody Else']) {
      const made = await ok(test.app, createDispute, { cookie, body: { creditor, description, disputeTargets: ['creditor'] } })
      expect([creditor, made.isPractice]).toEqual([creditor, true])
      const recipientAddress = { address: '1 Main St', city: 'Dayton', state: 'OH', zip: '45402' }
      const body = { disputeId: made.id, userInfo, recipientAddress }
      const letter = await ok(test.app, generateLetter, { cookie, body })
      expect(letter.isPractice).toBe(true)
      // However it is recorded as sent, its timeline says that it was practice.
      await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
      const { events, ...file } = await ok(test.app, readDispute, { cookie, params: { id: made.id } })
      expect([file.isPractice, events.at(-1)?.text]).toEqual([true, expect.stringMatching(/^Practice/)])
    }
  })

  it('stays practice beside an own report too, in every letter call', async () => {
    const { cookie, items, loan } = await withItems()
    await practised(items.filter(({ id }) => id === loan?.id))
    const own = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: 'Capital One Bank USA', description: 'I never had this card.' },
    })
    expect(own.isPractice).toBe(false)
    const made = await ok(test.app, createDispute, { cookie, body: { creditor: LOAN, description: 'I paid this loan off.' } })
    expect(made.isPractice).toBe(true)
    const byName = await ok(test.app, aiGenerateDisputeLetter, {
      cookie,
      body: { negativeItem: { creditorName: 'Meridian Auto Finance', description: loan?.description }, personalInfo: userInfo },
    })
    const written = await ok(test.app, generateAiDisputeLetter, {
      cookie,
      body: { creditor: 'Nobody Known', description: loan?.description ?? '', disputeType: 'inaccuracy', userInfo },
    })
    expect([byName.isPractice, written.isPractice]).toEqual([true, true])
  })

  it('brings its words into no letter of one’s own', async () => {
    const { cookie, items, loan } = await withItems()
    await practised(items.filter(({ id }) => id === loan?.id))
    const other = items.find(({ creditorName }) => creditorName !== LOAN)
    const refused = await call(test.app, generateLetter, {
      cookie,
      body: { negativeItemId: other?.id ?? '', userInfo, statement: `They wrote: ${loan?.description}` },
    })
    expect([refused.status, refused.refusal?.message]).toEqual([409, expect.stringContaining('practice')])
  })

  it('is submitted as practice: nothing is expected to be delivered', async () => {
    const { cookie, items, loan } = await withItems()
    await practised(items)
    const { id, isPractice } = await ok(test.app, createDispute, {
      cookie,
      body: { creditor: LOAN, description: loan?.description ?? '', disputeTargets: ['equifax'] },
    })
    expect(isPractice).toBe(true)
    const filed = await ok(test.app, submitDispute, { cookie, params: { id }, body: { target: 'equifax', method: 'mail' } })
    expect(filed.isPractice).toBe(true)
    const { events } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(events.at(-1)?.text).toMatch(/^Practice only, nothing was really sent/)
    expect(events.at(-1)?.text).not.toContain('Delivery is expected')
  })
})

describe('the status of a new dispute', () => {
  it('is pending, or in progress where it was sent already; what has to happen first is refused with words', async () => {
    test.setNow(NOW)
    const { cookie } = await newMember(test.app)
    const made = (status: DisputeStatus) =>
      call(test.app, createDispute, { cookie, body: { creditor: 'Harbor Dental', description: `I paid it: ${status}.`, status } })
    const answers = await Promise.all(DISPUTE_STATUSES.map(made))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 400, 400, 400, 400])
    expect(answers.map(({ answer }) => [answer?.status, answer?.submittedAt ?? null]).slice(0, 2)).toEqual([
      ['pending', null],
      ['in_progress', NOW],
    ])
    expect(answers[4]?.refusal?.issues).toEqual([
      { path: 'status', message: expect.stringContaining('A new dispute is pending') },
    ])
    const { events } = await ok(test.app, readDispute, { cookie, params: { id: answers[1]?.answer?.id ?? '' } })
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'moved'])
  })
})

describe('what the member said is wrong', () => {
  it('is told with the dispute, and what only repeats the report is not', async () => {
    const { cookie, items, loan } = await withItems()
    const ownWords = async (body: {
      creditor: string
      description: string
      negativeItemId?: string
      disputeTargets?: 'creditor'[]
    }) => {
      const { id } = await ok(test.app, createDispute, { cookie, body })
      return (await ok(test.app, readDispute, { cookie, params: { id } })).ownWords
    }
    const said = 'I paid this in full in 2024.'
    const other = items.find(({ id }) => id !== loan?.id)
    const creditor = other?.creditorName ?? ''
    expect(await ownWords({ creditor, negativeItemId: other?.id ?? '', description: said })).toBe(said)
    expect(await ownWords({ creditor: LOAN, negativeItemId: loan?.id ?? '', description: loan?.description ?? '' })).toBe('')
    expect(await ownWords({ creditor: 'Harbor Dental', description: said, disputeTargets: ['creditor'] })).toBe(said)
  })
})

describe('the same free form five times at once', () => {
  it('opens one dispute; another text or an ended one opens another', async () => {
    test.setNow(NOW)
    const { cookie } = await newMember(test.app)
    const body = {
      creditor: 'Harbor Dental',
      description: 'I paid this bill in full.',
      disputeTargets: ['creditor' as const, 'experian' as const],
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(test.app, createDispute, { cookie, body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ answer }) => answer?.id)).size).toBe(1)
    const turned = { ...body, disputeTargets: body.disputeTargets.toReversed() }
    expect((await call(test.app, createDispute, { cookie, body: turned })).status).toBe(200)
    const other = await call(test.app, createDispute, { cookie, body: { ...body, description: 'I never was there at all.' } })
    expect(other.status).toBe(201)
    const id = answers[0]?.answer?.id ?? ''
    for (const status of ['in_progress', 'rejected'] as const)
      await ok(test.app, moveDispute, { cookie, params: { id }, body: { status } })
    expect((await call(test.app, createDispute, { cookie, body })).status).toBe(201)
    expect(await ok(test.app, listDisputes, { cookie })).toHaveLength(3)
  })
})

describe('a move', () => {
  async function opened() {
    const { cookie, loan } = await withItems()
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: loan?.id ?? '' } })
    const move = (body: {
      status: 'in_progress' | 'under_review' | 'resolved' | 'rejected'
      outcome?: 'removed' | 'updated' | 'verified'
    }) => call(test.app, moveDispute, { cookie, params: { id }, body })
    return { cookie, id, move }
  }

  it('states no outcome of an open dispute, and none against its status', async () => {
    const { move, cookie, id } = await opened()
    const refused = await move({ status: 'in_progress', outcome: 'removed' })
    expect([refused.status, refused.refusal?.issues?.[0]?.path]).toEqual([400, 'outcome'])
    expect(await ok(test.app, readDispute, { cookie, params: { id } })).toMatchObject({ status: 'pending', outcome: 'pending' })
    await move({ status: 'in_progress' })
    expect((await move({ status: 'rejected', outcome: 'removed' })).status).toBe(400)
  })

  it('to resolved without an outcome claims no removal; the outcome can be told later, once', async () => {
    const { move, cookie, id } = await opened()
    await move({ status: 'in_progress' })
    expect((await move({ status: 'resolved' })).answer).toMatchObject({ status: 'resolved', outcome: 'pending' })
    const notifications = await ok(test.app, listNotifications, { cookie })
    const news = notifications.find(({ type }) => type === 'resolved')
    expect(news?.message).toContain('resolved')
    const { events } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(`${news?.title} ${news?.message} ${events.at(-1)?.text}`).not.toMatch(/remov|correct|delet/i)
    expect((await move({ status: 'resolved', outcome: 'updated' })).answer?.outcome).toBe('updated')
    expect((await move({ status: 'resolved', outcome: 'removed' })).status).toBe(409)
    expect((await move({ status: 'resolved' })).answer?.outcome).toBe('updated')
  })

  it('asked for five times at once is made once, and all hear of it', async () => {
    const { move, cookie, id } = await opened()
    const five = (body: Parameters<typeof move>[0]) => Promise.all(Array.from({ length: 5 }, () => move(body)))
    expect((await five({ status: 'in_progress' })).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const ended = await Promise.all([
      ...Array.from({ length: 3 }, () => move({ status: 'resolved', outcome: 'removed' })),
      move({ status: 'rejected' }),
    ])
    expect(ended.filter(({ status }) => status === 409).length).toBeGreaterThan(0)
    const { events } = await ok(test.app, readDispute, { cookie, params: { id } })
    expect(events.filter(({ kind }) => kind === 'moved')).toHaveLength(2)
  })
})
