import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { readData } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'

/** A month as resellers write it: markup whose ends are not those of markup. */
const month = (day: string, amounts: Readonly<Record<string, string>>): string =>
  `<CREDIT_LIABILITY_PRIOR_INFORMATION>\n\t<CREDIT_LIABILITY_PRIOR_DETAIL>\n\t<CreditLiabilityAccountReportedDate>${day}/>\n${Object.entries(
    amounts,
  )
    .map(([name, amount]) => `\t<CreditLiability${name}>${amount}/>\n`)
    .join('')}</CREDIT_LIABILITY_PRIOR_DETAIL></CREDIT_LIABILITY_PRIOR_INFORMATION>`
const trended = (months: readonly string[], source: object = { '@_SourceType': 'Equifax' }): object => ({
  ...source,
  '@_Type': 'Other',
  '@_TypeOtherDescripton': 'TrendedData',
  _Text: `<CREDIT_LIABILITY_PRIOR_INFORMATIONS>${months.join('')}</CREDIT_LIABILITY_PRIOR_INFORMATIONS>`,
})

function read(comments: readonly object[], bureaus = ['Equifax', 'Experian']): readonly Report[] {
  const liability = {
    '@CreditLiabilityID': 'T1',
    '@_AccountIdentifier': '4417XXXX',
    _CREDITOR: { '@_Name': 'FIRST HARBOR' },
    CREDIT_COMMENT: comments,
    CREDIT_REPOSITORY: bureaus.map((name) => ({ '@_SourceType': name })),
  }
  const json = {
    CREDIT_RESPONSE: { '@MISMOVersionID': '2.4', '@CreditReportFirstIssuedDate': '2026-05-06', CREDIT_LIABILITY: liability },
  }
  const root = parseJson(JSON.stringify({ data: json }), DEFAULT_BOUNDS)
  if (typeof root === 'string') throw new Error(root)
  const result = readData(root, ['1', '2', '3'])
  return result.kind === 'reports' ? result.reports : []
}

describe('the money of months in a data file', () => {
  it('is that of each month, the newest first, with its place, and no remark', () => {
    const [account] =
      read([
        trended([
          month('2026-03', {
            UnpaidBalanceAmount: '480',
            ActualPaymentAmount: '0',
            MonthlyPaymentAmount: '25',
            PastDueAmount: '25',
          }),
          month('2026-02-28', { UnpaidBalanceAmount: '455', CreditLimitAmount: '900', HighBalanceAmount: '612', Comment1: 'FE' }),
          month('2026-02', { UnpaidBalanceAmount: '1' }),
          month('2025-11', { AccountType: '18' }),
          month('no date', { UnpaidBalanceAmount: '7' }),
        ]),
      ])[0]?.accounts ?? []
    expect(account?.balanceHistory).toEqual([
      { month: '2026-03', balance: 48_000, scheduledPayment: 2500, paid: 0, pastDue: 2500 },
      {
        month: '2026-02',
        balance: 45_500,
        scheduledPayment: null,
        paid: null,
        pastDue: null,
        creditLimit: 90_000,
        highBalance: 61_200,
      },
    ])
    expect(account?.remarks).toEqual([])
    expect(account?.evidence['balanceHistory.2026-02']?.page).toBe(1)
  })

  it('is the bureau’s whose comment it is; of nobody’s in a blended entry nothing is known', () => {
    const one = [month('2026-03', { UnpaidBalanceAmount: '480' })]
    const counts = (reports: readonly Report[]) => reports.map(({ accounts }) => accounts[0]?.balanceHistory.length)
    expect(counts(read([trended(one)]))).toEqual([1, 0])
    expect(counts(read([trended(one, {})]))).toEqual([0, 0])
    expect(counts(read([trended(one, {})], ['Experian']))).toEqual([1])
  })
})
