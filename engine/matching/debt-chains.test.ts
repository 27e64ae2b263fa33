import { describe, expect, it } from 'vitest'
import { type DebtChain, findDebtChains, type Listing } from '#engine/matching/debt-chains.ts'
import type { Account } from '#engine/report/account.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Bureau } from '#engine/words/bureau.ts'

type Facts = Partial<Account>

let ids = 0
const entry = (facts: Facts): Account => blankAccount({ id: `a${(ids += 1)}`, ...facts })

/** One bureau's entry alone. */
const at = (bureau: Bureau, facts: Facts): Listing<Account> => ({ accounts: { [bureau]: entry(facts) } })
const here = (facts: Facts): Listing<Account> => at('experian', facts)

const BANK: Facts = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountType: 'revolving',
  paymentStatus: 'charge_off',
  status: 'closed',
  dateOpened: '2019-03-05',
  dateClosed: '2023-02-01',
  chargeOffAmount: 487_00,
}
const BUYER: Facts = {
  creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
  accountType: 'collection',
  paymentStatus: 'in_collections',
  originalCreditor: 'HARBOR NATIONAL BANK',
  dateOpened: '2023-06-01',
  originalBalance: 487_00,
  currentBalance: 512_00,
}
const AGENCY: Facts = { ...BUYER, creditorName: 'RIDGELINE RECOVERY', dateOpened: '2024-05-01' }

/** `BANK > BUYER: originalCreditor`; in brackets who has no entry of its own. */
function drawn({ holders, links }: DebtChain<Account>): string {
  const names = holders.map(({ name, listing }) => (listing === null ? `[${name}]` : name))
  const why = links.map(({ statements }) => statements.map(({ bureau, field }) => `${bureau} ${field}`).join(' + '))
  return `${names.join(' > ')}: ${why.join(' > ')}`
}
const chainsOf = (...listings: readonly Listing<Account>[]): readonly string[] => findDebtChains(listings).map(drawn)

const NAMED = 'HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC: experian originalCreditor'
const ONLY_NAMED = `[HARBOR NATIONAL BANK] > NORTHGATE PORTFOLIO BUYERS LLC: experian originalCreditor`

describe('a link is made where a page says so', () => {
  it('by the printed original creditor', () => {
    expect(chainsOf(here(BANK), here(BUYER))).toEqual([NAMED])
  })

  it('by the printed buyer', () => {
    expect(chainsOf(here({ ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }), here({ ...BUYER, originalCreditor: null }))).toEqual(
      ['HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC: experian soldTo'],
    )
  })

  it.each([
    ['Sold to NORTHGATE PORTFOLIO BUYERS LLC', {}, 'experian remarks.0'],
    ['Account purchased by Northgate Portfolio Buyers, LLC on 06/2023.', {}, 'experian remarks.0'],
    ['', { remarks: ['Purchased from HARBOR NATIONAL BANK'] }, 'experian remarks.0'],
    ['', { statusText: 'Acquired from HARBOR NATIONAL BANK' }, 'experian statusText'],
  ])('by the remark "%s" %o', (sold, buyer, why) => {
    const remarks = sold === '' ? [] : [sold]
    expect(chainsOf(here({ ...BANK, remarks }), here({ ...BUYER, originalCreditor: null, ...buyer }))).toEqual([
      `HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC: ${why}`,
    ])
  })

  it('by all of them, each with its place and its words', () => {
    const [chain] = findDebtChains([
      here({ ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }),
      here({ ...BUYER, remarks: ['Purchased from HARBOR NATIONAL BANK'] }),
    ])
    expect(chain?.links).toEqual([
      {
        statements: [
          {
            says: 'names_buyer',
            field: 'soldTo',
            text: 'NORTHGATE PORTFOLIO BUYERS',
            bureau: 'experian',
            accountId: expect.any(String),
          },
          {
            says: 'names_seller',
            field: 'remarks.0',
            text: 'Purchased from HARBOR NATIONAL BANK',
            bureau: 'experian',
            accountId: expect.any(String),
          },
          {
            says: 'names_original_creditor',
            field: 'originalCreditor',
            text: 'HARBOR NATIONAL BANK',
            bureau: 'experian',
            accountId: expect.any(String),
          },
        ],
        supports: ['the same amount', 'the one begins after the other was closed'],
      },
    ])
    expect(chain?.links[0]?.statements.map(({ accountId }) => accountId)).toEqual([
      chain?.holders[0]?.listing?.accounts.experian?.id,
      chain?.holders[1]?.listing?.accounts.experian?.id,
      chain?.holders[1]?.listing?.accounts.experian?.id,
    ])
  })

  it('whatever the order of the entries, and through a line of business before the name', () => {
    expect(chainsOf(here({ ...BUYER, originalCreditor: '12 HARBOR NATIONAL BANK' }), here(BANK))).toEqual([NAMED])
  })

  it('never by amounts, dates or likeness alone', () => {
    expect(chainsOf(here(BANK), here({ ...BUYER, originalCreditor: null }))).toEqual([])
    expect(
      chainsOf(here({ ...BANK, remarks: ['Purchased by another lender'] }), here({ ...BUYER, originalCreditor: null })),
    ).toEqual([])
  })
})

describe('a company without an entry of its own', () => {
  it('stands first where it is named as the original creditor', () => {
    expect(chainsOf(here(BUYER))).toEqual([ONLY_NAMED])
  })

  it('stands last where it is named as the buyer', () => {
    expect(chainsOf(here({ ...BANK, soldTo: 'NORTHGATE' }))).toEqual(['HARBOR NATIONAL BANK > [NORTHGATE]: experian soldTo'])
  })

  it.each([
    [{ originalCreditor: 'MEDICAL PAYMENT DATA' }],
    [{ originalCreditor: '09' }],
    [{ originalCreditor: 'NORTHGATE PORTFOLIO BUYERS' }],
    [{ originalCreditor: null, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }],
    [{ originalCreditor: null, remarks: ['Sold to SOMEBODY LLC'] }],
  ])('is no one: %o', (facts) => {
    expect(chainsOf(here({ ...BUYER, ...facts }))).toEqual([])
  })
})

describe('what is not certain is no link', () => {
  it.each<[string, Facts, Facts]>([
    ['in good standing', { ...BANK, status: 'open', paymentStatus: 'current', chargeOffAmount: null }, {}],
    ['collected before it was opened', BANK, { dateOpened: '2018-06-01' }],
    ['assigned before it was opened', BANK, { dateAssigned: '2018-06-01' }],
    ['another delinquency', { ...BANK, dateOfFirstDelinquency: '2022-06' }, { dateOfFirstDelinquency: '2022-08' }],
    ['late before it was opened', { ...BANK, dateOpened: '2022-07-09' }, { dateOfFirstDelinquency: '2022-06' }],
    ['more than double the amount', BANK, { originalBalance: 974_01 }],
    ['less than half of it', { ...BANK, chargeOffAmount: null, currentBalance: 974_01 }, {}],
    ['itself a collector for another', { ...BANK, originalCreditor: 'SUMMIT WIRELESS' }, {}],
  ])('%s', (_why, bank, buyer) => {
    expect(chainsOf(here(bank), here({ ...BUYER, ...buyer }))).toContain(ONLY_NAMED)
  })

  it.each<[string, Facts, Facts]>([
    ['double the amount', BANK, { originalBalance: 974_00 }],
    ['a month apart', { ...BANK, dateOfFirstDelinquency: '2022-06' }, { dateOfFirstDelinquency: '2022-07' }],
    ['only a year', { ...BANK, dateOfFirstDelinquency: '2020' }, { dateOfFirstDelinquency: '2022-07' }],
    ['in the month of opening', { ...BANK, dateOpened: '2023-06' }, {}],
    ['good once, then transferred', { ...BANK, status: 'transferred', paymentStatus: 'current' }, {}],
    ['the amount owed now, where nothing else is printed', BANK, { originalBalance: null, highBalance: null }],
  ])('but %s speaks against nothing', (_why, bank, buyer) => {
    expect(chainsOf(here(bank), here({ ...BUYER, ...buyer }))).toEqual([NAMED])
  })

  it('two accounts of the original creditor', () => {
    expect(chainsOf(here(BANK), here(BANK), here(BUYER))).toEqual([ONLY_NAMED])
  })

  it('unless one of them cannot be meant', () => {
    expect(chainsOf(here({ ...BANK, paymentStatus: 'current' }), here(BANK), here(BUYER))).toEqual([NAMED])
  })

  it('two collectors that name it', () => {
    expect(chainsOf(here(BANK), here(BUYER), here(AGENCY))).toEqual([
      ONLY_NAMED,
      '[HARBOR NATIONAL BANK] > RIDGELINE RECOVERY: experian originalCreditor',
    ])
  })

  it('two entries of the buyer', () => {
    const other = { ...BUYER, originalCreditor: null }
    expect(chainsOf(here({ ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }), here(other), here(other))).toEqual([
      'HARBOR NATIONAL BANK > [NORTHGATE PORTFOLIO BUYERS]: experian soldTo',
    ])
  })

  it('two accounts sold to one buyer', () => {
    const sold = { ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }
    expect(chainsOf(here(sold), here(sold), here({ ...BUYER, originalCreditor: null }))).toEqual([
      'HARBOR NATIONAL BANK > [NORTHGATE PORTFOLIO BUYERS]: experian soldTo',
      'HARBOR NATIONAL BANK > [NORTHGATE PORTFOLIO BUYERS]: experian soldTo',
    ])
  })

  it('a buyer that names another original creditor', () => {
    const bought = { ...BUYER, originalCreditor: 'SUMMIT WIRELESS' }
    expect(chainsOf(here({ ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }), here(bought))).toEqual([
      'HARBOR NATIONAL BANK > [NORTHGATE PORTFOLIO BUYERS]: experian soldTo',
      '[SUMMIT WIRELESS] > NORTHGATE PORTFOLIO BUYERS LLC: experian originalCreditor',
    ])
  })

  it('what leads back to itself', () => {
    const ring = (second: Facts): readonly string[] =>
      chainsOf(
        here({ ...BUYER, originalCreditor: null, soldTo: 'RIDGELINE RECOVERY' }),
        here({ ...AGENCY, originalCreditor: null, soldTo: 'NORTHGATE PORTFOLIO BUYERS', ...second }),
      )
    expect(ring({ dateOpened: '2023-06-01' })).toEqual([])
    expect(ring({})).toEqual(['NORTHGATE PORTFOLIO BUYERS LLC > RIDGELINE RECOVERY: experian soldTo'])
  })

  it('one of more entries of a company than anyone has', () => {
    const paid = Array.from({ length: 40 }, () => here({ ...BANK, paymentStatus: 'current' }))
    expect(chainsOf(...paid.slice(1), here(BANK), here(BUYER))).toEqual([NAMED])
    expect(chainsOf(...paid, here(BANK), here(BUYER))).toEqual([ONLY_NAMED])
  })

  it('different original creditors or buyers of one account', () => {
    const listing = (facts: Facts, other: Facts): Listing<Account> => ({
      accounts: { experian: entry(facts), equifax: entry(other) },
    })
    expect(chainsOf(listing(BUYER, { ...BUYER, originalCreditor: 'SUMMIT WIRELESS' }))).toEqual([])
    expect(chainsOf(listing({ ...BANK, soldTo: 'NORTHGATE' }, { ...BANK, soldTo: 'RIDGELINE' }))).toEqual([])
  })
})

describe('the stronger statement decides', () => {
  it('where both sides name each other', () => {
    const sold = { ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }
    expect(chainsOf(here(sold), here(BUYER), here({ ...BUYER, originalCreditor: null }))).toEqual([
      'HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC: experian soldTo + experian originalCreditor',
    ])
  })

  it('and a sale leaves the entry to no one else', () => {
    const sold = { ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }
    expect(chainsOf(here(sold), here(BUYER), here(AGENCY))).toEqual([
      'HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC: experian soldTo + experian originalCreditor',
      '[HARBOR NATIONAL BANK] > RIDGELINE RECOVERY: experian originalCreditor',
    ])
  })
})

describe('longer chains', () => {
  it('lead from the original creditor over each buyer', () => {
    const sold = { ...BUYER, soldTo: 'RIDGELINE RECOVERY' }
    expect(chainsOf(here(AGENCY), here(sold), here(BANK))).toEqual([
      [
        'HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC > RIDGELINE RECOVERY:',
        'experian originalCreditor + experian originalCreditor > experian soldTo',
      ].join(' '),
    ])
  })

  it('reach back over a buyer that names no original creditor', () => {
    const sold = { ...BUYER, originalCreditor: null, soldTo: 'RIDGELINE RECOVERY' }
    expect(chainsOf(here(BANK), here(sold), here(AGENCY))).toEqual([
      'HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC > RIDGELINE RECOVERY: experian originalCreditor > experian soldTo',
    ])
  })

  it('but not to an account that cannot be meant by all of them', () => {
    const sold = { ...BUYER, soldTo: 'RIDGELINE RECOVERY' }
    expect(chainsOf(here(BANK), here(sold), here({ ...AGENCY, originalBalance: 974_00 }))).toHaveLength(1)
    expect(
      chainsOf(here({ ...BANK, chargeOffAmount: 486_00 }), here(sold), here({ ...AGENCY, originalBalance: 973_00 })),
    ).toEqual([expect.stringMatching(/^\[HARBOR NATIONAL BANK\] > NORTHGATE .* > RIDGELINE RECOVERY: /)])
  })

  it('but not over a lender that is none', () => {
    const lender = { ...BANK, creditorName: 'CEDAR LENDING', soldTo: 'RIDGELINE RECOVERY' }
    expect(chainsOf(here(lender), here(AGENCY))).toEqual([
      'CEDAR LENDING > [RIDGELINE RECOVERY]: experian soldTo',
      '[HARBOR NATIONAL BANK] > RIDGELINE RECOVERY: experian originalCreditor',
    ])
  })

  it('take a lender that sold a loan in good standing', () => {
    const loan = {
      ...BANK,
      accountType: 'mortgage',
      status: 'transferred',
      paymentStatus: 'current',
      soldTo: 'PLAINS HOME LOANS',
    } as const
    const servicer = { ...BANK, creditorName: 'PLAINS HOME LOANS', accountType: 'mortgage', dateOpened: '2018-01-01' } as const
    expect(chainsOf(here(loan), here(servicer))).toEqual(['HARBOR NATIONAL BANK > PLAINS HOME LOANS: experian soldTo'])
  })
})

describe('across bureaus', () => {
  it('one bureau names the buyer, another lists it', () => {
    const bank: Listing<Account> = {
      accounts: { experian: entry({ ...BANK, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }), equifax: entry(BANK) },
    }
    expect(chainsOf(bank, at('transunion', BUYER))).toEqual([
      'HARBOR NATIONAL BANK > NORTHGATE PORTFOLIO BUYERS LLC: experian soldTo + transunion originalCreditor',
    ])
  })

  const everywhere = (facts: Facts, atEquifax: Facts): Listing<Account> => ({
    accounts: { experian: entry(facts), equifax: entry({ ...facts, ...atEquifax }) },
  })
  const NOT_HIS = /^\[HARBOR NATIONAL BANK\] > NORTHGATE/

  it.each<[string, Listing<Account>, Listing<Account>]>([
    ['of the collector', here(BANK), everywhere(BUYER, { dateOfFirstDelinquency: '2018-01' })],
    ['of the creditor', everywhere(BANK, { dateOpened: '2023-09-01' }), here(BUYER)],
    ['of the creditor, in good standing there', everywhere(BANK, { paymentStatus: 'current' }), here(BUYER)],
  ])('what one bureau prints %s speaks against all', (_why, bank, buyer) => {
    expect(chainsOf(bank, buyer)).toEqual([expect.stringMatching(NOT_HIS)])
  })

  it('a seller counts as a collector only where all say so', () => {
    const seller = { ...BUYER, originalCreditor: null, soldTo: 'RIDGELINE RECOVERY' }
    expect(chainsOf(everywhere(seller, {}), here(AGENCY))).toHaveLength(1)
    expect(chainsOf(everywhere(seller, { accountType: null }), here(AGENCY))).toHaveLength(2)
  })
})

describe('what agrees besides', () => {
  it.each<[Facts, Facts, readonly string[]]>([
    [{}, {}, ['the same amount', 'the one begins after the other was closed']],
    [{ chargeOffAmount: 400_00 }, {}, ['the one begins after the other was closed']],
    [{ chargeOffAmount: 400_00, currentBalance: 487_00, dateClosed: null }, {}, ['the same amount']],
    [{ dateClosed: '2023-06-01' }, { originalBalance: 480_00 }, []],
    [{ dateClosed: '2023-06' }, { highBalance: 487_00, originalBalance: null }, ['the same amount']],
    [{ dateClosed: null, chargeOffAmount: 0 }, { originalBalance: 0 }, []],
    [
      { dateClosed: null, chargeOffAmount: null, dateOfFirstDelinquency: '2022-08' },
      { dateOfFirstDelinquency: '2022-08-31' },
      ['the same date of first delinquency'],
    ],
    [{ dateClosed: null, chargeOffAmount: null, dateOfFirstDelinquency: '2022-08' }, { dateOfFirstDelinquency: '2022-09' }, []],
    [{ dateClosed: null, chargeOffAmount: null, dateOfFirstDelinquency: '2022' }, { dateOfFirstDelinquency: '2022-09' }, []],
    [{ dateClosed: null, chargeOffAmount: null, dateOfFirstDelinquency: '2022-08' }, {}, []],
    [{ dateClosed: null, chargeOffAmount: null }, { dateOfFirstDelinquency: '2022-08' }, []],
    [{ chargeOffAmount: null }, { dateAssigned: '2023-02-01' }, []],
    [{ chargeOffAmount: null }, { dateAssigned: null, dateOpened: null }, []],
  ])('%o and %o: %o', (bank, buyer, supports) => {
    const [chain] = findDebtChains([here({ ...BANK, ...bank }), here({ ...BUYER, ...buyer })])
    expect(chain?.links.map((link) => link.supports)).toEqual([supports])
  })
})
