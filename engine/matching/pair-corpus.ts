import { between, type Chance, chances, pick } from '#engine/cases/chance.ts'
import type { MatchableAccount } from '#engine/matching/traits.ts'
import { addMonths, type PartialDay } from '#engine/values/day.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** For tests: accounts as several bureaus print them, and which of them are one. */
export interface PrintedAccount extends MatchableAccount {
  /** Which account it truly is. */
  readonly truth: string
}

/** One member's reports. */
export type Member = Readonly<Record<Bureau, readonly PrintedAccount[]>>

/** How the bureaus print a furnisher's name: Equifax, Experian, TransUnion. */
const FURNISHERS: readonly (readonly [type: AccountType, equifax: string, experian: string, transunion: string])[] = [
  ['revolving', 'CAPITAL ONE BANK USA NA', 'CAPITAL ONE', 'CAP ONE'],
  ['revolving', 'JPMCB CARD SERVICES', 'CHASE CARD', 'CHASE'],
  ['revolving', 'GOLDMAN SACHS BANK USA', 'GOLDMAN SACHS BANK USA', 'GS BANK USA'],
  ['revolving', 'BEST BUY/CBNA', 'CBNA/BEST BUY', 'BEST BUY/CBNA'],
  ['revolving', 'KOHLS/CAPONE', 'KOHLS/CAPITAL ONE', 'CAPITAL ONE/KOHLS'],
  ['revolving', 'SYNCB/AMAZON', 'SYNCHRONY BANK/AMAZON', 'AMAZON/SYNCB'],
  ['revolving', 'COMENITY BANK/VICTORIA', 'COMENITYBANK/VICTORIA', 'VICTORIA/COMENITY'],
  ['revolving', 'THD/CBNA', 'CITIBANK/THD', 'THD/CITI'],
  ['revolving', 'AMERICAN EXPRESS', 'AMEX', 'AMEX'],
  ['revolving', 'BANK OF AMERICA, N.A.', 'BK OF AMER', 'BANKAMERICA'],
  ['revolving', 'LAKESHORE CREDIT UNION', 'LAKESHORE CU', 'LAKESHORE CR UN'],
  ['installment', 'MERIDIAN AUTO FINANCE', 'MERIDIAN AUTO FIN', 'MERIDIAN AUTO FINL'],
  ['installment', 'WESTERN LENDING SERVICES LLC', 'WESTERN LENDING SERV', 'WESTERN LENDING SVCS'],
  ['installment', 'DEPT OF EDUCATION/NELNET', 'DEPT OF ED/NELNET', 'US DEPT OF ED/NELNET'],
  ['mortgage', 'PRAIRIE HOME MORTGAGE LLC', 'PRAIRIE HOME MTG', 'PRAIRIE HOME MORT'],
  ['mortgage', 'SUMMIT NATIONAL BANK', 'SUMMIT NATL BK', 'SUMMIT NATL BANK'],
]
const AGENCIES = [
  ['RIDGELINE RECOVERY SERVICES', 'RIDGELINE RECOVERY SERV', 'RIDGELINE RCVRY SVCS'],
  ['NORTHGATE COLLECTIONS INC', 'NORTHGATE COLLECTION', 'NORTHGATE COLL'],
  ['PORTFOLIO RECOVERY ASSOCIATES', 'PORTFOLIO RECOVERY', 'PORTFOLIO RECOV ASSOC'],
] as const
const CREDITORS = ['SUMMIT WIRELESS', 'SAMPLE POWER COMPANY', 'OAK PARK APARTMENTS', 'CITY WATER', 'RIVER PHONE'] as const
const ORDER = ['equifax', 'experian', 'transunion'] as const satisfies readonly Bureau[]

/** The account itself, before a bureau prints it. */
interface True {
  readonly truth: string
  readonly names: readonly [string, string, string]
  readonly type: AccountType
  readonly number: string
  readonly opened: PartialDay
  readonly amount: number
  readonly creditor: string | null
}

const figures = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => String(between(chance, 0, 9))).join('')

/** Equifax prints the last four, Experian the first six or the last four, TransUnion as many of the first as it likes. */
function masked(number: string, bureau: Bureau, chance: Chance): string {
  if (bureau === 'equifax') return `*${number.slice(-4)}`
  if (bureau === 'experian')
    return chance() < 0.5 ? `${number.slice(0, 6)}${'X'.repeat(number.length - 6)}` : `XXXXXXXX${number.slice(-4)}`
  const shown = pick(chance, [6, 8, 12])
  return `${number.slice(0, shown)}${'*'.repeat(pick(chance, [4, Math.max(4, number.length - shown)]))}`
}

/** Kinds by which a bureau may call an account of another. */
const ALSO: Readonly<Partial<Record<AccountType, AccountType>>> = { revolving: 'open', mortgage: 'installment' }

function printed(one: True, at: number, { chance, isOdd }: { chance: Chance; isOdd: boolean }): PrintedAccount {
  const bureau = ORDER[at] ?? 'equifax'
  const isOtherKind = isOdd && at === 2
  return {
    id: `${one.truth}-${bureau}`,
    truth: one.truth,
    creditorName: one.names[at] ?? '',
    originalCreditor: one.creditor,
    accountNumber: masked(one.number, bureau, chance),
    accountType: isOtherKind ? (ALSO[one.type] ?? one.type) : one.type,
    // One bureau in a while prints another day for all its life.
    dateOpened: isOdd && at === 0 && one.type === 'mortgage' ? addMonths(one.opened, 6) : one.opened,
    dateClosed: null,
    originalBalance: one.type === 'revolving' ? null : one.amount,
    highBalance: one.amount,
    fileEntry: null,
  }
}

function trueAccounts(seed: number, chance: Chance): readonly True[] {
  const chosen = FURNISHERS.filter((_, index) => (index + seed) % 2 === 0)
  const opened = (): PartialDay => `${between(chance, 2012, 2025)}-0${between(chance, 1, 9)}-${between(chance, 10, 28)}`
  const accounts = chosen.map(
    ([type, ...names], index): True => ({
      truth: `m${seed}-${index}`,
      names,
      type,
      number: figures(chance, 16),
      opened: opened(),
      amount: between(chance, 20_001, 2_000_000),
      creditor: null,
    }),
  )
  const [first, second] = accounts
  const creditor = pick(chance, CREDITORS)
  const traps: True[] = []
  // Two cards of one bank on one day.
  if (first !== undefined)
    traps.push({ ...first, truth: `m${seed}-twin`, number: figures(chance, 16), amount: between(chance, 20_001, 900_000) })
  // Sold: the buyer's entry names the seller, and has its amount and number.
  if (second !== undefined)
    traps.push({
      ...second,
      truth: `m${seed}-sold`,
      names: AGENCIES[1],
      type: 'collection',
      opened: opened(),
      creditor: second.names[1],
    })
  // One bill of a company with an agency, and another with another agency.
  traps.push(
    ...[AGENCIES[0], AGENCIES[2]].map(
      (names, index): True => ({
        truth: `m${seed}-bill-${index}`,
        names,
        type: 'collection',
        number: figures(chance, 9),
        opened: opened(),
        amount: between(chance, 10_001, 90_000),
        creditor,
      }),
    ),
  )
  return [...accounts, ...traps]
}

/** Members with ten to twelve accounts each, at all three bureaus or at two. */
export function membersOf(count: number): readonly Member[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = chances(index + 1)
    const all = trueAccounts(index, chance).map((one) => ({
      one,
      isOdd: chance() < 0.2,
      missing: chance() < 0.25 ? between(chance, 0, 2) : -1,
    }))
    const listed = (at: number): readonly PrintedAccount[] =>
      all.filter(({ missing }) => missing !== at).map(({ one, isOdd }) => printed(one, at, { chance, isOdd }))
    return { equifax: listed(0), experian: listed(1), transunion: listed(2) }
  })
}
