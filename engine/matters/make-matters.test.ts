import { describe, expect, it } from 'vitest'
import { type CreditFile, entryKey } from '#engine/analysis/credit-file.ts'
import { aboutFindings } from '#engine/assistant/about-entries.ts'
import { announceDue } from '#engine/disputes/announcements.ts'
import { foundIn } from '#engine/assistant/found-in.ts'
import { ownQuestions } from '#engine/audit/own-questions.ts'
import { countMatters } from '#engine/matters/count-matters.ts'
import { eventOf } from '#engine/matters/event-of.ts'
import { type DueDay, firstOpen } from '#engine/matters/due-day.ts'
import { type FileOfMatters, makeMatters } from '#engine/matters/make-matters.ts'
import { errorsOf, stateOfEntry } from '#engine/matters/state.ts'
import { stepLine, talliesOf } from '#engine/matters/step-words.ts'
import type { Matter, MatterQuestion } from '#engine/matters/matter.ts'
import { makePlan } from '#engine/plan/make-plan.ts'
import { planDisputes } from '#engine/strategy/plan-disputes.ts'
import { CARD, fileOf, IMPOSSIBLE, LATE, reportWith } from '#engine/testing/credit-file.ts'
import { makeInquiry, makePerson } from '#engine/testing/make.ts'
import type { Account } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { randomFile } from '#engine/testing/random-file.ts'
import { EMPTY_FILE } from '#engine/testing/example-member-file.ts'
import { theftDays, theftSteps } from '#engine/theft/theft-steps.ts'
import { counted } from '#engine/values/counted.ts'
import { writeDay } from '#engine/values/day.ts'
import { sampleOf } from '#tools/corpus/corpus-size.ts'

/** Members of chance. */
const SEEDS = sampleOf(
  Array.from({ length: 200 }, (_, seed) => seed),
  40,
)

const SHEETS: Readonly<Record<string, MatterQuestion['sheet']>> = {
  'inquiry false': 'inquiries',
  'detail false': 'names',
  'detail true': 'addresses',
}

const mattersOf = (file: CreditFile, more: Partial<Pick<FileOfMatters, 'apart' | 'days' | 'theft'>> = {}): readonly Matter[] =>
  makeMatters({
    apart: [],
    days: [],
    theft: [],
    ...file,
    ...more,
    links: [],
    files: new Map(),
    questions: file.reports.flatMap((report) =>
      ownQuestions(report, { earlier: [] }).map((question) => ({
        ...question,
        reportId: question.entryId && report.id,
        sheet: SHEETS[`${question.subjectKind} ${question.entryId?.split(/[.]/)[0] === 'addresses'}`] ?? null,
      })),
    ),
  })

const keysOf = (entries: readonly { readonly reportId: string; readonly subjectId: string }[]): string[] =>
  entries.map(entryKey).toSorted()

/** A day of a dispute. */
const dayOf = (disputeId: string, due: string, more: Partial<DueDay> = {}): DueDay => ({
  id: `${disputeId} ${due}`,
  occasion: `deadline:${disputeId}:${due}`,
  disputeId,
  status: 'in_progress',
  replyId: null,
  name: 'MERIDIAN AUTO',
  target: 'equifax',
  kind: 'reinvestigation',
  due,
  task: null,
  why: 'It was delivered.',
  citation: '15 USC 1681i(a)(1)',
  basis: 'delivery',
  isOver: false,
  isPractice: false,
  ...more,
})

/** What is due in a file of chance: one or two days of each dispute that was sent, some over, and one of a dispute about nothing listed. */
function randomDays({ disputes }: CreditFile, seed: number) {
  const apart = {
    disputeId: 'apart',
    creditor: 'Harbor Dental',
    status: 'in_progress',
    outcome: 'pending',
    isRequest: false,
  } as const
  const days = [...disputes.map(({ disputeId, status }) => [disputeId, status] as const), ['apart', 'in_progress'] as const]
    .filter(([, status]) => status !== 'pending')
    .flatMap(([disputeId, status], at) => [
      dayOf(disputeId, `2025-02-${10 + ((seed + at) % 15)}`, { status, isOver: status !== 'in_progress' }),
      ...((seed + at) % 2 === 0
        ? [dayOf(disputeId, '2025-03-08', { status, kind: 'results_notice', isOver: status === 'resolved' })]
        : []),
    ])
  return { days, apart: [{ ...apart, progress: 25, lettersWaiting: 0, targets: ['equifax' as const], clock: null }] }
}

describe('the dates of a member', () => {
  it.each(SEEDS)('%i are the same in the worklist, news, mails and calendars', (seed) => {
    const file = randomFile(seed)
    const due = randomDays(file, seed)
    const matters = mattersOf(file, due)
    const ofMatters = matters.flatMap(({ days }) => days)
    expect(ofMatters.map(({ id }) => id).toSorted()).toEqual(due.days.map(({ id }) => id).toSorted())

    const open = due.days.filter(({ isOver }) => !isOver)
    const told = open.map((day) => [announceDue(day)?.message, eventOf(day)] as const)
    for (const [at, { due: day, name }] of open.entries()) {
      expect(told[at]?.[0]).toContain(writeDay(day))
      expect(told[at]?.[0]).toContain(name)
      expect(told[at]?.[1]).toMatchObject({ due: day, status: 'confirmed', title: expect.stringContaining(name) })
    }
    expect(due.days.filter((day) => eventOf(day).status !== 'cancelled')).toEqual(open)

    for (const matter of matters.filter(({ state }) => state === 'waiting')) {
      const by = matter.nextStep?.by ?? null
      const inState = new Set(
        matter.entries.filter((entry) => stateOfEntry(entry) === 'waiting').map(({ dispute }) => dispute?.disputeId),
      )
      const own = matter.days.filter(({ disputeId }) => disputeId === matter.apart?.disputeId || inState.has(disputeId ?? ''))
      expect(by).toBe(firstOpen(own)?.due ?? null)
      expect(stepLine(matter)).toContain(by === null ? matter.name : writeDay(by))
    }
    const counts = countMatters(matters)
    expect(counts.waiting).toBe(file.disputes.filter(({ status }) => status === 'in_progress').length + 1)
    expect(talliesOf(counts)).toContain(`${counted(counts.errors, 'error')} ·`)
    expect(errorsOf(matters)).toHaveLength(counts.errors)
  })
})

describe('the steps of someone whose name was used', () => {
  const done = [
    { step: 'freeze_equifax', doneOn: '2026-11-21', alert: null },
    { step: 'fraud_alert', doneOn: '2025-11-21', alert: 'initial' },
  ] as const
  const record = { begunOn: '2026-11-20', done }
  const theft = theftSteps(record, '2026-11-24')
  const matters = mattersOf(fileOf([reportWith([IMPOSSIBLE])]), { theft })
  const ofTheft = matters.filter(({ kind }) => kind === 'theft')

  it('come before every error, in their order, and what is done is settled', () => {
    expect(matters.slice(0, 4).map(({ name }) => name)).toEqual([
      'Freeze your report at Experian',
      'Freeze your report at TransUnion',
      'Place a fraud alert',
      'Report it to the FTC',
    ])
    expect(ofTheft.map(({ state }) => state)).toEqual(['to_do', 'to_do', 'to_do', 'to_do', 'settled'])
    expect(matters.find(({ state }) => state === 'error')?.kind).toBe('debt')
  })

  it('say what to do by when, and that an alert ended', () => {
    expect(ofTheft.map(stepLine)).toEqual([
      'Protect your name: Freeze your report at Experian, by November 27, 2026.',
      'Protect your name: Freeze your report at TransUnion, by November 27, 2026.',
      'Protect your name: Place a fraud alert.',
      'Protect your name: Report it to the FTC, by November 27, 2026.',
      '',
    ])
    expect(ofTheft[2]?.nextStep?.why).toMatch(/^It ended\. Renew it/)
  })

  it('are counted apart, with the days of the calendar, and are no errors', () => {
    const [counts, without] = [countMatters(matters), countMatters(matters.filter(({ kind }) => kind !== 'theft'))]
    expect(counts).toEqual({ ...without, theftSteps: 4 })
    expect(talliesOf(counts)).toMatch(/ · 4 steps against identity theft$/)
    const days = theftDays(record, '2026-11-24')
    expect(
      ofTheft
        .flatMap((matter) => matter.days)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(days.map(({ id }) => id).toSorted())
    expect(new Set(days.map((day) => eventOf(day).place))).toEqual(new Set(['/calendar']))
  })

  it('are none where no one began them', () => {
    expect(mattersOf(fileOf([]))).toEqual([])
  })
})

describe('the place where a date is read', () => {
  it.each([
    [{}, '/disputes/d1'],
    [{ disputeId: null, replyId: 'l1' }, '/answers'],
    [{ disputeId: null }, '/calendar'],
  ])('of %o is %s', (more, place) => {
    expect(eventOf(dayOf('d1', '2026-12-01', more)).place).toBe(place)
  })
})

describe('the numbers of a member', () => {
  it.each(SEEDS)('%i are the same on every screen', (seed) => {
    const file = randomFile(seed)
    const matters = mattersOf(file)
    const counts = countMatters(matters)
    const entries = matters.flatMap((matter) => matter.entries)
    expect(new Set(entries.map(entryKey)).size).toBe(entries.length)
    expect(counts.negativeItems).toBe(file.negativeItems.length)
    const reports = file.reports.map(({ id, bureau }) => ({ id, bureau, reportDate: null, score: null, scoreModel: null }))
    const [told] = aboutFindings(
      { ...EMPTY_FILE, reports, found: foundIn(matters) },
      { bureaus: [], creditors: [], itemTypes: [] },
    )
    expect(told?.text).toContain(counts.errors === 0 ? 'We found no errors in' : `We found ${counted(counts.errors, 'error')} in`)
    if (counts.asks > 0) expect(told?.text).toContain(` ${counts.asks} ${counts.errors === 0 ? '' : 'more '}may be worth`)

    const { disputes } = planDisputes(file)
    const proven = disputes.filter(({ ground }) => ground === 'proven').map(({ entry }) => entry)
    expect(counts.errors).toBe(proven.length)
    const isSettled = ({ dispute }: (typeof entries)[number]): boolean => dispute?.status === 'resolved'
    const wrong = entries.filter((entry) => entry.ground === 'proven' && !isSettled(entry))
    expect(keysOf(wrong)).toEqual(keysOf(proven))

    const settled = new Set(entries.filter(isSettled).map(entryKey))
    const planned = makePlan(file)
      .actions.filter(({ title }) => title.startsWith('Dispute '))
      .flatMap(({ evidence }) => evidence)
      .filter((entry) => !settled.has(entryKey(entry)))
    expect(keysOf(planned)).toEqual(keysOf(proven))
  })

  it('are of files with errors, and of files without', () => {
    const errors = SEEDS.map((seed) => countMatters(mattersOf(randomFile(seed))).errors)
    expect(errors.filter((count) => count === 0).length).toBeGreaterThan(SEEDS.length / 10)
    expect(errors.filter((count) => count > 1).length).toBeGreaterThan(SEEDS.length / 10)
  })
})

describe('a matter', () => {
  it('is one debt with the entry of each bureau, an error before what is lawful, whatever the account’s standing', () => {
    const good = { ...IMPOSSIBLE, paymentHistory: [] }
    const file = fileOf([
      reportWith([CARD, good], { id: 'r1', bureau: 'equifax' }),
      reportWith([CARD, LATE], { id: 'r2', bureau: 'experian' }),
    ])
    const matters = mattersOf(file).filter(({ kind }) => kind === 'debt')
    expect(matters.map(({ name, state, entries }) => [name, state, entries.map(({ bureau }) => bureau)])).toEqual([
      ['MERIDIAN AUTO', 'error', ['equifax']],
      ['ELM FINANCE', 'clear', ['experian']],
      ['HARBOR CARD', 'clear', ['equifax', 'experian']],
    ])
    expect(matters[0]?.nextStep).toMatchObject({ kind: 'dispute', by: null })
    expect(countMatters(matters)).toMatchObject({ errors: 1, errorsToDispute: 1, negativeItems: 1 })
  })

  const BANK = blankAccount({
    id: 'bank',
    creditorName: 'HARBOR NATIONAL BANK',
    accountType: 'revolving',
    paymentStatus: 'charge_off',
    status: 'closed',
    dateOpened: '2019-03-05',
    dateClosed: '2023-02-01',
    chargeOffAmount: 487_00,
  })
  const BUYER = blankAccount({
    id: 'buyer',
    creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
    accountType: 'collection',
    paymentStatus: 'in_collections',
    originalCreditor: 'HARBOR NATIONAL BANK',
    dateOpened: '2023-06-01',
    currentBalance: 512_00,
  })
  const debtsOf = (...reports: readonly (readonly [Bureau, readonly Account[]])[]) =>
    mattersOf(fileOf(reports.map(([bureau, accounts]) => reportWith(accounts, { id: bureau, bureau }))))
      .filter(({ kind }) => kind === 'debt')
      .map(({ entries }) => entries.map(({ bureau, subjectId }) => `${bureau} ${subjectId}`))

  it.each([
    ['by the collector', BANK, BUYER],
    ['by the lender', { ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }, { ...BUYER, originalCreditor: null }],
  ])('is one debt when a collector has it, named %s', (_who, bank, buyer) => {
    expect(debtsOf(['equifax', [bank, buyer]])).toEqual([['equifax bank', 'equifax buyer']])
    expect(debtsOf(['equifax', [bank]], ['experian', [bank, buyer]])).toEqual([
      ['equifax bank', 'experian bank', 'experian buyer'],
    ])
  })

  it('is two debts where nothing says that the one became the other', () => {
    expect(debtsOf(['equifax', [BANK, { ...BUYER, originalCreditor: null }]])).toHaveLength(2)
    expect(debtsOf(['equifax', [{ ...BANK, dateOpened: '2024-01-01', dateClosed: null }, BUYER]])).toHaveLength(2)
  })

  it('that was sold bears the name of the company that its state is about', () => {
    const dispute = {
      disputeId: 'd',
      reportId: 'r1',
      subjectId: 'buyer',
      outcome: 'pending',
      isRequest: false,
      targets: [],
      clock: null,
    } as const
    const asked = { ...dispute, status: 'in_progress', progress: 25, lettersWaiting: 0 } as const
    const [first] = mattersOf(fileOf([reportWith([BANK, BUYER], { id: 'r1' })], [asked]))
    expect([first?.name, first?.state, first?.entries.length]).toEqual([BUYER.creditorName, 'waiting', 2])
  })

  it('goes its way: opened, sent, refused, settled', () => {
    const base = { disputeId: 'd', reportId: 'r1', subjectId: 'loan', outcome: 'pending', isRequest: false, targets: [] } as const
    const clock = { startedOn: '2025-01-10', due: '2025-02-09', lateFrom: null }
    const at = (dispute: Pick<CreditFile['disputes'][number], 'status' | 'progress' | 'lettersWaiting' | 'clock'>) => {
      const file = fileOf([reportWith([IMPOSSIBLE], { id: 'r1' })], [{ ...base, ...dispute }])
      const days = dispute.clock === null ? [] : [dayOf('d', dispute.clock.due)]
      const [first] = mattersOf(file, { days }).filter(({ kind }) => kind === 'debt')
      return [first?.state, first?.nextStep?.kind, first?.nextStep?.by, countMatters(mattersOf(file)).errors]
    }
    expect(at({ status: 'pending', progress: 0, lettersWaiting: 0, clock: null })).toEqual(['unsent', 'write', null, 1])
    expect(at({ status: 'pending', progress: 0, lettersWaiting: 1, clock: null })).toEqual(['unsent', 'send', null, 1])
    expect(at({ status: 'in_progress', progress: 25, lettersWaiting: 0, clock })).toEqual(['waiting', 'wait', '2025-02-09', 1])
    expect(at({ status: 'rejected', progress: 100, lettersWaiting: 0, clock: null })).toEqual(['refused', 'next_round', null, 1])
    expect(at({ status: 'resolved', progress: 100, lettersWaiting: 0, clock: null })).toEqual([
      'settled',
      undefined,
      undefined,
      0,
    ])
  })

  it('is a dispute by itself where no report lists what it is about', () => {
    const apart = {
      disputeId: 'd',
      creditor: 'Harbor Dental',
      outcome: 'pending',
      isRequest: false,
      targets: ['equifax'],
      clock: null,
    } as const
    const at = (
      more: Pick<FileOfMatters['apart'][number], 'status' | 'progress' | 'lettersWaiting'>,
      days: readonly DueDay[] = [],
    ) => {
      const matters = mattersOf(fileOf([]), { apart: [{ ...apart, ...more }], days })
      const { unsent, waiting, errors } = countMatters(matters)
      return [matters[0]?.name, matters[0]?.state, matters[0]?.nextStep?.kind, matters[0]?.nextStep?.by, unsent, waiting, errors]
    }
    const open = { status: 'pending', progress: 0, lettersWaiting: 1 } as const
    const sent = { status: 'in_progress', progress: 25, lettersWaiting: 0 } as const
    expect(at(open)).toEqual(['Harbor Dental', 'unsent', 'send', null, 1, 0, 0])
    expect(at(sent, [dayOf('d', '2025-02-20')])).toEqual(['Harbor Dental', 'waiting', 'wait', '2025-02-20', 0, 1, 0])
    const wanted = dayOf('d', '2025-02-12', { kind: 'information_wanted', target: null })
    expect(at(sent, [dayOf('d', '2025-02-20'), wanted])).toEqual(['Harbor Dental', 'waiting', 'write', '2025-02-12', 0, 1, 0])
  })

  it('of a name or an address is one, whatever bureau prints it, and each kind is one question', () => {
    const personalInfo = makePerson({ name: 'ANA RUIZ', alsoKnownAs: ['QUENTIN MARLOW'] })
    const inquiries = [
      makeInquiry({ id: 'i1', creditorName: 'OAK BANK', date: '2024-03-02' }),
      makeInquiry({ id: 'i2', creditorName: 'ELM BANK', date: '2024-03-02' }),
    ]
    const file = fileOf([
      reportWith([CARD], { id: 'r1', bureau: 'equifax', personalInfo, inquiries }),
      reportWith([CARD], { id: 'r2', bureau: 'experian', personalInfo }),
    ])
    const matters = mattersOf(file)
    const names = matters.filter(
      ({ kind, questions }) => kind === 'detail' && questions.some(({ label }) => label === 'QUENTIN MARLOW'),
    )
    expect(names).toHaveLength(1)
    expect(names[0]?.questions.map(({ reportId }) => reportId)).toEqual(['r1', 'r2'])
    expect(matters.filter(({ kind }) => kind === 'inquiry').map(({ state }) => state)).toEqual(['question', 'question'])
    const kinds = new Set(
      matters.flatMap(({ questions }) => questions.map(({ question, subjectKind }) => `${subjectKind} ${question}`)),
    )
    expect(kinds).toContain('inquiry belongs')
    expect(countMatters(matters).questions).toBeLessThan(matters.flatMap(({ questions }) => questions).length)
  })
})
