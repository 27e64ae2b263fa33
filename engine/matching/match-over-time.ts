import { certainPairs, placesOf, type Proof } from '#engine/matching/certain-pairs.ts'
import type { Said } from '#engine/matching/said-links.ts'
import {
  isOneName,
  isOtherCreditor,
  type MatchableAccount,
  numbersAre,
  openingsAre,
  type Traits,
} from '#engine/matching/traits.ts'

/** The accounts of one report. */
export interface Listing<Account extends MatchableAccount> {
  readonly id: string
  readonly accounts: readonly Account[]
}

/** A bureau that prints more shows the last or the first four. */
const DIGITS = 4
const SAID: Proof = { strength: 1, reason: 'you said so' }
const SHOWN: Proof = { strength: 0, reason: 'same company, opening month or number' }

/**
 * The accounts of a report that certainly stand in another report of the same bureau, and what they are there. A bureau prints
 * an account the same way again, so this is stricter than between bureaus: the type must be printed and the opening months
 * agree, or where one is missing four digits of the number; neither may clash, and no other account may fit as well.
 */
export function matchOverTime<Account extends MatchableAccount>(
  here: Listing<Account>,
  there: Listing<Account>,
  said: Said,
): ReadonlyMap<Account, Account> {
  const places = placesOf(
    [here, there].map(({ id, accounts }, side) => ({ name: String(side), reportId: id, file: id, accounts })),
  )
  const pairs = certainPairs(places, said, (a, b) => {
    const isSame = said.of(a, b)
    if (isSame !== undefined) return isSame ? SAID : null
    return isShownAgain(a.traits, b.traits) ? SHOWN : null
  })
  return new Map(pairs.map(({ a, b }) => [a.account, b.account]))
}

function isShownAgain(one: Traits, other: Traits): boolean {
  if (!isOneName(one.furnisher, other.furnisher) || one.type === null || one.type !== other.type) return false
  if (isOtherCreditor(one, other)) return false
  const shown = [openingsAre(one.opened, other.opened, 0), numbersAre(one.number, other.number, DIGITS)]
  return shown.includes('same') && !shown.includes('differ')
}
