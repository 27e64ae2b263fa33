import { describe, expect, it } from 'vitest'
import { accountChanges } from '#engine/comparison/account-changes.ts'
import type { Change } from '#engine/comparison/difference.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount } from '#engine/testing/make.ts'

type Given = Partial<Account>
const CARD: Given = { accountType: 'revolving', dateOpened: '2018-02-03' }

const changes = (older: Given, newer: Given, isOneLayout = true): readonly Change[] =>
  accountChanges({ older: makeAccount({ ...CARD, ...older }), newer: makeAccount({ ...CARD, ...newer }), isOneLayout })
const told = (...args: Parameters<typeof changes>): unknown[] =>
  changes(...args).map(({ name, before, after, effect }) => [name, before?.words ?? null, after?.words ?? null, effect])

describe('a field that is printed otherwise', () => {
  it('has both values with their places, a sentence, and no verdict that is not certain', () => {
    expect(changes({ currentBalance: 1_200_00 }, { currentBalance: 900_00 })).toEqual([
      {
        name: 'Balance',
        before: { words: '$1,200', fields: ['currentBalance'] },
        after: { words: '$900', fields: ['currentBalance'] },
        sentence: 'Balance: $1,200 before, $900 now.',
        effect: null,
      },
    ])
  })

  it('came or went', () => {
    expect(changes({}, { dateClosed: '2024-05-01' }).map(({ sentence }) => sentence)).toEqual(['Date closed, new: May 1, 2024.'])
    expect(changes({ dateClosed: '2024-05-01' }, {}).map(({ sentence }) => sentence)).toEqual(['Date closed, gone: May 1, 2024.'])
  })

  it('is none where the one prints the day and the other its month', () => {
    expect(told({ dateClosed: '2024-05' }, { dateClosed: '2024-05-01' })).toEqual([])
    expect(told({ dateClosed: '2024-05-01' }, { dateClosed: '2024' })).toEqual([])
    expect(told({ dateClosed: '2024-05' }, { dateClosed: '2024-06-01' })).toHaveLength(1)
  })

  it('is none where nothing changed, nor where only the days of the update did', () => {
    expect(told({}, {})).toEqual([])
    expect(told({ dateReported: '2024-01-20', balanceDate: '2024-01-20' }, { dateReported: '2024-07-20' })).toEqual([])
  })
})

describe('what helps or harms for certain', () => {
  it.each<readonly [string, Given, Given, Change['effect']]>([
    ['more past due', { pastDue: 100 }, { pastDue: 200 }, 'bad'],
    ['past due at last', {}, { pastDue: 200 }, 'bad'],
    ['less past due', { pastDue: 200 }, { pastDue: 0 }, 'good'],
    ['nothing past due where nothing was printed', {}, { pastDue: 0 }, null],
    ['no longer printed', { pastDue: 200 }, {}, null],
    ['nothing past due, because it was sold', { pastDue: 200 }, { pastDue: 0, soldTo: 'NORTHGATE BUYERS' }, null],
    ['nothing past due, because it was transferred', { pastDue: 200 }, { pastDue: 0, status: 'transferred' }, null],
    ['less past due, because it was charged off', { pastDue: 200 }, { pastDue: 0, paymentStatus: 'charge_off' }, null],
    [
      'less past due on a charge-off',
      { pastDue: 200, paymentStatus: 'charge_off' },
      { pastDue: 100, paymentStatus: 'charge_off' },
      'good',
    ],
    ['a higher limit', { creditLimit: 100 }, { creditLimit: 200 }, 'good'],
    ['a lower limit', { creditLimit: 200 }, { creditLimit: 100 }, 'bad'],
    ['a limit for the first time', {}, { creditLimit: 100 }, null],
    ['a limit of a loan', { creditLimit: 200 }, { creditLimit: 100, accountType: 'installment' }, null],
  ])('%s', (_, older, newer, effect) => {
    const [change] = changes(older, newer).filter(({ name }) => name === 'Amount past due' || name === 'Credit limit')
    expect(change?.effect).toBe(effect)
  })

  it.each<readonly [string, Given, Given, Change['effect']]>([
    ['later', { removalDate: '2027-03' }, { removalDate: '2027-05' }, 'bad'],
    ['earlier', { removalDate: '2027-05' }, { removalDate: '2027-03' }, 'good'],
    ['perhaps the same', { removalDate: '2027' }, { removalDate: '2028-03' }, 'bad'],
    ['for the first time', {}, { removalDate: '2027-03' }, null],
    ['of the delinquency, later', { dateOfFirstDelinquency: '2020-01-01' }, { dateOfFirstDelinquency: '2020-05-01' }, 'bad'],
    ['of the delinquency, earlier', { dateOfFirstDelinquency: '2020-05-01' }, { dateOfFirstDelinquency: '2020-01-01' }, 'good'],
  ])('when a charge-off leaves: %s', (_, older, newer, effect) => {
    const lost = { paymentStatus: 'charge_off' } as const
    expect(changes({ ...lost, ...older }, { ...lost, ...newer }).map((change) => change.effect)).toEqual([effect])
    expect(changes(older, newer).map((change) => change.effect)).toEqual([null])
    expect(changes(older, { ...lost, ...newer }).at(-1)?.effect).toBeNull()
  })
})

it('of a charge-off nothing but when it leaves, and what is past due, is certain', () => {
  const lost = { paymentStatus: 'charge_off' } as const
  const older = { ...lost, currentBalance: 500, dateClosed: '2021-01-05' }
  expect(told(older, { ...lost, currentBalance: 300, dateClosed: '2021-05-05' })).toEqual([
    ['Balance', '$5', '$3', null],
    ['Date closed', 'January 5, 2021', 'May 5, 2021', null],
  ])
})

describe('the status', () => {
  const status = (statusText: string, paymentStatus: Account['paymentStatus'], more: Given = {}): Given => ({
    statusText,
    paymentStatus,
    ...more,
  })
  it.each<readonly [string, Given, Given, Change['effect']]>([
    ['fell behind', status('Open/Never late.', 'current'), status('30 Days Past Due', 'late'), 'bad'],
    ['charged off', status('120 Days Past Due', 'late'), status('Charge-off', 'charge_off'), 'bad'],
    ['brought current', status('30 Days Past Due', 'late'), status('Current', 'current'), 'good'],
    ['of two losses none is worse', status('Charge-off', 'charge_off'), status('Collection account', 'in_collections'), null],
    ['paid', status('Charge-off', 'charge_off'), status('Paid charge-off', 'charge_off', { currentBalance: 0 }), 'good'],
    [
      'paid, with a balance',
      status('Charge-off', 'charge_off'),
      status('Paid charge-off', 'charge_off', { currentBalance: 5 }),
      null,
    ],
    ['paid off in good standing', status('Current', 'current'), status('Paid', 'current', { currentBalance: 0 }), null],
    ['sold', status('30 Days Past Due', 'late'), status('Transferred or sold', 'current'), null],
    ['one of them is not known', status('Charge-off', null), status('Weird words', 'charge_off'), null],
  ])('%s', (_, older, newer, effect) => {
    const [change] = changes(older, newer).filter(({ name }) => name === 'Status')
    expect([change?.before?.words, change?.after?.words, change?.effect]).toEqual([older.statusText, newer.statusText, effect])
    expect(change?.after?.fields).toContain('statusText')
  })

  it('of two losses is neither better nor worse', () => {
    const losses = ['in_collections', 'charge_off', 'repossession', 'voluntary_surrender', 'foreclosure', 'bankruptcy'] as const
    for (const was of losses)
      for (const is of losses.filter((loss) => loss !== was))
        expect(changes({ paymentStatus: was }, { paymentStatus: is })[0]?.effect).toBeNull()
  })

  it('does not change with the dates and amounts in it', () => {
    expect(
      told(status('Open. $20 past due as of Nov 2024.', 'late'), status('OPEN. $40 past due as of Dec 2024.', 'late')),
    ).toEqual([])
  })

  it('is told as it was read where the layouts or their words differ', () => {
    const [older, newer] = [status('Open/Never late.', 'current'), status('CHARGE_OFF', 'charge_off')]
    expect(told(older, newer, false)).toEqual([['Status', 'current', 'charged off', 'bad']])
    expect(told(status('As agreed', 'current'), status('Pays account', 'current'), false)).toEqual([])
    expect(told({ paymentStatus: 'late' }, { paymentStatus: 'current' })).toEqual([['Status', 'late', 'current', 'good']])
    expect(told({ paymentStatus: null }, { paymentStatus: 'late' })).toEqual([])
  })

  it('says next to it whether the account is open', () => {
    expect(told({ status: 'open' }, { status: 'closed' })).toEqual([['Condition', 'open', 'closed', null]])
    expect(told({ status: null }, { status: 'closed' })).toEqual([])
  })
})

describe('counts and remarks', () => {
  const counts = (days30: number, days60: number, days90: number): Given => ({ lateCounts: { days30, days60, days90 } })
  it.each<readonly [Given, Given, unknown]>([
    [counts(1, 0, 0), counts(2, 0, 0), ['1, 0, 0', '2, 0, 0', 'bad']],
    [counts(2, 1, 0), counts(1, 1, 0), ['2, 1, 0', '1, 1, 0', 'good']],
    [counts(2, 0, 0), counts(1, 1, 0), ['2, 0, 0', '1, 1, 0', null]],
  ])('the counts of late months', (older, newer, wanted) => {
    const [change] = changes(older, newer)
    expect([change?.before?.words, change?.after?.words, change?.effect]).toEqual(wanted)
    expect(change?.name).toBe('Times 30, 60 and 90 days late')
    expect(change?.after?.fields).toEqual(['lateCounts'])
  })

  it('the same counts, or none before, are no change', () => {
    expect(told(counts(1, 0, 0), counts(1, 0, 0))).toEqual([])
    expect(told({}, counts(1, 0, 0))).toEqual([])
  })

  it('remarks that came and went, wherever they stand', () => {
    const older = { remarks: ['Fixed rate', 'Disputed by consumer'] }
    const newer = { remarks: ['CLOSED', 'FIXED RATE'] }
    expect(changes(older, newer).map(({ before, after, effect }) => [before, after, effect])).toEqual([
      [{ words: 'Disputed by consumer', fields: ['remarks.1'] }, null, null],
      [null, { words: 'CLOSED', fields: ['remarks.0'] }, null],
    ])
    expect(told(older, newer, false)).toEqual([])
  })
})

it('between layouts tells only what both print, and nothing in the words of one', () => {
  const older = { currentBalance: 500, terms: '12 Months', accountTypeText: 'Credit Card', loanType: 'A', originalCreditor: 'X' }
  const newer = {
    currentBalance: 300,
    creditLimit: 900,
    terms: '12M',
    accountTypeText: 'Revolving',
    loanType: 'B',
    originalCreditor: 'Y',
  }
  expect(told(older, newer, false)).toEqual([['Balance', '$5', '$3', null]])
  expect(told(older, newer)).toHaveLength(6)
})

it('leaves out keys that have no place', () => {
  const older = makeAccount({ currentBalance: 500 })
  const newer = { ...makeAccount({ currentBalance: 300 }), evidence: {} }
  const [change] = accountChanges({ older, newer, isOneLayout: true })
  expect([change?.before?.fields, change?.after?.fields]).toEqual([['currentBalance'], []])
})
