import { firstDayOf, isSurelyBefore, type Day, type PartialDay } from '#engine/values/day.ts'

/** What is known of an account, as far as it decides whether a bankruptcy covers it. */
export interface CoveredAccount {
  readonly dateOpened: PartialDay | null
  readonly dateOfFirstDelinquency: PartialDay | null
  readonly originalCreditor: string | null
  readonly accountTypeText: string | null
  readonly loanType: string | null
  readonly statusText: string | null
  readonly remarks: readonly string[]
  readonly currentBalance: number | null
  readonly pastDue: number | null
}

/** `covered`: the report itself says that it was in the bankruptcy. `asked`: only the member knows. */
export type Coverage = 'covered' | 'asked'

const IN_BANKRUPTCY = /\bbankrupt|\bchapter (?:7|11|12|13)\b|\bbk ?(?:7|11|12|13)\b|\bwage earner plan\b/i
/** Words that say the opposite. */
const NOT_IN_IT = /\b(?:reaffirm\w*|dismissed|withdrawn)\b/i

/** Whether an order of discharge covers an account; null where it surely does not, or nothing of it is left to mend. */
export function coverageOf(account: CoveredAccount, filedOn: Day | null): Coverage | null {
  const { dateOpened, dateOfFirstDelinquency, originalCreditor, currentBalance, pastDue } = account
  const words = [account.statusText, account.accountTypeText, account.loanType, ...account.remarks].join(' ')
  // A debt that began after the case was filed is not in it; a collector's account may be younger than its debt.
  const began = originalCreditor === null ? dateOpened : (dateOfFirstDelinquency ?? null)
  if (filedOn !== null && began !== null && firstDayOf(began) >= filedOn) return null
  if (NOT_IN_IT.test(words)) return 'asked'
  if (IN_BANKRUPTCY.test(words)) return 'covered'
  const stillOwes = (currentBalance ?? 0) > 0 || (pastDue ?? 0) > 0
  if (!stillOwes || filedOn === null) return null
  if (originalCreditor !== null && began === null) return 'asked'
  return began !== null && isSurelyBefore(began, filedOn) ? 'asked' : null
}
