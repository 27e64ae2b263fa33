import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { Chance } from '#engine/practice/seed.ts'
import type { AccountTruth } from '#engine/practice/truth.ts'
import type { Situation } from '#engine/practice/situation.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { hasOtherRemark, type Written } from '#tools/synthetic-reports/data-forms.ts'
import { type Dated, dated } from '#tools/synthetic-reports/xml-parts.ts'

/** Source: reference/report-formats.md §2.2 (remarks) and §2.9. */
export const TYPES: Readonly<Record<string, readonly [code: string, words: string]>> = {
  'Credit Card': ['CC', 'Credit card'],
  'Charge Account': ['CH', 'Charge account'],
  Auto: ['AU', 'Automobile'],
  Unsecured: ['US', 'Unsecured'],
  'Conventional Real Estate Mortgage': ['CV', 'Conventional real estate mortgage'],
  'Education Loan': ['ST', 'Student loan'],
  'Collection Agency': ['AG', 'Collection agency/attorney'],
  'Debt Buyer': ['FC', 'Factoring company account'],
  'Utility Company': ['UC', 'Utility company'],
}
export const PORTFOLIOS: Readonly<Record<string, readonly [code: string, words: string]>> = {
  revolving: ['revolving', 'Revolving account'],
  installment: ['installment', 'Installment account'],
  mortgage: ['mortgage', 'Mortgage account'],
  open: ['open', 'Open account'],
  collection: ['open', 'Open account'],
}
const LATE: Readonly<Record<string, readonly [code: string, words: string]>> = {
  '30': ['02', '30 days past due'],
  '60': ['03', '60 days past due'],
  '90': ['04', '90 days past due'],
  '120': ['05', '120 days or more past due'],
  '150': ['05', '120 days or more past due'],
  '180': ['05', '120 days or more past due'],
}
const LOSSES: Readonly<Record<string, readonly [code: string, words: string]>> = {
  in_collections: ['9B', 'Collection account'],
  charge_off: ['09', 'Charged off as bad debt'],
  repossession: ['08', 'Repossession'],
  voluntary_surrender: ['8A', 'Voluntary surrender'],
}
export const ECOA: Readonly<Record<string, string>> = {
  individual: 'individual',
  joint: 'jointContractLiability',
  authorized_user: 'authorizedUser',
  cosigner: 'coSigner',
  terminated: 'terminated',
}

export const signOf = (code: HistoryCode): Written => {
  const signs: Readonly<Record<string, Written>> = {
    ok: ['1', 'ok'],
    '30': ['2', '30'],
    '60': ['3', '60'],
    '90': ['4', '90'],
    '120': ['5', '120'],
    '150': ['5', '120'],
    '180': ['5', '120'],
  }
  return signs[code] ?? ['X', 'no_data']
}

export interface Stated {
  readonly rating: string
  readonly closed: Dated
  readonly marksClosed: boolean
  readonly remarks: readonly (readonly [code: string, words: string])[]
  readonly says: Partial<AccountTruth>
}

export function states(account: Situation, chance: Chance): Stated {
  const { status, paymentStatus, accountType } = account
  const isPaidLoss = (paymentStatus === 'in_collections' || paymentStatus === 'charge_off') && account.currentBalance === 0
  const loss = LOSSES[paymentStatus ?? '']
  const late = paymentStatus === 'late' ? LATE[account.paymentHistory[0]?.code ?? ''] : undefined
  const bankrupt = paymentStatus === 'bankruptcy'
  const [rating, words] = isPaidLoss
    ? ['9P', 'Payment after charge-off/collection']
    : (loss ?? late ?? (bankrupt || paymentStatus === 'foreclosure' ? ['UR', 'Unrated'] : ['01', 'Paid or paying as agreed']))
  const closed = dated('dateClosed', account.dateClosed, chance)
  const isDisputed = account.remarks.some((remark) => /disputed/.test(remark))
  const remarks: (readonly [string, string])[] = [
    ...(status === 'transferred' ? [['TRL', 'Transferred to another lender'] as const] : []),
    ...(status === 'paid' ? [['CLO', 'Closed'] as const] : []),
    ...(isPaidLoss && paymentStatus === 'charge_off' && chance.isTrue(0.6) ? [['PPL', 'Paid profit and loss'] as const] : []),
    ...(bankrupt ? [['CBL', 'Chapter 7 bankruptcy'] as const] : []),
    ...(isDisputed ? [['AID', 'Account information disputed by consumer'] as const] : []),
    ...(chance.isTrue(0.05) || hasOtherRemark(account) ? [['ZZQ', 'Remark ZZQ'] as const] : []),
  ]
  const knows9P = accountType === 'collection' || remarks.some(([code]) => code === 'PPL')
  const marksClosed = account.dateClosed !== null
  const isClosed = marksClosed || remarks.some(([code]) => code === 'CLO')
  const paid = isPaidLoss
    ? knows9P
      ? paymentStatus
      : null
    : loss || bankrupt
      ? paymentStatus
      : late
        ? 'late'
        : rating === '01'
          ? 'current'
          : null
  const open = accountType === 'collection' || paid === 'charge_off' ? null : late ? 'delinquent' : 'open'
  return {
    rating,
    closed,
    marksClosed,
    remarks,
    says: {
      status: status === 'transferred' ? 'transferred' : isClosed ? 'closed' : open,
      paymentStatus: paid,
      statusText: words,
      dateClosed: closed.means,
      remarks: remarks.map(([, text]) => text),
    },
  }
}

/** Every second figure hidden, as the form hides it, or the number whole. */
export function numberAs(full: string, chance: Chance): { shown: string; means: string | null } {
  if (chance.isTrue(0.5)) return { shown: full, means: shownAccountNumber(full) }
  const shown = [...full].map((digit, index) => (index % 2 === 0 ? digit : 'X')).join('')
  return { shown, means: shown }
}
