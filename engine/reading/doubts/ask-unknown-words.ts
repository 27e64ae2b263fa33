import { isUnderstood } from '#engine/audit/statements.ts'
import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from '#engine/reading/values/metro2-words.ts'
import { saysNothing } from '#engine/reading/facts.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'

/** Statuses that say that there is none, as files and prints word it. */
const NO_STATUS =
  /^(?:not rated|unrated|unclassified|too new to rate(?:[,;/ ].*)?|no (?:data|status|rating)(?: available| reported)?|(?:status )?not available)$/i

const METRO2_STATUSES: ReadonlySet<string> = new Set(Object.values(ACCOUNT_STATUSES).map(({ words }) => words.toLowerCase()))

/** Types of account that are of several kinds, or of none. */
const ANY_TYPE: ReadonlySet<string> = new Set([
  'other',
  'other account',
  ...Object.values(ACCOUNT_TYPES).flatMap(({ words, type }) => (type === null ? [words.toLowerCase()] : [])),
])

/** Whether the words of a status are known, also where they say nothing of how an account is paid. */
const isKnownStatus = (printed: string): boolean =>
  saysNothing(printed) ||
  NO_STATUS.test(printed.trim()) ||
  METRO2_STATUSES.has(printed.trim().toLowerCase()) ||
  isUnderstood(printed)
/** The same of the words for the state of an account; a bad one and a frozen one may be open or closed. */
export const isKnownCondition = (printed: string): boolean =>
  /^(?:derogatory|frozen)$/i.test(printed.trim()) || isKnownStatus(printed)
const isKnownType = (printed: string): boolean => ANY_TYPE.has(printed.trim().toLowerCase())

/** Asks what a status and a type mean whose words are not known: they are kept, and nothing is concluded from them. */
export function askUnknownWords(report: Report): Report {
  return { ...report, accounts: report.accounts.map(withQuestions) }
}

function withQuestions(account: Account): Account {
  const { statusText, paymentStatus, accountTypeText, accountType, evidence } = account
  const asked = [
    ...(paymentStatus === null && statusText !== null && !isKnownStatus(statusText)
      ? [['statusText', 'paymentStatus'] as const]
      : []),
    ...(accountType === null && accountTypeText !== null && !isKnownType(accountTypeText)
      ? [['accountTypeText', 'accountType'] as const]
      : []),
  ]
  const places = asked.flatMap(([words, field]) => {
    const place = evidence[words]
    return place && !evidence[field] ? [[field, { ...place, confidence: 0 }] as const] : []
  })
  return places.length === 0 ? account : { ...account, evidence: { ...evidence, ...Object.fromEntries(places) } }
}
