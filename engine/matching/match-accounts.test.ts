import { describe, expect, it } from 'vitest'
import { furnisherKey, isSameFurnisher } from '#engine/matching/furnisher-name.ts'
import { type MatchableAccount, matchAccounts, type Side } from '#engine/matching/match-accounts.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

describe('the furnisher behind a printed name', () => {
  it.each([
    ['CAPITAL ONE BANK USA NA', 'CAP ONE', 'CAPITALONE', 'Capital One, N.A.', 'CAPITAL ONE BANK USA N'],
    ['JPMCB CARD SERVICES', 'CHASE CARD', 'JPMORGAN CHASE BANK', 'CHASE'],
    ['BANK OF AMERICA', 'BK OF AMER', 'BANK OF AMERICA, N.A.'],
    ['DISCOVER FIN SVCS LLC', 'DISCOVER BANK', 'DISCOVERCARD'],
    ['AMEX', 'AMERICAN EXPRESS'],
    ['NAVY FCU', 'NAVY FEDERAL CR UNION'],
    ['TOYOTA MOTOR CREDIT CORP', 'TOYOTA MTR CRED', 'TOYOTA MOTOR CREDIT CO'],
    ['ALLY FINANCIAL', 'ALLY FINCL'],
    ['SYNCB/AMAZON', 'SYNCHRONY BANK/AMAZON', 'SYNCHRONY/AMAZON'],
    ['US DEPT OF ED/GLELSI', 'DEPT OF ED/GLELSI'],
    ['PORTFOLIO RECOVERY ASSOCIATES', 'PORTFOLIO RECOV ASSOC'],
    ['HARBOR CREDIT UNION', 'HARBOR CU'],
  ])('%s is one, however it is written', (...names) => {
    expect(new Set(names.map(furnisherKey)).size).toBe(1)
  })

  it.each([
    ['CAPITAL ONE', 'CAPITAL ONE AUTO FINANCE'],
    ['SYNCB/AMAZON', 'SYNCB/LOWES'],
    ['CHASE', 'CHASE AUTO'],
    ['CITI/SEARS', 'CITI/SHELL'],
    ['FIRST NATIONAL BANK', 'SECOND NATIONAL BANK'],
    ['MERIDIAN AUTO FINANCE', 'MERIDIAN MORTGAGE'],
    ['BANK NA', 'THE BANK OF USA'],
    ['CAPITAL BANK', 'CAPITAL ONE'],
    ['CITIZENS BANK', 'CITIBANK'],
  ])('%s is not %s', (a, b) => expect(isSameFurnisher(a, b)).toBe(false))
})

let ids = 0
const account = (facts: Partial<MatchableAccount> = {}): MatchableAccount => ({
  id: `account-${(ids += 1)}`,
  creditorName: 'CAPITAL ONE',
  originalCreditor: null,
  accountNumber: 'XXXX1234',
  accountType: 'revolving',
  dateOpened: '2019-03-05',
  originalBalance: null,
  highBalance: null,
  fileEntry: null,
  ...facts,
})

const side = (bureau: Bureau, ...accounts: MatchableAccount[]): Side<MatchableAccount> => ({
  bureau,
  reportId: bureau,
  file: bureau,
  accounts,
})

/** Ids that were put together, whatever their order. */
const together = (sides: readonly Side<MatchableAccount>[]): readonly string[] =>
  matchAccounts(sides)
    .map(({ accounts }) => BUREAUS.flatMap((bureau) => accounts[bureau]?.id ?? []).join('+'))
    .toSorted()

describe('matchAccounts', () => {
  it('puts together what three bureaus print of one card, and says why', () => {
    const [found, ...others] = matchAccounts([
      side('equifax', account({ creditorName: 'CAPITAL ONE BANK USA NA' })),
      side('experian', account({ creditorName: 'CAP ONE', dateOpened: '2019-03', accountNumber: '5412XXXX' })),
      side('transunion', account({ creditorName: 'CAPITALONE', dateOpened: '2019-04-01' })),
    ])
    expect(others).toEqual([])
    expect(Object.keys(found?.accounts ?? {})).toEqual(['equifax', 'experian', 'transunion'])
    expect(found?.reasons).toEqual(['same company and opening date', 'same company, last digits and opening date'])
  })

  it('never matches two cards of one bank that were opened in different years', () => {
    const [a, b] = [account({ accountNumber: null }), account({ accountNumber: null, dateOpened: '2021-03-05' })]
    expect(together([side('equifax', a), side('experian', b)])).toEqual([a.id, b.id].toSorted())
    const sameDigits = [account(), account({ dateOpened: '2021-03-05' })] as const
    expect(together([side('equifax', sameDigits[0]), side('experian', sameDigits[1])])).toHaveLength(2)
  })

  it.each([
    ['other last digits', { accountNumber: 'XXXX9999' }],
    ['another type', { accountType: 'installment' }],
    ['another company', { creditorName: 'CAPITAL BANK' }],
    ['only a year, and no digits to compare', { accountNumber: null, dateOpened: '2019' }],
    ['no date, and digits of the other end', { accountNumber: '5412XXXX', dateOpened: null }],
  ] as const)('does not match %s', (_, facts) => {
    expect(together([side('equifax', account()), side('experian', account(facts))])).toHaveLength(2)
  })

  it('keeps two debts of one agency apart by their creditors', () => {
    const debt = { creditorName: 'MIDLAND CREDIT MGMT', accountType: 'collection', accountNumber: null } as const
    const one = account({ ...debt, originalCreditor: 'HARBOR DENTAL' })
    expect(together([side('equifax', one), side('experian', account({ ...debt, originalCreditor: 'CHASE' }))])).toHaveLength(2)
    expect(together([side('equifax', one), side('experian', account({ ...debt, originalCreditor: null }))])).toHaveLength(1)
  })

  it('does not choose between accounts that fit equally well', () => {
    const loan = () => account({ creditorName: 'NELNET', accountType: 'installment', accountNumber: null })
    expect(together([side('equifax', loan(), loan()), side('experian', loan())])).toHaveLength(3)
  })

  it('tells loans of one day apart by their amounts, and by their digits', () => {
    const loan = (highBalance: number) =>
      account({ creditorName: 'NELNET', accountType: 'installment', accountNumber: null, highBalance })
    const [a, b, c, d] = [loan(3500), loan(5500), loan(5500), loan(3500)]
    const wanted = [
      [a, d],
      [b, c],
    ].map((pair) => pair.map(({ id }) => id).join('+'))
    expect(together([side('equifax', a, b), side('experian', c, d)])).toEqual(wanted.toSorted())
  })

  it('puts entries of one file together by their number, whatever they print', () => {
    const entry = (fileEntry: string, facts: Partial<MatchableAccount> = {}) => account({ fileEntry, ...facts })
    const [a, b] = [entry('1'), entry('2')]
    const [c, d] = [entry('2', { accountNumber: null }), entry('1', { dateOpened: null, creditorName: 'X' })]
    const sides = [
      { bureau: 'equifax', reportId: 'e', file: 'f', accounts: [a, b] },
      { bureau: 'experian', reportId: 'x', file: 'f', accounts: [c, d] },
    ] as const
    expect(together(sides)).toEqual([`${a.id}+${d.id}`, `${b.id}+${c.id}`].toSorted())
    const ofTwoFiles = [sides[0], { ...sides[1], file: 'g' }]
    expect(together(ofTwoFiles)).not.toContain(`${a.id}+${d.id}`)
  })

  it('does not put two together through a third that fits both', () => {
    const [a, b, c] = [
      account({ dateOpened: '2019-01-31' }),
      account({ dateOpened: '2019-02-15', accountNumber: null }),
      account({ dateOpened: '2019-03-05', accountNumber: 'XXXX9999' }),
    ]
    expect(together([side('equifax', a), side('experian', b), side('transunion', c)])).toHaveLength(3)
  })

  it('matches the same whatever the order of reports and accounts', () => {
    const of = (bureau: Bureau) =>
      side(
        bureau,
        account({ id: `${bureau}-1`, creditorName: bureau === 'equifax' ? 'CAP ONE' : 'CAPITAL ONE' }),
        account({ id: `${bureau}-2`, accountNumber: 'XXXX5678', dateOpened: '2020-07-01' }),
        account({ id: `${bureau}-3`, creditorName: 'ALLY FINCL', accountType: 'installment', accountNumber: null }),
      )
    const sides = BUREAUS.map(of)
    const turned = sides.toReversed().map((one) => ({ ...one, accounts: one.accounts.toReversed() }))
    expect(together(turned)).toEqual(together(sides))
    expect(together(sides)).toHaveLength(3)
  })

  it('is quick with long files', () => {
    const many = (bureau: Bureau) =>
      side(
        bureau,
        ...Array.from({ length: 80 }, (_, index) =>
          account({ id: `${bureau}-${index}`, accountNumber: `XXXX${1000 + index}`, dateOpened: null }),
        ),
      )
    const start = performance.now()
    expect(together(BUREAUS.map(many))).toHaveLength(80)
    expect(performance.now() - start).toBeLessThan(1500)
  })
})
