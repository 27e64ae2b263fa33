import { isDoubtful } from '#engine/reading/doubts/doubts.ts'
import type { Account } from '#engine/report/account.ts'
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

const factsOf = ({ evidence }: Account): string[] => Object.keys(evidence).filter((field) => field !== 'creditorName')

/** What two pages of one account say together, under the id of the first. */
export function together(one: Account, other: Account): Account {
  const isBlank = (value: unknown): boolean => value === null || value === false || (Array.isArray(value) && value.length === 0)
  const added = Object.entries(other).filter(([field]) => isBlank(Object.entries(one).find(([own]) => own === field)?.[1]))
  const isNameSure = 'creditorName' in surePlaces(one)
  const { creditorName } = isNameSure ? one : other
  const { creditorName: place } = (isNameSure ? one : other).evidence
  const evidence = { ...other.evidence, ...one.evidence, ...(place && { creditorName: place }) }
  return { ...one, ...Object.fromEntries(added), creditorName, evidence }
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
