import { describe, expect, it } from 'vitest'
import { areDatedTogether, mayBeOfOneDay, compareWithOthers, mostDaysBetween, updateOf } from '#engine/audit/between-bureaus.ts'
import { listedElsewhere } from '#engine/audit/listed-elsewhere.ts'
import type { Known } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'
import type { Bureau } from '#engine/words/bureau.ts'

const ONE: Partial<Account> = { accountType: 'revolving', accountNumber: 'XXXX4417', dateOpened: '2018-02-03' }
const at = (line: number) => ({ creditorName: { page: 1, box: [72, line, 200, 12], quote: 'creditorName: X' } }) as const

interface There {
  readonly bureau?: Bureau
  readonly account?: Partial<Account>
  readonly report?: Partial<Report>
  readonly isOfSameFile?: boolean
}

/** The bureau that the account is compared with first; null for none. */
function comparedWith(others: readonly There[], here: There = {}, links: Known['links'] = []): Bureau | null {
  const account = makeAccount({ ...ONE, id: 'a1', ...here.account })
  const report = makeReport({ accounts: [account], ...here.report })
  const known: Known = {
    earlier: [],
    links,
    others: others.map(({ bureau = 'equifax', isOfSameFile = false, ...there }) => ({
      isOfSameFile,
      report: makeReport({
        id: bureau,
        bureau,
        accounts: [makeAccount({ ...ONE, id: 'e1', ...there.account })],
        ...there.report,
      }),
    })),
  }
  const compared: Bureau[] = []
  compareWithOthers(account, { ...known, report, elsewhere: listedElsewhere(report, known) }, (other) => {
    compared.push(other.report.bureau)
    return { message: '', claim: '', fields: [] }
  })
  return compared[0] ?? null
}

describe('the same account at another bureau', () => {
  it('is compared, with the bureaus in one order', () => {
    expect(comparedWith([{}])).toBe('equifax')
    expect(comparedWith([{ bureau: 'transunion' }, { bureau: 'equifax' }])).toBe('equifax')
    expect(comparedWith([{ bureau: 'equifax' }, { bureau: 'transunion' }])).toBe('equifax')
    expect(comparedWith([{ bureau: 'transunion' }])).toBe('transunion')
    expect(comparedWith([])).toBeNull()
  })

  it('goes on to the next bureau where the first yields nothing', () => {
    const account = makeAccount({ ...ONE, id: 'a1' })
    const report = makeReport({ accounts: [account] })
    const others = (['equifax', 'transunion'] as const).map((bureau) => ({
      isOfSameFile: false,
      report: makeReport({ id: bureau, bureau, accounts: [makeAccount({ ...ONE, id: 'e1' })] }),
    }))
    const surroundings = { earlier: [], others, report, elsewhere: listedElsewhere(report, { earlier: [], others }) }
    const hit = { message: 'found', claim: '', fields: [] }
    expect(compareWithOthers(account, surroundings, (other) => (other.report.bureau === 'transunion' ? hit : null))).toBe(hit)
    expect(compareWithOthers(account, surroundings, () => null)).toBeNull()
  })

  it('is compared only in reports of about one time', () => {
    expect(comparedWith([{ report: { reportDate: '2024-11-16' } }])).toBe('equifax')
    expect(comparedWith([{ report: { reportDate: '2024-11-15' } }])).toBeNull()
    expect(comparedWith([{ report: { reportDate: null } }])).toBeNull()
  })

  it('is never compared with what several bureaus may have been blended into', () => {
    const blend = { format: 'mismo' }
    const [here, there] = [
      { report: blend, account: { evidence: at(90) } },
      { report: blend, account: { evidence: at(190) } },
    ]
    const row = { fileEntry: '7' }
    const stacked = [{ ...there, account: { ...row, ...there.account }, isOfSameFile: true }]
    expect(comparedWith(stacked, { ...here, account: { ...row, ...here.account } })).toBe('equifax')
    const blended = [{ ...here, account: { ...row, ...here.account }, isOfSameFile: true }]
    expect(comparedWith(blended, { ...here, account: { ...row, ...here.account } })).toBeNull()
    expect(comparedWith([there], here)).toBeNull()
    expect(comparedWith([{ ...there, isOfSameFile: true }], { account: here.account })).toBe('equifax')
    expect(comparedWith([there], {})).toBeNull()
    expect(comparedWith([{}], here)).toBeNull()
  })

  it('is not what only a row of a file puts together, while something clashes', () => {
    const row = (facts: Partial<Account>): There => ({ account: { fileEntry: '7', ...facts }, isOfSameFile: true })
    expect(comparedWith([row({ accountNumber: null, dateOpened: null })], row({}))).toBe('equifax')
    expect(comparedWith([row({ accountNumber: 'XXXX9999' })], row({}))).toBeNull()
    expect(comparedWith([row({ creditorName: 'SECOND BANK' })], row({}))).toBeNull()
    const link = { one: { reportId: 'r1', accountId: 'a1' }, other: { reportId: 'equifax', accountId: 'e1' }, isSame: true }
    expect(comparedWith([row({ creditorName: 'SECOND BANK' })], row({}), [link])).toBe('equifax')
  })
})

it.each([
  ['2025-01-10', '2025-01-13', 3],
  ['2025-01-13', '2025-01-10', 3],
  ['2025-01', '2025-01', 30],
  ['2025-01', '2025-02-10', 40],
  ['2025-01-10', '2025-01', 21],
])('%s and %s lie %i days apart at most', (a, b, days) => {
  expect(mostDaysBetween(a, b)).toBe(days)
})

it.each([
  ['2025-01-10', '2025-01-31', false],
  ['2025-01-10', '2025-01-10', false],
  ['2025-01', '2025-01-31', true],
  ['2025-01', '2025-01', true],
  ['2025-01-31', '2025-02-01', false],
  ['2025', '2025', false],
  ['2025-01', '2025', false],
])('%s and %s lie in one month of which a day is not named: %s', (a, b, isOne) => {
  expect(mayBeOfOneDay(a, b)).toBe(isOne)
})

it('knows no time of a report without a date', () => {
  const [dated, undated] = [makeReport(), makeReport({ reportDate: null })]
  expect([areDatedTogether(dated, dated), areDatedTogether(dated, undated), areDatedTogether(undated, dated)]).toEqual([
    true,
    false,
    false,
  ])
})

it('takes the day of the entry before that of its balance, and that of the status for neither', () => {
  const [dateReported, balanceDate] = ['2025-01-10', '2025-01-09']
  expect(updateOf(makeAccount({ dateReported, balanceDate }))).toEqual({ on: dateReported, field: 'dateReported' })
  expect(updateOf(makeAccount({ balanceDate }))).toEqual({ on: balanceDate, field: 'balanceDate' })
  expect(updateOf(makeAccount({ statusDate: '2025-01' }))).toBeNull()
})
