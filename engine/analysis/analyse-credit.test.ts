import { describe, expect, it } from 'vitest'
import { analyseCredit } from '#engine/analysis/analyse-credit.ts'
import type { CreditFile, EntryDispute } from '#engine/analysis/credit-file.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { CARD, fileOf, IMPOSSIBLE, LATE, reportWith } from '#engine/testing/credit-file.ts'
import { grid, makeInquiry } from '#engine/testing/make.ts'

const COLLECTION: Partial<Account> = {
  id: 'coll',
  creditorName: 'NORTHERN RECOVERY',
  accountType: 'collection',
  originalCreditor: 'OAK DENTAL',
  status: 'open',
  paymentStatus: 'in_collections',
  dateOpened: '2023-05-01',
  dateOfFirstDelinquency: '2022-12-01',
  currentBalance: 61_200,
  originalBalance: 61_200,
}

const advice = (file: CreditFile, category: string) =>
  analyseCredit(file).recommendations.filter((one) => one.category === category)

describe('a dispute is advised', () => {
  it('with a word of the mortgage that closes, until it has closed', () => {
    const file = fileOf([reportWith([IMPOSSIBLE])])
    const said = (closesOn: string) => advice({ ...file, closesOn }, 'dispute')[0]?.description
    expect(said('2025-03-01')).toContain('Your mortgage closes on March 1, 2025')
    expect(said('2025-01-31')).toBe(advice(file, 'dispute')[0]?.description)
  })

  it('for an entry that cannot be right, with the finding’s own words and places', () => {
    const file = fileOf([reportWith([IMPOSSIBLE])])
    const [one] = advice(file, 'dispute')
    expect(one?.action).toBe('Dispute MERIDIAN AUTO with Experian')
    expect(one?.description.startsWith(file.findings[0]?.message ?? 'none')).toBe(true)
    expect(one?.entries[0]).toMatchObject({ reportId: 'r1', subjectId: 'loan', subjectKind: 'account', bureau: 'experian' })
    expect(one?.entries[0]?.evidence.length).toBeGreaterThan(0)
    expect(one?.impactRange?.low).toBeLessThanOrEqual(one?.expectedImpact ?? -1)
  })

  it('never for a negative entry that nothing contradicts', () => {
    const file = fileOf([reportWith([COLLECTION])])
    expect(file.negativeItems).toHaveLength(1)
    expect(file.findings.filter(({ grade }) => grade !== 'note')).toEqual([])
    expect(advice(file, 'dispute')).toEqual([])
    expect(analyseCredit(file).scoreImprovement).toBe(0)
  })

  const dispute = (change: Partial<EntryDispute>): EntryDispute => ({
    reportId: 'r1',
    subjectId: 'loan',
    status: 'pending',
    outcome: 'pending',
    isRequest: false,
    progress: 10,
    disputeId: 'd1',
    lettersWaiting: 1,
    targets: ['experian'],
    clock: null,
    ...change,
  })
  it.each([
    ['pending', 'Send the dispute about MERIDIAN AUTO'],
    ['in_progress', null],
    ['under_review', null],
    ['resolved', null],
    ['rejected', 'Ask Experian how MERIDIAN AUTO was verified'],
  ] as const)('a dispute that is %s turns it into %s', (status, action) => {
    const found = advice(fileOf([reportWith([IMPOSSIBLE])], [dispute({ status })]), 'dispute')
    expect(found.map((one) => one.action)).toEqual(action === null ? [] : [action])
  })

  it('counts no gain for one that is settled', () => {
    const settled = fileOf([reportWith([IMPOSSIBLE])], [dispute({ status: 'resolved', outcome: 'removed' })])
    expect(analyseCredit(settled).scoreImprovement).toBe(0)
    expect(analyseCredit(fileOf([reportWith([IMPOSSIBLE])])).scoreImprovement).toBeGreaterThan(0)
  })
})

describe('utilization', () => {
  it('is advised about above 30%, naming limits, balances and cards', () => {
    const [one] = advice(fileOf([reportWith([CARD])]), 'utilization')
    expect(one?.action).toBe('Bring your cards from 80% to under 30% of their limits')
    expect(one?.description).toBe(
      'Your Experian report of January 15, 2025 shows balances of $4,000 on revolving limits of $5,000. Cards above 30% of their own limit: HARBOR CARD (80%).',
    )
    expect(one?.priority).toBe('high')
    expect(one?.entries.map(({ subjectId }) => subjectId)).toEqual(['card'])
  })

  it.each([
    ['30% exactly', { currentBalance: 150_000 }],
    ['a limit that is not printed', { creditLimit: null }],
    ['a balance that is not printed', { currentBalance: null }],
    ['a closed card', { status: 'closed' }],
    ['a card of which nobody says that it is open', { status: null }],
    ['a charged-off card', { paymentStatus: 'charge_off' }],
    ['a home equity line', { accountTypeText: 'Home Equity Line of Credit' }],
    ['an installment loan', { accountType: 'installment' }],
    ['somebody else’s card', { responsibility: 'authorized_user' }],
  ] as const)('is silent about %s', (_case, change) => {
    expect(advice(fileOf([reportWith([{ ...CARD, ...change }])]), 'utilization')).toEqual([])
  })

  it('takes the report that shows the most, never the sum of several', () => {
    const lower = reportWith([{ ...CARD, currentBalance: 200_000 }], { id: 'r2', bureau: 'equifax' })
    const [one] = advice(fileOf([lower, reportWith([CARD])]), 'utilization')
    expect(one?.action).toContain('80%')
    expect(one?.entries.map(({ reportId }) => reportId)).toEqual(['r1'])
  })
})

describe('next to a newest report that was not read whole', () => {
  const earlier = reportWith([COLLECTION], { id: 'r0', reportDate: '2024-12-15' })
  const partial = reportWith([CARD], { unreadPages: [2] })
  const file = (reports: readonly Report[]): CreditFile => ({ ...fileOf([...reports, earlier]), reports, earlier: [earlier] })

  it('an entry left on an earlier one gets advice, and that bureau gets no utilization figure', () => {
    const analysis = analyseCredit(file([partial]))
    expect(analysis.recommendations.map(({ category, entries }) => [category, entries[0]?.reportId])).toEqual([['account', 'r0']])
    expect([...analysis.strengths, ...analysis.riskFactors].filter((text) => text.includes('revolving'))).toEqual([])
    const lower = reportWith([{ ...CARD, currentBalance: 200_000 }], { id: 'r2', bureau: 'equifax' })
    const [one] = advice(file([partial, lower]), 'utilization')
    expect(one?.entries.map(({ reportId }) => reportId)).toEqual(['r2'])
  })

  it('nothing is praised that pages which were not read may take back', () => {
    const whole = reportWith([{ ...CARD, currentBalance: 0 }])
    expect(analyseCredit(fileOf([whole])).strengths.length).toBeGreaterThan(1)
    expect(analyseCredit(fileOf([{ ...whole, unreadPages: [2] }])).strengths).toEqual([])
  })
})

describe('a payment', () => {
  it('is advised for an open account that is late now', () => {
    const [one] = advice(fileOf([reportWith([LATE])]), 'payment')
    expect([one?.action, one?.priority]).toEqual(['Bring ELM FINANCE current', 'high'])
    expect(one?.description).toContain('Your Experian report of January 15, 2025 shows $340 past due on ELM FINANCE')
  })

  it.each([
    ['nothing past due', { pastDue: 0 }],
    ['an amount that is not printed', { pastDue: null }],
    ['a status that says current', { paymentStatus: 'current' }],
    ['an unknown status', { paymentStatus: null, status: null }],
    ['a charge-off', { paymentStatus: 'charge_off' }],
    ['somebody else’s account', { responsibility: 'authorized_user' }],
    ['a closed account', { status: 'closed' }],
  ] as const)('is not advised for %s', (_case, change) => {
    expect(advice(fileOf([reportWith([{ ...LATE, ...change }])]), 'payment')).toEqual([])
  })

  it('counts an account that two bureaus list once, on both reports', () => {
    const two = [reportWith([LATE]), reportWith([{ ...LATE, pastDue: 33_000 }], { id: 'r2', bureau: 'equifax' })]
    const found = advice(fileOf(two), 'payment')
    expect(found).toHaveLength(1)
    expect(found[0]?.entries.map(({ reportId }) => reportId)).toEqual(['r2', 'r1'])
    expect(found[0]?.expectedImpact).toBe(advice(fileOf([reportWith([LATE])]), 'payment')[0]?.expectedImpact)
  })
})

describe('an old report', () => {
  const OLD = { id: 'r2', bureau: 'equifax', reportDate: '2023-03-01' } as const

  it('next to a newer one says nothing of today’s balances, and is named as left out', () => {
    const both = fileOf([reportWith([{ ...CARD, currentBalance: 0 }]), reportWith([CARD, LATE, COLLECTION], OLD)])
    for (const category of ['utilization', 'payment']) expect(advice(both, category)).toEqual([])
    expect(advice(both, 'account').filter(({ action }) => action.startsWith('Ask'))).toEqual([])
    expect(analyseCredit(both).riskFactors.at(-1)).toBe(
      'Your Equifax report of March 1, 2023 is more than a year older than your newest, so we left out its balances.',
    )
  })

  it('alone is used, and called old', () => {
    const alone = fileOf([reportWith([CARD, LATE], OLD)])
    for (const category of ['utilization', 'payment']) {
      expect(advice(alone, category)[0]?.description).toContain('That report is more than a year old')
    }
  })
})

describe('inquiries', () => {
  const inquiries = (...dates: readonly (string | null)[]) =>
    dates.map((date, index) => makeInquiry({ id: `i${index}`, creditorName: `LENDER ${index}`, date }))
  const file = (...dates: readonly (string | null)[]) => fileOf([reportWith([], { inquiries: inquiries(...dates) })])

  it('from three in 12 months on, waiting is advised until the day there are fewer', () => {
    const [one] = advice(file('2024-12-01', '2024-06-10', '2024-03-05'), 'inquiry')
    expect(one?.action).toBe('Wait before you apply for new credit')
    expect(one?.description).toContain('3 hard inquiries of the last 12 months: LENDER 0 (December 1, 2024)')
    expect(one?.timeframe).toBe('Fewer than 3 from March 5, 2025 if you add none')
  })

  it.each([
    ['two', ['2024-12-01', '2024-06-10']],
    ['one of them older', ['2024-12-01', '2024-06-10', '2024-01-15']],
    ['one without a date', ['2024-12-01', '2024-06-10', null]],
    ['one printed as a year', ['2024-12-01', '2024-06-10', '2024']],
  ])('silent with %s', (_case, dates) => {
    expect(advice(file(...dates), 'inquiry').filter(({ action }) => action.startsWith('Wait'))).toEqual([])
  })

  it('soft ones do not count', () => {
    const soft = inquiries('2024-12-01', '2024-11-01', '2024-10-01').map((one) => ({ ...one, kind: 'soft' as const }))
    expect(advice(fileOf([reportWith([], { inquiries: soft })]), 'inquiry')).toEqual([])
  })
})

describe('debts', () => {
  it('that are owed and uncontradicted: ask in writing first, without points', () => {
    const [one] = advice(fileOf([reportWith([COLLECTION])]), 'account').filter(({ action }) => action.startsWith('Ask'))
    expect(one?.action).toBe('Ask NORTHERN RECOVERY in writing to show the debt before you pay')
    expect(one?.description).toContain('your Experian report of January 15, 2025 shows $612 owed and in collection')
    expect(one?.expectedImpact).toBeNull()
  })

  it.each([
    ['is paid', { currentBalance: 0 }],
    ['prints no balance', { currentBalance: null }],
    ['is a mortgage', { accountType: 'mortgage', paymentStatus: 'charge_off' }],
    ['is a foreclosure', { accountType: 'mortgage', paymentStatus: 'foreclosure' }],
    ['is another’s', { responsibility: 'authorized_user' }],
  ] as const)('silent when it %s', (_case, change) => {
    const found = advice(fileOf([reportWith([{ ...COLLECTION, ...change }])]), 'account')
    expect(found.filter(({ action }) => action.startsWith('Ask'))).toEqual([])
  })
})

describe('a thin file', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, index) => ({ ...CARD, id: `c${index}`, currentBalance: 0 }))
  const thin = (report: Report) =>
    advice(fileOf([report]), 'account').filter(({ action }) => action.startsWith('Keep your oldest'))

  it('is one with fewer than three open accounts on the fullest report', () => {
    expect(thin(reportWith(cards(2)))).toHaveLength(1)
    expect(thin(reportWith(cards(3)))).toEqual([])
  })

  it('is not called so next to an older report that lists more, and a charged-off account is not one that is used', () => {
    const old = reportWith(cards(5), { id: 'r2', bureau: 'equifax', reportDate: '2023-01-01' })
    const both = advice(fileOf([old, reportWith(cards(1))]), 'account')
    expect(both.filter(({ action }) => action.startsWith('Keep your oldest'))).toEqual([])
    const lost = { ...CARD, id: 'x', paymentStatus: 'charge_off' } as const
    expect(thin(reportWith([...cards(2), lost]))[0]?.description).toContain('lists 2 open accounts')
    expect(analyseCredit(fileOf([reportWith([lost])])).strengths).toEqual([])
  })

  it('is not called so when not all of it was read, or an account does not say that it is open', () => {
    const totals = { printed: { accounts: 9 }, read: { accounts: 2 }, reconciled: false }
    expect(thin(reportWith(cards(2), { totals }))).toEqual([])
    expect(thin(reportWith([...cards(2), { ...CARD, id: 'x', status: null }]))).toEqual([])
  })
})

describe('what speaks for and against', () => {
  it('names the report that prints it', () => {
    const clean = {
      ...CARD,
      currentBalance: 40_000,
      paymentHistory: grid('2024-12', ...Array.from({ length: 14 }, () => 'ok' as const)),
    }
    const { strengths, riskFactors } = analyseCredit(
      fileOf([reportWith([clean], { inquiries: [makeInquiry({ date: '2023-10-01' })] })]),
    )
    expect(strengths).toEqual([
      'Your Experian report of January 15, 2025 shows 14 months paid as agreed and no negative items among 1 account.',
      'HARBOR CARD, open since March 1, 2015, is the oldest open account of your Experian report of January 15, 2025.',
      'Your Experian report of January 15, 2025 lists no hard inquiries in the last 12 months.',
      'Your Experian report of January 15, 2025 shows 8% of your revolving limits in use ($400 of $5,000).',
    ])
    expect(riskFactors).toEqual(['Your Experian report of January 15, 2025 lists only 1 open account.'])
  })

  it('counts the negative entries by how they weigh', () => {
    const { riskFactors } = analyseCredit(fileOf([reportWith([COLLECTION, LATE, { ...CARD, currentBalance: 0 }])]))
    expect(riskFactors[0]).toBe(
      '1 item on your Experian report of January 15, 2025 weighing most (charge-off, collection or as bad): NORTHERN RECOVERY.',
    )
    expect(riskFactors[1]).toBe('1 item on your Experian report of January 15, 2025 with a 30-day mark or less: ELM FINANCE.')
  })

  it('says nothing of inquiries when none are listed at all, nor from an old report', () => {
    const about = (report: Report) => analyseCredit(fileOf([report])).strengths.filter((text) => text.includes('inquiry'))
    expect(about(reportWith([CARD]))).toEqual([])
    expect(about(reportWith([CARD], { reportDate: '2024-06-01', inquiries: [makeInquiry({ date: '2023-01-01' })] }))).toEqual([])
  })
})

describe('what Errata did and can do', () => {
  it('is only what is so', () => {
    const fresh = analyseCredit(fileOf([reportWith([IMPOSSIBLE])]))
    expect(fresh.automatedActions).toEqual([
      'Checked 1 account of your Experian report of January 15, 2025 and found 1 error.',
      '1 dispute letter can be prepared now: MERIDIAN AUTO (Experian). You approve each one before it is sent.',
    ])
    const open = {
      reportId: 'r1',
      subjectId: 'loan',
      outcome: 'pending',
      isRequest: false,
      progress: 10,
      disputeId: 'd1',
      lettersWaiting: 0,
      targets: ['experian'],
      clock: null,
    } as const
    const running = analyseCredit(fileOf([reportWith([IMPOSSIBLE])], [{ ...open, status: 'under_review' }]))
    expect(running.automatedActions[1]).toBe('Counts the days for 1 dispute in progress: MERIDIAN AUTO.')
    const waiting = analyseCredit(fileOf([reportWith([IMPOSSIBLE])], [{ ...open, status: 'pending', lettersWaiting: 1 }]))
    expect(waiting.automatedActions[1]).toBe('1 letter is ready for you to read and send.')
  })
})

describe('the score', () => {
  it('is the newest printed one; without one it is unknown and the estimate spans the usual scores', () => {
    const [old, fresh] = [
      reportWith([CARD], { id: 'r2', bureau: 'equifax', score: 700, reportDate: '2024-12-01' }),
      reportWith([CARD], { score: 640 }),
    ]
    expect(analyseCredit(fileOf([old, fresh])).overallScore).toBe(640)
    const unknown = analyseCredit(fileOf([reportWith([CARD])]))
    expect(unknown.overallScore).toBeNull()
    const { low, high } = unknown.scoreImprovementRange
    expect(low).toBeLessThan(unknown.scoreImprovement)
    expect(high).toBeGreaterThan(unknown.scoreImprovement)
  })

  it('an empty file says nothing', () => {
    expect(analyseCredit(fileOf([]))).toEqual({
      overallScore: null,
      scoreImprovement: 0,
      scoreImprovementRange: { low: 0, high: 0 },
      recommendations: [],
      automatedActions: [],
      automatedSteps: [],
      strengths: [],
      riskFactors: [],
      restsOn: [],
    })
  })
})

describe('an analysis of any file', () => {
  const ACCOUNTS = [CARD, IMPOSSIBLE, LATE, COLLECTION, { ...CARD, id: 'card2', currentBalance: 300_000 }]
  const turned = <T>(list: readonly T[], by: number): readonly T[] =>
    list.map((_, index) => list[(index + by) % list.length]).filter((one) => one !== undefined)

  it('does not depend on the order of accounts or reports', () => {
    const equifax = (accounts: readonly Partial<Account>[]) => reportWith(accounts, { id: 'r2', bureau: 'equifax' })
    const first = analyseCredit(fileOf([reportWith(ACCOUNTS), equifax(ACCOUNTS)]))
    for (let by = 0; by < ACCOUNTS.length; by++) {
      const accounts = by % 2 === 0 ? turned(ACCOUNTS, by) : turned(ACCOUNTS, by).toReversed()
      expect(analyseCredit(fileOf([equifax(accounts), reportWith(accounts)]))).toEqual(first)
    }
  })

  it('rests every piece of advice on entries, and names them', () => {
    for (const { entries, action, description } of analyseCredit(fileOf([reportWith(ACCOUNTS)])).recommendations) {
      expect(entries.length).toBeGreaterThan(0)
      expect(entries.some(({ creditorName }) => `${action} ${description}`.includes(creditorName))).toBe(true)
    }
  })
})
