import type { DataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { sourceOf, textAt } from '#engine/reading/layouts/mismo/file.ts'
import { dataMoney } from '#engine/reading/values/data-words.ts'
import type { BalanceMonth } from '#engine/report/account.ts'
import type { Cents } from '#engine/values/money.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Under which name a month's amounts stand; the names are those of MISMO 3. */
const AMOUNTS = {
  balance: 'CreditLiabilityUnpaidBalanceAmount',
  scheduledPayment: 'CreditLiabilityMonthlyPaymentAmount',
  paid: 'CreditLiabilityActualPaymentAmount',
  pastDue: 'CreditLiabilityPastDueAmount',
} as const
/** Amounts that a file has of some accounts alone. */
const MORE = { creditLimit: 'CreditLiabilityCreditLimitAmount', highBalance: 'CreditLiabilityHighBalanceAmount' } as const

/** One value of a month: `<CreditLiabilityPastDueAmount>120/>`, as resellers write it, or closed by its name. */
const VALUE = /<(CreditLiability[A-Za-z0-9]{1,60})>([^<>]{1,40})/g
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])(?=$|-\d{2}$)/
/** No file tells of more months. */
const MOST = 240

const isTrended = (comment: DataNode): boolean =>
  ['_TypeOtherDescription', '_TypeOtherDescripton'].some((name) => /^trended ?data$/i.test(textAt(comment, name)))

/** The money of each month, which resellers hand on as markup inside a comment; the months with their newest first. */
export function readMonthsMoney(node: DataNode, bureau: Bureau, facts: DataFacts): BalanceMonth[] {
  const months = new Map<string, BalanceMonth>()
  // Of a blended entry a comment of nobody in particular is not known to be this bureau's.
  const isOwn = partsOf(node, 'CREDIT_REPOSITORY').length < 2
  const comments = partsOf(node, 'CREDIT_COMMENT').filter(
    (one) => isTrended(one) && (sourceOf(one) === bureau || (sourceOf(one) === null && isOwn)),
  )
  for (const text of comments.flatMap((comment) => partOf(comment, '_Text') ?? []))
    for (const part of (text.text ?? '').split('<CREDIT_LIABILITY_PRIOR_DETAIL>').slice(1, MOST + 1)) {
      const month = monthIn(part)
      if (month === null || months.has(month.month)) continue
      months.set(month.month, month)
      facts.note(text, [`balanceHistory.${month.month}`])
    }
  return [...months.values()].toSorted((a, b) => (a.month < b.month ? 1 : -1))
}

function monthIn(part: string): BalanceMonth | null {
  const values = new Map([...part.matchAll(VALUE)].map(([, name = '', value = '']) => [name, value.replace(/\/$/, '').trim()]))
  const [month] = MONTH.exec(values.get('CreditLiabilityAccountReportedDate') ?? '') ?? []
  const amount = (name: string): Cents | null => dataMoney(values.get(name) ?? '')
  const [balance, scheduledPayment, paid, pastDue] = Object.values(AMOUNTS).map(amount)
  const more = Object.entries(MORE).flatMap(([field, name]) => {
    const cents = amount(name)
    return cents === null ? [] : [[field, cents] as const]
  })
  if (month === undefined) return null
  const row = {
    balance: balance ?? null,
    scheduledPayment: scheduledPayment ?? null,
    paid: paid ?? null,
    pastDue: pastDue ?? null,
  }
  const isEmpty = more.length === 0 && Object.values(row).every((cents) => cents === null)
  return isEmpty ? null : { month, ...row, ...Object.fromEntries(more) }
}
