import type { Chance } from '#engine/practice/seed.ts'
import type { Situation } from '#engine/practice/situation.ts'
import type { AccountTruth } from '#engine/practice/truth.ts'
import type { IdentityIqStyle } from '#tools/synthetic-reports/identityiq-style.ts'
import {
  amountSaid,
  daySaid,
  monthsSaid,
  numberSaid,
  numberWords,
  paymentWords,
  RESPONSIBILITY,
  type Said,
  textSaid,
  truthOf,
  typeWords,
} from '#tools/synthetic-reports/three-bureau-words.ts'
import type { AccountStatus, PaymentStatus } from '#engine/words/account-status.ts'

/** One bureau's column of an account: its rows, the months of its history, and what they say together. */
export interface ColumnPrint {
  readonly rows: readonly Said[]
  readonly truth: AccountTruth
}

function conditionWords(
  { status, paymentStatus }: Situation,
  paid: PaymentStatus | null,
): { text: string | null; truth: AccountStatus | null } {
  if (paymentStatus !== null && !['current', 'late'].includes(paymentStatus)) return { text: 'Derogatory', truth: null }
  if (status === 'paid') return { text: 'Paid', truth: 'paid' }
  if (status === 'closed') return { text: 'Closed', truth: 'closed' }
  if (status === 'transferred') return { text: 'Transferred', truth: 'transferred' }
  if (status === null) return { text: null, truth: null }
  return { text: 'Open', truth: paid === 'late' ? 'delinquent' : 'open' }
}

const termsOf = (account: Situation, chance: Chance): Said => {
  const months = /^(\d+) Month/.exec(account.terms ?? '')?.[1]
  if (months !== undefined) return textSaid('No. of Months (terms):', months, { terms: months })
  return textSaid('No. of Months (terms):', chance.isTrue(0.5) ? '0' : null, {})
}

/** The rows of an account in the bureau's column. The two-year history is of the months given. */
export function columnPrint(
  account: Situation,
  at: {
    style: IdentityIqStyle
    chance: Chance
    months: ReadonlySet<string>
    fileEntry: string
    contact: AccountTruth['contact']
  },
): ColumnPrint {
  const { style, chance } = at
  const { type, detail, truth: accountType } = typeWords(account, chance.fork('type'))
  const paid = paymentWords(account, accountType)
  const condition = conditionWords(account, paid.truth)
  const zero = style.zeroAmounts
  const number = account.accountNumber === null ? null : numberWords(account.accountNumber, chance.fork('number'))
  const rows: Said[] = [
    numberSaid('Account #:', number),
    textSaid('Account Type:', type, { accountTypeText: type, accountType }),
    textSaid('Account Type - Detail:', detail, { loanType: detail }),
    textSaid('Bureau Code:', account.responsibility === null ? null : RESPONSIBILITY[account.responsibility], {
      responsibility: account.responsibility,
    }),
    textSaid('Account Status:', condition.text, { status: condition.truth }),
    amountSaid('Monthly Payment:', account.monthlyPayment, { field: 'monthlyPayment', zero: zero }),
    daySaid('Date Opened:', account.dateOpened, 'dateOpened'),
    amountSaid('Balance:', account.currentBalance, { field: 'currentBalance', zero: false }),
    termsOf(account, chance.fork('terms')),
    amountSaid('High Credit:', account.highBalance, { field: 'highBalance', zero: zero }),
    amountSaid('Credit Limit:', account.creditLimit, { field: 'creditLimit', zero: zero }),
    amountSaid('Past Due:', account.pastDue, { field: 'pastDue', zero: zero }),
    textSaid('Payment Status:', paid.text, { statusText: paid.text, paymentStatus: paid.truth }),
    daySaid('Last Reported:', account.dateReported, 'dateReported'),
    { label: 'Comments:', lines: account.remarks, says: { remarks: account.remarks } },
    daySaid('Date Last Active:', account.lastActivityDate, 'lastActivityDate'),
    daySaid('Date of Last Payment:', account.lastPaymentDate, 'lastPaymentDate'),
  ]
  const history = account.paymentHistory.filter(({ month }) => at.months.has(month))
  const truth = truthOf(rows, {
    creditorName: account.creditorName,
    originalCreditor: account.originalCreditor,
    paymentHistory: monthsSaid(history, accountType),
    contact: at.contact,
    fileEntry: at.fileEntry,
  })
  return { rows, truth }
}
