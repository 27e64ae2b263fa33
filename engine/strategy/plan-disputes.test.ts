import { describe, expect, it } from 'vitest'
import type { CreditFile, EntryDispute } from '#engine/analysis/credit-file.ts'
import { analyseCredit } from '#engine/analysis/analyse-credit.ts'
import { auditReport } from '#engine/audit/audit-report.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { AT_ONCE } from '#engine/strategy/grounds.ts'
import { planDisputes as planFile } from '#engine/strategy/plan-disputes.ts'
import { IMPOSSIBLE, LATE, TODAY } from '#engine/testing/credit-file.ts'
import { confirming, grid, makeAccount, makeInquiry, makeRecord, makeReport } from '#engine/testing/make.ts'
import { addDays } from '#engine/values/day.ts'

const WRONG: Partial<Account> = { ...IMPOSSIBLE, id: 'wrong' }
const LAWFUL: Partial<Account> = { ...LATE, id: 'lawful' }
/** A collection that leaves its first delinquency open: a question. */
const ASKS: Partial<Account> = {
  id: 'asks',
  creditorName: 'NORTHERN RECOVERY',
  accountType: 'collection',
  status: 'open',
  paymentStatus: 'in_collections',
  statusText: 'Collection account',
  dateOpened: '2023-05-01',
  currentBalance: 61_200,
  printsDofd: true,
  evidence: { dateOfFirstDelinquency: { page: 1, box: [72, 72, 200, 12], quote: 'Date of first delinquency' } },
}
const placed = (given: Partial<Account>, line: number): Account => {
  const account = makeAccount(given)
  const evidence = Object.entries(account.evidence).map(
    ([field, place], index) => [field, { ...place, box: [72, line * 40 + index, 200, 12] as const }] as const,
  )
  return { ...account, evidence: Object.fromEntries(evidence) }
}
const reportWith = (accounts: readonly Partial<Account>[], more: Partial<Report> = {}): Report =>
  makeReport({ accounts: accounts.map(placed), ...more })

/** A file as the server hands it in: findings and negative items are those of the product's own rules. */
const fileOf = (reports: readonly Report[], more: Partial<CreditFile> = {}): CreditFile => ({
  reports,
  findings: reports.flatMap((report) =>
    auditReport(report, {
      earlier: [],
      others: reports.filter((one) => one !== report).map((one) => ({ report: one, isOfSameFile: false })),
    }),
  ),
  negativeItems: reports.flatMap((report) => negativeItems(report)),
  disputes: [],
  today: TODAY,
  ...more,
})
const planDisputes = (file: CreditFile, closesOn: string | null) => planFile({ ...file, closesOn })
const dispute = (subjectId: string, given: Partial<EntryDispute> = {}): EntryDispute => ({
  reportId: 'r1',
  subjectId,
  status: 'in_progress',
  outcome: 'pending',
  isRequest: false,
  progress: 10,
  disputeId: 'd1',
  lettersWaiting: 0,
  targets: ['experian'],
  clock: { startedOn: '2025-01-20', due: '2025-02-19', lateFrom: '2025-03-21' },
  ...given,
})
const turns = (file: CreditFile, closesOn: string | null = null) =>
  planDisputes(file, closesOn).disputes.map(({ entry, place, turn }) => [place, entry.creditorName, turn])

describe('the order of the whole file', () => {
  it('has what is proven before what is only asked, and leaves what is lawful alone', () => {
    const file = fileOf([reportWith([LAWFUL, ASKS, WRONG])])
    expect(turns(file)).toEqual([
      [1, 'MERIDIAN AUTO', 'now'],
      [2, 'NORTHERN RECOVERY', 'now'],
    ])
    expect(planDisputes(file, null).leave).toMatchObject([
      {
        entry: { creditorName: 'ELM FINANCE' },
        reason: 'nothing_found',
        why: expect.stringContaining('Correct items stay'),
      },
    ])
  })

  it('is the order in which the analysis names them too', () => {
    const file = fileOf([reportWith([ASKS, WRONG])])
    const advised = analyseCredit(file).recommendations.filter(({ category }) => category === 'dispute')
    expect(new Set(advised.map(({ entries }) => entries[0]?.creditorName))).toEqual(
      new Set(planDisputes(file, null).disputes.map(({ entry }) => entry.creditorName)),
    )
  })

  it('sends no more at once than can be kept apart, what is under way counted', () => {
    const many = Array.from({ length: AT_ONCE + 3 }, (_, index) => ({ ...WRONG, id: `w${index}`, creditorName: `BANK ${index}` }))
    const accounts = many.map((one, index) => ({
      ...one,
      dateOpened: `202${index % 4}-0${index + 1}-15`,
      dateClosed: '2019-02-10',
    }))
    const file = fileOf([reportWith(accounts)])
    const count = (closing: CreditFile, turn: string) =>
      planDisputes(closing, null).disputes.filter((one) => one.turn === turn).length
    expect([count(file, 'now'), count(file, 'later')]).toEqual([AT_ONCE, 3])
    const running = { ...file, disputes: [dispute('w0'), dispute('w1', { status: 'pending', clock: null })] }
    expect([count(running, 'now'), count(running, 'sent'), count(running, 'unsent'), count(running, 'later')]).toEqual([
      3, 1, 1, 3,
    ])
  })

  it('changes with no order of accounts or reports', () => {
    const there = planDisputes(fileOf([reportWith([ASKS, WRONG, LAWFUL])]), null).disputes
    const back = planDisputes(
      fileOf([makeReport({ accounts: reportWith([ASKS, WRONG, LAWFUL]).accounts.toReversed() })]),
      null,
    ).disputes
    expect(back).toEqual(there)
  })

  it('of nothing is nothing', () => {
    expect(planDisputes(fileOf([]), null)).toEqual({ disputes: [], leave: [], mortgage: null })
  })
})

describe('a dispute of the plan', () => {
  it('goes to the bureau first, with its letter, its evidence, its time and what follows a refusal', () => {
    const [first] = planDisputes(fileOf([reportWith([WRONG])]), null).disputes
    expect(first).toMatchObject({
      ground: 'proven',
      letter: 'dispute',
      target: {
        first: 'experian',
        citations: ['15 USC 1681i(a)(1)', '15 USC 1681i(a)(2)', '15 USC 1681s-2(b)'],
        direct: { isOwed: true },
      },
      meter: { level: 'high', percent: 80 },
      clock: { days: 30, longestDays: 45, due: null },
      mortgage: null,
    })
    expect(first?.meter.missing.length).toBeGreaterThan(0)
    expect(first?.meter.missingWords).toContain('you can send it without them')
    expect(first?.ifRefused.map(({ id, letter }) => [id, letter])).toEqual([
      ['method_of_verification', 'method_of_verification'],
      ['direct_dispute', 'direct_dispute'],
      ['cfpb_complaint', null],
      ['dispute_statement', 'dispute_statement'],
    ])
    expect(first?.preview?.codes[0]?.code).toBe('105')
  })

  it('that only asks says so, and that a paper could make it more', () => {
    const [only] = planDisputes(fileOf([reportWith([ASKS])]), null).disputes
    expect([only?.ground, only?.meter.missingWords]).toEqual(['asks', expect.stringContaining('so the letter only asks')])
    expect(only?.why).toContain('only asks')
  })

  it('about a court record or an inquiry owes nothing to a company, and so has no direct dispute', () => {
    const record = makeRecord({ id: 'case', type: 'Chapter 7 Bankruptcy', dateFiled: '2010-01-05' })
    const inquiry = makeInquiry({ id: 'look', date: '2021-01-05' })
    const plans = planDisputes(fileOf([makeReport({ publicRecords: [record], inquiries: [inquiry] })]), null).disputes
    expect(plans.map(({ entry }) => entry.subjectKind).toSorted()).toEqual(['inquiry', 'public_record'])
    for (const { target, ifRefused, preview } of plans) {
      expect(target.direct.isOwed).toBe(false)
      expect(target.direct.why).toMatch(/court|inquiry/)
      expect(ifRefused.map(({ id }) => id)).not.toContain('direct_dispute')
      expect(preview).toBeNull()
    }
  })

  it('rests on no question that the consumer has not answered', () => {
    const deceased = placed({ ...LAWFUL, id: 'joint', responsibility: 'joint', remarks: ['Consumer deceased'] }, 0)
    const report = makeReport({ accounts: [deceased] })
    const { disputes, leave } = planDisputes(fileOf([report]), null)
    expect(disputes).toEqual([])
    expect(leave).toMatchObject([{ reason: 'question_open', why: expect.stringContaining('Answer it before you dispute') }])
  })

  it('rests on no note: that is worth a look and no more', () => {
    const file = fileOf([reportWith([WRONG])])
    const findings = file.findings.map((one) => ({ ...one, grade: 'note' as const }))
    const { disputes, leave } = planDisputes({ ...file, findings }, null)
    expect([disputes, leave.map(({ reason }) => reason)]).toEqual([[], ['only_a_note']])
  })

  it('rests on the consumer’s word once they have given it', () => {
    const report = reportWith([LAWFUL])
    const known = { earlier: [], confirmed: confirming({ foreignAccounts: ['lawful'] }) }
    const [only] = planDisputes(fileOf([report], { findings: auditReport(report, known) }), null).disputes
    expect([only?.ground, only?.preview?.codes[0]?.code]).toEqual(['own_word', '001'])
  })
})

describe('where its dispute stands', () => {
  const file = (given: Partial<EntryDispute>) => fileOf([reportWith([WRONG])], { disputes: [dispute('wrong', given)] })
  it.each<[string, Partial<EntryDispute>, string, string | null]>([
    ['is open and unsent', { status: 'pending', clock: null }, 'unsent', 'dispute'],
    ['was sent', { status: 'in_progress' }, 'sent', null],
    ['is investigated', { status: 'under_review' }, 'sent', null],
    [
      'was sent and never answered',
      { clock: { startedOn: '2024-10-01', due: '2024-10-31', lateFrom: TODAY } },
      'unanswered',
      'no_answer',
    ],
    [
      'a bureau may be late with from tomorrow',
      { clock: { startedOn: '2024-10-01', due: '2024-10-31', lateFrom: '2025-02-02' } },
      'sent',
      null,
    ],
    [
      'was sent, with no delivery recorded',
      { clock: { startedOn: '2024-10-01', due: '2024-10-31', lateFrom: null } },
      'sent',
      null,
    ],
    ['a company alone refused', { status: 'rejected', targets: ['creditor'] }, 'refused', 'dispute'],
    ['was refused', { status: 'rejected', outcome: 'verified' }, 'refused', 'method_of_verification'],
  ])('that %s, the entry gets %s', (_what, given, turn, letter) => {
    const [only] = planDisputes(file(given), null).disputes
    expect([only?.turn, only?.letter]).toEqual([turn, letter])
  })

  it('is over, the entry is left alone', () => {
    const { disputes, leave } = planDisputes(file({ status: 'resolved', outcome: 'verified' }), null)
    expect([disputes, leave.map(({ reason }) => reason)]).toEqual([[], ['ended']])
  })

  it('tells the due day and the latest one', () => {
    const [only] = planDisputes(file({}), null).disputes
    expect(only?.clock).toMatchObject({ due: '2025-02-19', latest: '2025-03-20' })
  })
})

describe('entries that hold each other back', () => {
  const CARD = {
    accountType: 'revolving',
    dateOpened: '2019-03-12',
    creditLimit: 500_000,
    currentBalance: 123_400,
    status: 'open',
    paymentStatus: 'late',
    statusText: 'Past due 30 days',
    pastDue: 4_000,
    paymentHistory: grid('2024-12', '30', 'ok'),
  } as const
  it('two listings of one account: the second waits for the answer about the first', () => {
    const twins = [
      { ...CARD, id: 'one', creditorName: 'HARBOR CARD', accountNumber: '4417XXXX' },
      { ...CARD, id: 'two', creditorName: 'HARBOR CARD', accountNumber: '4417XXXX', dateClosed: '2018-01-01' },
    ]
    const { disputes } = planDisputes(fileOf([reportWith(twins)]), null)
    expect(disputes.map(({ turn }) => turn)).toEqual(['now', 'waits'])
    expect(disputes[1]?.why).toContain('two sides of one finding')
  })

  it('one account that two bureaus print differently: only the side that harms is asked about, and it waits for proof', () => {
    const of = (bureau: 'experian' | 'equifax', creditLimit: number, more: Partial<Account> = {}) =>
      reportWith(
        [
          {
            ...CARD,
            id: 'card',
            creditorName: 'HARBOR CARD',
            accountNumber: '4417XXXX1234',
            creditLimit,
            balanceDate: '2025-01-10',
            ...more,
          },
        ],
        { id: bureau, bureau },
      )
    const reports = [of('experian', 500_000), of('equifax', 900_000)]
    const found = planDisputes(fileOf(reports), null).disputes
    expect(found.map(({ entry, ground, turn }) => [entry.bureau, ground, turn])).toEqual([['experian', 'asks', 'now']])
    expect(found[0]?.why).toContain('Before you write: The company may lower the higher limit at the other bureau instead.')
    const closed = { dateClosed: '2018-01-01' }
    const groundsAndTurns = (there: Report, here: Report) =>
      planDisputes(fileOf([there, here]), null).disputes.map(({ ground, turn }) => [ground, turn])
    expect(groundsAndTurns(of('experian', 500_000), of('equifax', 900_000, closed))).toEqual([
      ['proven', 'now'],
      ['asks', 'waits'],
    ])
    expect(groundsAndTurns(of('experian', 500_000, closed), of('equifax', 900_000, closed))).toEqual([
      ['proven', 'now'],
      ['proven', 'now'],
    ])
  })
})

describe('before a mortgage closes', () => {
  const REMARK = ['Account information disputed by consumer']
  it('holds what would not end in time, and says until when', () => {
    const file = fileOf([reportWith([WRONG, ASKS])])
    const { disputes, mortgage } = planDisputes(file, addDays(TODAY, 20))
    expect(disputes.map(({ turn, mortgage: verdict }) => [turn, verdict?.verdict])).toEqual([
      ['held', 'hold'],
      ['held', 'hold'],
    ])
    expect(mortgage).toMatchObject({ closesOn: '2025-02-21', held: 2, remarks: [] })
  })

  it('lets a proven one go that can still end before, and holds a question about a counted account', () => {
    const file = fileOf([reportWith([WRONG, ASKS])])
    expect(turns(file, addDays(TODAY, 200))).toEqual([
      [1, 'MERIDIAN AUTO', 'now'],
      [2, 'NORTHERN RECOVERY', 'held'],
    ])
  })

  it('says about one that is under way whether it may outlast the closing', () => {
    const file = fileOf([reportWith([WRONG])], { disputes: [dispute('wrong')] })
    expect(planDisputes(file, '2025-03-20').disputes[0]).toMatchObject({
      turn: 'sent',
      why: expect.stringContaining('after your closing'),
    })
    expect(planDisputes(file, '2025-03-21').disputes[0]?.why).toContain('It ends by March 20, 2025')
  })

  it('holds what a company refused and no bureau has had, and not the question how a bureau verified', () => {
    const refusedBy = (targets: EntryDispute['targets']) =>
      planDisputes(
        fileOf([reportWith([WRONG])], { disputes: [dispute('wrong', { status: 'rejected', targets })] }),
        addDays(TODAY, 20),
      ).disputes[0]?.turn
    expect([refusedBy(['creditor']), refusedBy(['experian'])]).toEqual(['held', 'refused'])
  })

  it('names the remarks that are on file already', () => {
    const { mortgage } = planDisputes(fileOf([reportWith([{ ...LAWFUL, remarks: REMARK }])]), '2025-06-01')
    expect(mortgage?.remarks).toMatchObject([{ remark: REMARK[0], code: 'XB', canBeRemoved: true, weight: 'counted' }])
    expect(mortgage?.counted).toEqual({ total: 900_000, withoutBalance: 0, reaches: true })
  })

  it.each([addDays(TODAY, -1), null])('holds nothing after the day, or without one: %s', (closesOn) => {
    const { disputes, mortgage } = planDisputes(fileOf([reportWith([WRONG, ASKS])]), closesOn)
    expect([mortgage, disputes.map(({ turn }) => turn)]).toEqual([null, ['now', 'now']])
  })
})
