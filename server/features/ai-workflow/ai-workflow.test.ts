import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followWorkflow, readCreditFix, readWorkflow, startCreditFix, startWorkflow, workflowRun } from '#contract/ai-workflow.ts'
import { disputeWithBureau, listDisputes } from '#contract/disputes.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { attestLetter, editLetter, generateLetter, listLetters, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport, listReports } from '#contract/reports.ts'
import { gainOfRemovals } from '#engine/analysis/estimate-gain.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { pendingSteps, WORKFLOW_STEPS, type WorkflowStepId } from '#engine/workflow/workflow-steps.ts'
import { workflowRuns } from '#server/database/tables/ai-workflow.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { negativeItems } from '#server/database/tables/negative-items.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { reports } from '#server/database/tables/reports.ts'
import { subscriptions } from '#server/database/tables/subscriptions.ts'
import { call, confirmWho, type Member, newMember, ok } from '#server/testing/member.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { reportsOf, resayReport } from '#server/testing/stored-reports.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

let test: TestApp
let clock = Date.parse('2026-11-20T12:00:00.000Z')
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const lawful = exampleReport({ seed: 'lawful', accounts: [CLEAN_CARD, LAWFUL_CHARGE_OFF] })
const founded = exampleReport()
const SECOND_LOAN = { ...IMPOSSIBLE_LOAN, creditorName: 'HOLLOWAY FINANCE', accountNumber: '8123450099881122' }
const two = exampleReport({ seed: 'two', accounts: [IMPOSSIBLE_LOAN, SECOND_LOAN, LAWFUL_CHARGE_OFF] })

/** Payments before the account was opened. */
const EARLY_LOAN = { ...IMPOSSIBLE_LOAN, dateClosed: null, dateOpened: '2024-06-15', balanceDate: '2024-03-01' }
const onExperian = exampleReport({ bureau: 'experian', accounts: [CLEAN_CARD, EARLY_LOAN] })

type Run = ResultOf<typeof startWorkflow>

/** Runs begin at instants of their own, as they do in life. */
const later = (): void => test.setNow(new Date((clock += 60_000)).toISOString())

async function member(...files: readonly { readonly bytes: Uint8Array }[]): Promise<Member> {
  later()
  const made = await newMember(test.app, { isSubscribed: true })
  for (const { bytes } of files) expect((await upload(test.app, { cookie: made.cookie, bytes })).status).toBe(201)
  return made
}

function start({ cookie }: Member): Promise<Run> {
  later()
  return ok(test.app, startWorkflow, { cookie })
}

const step = (run: Run | null, id: WorkflowStepId) => run?.steps.find((one) => one.id === id)
const statuses = (run: Run | null): string[] => run?.steps.map(({ status }) => status) ?? []
const COMPLETED = WORKFLOW_STEPS.map(() => 'completed')

/** What the member was told of ended runs. */
async function finishedNews({ id }: Member): Promise<string[]> {
  const told = await test.context.db.select().from(notifications).where(eq(notifications.userId, id))
  return told.filter(({ type }) => type === 'workflow_finished').map(({ title }) => title)
}

/** What the audit log holds of runs, by name: acts of one instant have no order. */
async function audited({ id }: Member): Promise<string[]> {
  const rows = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, id))
  const actions = rows.map(({ action }) => action).filter((action) => action.startsWith('workflow.'))
  return actions.toSorted((a, b) => (a < b ? -1 : 1))
}

if (isWholeCorpus)
  describe('a run on entries whose correction may cost something', () => {
    it('says what it may cost before any letter goes out', async () => {
      const pastDue = {
        ...IMPOSSIBLE_LOAN,
        creditorName: 'ALDER FINANCE',
        accountNumber: '8123450099885555',
        dateClosed: null,
        status: 'open' as const,
        currentBalance: 400_000,
        pastDue: 40_000,
        monthlyPayment: 12_000,
      }
      const run = await start(await member(exampleReport({ seed: 'risk', accounts: [pastDue, IMPOSSIBLE_LOAN] })))
      expect(step(run, 'generate_disputes')?.message).toContain(
        'ALDER FINANCE: Before you write: The company may fix the status instead. The account could then show as late.',
      )
      expect(step(run, 'generate_disputes')?.message).not.toContain('MERIDIAN')
    })
  })

describe('a run on a report with an entry that cannot be right', () => {
  it('disputes that entry alone, writes its letter, prices the mailing and sends nothing', async () => {
    const dana = await member(founded)
    const run = await start(dana)
    expect(run).toMatchObject({ status: 'completed', completedSteps: 7, totalSteps: 7, isPractice: false, isInterrupted: false })
    expect(run.steps.map(({ name }) => name)).toEqual(WORKFLOW_STEPS.map(({ name }) => name))
    expect(statuses(run)).toEqual(COMPLETED)
    expect(run.steps.every(({ progress }) => progress === 100)).toBe(true)
    expect(step(run, 'process_reports')).toMatchObject({
      message:
        'Read from your Equifax report: 3 accounts, 0 hard inquiries, 0 public records. This matches the report’s own totals.',
      counts: { reports: 1 },
    })
    expect(step(run, 'detect_items')).toMatchObject({
      message: '2 negative items; 1 of them contradicts the report or a legal limit.',
      counts: { negativeItems: 2, founded: 1 },
    })
    expect(step(run, 'generate_disputes')).toMatchObject({
      message: '1 dispute was opened. Nothing is sent yet.',
      counts: { disputesOpened: 1, disputed: 1 },
    })
    expect(step(run, 'create_letters')?.message).toBe(
      '1 letter was written from your reports. Each is a draft until you approve it.',
    )
    expect(step(run, 'prepare_mailing')?.message).toMatch(
      /^1 letter, \d+ pages: \$8\.50 by certified mail, \$0\.55 by standard mail\. Read and approve the one that is not approved yet\. Nothing was sent\.$/,
    )

    const disputes = await ok(test.app, listDisputes, { cookie: dana.cookie })
    expect(disputes.map(({ creditor, status, disputeTargets }) => [creditor, status, disputeTargets])).toEqual([
      ['MERIDIAN AUTO FINANCE', 'pending', ['equifax']],
    ])
    const letters = await ok(test.app, listLetters, { cookie: dana.cookie })
    expect(letters.map(({ status, bureau, attestedAt, disputeId }) => [status, bureau, attestedAt, disputeId])).toEqual([
      ['draft', 'equifax', null, disputes[0]?.id],
    ])
    expect(await audited(dana)).toEqual(['workflow.ended', 'workflow.started'])
    const told = await test.context.db.select().from(notifications).where(eq(notifications.userId, dana.id))
    expect(told.filter(({ type }) => type === 'workflow_finished').map(({ title, isPractice }) => [title, isPractice])).toEqual([
      ['AI Workflow Complete', false],
    ])
    expect(await ok(test.app, readWorkflow, { cookie: dana.cookie })).toEqual(run)
  })

  it('repeats harmlessly and says that nothing is new; what was confirmed stays confirmed', async () => {
    const dana = await member(founded)
    await start(dana)
    const [before] = await ok(test.app, listLetters, { cookie: dana.cookie })
    await confirmWho(test.app, dana)
    await ok(test.app, attestLetter, { cookie: dana.cookie, params: { id: before?.id ?? '' } })
    const confirmed = await ok(test.app, listLetters, { cookie: dana.cookie })
    const again = await start(dana)
    expect(statuses(again)).toEqual(COMPLETED)
    expect(step(again, 'generate_disputes')?.message).toBe('Nothing new: the item that can be disputed already was.')
    expect(step(again, 'create_letters')?.message).toBe('Nothing new: 1 letter was written before.')
    expect(step(again, 'prepare_mailing')?.message).toContain('You approved them all. Nothing was sent.')
    expect(await ok(test.app, listLetters, { cookie: dana.cookie })).toEqual(confirmed)
    expect(await ok(test.app, listDisputes, { cookie: dana.cookie })).toHaveLength(1)
    await start(dana)
    expect(await finishedNews(dana)).toEqual(['AI Workflow Complete'])
  })

  if (isWholeCorpus)
    it('leaves alone a draft that the member edited and a letter that was sent', async () => {
      const dana = await member(two)
      const { cookie } = dana
      const items = (await ok(test.app, listNegativeItems, { cookie })).filter(({ findingCount }) => findingCount > 0)
      expect(items).toHaveLength(2)
      for (const { id } of items) {
        await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: id } })
        await ok(test.app, generateLetter, { cookie, body: { negativeItemId: id } })
      }
      const [edited, sent] = await ok(test.app, listLetters, { cookie })
      const letterContent = (edited?.letterContent ?? '').replace('Sincerely', 'With kind regards')
      await ok(test.app, editLetter, { cookie, params: { id: edited?.id ?? '' }, body: { letterContent } })
      await confirmWho(test.app, dana)
      await ok(test.app, attestLetter, { cookie, params: { id: sent?.id ?? '' } })
      await ok(test.app, markLetterSent, { cookie, params: { id: sent?.id ?? '' }, body: { sentMethod: 'mail' } })
      const before = await ok(test.app, listLetters, { cookie })
      const run = await start(dana)
      expect(step(run, 'create_letters')?.message).toBe('Nothing new: 1 letter was written before.')
      expect(await ok(test.app, listLetters, { cookie })).toEqual(before)
      expect(before.find(({ id }) => id === edited?.id)?.letterContent).toContain('With kind regards')
    })

  if (isWholeCorpus)
    it('writes a draft anew that rests on an older report', async () => {
      const dana = await member(founded)
      await start(dana)
      const [old] = await ok(test.app, listLetters, { cookie: dana.cookie })
      const newer = exampleReport({ reportDate: '2026-11-18' })
      await upload(test.app, { cookie: dana.cookie, bytes: newer.bytes })
      const run = await start(dana)
      expect(step(run, 'generate_disputes')?.message).toMatch(/^Nothing new/)
      expect(step(run, 'create_letters')?.message).toMatch(/^1 letter was written/)
      const letters = await ok(test.app, listLetters, { cookie: dana.cookie })
      expect(letters.map(({ id }) => id)).toEqual([old?.id])
      expect(letters[0]?.letterContent).toContain('November 18, 2026')
    })
})

describe('a run that has nothing to dispute', () => {
  it('opens nothing about lawful entries and says so', async () => {
    const dana = await member(lawful)
    const run = await start(dana)
    expect(statuses(run)).toEqual(COMPLETED)
    expect(step(run, 'detect_items')?.message).toBe('1 negative item. Nothing in your reports contradicts it.')
    expect(step(run, 'generate_disputes')?.message).toBe('We opened no dispute. We leave correct items alone.')
    expect(step(run, 'create_letters')?.message).toBe('No letter is needed.')
    expect(step(run, 'prepare_mailing')?.message).toBe('No letters to mail.')
    expect(await ok(test.app, listDisputes, { cookie: dana.cookie })).toEqual([])
    expect(await ok(test.app, listLetters, { cookie: dana.cookie })).toEqual([])
  })

  if (isWholeCorpus)
    it('does not write letters about lawful entries that the member disputes', async () => {
      const dana = await member(lawful)
      const [item] = await ok(test.app, listNegativeItems, { cookie: dana.cookie })
      await ok(test.app, disputeWithBureau, { cookie: dana.cookie, params: { negativeItemId: item?.id ?? '' } })
      expect(step(await start(dana), 'create_letters')?.message).toBe('No letter is needed.')
    })

  it('asks whose the only report is that may be somebody else’s', async () => {
    const dana = await member()
    const person = { name: 'QUENTIN MARLOW', birth: '1951-09-30', ssnLast4: '1177' }
    await upload(test.app, { cookie: dana.cookie, bytes: exampleReport({ person, accounts: [CLEAN_CARD] }).bytes })
    expect(step(await start(dana), 'process_reports')?.message).toContain('tell us whether it’s yours, then start again')
  })

  it('without reports fails at the second step, says what to do and leaves the rest pending', async () => {
    const dana = await member()
    const run = await start(dana)
    expect(run).toMatchObject({ status: 'failed', completedSteps: 1, totalSteps: 7 })
    expect(statuses(run)).toEqual(['completed', 'failed', 'pending', 'pending', 'pending', 'pending', 'pending'])
    expect(step(run, 'process_reports')?.message).toBe(
      'You have no credit reports yet. Upload one or get one from the bureaus, then start again.',
    )
    const told = await test.context.db.select().from(notifications).where(eq(notifications.userId, dana.id))
    expect(told.map(({ title, type }) => [title, type])).toEqual([['Workflow Failed', 'workflow_finished']])
    expect((await start(dana)).status).toBe('failed')
    expect(await finishedNews(dana)).toEqual(['Workflow Failed'])
    await upload(test.app, { cookie: dana.cookie, bytes: founded.bytes })
    expect((await start(dana)).status).toBe('completed')
    expect((await finishedNews(dana)).toSorted()).toEqual(['AI Workflow Complete', 'Workflow Failed'])
  })
})

describe('a letter that cannot be written', () => {
  /** Takes the addresses out of what was read of a report. */
  async function withoutAddress({ id }: Member, bureau: Bureau = 'equifax'): Promise<void> {
    for (const { id: reportId, content } of await reportsOf(test, id)) {
      const personalInfo = { ...content.personalInfo, addresses: [] }
      if (content.bureau === bureau) await resayReport(test, { id: reportId, content: { ...content, personalInfo } })
    }
  }

  it('for want of an address: the step says what is missing, the dispute stands, the next run goes on', async () => {
    const dana = await member(founded)
    const [original] = await reportsOf(test, dana.id)
    await withoutAddress(dana)
    const run = await start(dana)
    expect(statuses(run)).toEqual(['completed', 'completed', 'completed', 'completed', 'completed', 'failed', 'pending'])
    expect(step(run, 'create_letters')?.message).toBe(
      'We couldn’t write a letter. MERIDIAN AUTO FINANCE: We need your name and address for the letter. Address is required, City is required, State is required, ZIP code is required.',
    )
    expect(await ok(test.app, listDisputes, { cookie: dana.cookie })).toHaveLength(1)
    if (original) await resayReport(test, original)
    const again = await start(dana)
    expect([again.status, step(again, 'create_letters')?.counts]).toEqual(['completed', { lettersWritten: 1 }])
  })

  if (isWholeCorpus)
    it('does not keep the others from being written', async () => {
      const dana = await member(founded, onExperian)
      await withoutAddress(dana, 'experian')
      const run = await start(dana)
      expect(statuses(run)).toEqual(COMPLETED)
      expect(step(run, 'create_letters')?.counts).toEqual({ lettersWritten: 1 })
      expect(step(run, 'create_letters')?.message).toMatch(
        /^1 letter was written .* Not written: MERIDIAN AUTO FINANCE: Your name and address/,
      )
      expect(step(run, 'prepare_mailing')?.counts).toEqual({ lettersWaiting: 1, lettersToConfirm: 1 })
      expect(await ok(test.app, listDisputes, { cookie: dana.cookie })).toHaveLength(2)
    })
})

describe('two calls at once', () => {
  it('are one run with one end', async () => {
    const dana = await member(founded)
    later()
    const ask = () => ok(test.app, startWorkflow, { cookie: dana.cookie })
    const answers = await Promise.all([ask(), ask(), ask(), ok(test.app, startCreditFix, { cookie: dana.cookie })])
    expect(new Set(answers.map(({ runId }) => runId)).size).toBe(1)
    for (const answer of answers) expect(statuses(answer)).toEqual(COMPLETED)
    expect(await audited(dana)).toEqual(['workflow.ended', 'workflow.started'])
  })
})

describe('a run that was left in the middle', () => {
  /** A row as a crash leaves it: four steps done, the fifth begun, nobody there. */
  async function crashed({ id }: Member, aliveAt: string): Promise<string> {
    const runId = crypto.randomUUID()
    const steps = pendingSteps().map((one, index) => {
      if (index < 4) return { ...one, status: 'completed' as const, progress: 100, message: 'done before the crash' }
      return index === 4 ? { ...one, status: 'processing' as const, progress: 50 } : one
    })
    const values = { userId: id, id: runId, status: 'running' as const, steps, isPractice: false, startedAt: aliveAt, aliveAt }
    await test.context.db.insert(workflowRuns).values(values)
    return runId
  }

  it('is shown as interrupted, and the next start goes on with its first unfinished step', async () => {
    const dana = await member(founded)
    const runId = await crashed(dana, '2026-11-20T11:00:00.000Z')
    expect(await ok(test.app, readWorkflow, { cookie: dana.cookie })).toMatchObject({
      runId,
      status: 'running',
      isInterrupted: true,
      completedSteps: 4,
    })
    const run = await start(dana)
    expect(run.runId).toBe(runId)
    expect(statuses(run)).toEqual(COMPLETED)
    expect(run.steps.slice(0, 4).every(({ message }) => message === 'done before the crash')).toBe(true)
    expect(await ok(test.app, listDisputes, { cookie: dana.cookie })).toHaveLength(1)
    expect(await audited(dana)).toEqual(['workflow.ended', 'workflow.resumed'])
  })

  if (isWholeCorpus)
    it('is not taken from somebody who still carries it', async () => {
      const dana = await member(founded)
      const now = test.context.now()
      const runId = await crashed(dana, now)
      const waiting = ok(test.app, startWorkflow, { cookie: dana.cookie })
      await wait(700)
      expect(await ok(test.app, listDisputes, { cookie: dana.cookie })).toEqual([])
      const isIt = and(eq(workflowRuns.userId, dana.id), eq(workflowRuns.id, runId))
      await test.context.db.update(workflowRuns).set({ status: 'completed', finishedAt: now }).where(isIt)
      expect(await waiting).toMatchObject({ runId, status: 'completed' })
      expect(await audited(dana)).toEqual([])
    })

  it('fails where the subscription has ended meanwhile', async () => {
    const dana = await member(founded)
    const { context } = test
    const insert = {
      userId: dana.id,
      id: crypto.randomUUID(),
      status: 'running' as const,
      steps: pendingSteps(),
      isPractice: false,
    }
    await context.db
      .insert(workflowRuns)
      .values({ ...insert, aliveAt: '2026-11-20T11:00:00.000Z', startedAt: '2026-11-20T11:00:00.000Z' })
    await context.db.delete(subscriptions).where(eq(subscriptions.userId, dana.id))
    expect((await call(test.app, startWorkflow, { cookie: dana.cookie })).status).toBe(402)
    expect((await call(test.app, readWorkflow, { cookie: dana.cookie })).status).toBe(402)
  })
})

describe('practice reports', () => {
  it('carry a run only while there is no report of one’s own', async () => {
    const dana = await member(founded)
    await test.context.db.update(reports).set({ source: 'practice' }).where(eq(reports.userId, dana.id))
    await test.context.db.update(negativeItems).set({ isPractice: true }).where(eq(negativeItems.userId, dana.id))
    const practised = await start(dana)
    expect(practised).toMatchObject({ isPractice: true, status: 'completed' })
    expect(step(practised, 'process_reports')?.message).toMatch(/^These are practice reports/)
    expect(step(practised, 'prepare_mailing')?.message).toContain('practice post office only')
    expect((await ok(test.app, listDisputes, { cookie: dana.cookie })).map(({ isPractice }) => isPractice)).toEqual([true])
    await upload(test.app, { cookie: dana.cookie, bytes: lawful.bytes })
    const real = await start(dana)
    expect([real.isPractice, step(real, 'detect_items')?.counts.founded]).toEqual([false, 0])
    expect(step(real, 'prepare_mailing')?.message).toBe('No letters to mail.')
  })
})

describe('AI Credit Fix', () => {
  if (isWholeCorpus)
    it('says beforehand what it would dispute, and answers the same run with its five steps', async () => {
      const dana = await member(founded)
      const { cookie } = dana
      const before = await ok(test.app, readCreditFix, { cookie })
      const item = (await ok(test.app, listNegativeItems, { cookie })).find(({ findingCount }) => findingCount > 0)
      expect(before.potentialImprovement).toBeGreaterThan(0)
      expect(before).toEqual({
        currentScore: null,
        potentialImprovement: gainOfRemovals(null, item === undefined ? [] : [item]).points,
        itemsToDispute: 1,
        undisputedItems: 2,
        reports: 1,
        isPractice: false,
      })
      later()
      const run = await ok(test.app, startCreditFix, { cookie })
      expect(run.fixSteps.map(({ id, status }) => [id, status])).toEqual(
        ['analysis', 'detection', 'prioritising', 'generating', 'preparing'].map((id) => [id, 'completed']),
      )
      expect([run.completedSteps, run.totalSteps]).toEqual([7, 7])
      expect(run.outlook).toMatchObject({ itemsToDispute: 0, undisputedItems: 1, potentialImprovement: 0 })
      expect((await ok(test.app, readWorkflow, { cookie }))?.runId).toBe(run.runId)
    })

  it('of somebody without reports has nothing to say', async () => {
    const { cookie } = await member()
    expect(await ok(test.app, readCreditFix, { cookie })).toMatchObject({ itemsToDispute: 0, undisputedItems: 0, reports: 0 })
  })
})

describe('who may', () => {
  it.each([
    ['startWorkflow', startWorkflow],
    ['readWorkflow', readWorkflow],
    ['followWorkflow', followWorkflow],
    ['readCreditFix', readCreditFix],
    ['startCreditFix', startCreditFix],
  ])('%s: visitors 401, members without a subscription 402', async (_name, endpoint) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const visitor = await test.app.inject({ method: endpoint.method, url: endpoint.path })
    const unpaid = await test.app.inject({ method: endpoint.method, url: endpoint.path, headers: { cookie } })
    expect([visitor.statusCode, unpaid.statusCode]).toEqual([401, 402])
  })

  it('sees only their own run; before the first one there is nothing', async () => {
    const dana = await member(lawful)
    const other = await member()
    await start(dana)
    const answered = await test.app.inject({ method: 'GET', url: readWorkflow.path, headers: { cookie: other.cookie } })
    expect([answered.statusCode, answered.body]).toEqual([204, ''])
  })
})

/** The events of a whole stream, each held against the contract. */
const eventsIn = (body: string): Run[] =>
  [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => workflowRun.parse(JSON.parse(data ?? '')))

describe('progress', () => {
  it('tells the present state at once and what changes until the end, to every window', async () => {
    const dana = await member(founded)
    const listen = () => openStream(test.app, followWorkflow.path, dana.cookie)
    const windows = await Promise.all([listen(), listen()])
    const run = await start(dana)
    for (const heard of windows) {
      expect(heard.headers['content-type']).toContain('text/event-stream')
      expect(heard.headers['cache-control']).toBe('no-store')
      const events = eventsIn(await heard.rest())
      // On a busy machine changes that follow at once are told as one.
      expect(events.length).toBeGreaterThan(1)
      expect(events.at(-1)).toEqual(run)
      const done = events.map(({ completedSteps }) => completedSteps)
      expect(done).toEqual(done.toSorted((a, b) => a - b))
      expect(events.some(({ steps }) => steps.some(({ status }) => status === 'processing'))).toBe(true)
    }
  })

  if (isWholeCorpus)
    it('of a run that has ended is its end, and then the stream ends', async () => {
      const dana = await member(lawful)
      const run = await start(dana)
      const heard = await test.app.inject({ method: 'GET', url: followWorkflow.path, headers: { cookie: dana.cookie } })
      expect(eventsIn(heard.body)).toEqual([run])
    })

  if (isWholeCorpus)
    it('of nothing is an empty stream', async () => {
      const dana = await member()
      const heard = await test.app.inject({ method: 'GET', url: followWorkflow.path, headers: { cookie: dana.cookie } })
      expect([heard.statusCode, eventsIn(heard.body)]).toEqual([200, []])
    })
})

if (isWholeCorpus)
  describe('a report that goes while its letters stand', () => {
    it('keeps the run from nothing but itself', async () => {
      const dana = await member(founded)
      await start(dana)
      const [report] = await ok(test.app, listReports, { cookie: dana.cookie })
      await call(test.app, deleteReport, { cookie: dana.cookie, params: { id: report?.id ?? '' } })
      const run = await start(dana)
      expect(statuses(run).slice(0, 3)).toEqual(['completed', 'failed', 'pending'])
    })
  })
