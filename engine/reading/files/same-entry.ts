import { isDoubtful } from '#engine/reading/doubts/doubts.ts'
import type { Account, BalanceMonth, HistoryMonth } from '#engine/report/account.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'

/** What one print of an account has in common with the next of the same day. */
const FACTS = [
  'accountTypeText',
  'loanType',
  'statusText',
  'dateOpened',
  'dateClosed',
  'dateReported',
  'lastPaymentDate',
  'lastActivityDate',
  'dateOfFirstDelinquency',
  'currentBalance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'originalBalance',
  'chargeOffAmount',
  'monthlyPayment',
  'terms',
  'monthsReviewed',
] as const satisfies readonly (keyof Account)[]

/** The places of what was read for certain. */
export const surePlaces = ({ evidence }: Account): EvidenceMap =>
  Object.fromEntries(Object.entries(evidence).filter(([, place]) => !isDoubtful(place)))

/** Two figures are shared by too many accounts of one company. */
const LEAST_DIGITS = 3

const numberOf = ({ accountNumber }: Account): string | null => {
  const written = accountNumber?.toUpperCase().replaceAll(/[^A-Z0-9*]/g, '') ?? ''
  return written.replaceAll(/\D/g, '').length < LEAST_DIGITS ? null : written
}

const nameOf = ({ creditorName }: Account): string => creditorName.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Whether two prints name one account by its company and its number. */
const isNamedAlike = (one: Account, other: Account): boolean =>
  nameOf(one) === nameOf(other) && numberOf(one) !== null && numberOf(one) === numberOf(other)

/**
 * Whether two prints of one day show the same account. Pages without a number tell accounts of one company apart by what they say
 * alone: there all of it has to agree.
 */
export function isSameEntry(one: Account, other: Account): boolean {
  if (isNamedAlike(one, other)) return !contradicts(one, other)
  if (numberOf(one) !== null || numberOf(other) !== null || nameOf(one) !== nameOf(other)) return false
  return one.dateOpened !== null && FACTS.every((fact) => one[fact] === other[fact])
}

/**
 * Whether two prints are two pages of one account: the second repeats neither its number nor anything else of it but the name. Where
 * both print one fact, they are two accounts of a company.
 */
export function goesOn(one: Account, other: Account): boolean {
  if (nameOf(one) !== nameOf(other) || (one.accountNumber !== null && other.accountNumber !== null)) return false
  const said = factsOf(one)
  return said.length > 0 && factsOf(other).length > 0 && said.every((field) => !(field in other.evidence))
}

/** Whether two pages of one print, whose middle names nobody, show one account: they print nothing twice. */
export function isPageBeside(one: Account, other: Account): boolean {
  const isNameless = nameOf(one) === '' || nameOf(other) === ''
  const said = factsOf(one)
  return isNameless && said.every((field) => !(field in other.evidence))
}

/**
 * Whether the second is the end of the first: its name only stands over the contact, which an account ends with, it has no number, and
 * nothing that both print differs.
 */
export const isRestOf = (one: Account, rest: Account): boolean =>
  nameOf(one) === nameOf(rest) &&
  one.contact === null &&
  rest.contact !== null &&
  rest.accountNumber === null &&
  surePlaces(rest)['creditorName'] === undefined &&
  !contradicts(one, rest)

const factsOf = ({ evidence }: Account): string[] => Object.keys(evidence).filter((field) => field !== 'creditorName')

/** What two pages of one account say together, under the id of the first. */
export function together(one: Account, other: Account): Account {
  const isBlank = (value: unknown): boolean =>
    value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
  const added = Object.entries(other).filter(([field]) => isBlank(Object.entries(one).find(([own]) => own === field)?.[1]))
  const alsoPrinted = [...new Set([...(one.alsoPrinted ?? []), ...(other.alsoPrinted ?? [])])]
  const months = { paymentHistory: marksOf(one, other), balanceHistory: moneyOf(one, other) }
  const isNameSure = 'creditorName' in surePlaces(one)
  const { creditorName } = isNameSure ? one : other
  const { creditorName: place } = (isNameSure ? one : other).evidence
  const evidence = { ...other.evidence, ...one.evidence, ...(place && { creditorName: place }) }
  // How an account ended stands where it ends.
  const status = isRestOf(one, other) ? (other.status ?? one.status) : (one.status ?? other.status)
  return {
    ...one,
    ...Object.fromEntries(added),
    ...months,
    ...(alsoPrinted.length > 0 && { alsoPrinted }),
    status,
    creditorName,
    evidence,
  }
}

const newestFirst = <Entry extends { readonly month: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.month < b.month ? 1 : -1))

/** A grid that a page cuts: the months of both. */
function marksOf({ paymentHistory }: Account, other: Account): HistoryMonth[] {
  const known = new Set(paymentHistory.map(({ month }) => month))
  return newestFirst([...paymentHistory, ...other.paymentHistory.filter(({ month }) => !known.has(month))])
}

/** Of each month the figures of both: one may have its balance, the other what was past due. */
function moneyOf({ balanceHistory }: Account, other: Account): BalanceMonth[] {
  const months = new Map(balanceHistory.map((row) => [row.month, row]))
  for (const row of other.balanceHistory) {
    const own = Object.entries(months.get(row.month) ?? {}).filter(([, figure]) => figure !== null)
    months.set(row.month, { ...row, ...Object.fromEntries(own) })
  }
  return newestFirst([...months.values()])
}

/** Whether one account is printed with another fact than the other: then they are not of one day. */
export const isPrintedOtherwise = (one: Account, other: Account): boolean => isNamedAlike(one, other) && contradicts(one, other)

function contradicts(one: Account, other: Account): boolean {
  const [places, others] = [surePlaces(one), surePlaces(other)]
  return FACTS.some(
    (fact) =>
      one[fact] !== null &&
      other[fact] !== null &&
      one[fact] !== other[fact] &&
      places[fact] !== undefined &&
      others[fact] !== undefined,
  )
}
