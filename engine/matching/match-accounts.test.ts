import { describe, expect, it } from 'vitest'
import { furnisherKey, isSameFurnisher } from '#engine/matching/furnisher-name.ts'
import { matchAccounts, type Side } from '#engine/matching/match-accounts.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import type { MatchableAccount } from '#engine/matching/traits.ts'
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
    ['US BANK', 'U.S. BANK, N.A.', 'USBANK NA'],
    ['CBNA/BEST BUY', 'BEST BUY/CBNA', 'BEST BUY/CITIBANK'],
    ['KOHLS/CAPONE', 'CAPITAL ONE/KOHLS'],
    ['GS BANK USA', 'GOLDMAN SACHS BANK USA'],
    ['SAMPLE COLLECTION SERV', 'SAMPLE COLLECTION SERVICES'],
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
    ['US BANK', 'US BANK HOME MORTGAGE'],
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
  dateClosed: null,
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
const together = (sides: readonly Side<MatchableAccount>[], links: readonly AccountLink[] = []): readonly string[] =>
  matchAccounts(sides, links)
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

  it.each([
    ['kinds that bureaus take for each other, with the number and the day', { accountType: 'open' }],
    ['a number masked at another length', { accountNumber: '*1234' }],
  ] as const)('matches %s', (_, facts) => {
    expect(together([side('equifax', account()), side('experian', account(facts))])).toHaveLength(1)
  })

  it('does not let one deviating day undo what the third bureau shows with each of the two', () => {
    const facts = { accountType: 'mortgage', highBalance: 240_000_00 } as const
    const all = [
      side('equifax', account({ ...facts, dateOpened: '2021-09-15', accountNumber: '*0294' })),
      side('experian', account({ ...facts, dateOpened: '2021-03-15', accountNumber: 'XXXX0294' })),
      side('transunion', account({ ...facts, dateOpened: '2021-03-15', accountNumber: '351770****' })),
    ]
    expect(together(all)).toHaveLength(1)
  })

  it.each([
    ['one debt of the creditor at each', {}, 1],
    ['two years apart', { dateOpened: '2023-06-20' }, 2],
    ['other amounts', { originalBalance: 47_100 }, 2],
    ['another creditor', { originalCreditor: 'RIVER PHONE' }, 2],
  ] as const)('an agency’s entries, by the original creditor: %s', (_, facts, count) => {
    const bill = {
      creditorName: 'SAMPLE COLLECTION SERVICES',
      originalCreditor: 'SAMPLE POWER COMPANY',
      accountType: 'collection',
      accountNumber: '*9187',
      dateOpened: '2025-03-18',
      originalBalance: 53_800,
    } as const
    const there = account({
      ...bill,
      creditorName: 'SAMPLE COLLECTION SERV',
      accountNumber: '4022****',
      dateOpened: '2025-06-20',
      ...facts,
    })
    expect(together([side('equifax', account(bill)), side('transunion', there)])).toHaveLength(count)
  })

  it.each([
    ['with its spaces or without', 'LUNNOLCOLLECTIONSERVICES', {}, 1],
    ['with its end cut off', 'LUNNOL COLLECTION SERVIC', {}, 1],
    ['cut off, and another amount', 'LUNNOL COLLECTION SERVIC', { originalBalance: 87_900 }, 2],
    ['cut off, and no amount', 'LUNNOL COLLECTION SERVIC', { originalBalance: null, highBalance: null }, 2],
    ['cut off, and another creditor', 'LUNNOL COLLECTION SERVIC', { originalCreditor: 'RIVER PHONE' }, 2],
    ['of another agency', 'LUNNOL HOLDINGS', {}, 2],
  ] as const)('an agency’s entry without an opening date: %s', (_, creditorName, facts, count) => {
    const bill = {
      creditorName: 'LUNNOL COLLECTION SERVICES',
      originalCreditor: 'J MOBILE',
      accountType: 'collection',
      accountNumber: 'xxxxxx 22',
      dateOpened: null,
      originalBalance: 87_800,
    } as const
    const there = account({ ...bill, creditorName, accountNumber: '931426XX', dateOpened: '2023-10-15', ...facts })
    expect(together([side('equifax', account(bill)), side('experian', there)])).toHaveLength(count)
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
    ['an opening date two months later', { dateOpened: '2019-05-05' }],
    ['another company', { creditorName: 'CAPITAL BANK' }],
    ['only a year, and no digits to compare', { accountNumber: null, dateOpened: '2019' }],
    ['no date, and digits of the other end', { accountNumber: '5412XXXX', dateOpened: null }],
  ] as const)('does not match %s', (_, facts) => {
    expect(together([side('equifax', account()), side('experian', account(facts))])).toHaveLength(2)
  })

  const elan = { creditorName: 'ELAN FIN SVC' } as const
  it.each<readonly [string, Partial<MatchableAccount>, Partial<MatchableAccount>]>([
    ['a name without its spaces', { ...elan, accountNumber: null }, { creditorName: 'ELANFINSVC', accountNumber: '5412XXXX' }],
    ['a name without its stroke', { creditorName: "KOHL'S/CAPONE" }, { creditorName: 'KOHLS CAPONE' }],
    ['the beginning of a name, with digits and day', { creditorName: 'COMENITY/VCTRSSEC' }, { creditorName: 'COMENITY/VCT' }],
  ])('matches %s', (_, one, other) => {
    expect(together([side('equifax', account(one)), side('experian', account(other))])).toHaveLength(1)
  })

  const whole = { creditorName: 'PENNYMAC LOAN SVCS' } as const
  const cut = { creditorName: 'PENNYMAC LOA' } as const
  it.each<readonly [string, Partial<MatchableAccount>, Partial<MatchableAccount>]>([
    ['of another day', whole, { ...cut, dateOpened: '2019-03-06' }],
    ['without a type', whole, { ...cut, accountType: null }],
    ['of a month alone', { ...whole, dateOpened: '2019-03', accountNumber: null }, cut],
    ['that lacks its store', { creditorName: 'ACME FINANCE/LAKE' }, { creditorName: 'ACME FINANCE', accountNumber: null }],
    ['of two debts', { ...whole, originalCreditor: 'CHASE' }, { ...cut, originalCreditor: 'HARBOR DENTAL' }],
  ])('does not match the beginning of a name %s', (_, one, other) => {
    expect(together([side('equifax', account(one)), side('experian', account(other))])).toHaveLength(2)
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

  const tail = { accountNumber: 'XXXX1234', dateOpened: '2019-03-05' } as const
  it.each([
    ['amount', { originalBalance: 500_000 }, { highBalance: 500_000 }, 'same company, last digits and amount'],
    ['closing day', { dateClosed: '2022-05-01' }, { dateClosed: '2022-05-01' }, 'same company, last digits and closing date'],
    ['closing month', { dateClosed: '2022-05-17' }, { dateClosed: '2022-05' }, 'same company, last digits and closing date'],
  ] as const)('puts two of different opening dates together when all else says so: %s', (_, one, other, reason) => {
    const [a, b] = [account({ ...tail, ...one }), account({ ...tail, dateOpened: '2021-03-05', ...other })]
    const [found, ...others] = matchAccounts([side('equifax', a), side('experian', b)])
    expect(others).toEqual([])
    expect(found?.reasons).toEqual([reason])
  })

  const amount = { ...tail, highBalance: 500_000 } as const
  it.each([
    ['another amount', { highBalance: 500_001 }, {}],
    ['an amount of nothing', { highBalance: 0 }, { highBalance: 0 }],
    ['no amount', { highBalance: null }, { highBalance: null }],
    ['another type', { accountType: 'installment' }, {}],
    ['no type', { accountType: null }, { accountType: null }],
    ['three digits', { accountNumber: 'XXXXX234' }, {}],
    ['the first digits, which are the issuer’s', { accountNumber: '1234XXXX' }, { accountNumber: '1234XXXX' }],
    ['another company', { creditorName: 'CAPITAL BANK' }, {}],
    ['another original creditor', { originalCreditor: 'HARBOR DENTAL' }, { originalCreditor: 'CHASE' }],
    ['another closing day', { highBalance: null, dateClosed: '2022-05-01' }, { highBalance: null, dateClosed: '2022-05-02' }],
    ['a closing year', { highBalance: null, dateClosed: '2022' }, { highBalance: null, dateClosed: '2022' }],
    ['a closing year there', { highBalance: null, dateClosed: '2022-05-01' }, { highBalance: null, dateClosed: '2022' }],
    ['a closing year here', { highBalance: null, dateClosed: '2022' }, { highBalance: null, dateClosed: '2022-05-01' }],
  ] as const)('leaves two of different opening dates apart: %s', (_, one, other) => {
    const [a, b] = [account({ ...amount, ...one }), account({ ...amount, dateOpened: '2021-03-05', ...other })]
    expect(together([side('equifax', a), side('experian', b)])).toHaveLength(2)
  })

  it('prefers the one of the same opening date to one that fits in all else', () => {
    const [a, b] = [account(amount), account({ ...amount, dateOpened: '2021-03-05' })]
    const c = account({ ...amount, dateOpened: '2021-03-01', highBalance: 600_000 })
    expect(together([side('equifax', a, b), side('experian', c)])).toContain(`${b.id}+${c.id}`)
  })
})

const link = (one: MatchableAccount, other: MatchableAccount, isSame: boolean): AccountLink => ({
  one: { reportId: 'equifax', accountId: one.id },
  other: { reportId: 'experian', accountId: other.id },
  isSame,
})

describe('what the consumer said about two entries', () => {
  it('puts together what nothing else would, and says so', () => {
    const [a, b] = [account(), account({ creditorName: 'KOHLS', dateOpened: '2011-01-01', accountNumber: 'XXXX9999' })]
    const [found, ...others] = matchAccounts([side('equifax', a), side('experian', b)], [link(a, b, true)])
    expect(others).toEqual([])
    expect(found?.accounts).toEqual({ equifax: a, experian: b })
    expect(found?.reasons).toEqual(['you said so'])
  })

  it('keeps apart what everything else puts together', () => {
    const [a, b] = [account(), account()]
    const sides = [side('equifax', a), side('experian', b)]
    expect(together(sides)).toEqual([`${a.id}+${b.id}`])
    expect(together(sides, [link(a, b, false)])).toHaveLength(2)
    expect(together(sides, [{ one: link(a, b, false).other, other: link(a, b, false).one, isSame: false }])).toHaveLength(2)
  })

  it('keeps them apart through a third that fits both', () => {
    const [a, b, c] = [account(), account(), account()]
    const sides = [side('equifax', a), side('experian', b), side('transunion', c)]
    expect(together(sides)).toHaveLength(1)
    expect(together(sides, [link(a, b, false)])).toHaveLength(3)
    const better = account({ accountNumber: null })
    const parted = together([side('equifax', a), side('experian', b), side('transunion', better)], [link(a, b, false)])
    expect(parted).not.toContain(`${a.id}+${b.id}`)
    expect(parted.filter((group) => group.includes(a.id) && group.includes(b.id))).toEqual([])
  })

  it('wins over weaker evidence: the other that fitted is another account', () => {
    const [a, b, other] = [account(), account({ creditorName: 'KOHLS' }), account()]
    const sides = [side('equifax', a), side('experian', b, other)]
    expect(together(sides)).toContain(`${a.id}+${other.id}`)
    expect(together(sides, [link(a, b, true)])).toEqual([`${a.id}+${b.id}`, other.id].toSorted())
  })

  it('wins over the numbering of the file', () => {
    const [a, b, c] = [account({ fileEntry: '1' }), account({ fileEntry: '1' }), account({ fileEntry: '2', creditorName: 'X' })]
    const sides = [side('equifax', a), side('experian', b, c)].map((one) => ({ ...one, file: 'f' }))
    expect(together(sides)).toContain(`${a.id}+${b.id}`)
    expect(together(sides, [link(a, c, true)])).toEqual([`${a.id}+${c.id}`, b.id].toSorted())
    expect(together(sides, [link(a, b, false)])).toHaveLength(3)
  })

  it('frees the one that is left: of two that fit equally well one is ruled out', () => {
    const [a, b, c] = [account(), account(), account()]
    const sides = [side('equifax', a), side('experian', b, c)]
    expect(together(sides)).toHaveLength(3)
    expect(together(sides, [link(a, b, false)])).toEqual([b.id, `${a.id}+${c.id}`].toSorted())
  })

  it('frees the one that is left of three that nothing tells apart', () => {
    const [a, b, c, d] = [account(), account(), account(), account()]
    const sides = [side('equifax', a), side('experian', b, c, d)]
    const apart = [link(a, b, false), link(a, c, false)]
    expect(together(sides, apart)).toEqual([b.id, c.id, `${a.id}+${d.id}`].toSorted())
  })

  it('puts three together that the consumer named in pairs, though two of them clash', () => {
    const [a, b] = [account(), account({ dateOpened: '2011-01-01' })]
    const c = account({ dateOpened: '2015-01-01', accountNumber: 'XXXX9999' })
    const sides = [side('equifax', a), side('experian', b), side('transunion', c)]
    const toThird = { ...link(a, c, true), other: { reportId: 'transunion', accountId: c.id } }
    expect(together(sides, [link(a, b, true), toThird])).toEqual([`${a.id}+${b.id}+${c.id}`])
    const apart = { one: { reportId: 'experian', accountId: b.id }, other: toThird.other, isSame: false }
    expect(together(sides, [link(a, b, true), toThird, apart])).toHaveLength(3)
  })

  it('concludes nothing from one entry that is said to be two of another bureau', () => {
    const [a, b, c] = [account(), account(), account()]
    expect(together([side('equifax', a), side('experian', b, c)], [link(a, b, true), link(a, c, true)])).toHaveLength(3)
  })

  it('speaks of the entry of that report alone', () => {
    const [a, b] = [account({ id: 'a1' }), account({ id: 'a1' })]
    const elsewhere = { ...link(a, b, false), one: { reportId: 'another', accountId: 'a1' } }
    expect(matchAccounts([side('equifax', a), side('experian', b)], [elsewhere])).toHaveLength(1)
    expect(matchAccounts([side('equifax', a), side('experian', b)], [link(a, b, false)])).toHaveLength(2)
  })
})
