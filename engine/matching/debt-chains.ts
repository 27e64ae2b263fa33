import { agreements, cannotBeOneDebt, isInGoodStanding } from '#engine/matching/debt-likeness.ts'
import { type ChainableAccount, type DebtStatement, namedBy, type NamedParty } from '#engine/matching/debt-statements.ts'
import { traitsOf } from '#engine/matching/traits.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** An account as the bureaus that list it print it: what `matchAccounts` gives, or one bureau's entry alone. */
export interface Listing<Account extends ChainableAccount> {
  readonly accounts: Readonly<Partial<Record<Bureau, Account>>>
}

/** A company that had a debt. */
export interface DebtHolder<Account extends ChainableAccount> {
  /** As a page names it. */
  readonly name: string
  /** Null where another entry names it, and no entry of its own is surely the one. */
  readonly listing: Listing<Account> | null
}

/** That the debt went from one holder to the next. */
export interface DebtLink {
  /** Never empty. */
  readonly statements: readonly DebtStatement[]
  /** What agrees besides, in words. */
  readonly supports: readonly string[]
}

/** One debt from who lent it to who asks for it now. */
export interface DebtChain<Account extends ChainableAccount> {
  /** Two or more. */
  readonly holders: readonly DebtHolder<Account>[]
  /** `links[n]` leads from `holders[n]` to `holders[n + 1]`. */
  readonly links: readonly DebtLink[]
}

interface Entry<Account extends ChainableAccount> {
  readonly listing: Listing<Account>
  readonly accounts: readonly Account[]
  /** Its own names. */
  readonly keys: ReadonlySet<string>
  readonly named: readonly NamedParty[]
  /** The names in `named`, by what is said about them. */
  readonly says: Readonly<Record<DebtStatement['says'], readonly string[]>>
}

type ByKey<Account extends ChainableAccount> = ReadonlyMap<string, readonly Entry<Account>[]>
/** From an entry to the one that has its debt next. */
type Onward<Account extends ChainableAccount> = ReadonlyMap<Entry<Account>, Entry<Account>>

/**
 * Follows debts from entry to entry. A link is made only where a page names the other company as the original creditor, the
 * buyer or the seller, where one entry of that company alone can be meant, and where no date or amount speaks against it. In
 * the order of the entries.
 */
export function findDebtChains<Account extends ChainableAccount>(
  listings: readonly Listing<Account>[],
): readonly DebtChain<Account>[] {
  const entries = listings.map(entryOf)
  const byKey = entriesByKey(entries)
  const sales = findSales(entries, byKey)
  const onward = new Map([...sales, ...findOrigins(pathsOf(entries, sales), byKey, sales)])
  return pathsOf(entries, onward)
    .map(chainOf)
    .filter(({ holders }) => holders.length > 1)
}

function entryOf<Account extends ChainableAccount>(listing: Listing<Account>): Entry<Account> {
  const placed = BUREAUS.flatMap((bureau) => {
    const account = listing.accounts[bureau]
    return account === undefined ? [] : [{ bureau, account }]
  })
  const named = placed.flatMap(({ bureau, account }) => namedBy(bureau, account))
  const keysOf = (says: DebtStatement['says']): readonly string[] =>
    named.filter(({ statement }) => statement.says === says).map(({ key }) => key)
  return {
    listing,
    accounts: placed.map(({ account }) => account),
    keys: new Set(placed.map(({ account }) => traitsOf(account).furnisher).filter((key) => key !== '')),
    named,
    says: {
      names_original_creditor: keysOf('names_original_creditor'),
      names_buyer: keysOf('names_buyer'),
      names_seller: keysOf('names_seller'),
    },
  }
}

/** Of more entries of one company than these no one can tell which is meant; and a hostile file must not make us compare them. */
const MOST_ALIKE = 40

function entriesByKey<Account extends ChainableAccount>(entries: readonly Entry<Account>[]): ByKey<Account> {
  const byKey = new Map<string, Entry<Account>[]>()
  for (const entry of entries) {
    for (const key of entry.keys) {
      const bucket = byKey.get(key)
      if (bucket === undefined) byKey.set(key, [entry])
      else bucket.push(entry)
    }
  }
  return new Map([...byKey].filter(([, bucket]) => bucket.length <= MOST_ALIKE))
}

interface Sale<Account extends ChainableAccount> {
  readonly from: Entry<Account>
  readonly to: Entry<Account>
  /** How many kinds of statement say so, 1 to 3. */
  readonly strength: number
}

/** Where one entry names another's company as buyer or seller; of several that could be meant none is taken. */
function findSales<Account extends ChainableAccount>(entries: readonly Entry<Account>[], byKey: ByKey<Account>): Onward<Account> {
  const sales = entries.flatMap((entry) => [
    ...partnersOf(entry, 'names_buyer', byKey).map((to) => ({ from: entry, to })),
    ...partnersOf(entry, 'names_seller', byKey)
      .filter((from) => !namesAny(from, 'names_buyer', entry))
      .map((from) => ({ from, to: entry })),
  ])
  const possible = sales.filter(isPossibleSale).map((sale) => ({ ...sale, strength: strengthOf(sale) }))
  const sold = bestBy(possible, ({ from }) => from)
  const bought = bestBy(possible, ({ to }) => to)
  return new Map([...sold].filter((sale) => bought.has(sale)).map(({ from, to }) => [from, to]))
}

const partnersOf = <Account extends ChainableAccount>(
  entry: Entry<Account>,
  says: DebtStatement['says'],
  byKey: ByKey<Account>,
): readonly Entry<Account>[] => [
  ...new Set(entry.says[says].flatMap((key) => byKey.get(key) ?? []).filter((other) => other !== entry)),
]

const namesAny = <Account extends ChainableAccount>(
  entry: Entry<Account>,
  says: DebtStatement['says'],
  other: Entry<Account>,
): boolean => entry.says[says].some((key) => other.keys.has(key))

/** The buyer's original creditor is the seller or the seller's own; a seller that collects need not print one. */
function isPossibleSale<Account extends ChainableAccount>({ from, to }: Pick<Sale<Account>, 'from' | 'to'>): boolean {
  const [origins, before] = [to.says.names_original_creditor, from.says.names_original_creditor]
  const isUnknown = before.length === 0 && from.accounts.every(({ accountType }) => accountType === 'collection')
  const isOneOrigin = isUnknown || origins.every((key) => from.keys.has(key) || before.includes(key))
  return isOneOrigin && canBeOneDebt(from, to)
}

const canBeOneDebt = <Account extends ChainableAccount>(from: Entry<Account>, to: Entry<Account>): boolean =>
  from.accounts.every((earlier) => to.accounts.every((later) => !cannotBeOneDebt(earlier, later)))

const strengthOf = <Account extends ChainableAccount>({ from, to }: Pick<Sale<Account>, 'from' | 'to'>): number =>
  [namesAny(from, 'names_buyer', to), namesAny(to, 'names_seller', from), namesAny(to, 'names_original_creditor', from)].filter(
    Boolean,
  ).length

/** The strongest sale of each end, unless two are equally strong. */
function bestBy<Account extends ChainableAccount>(
  sales: readonly Sale<Account>[],
  endOf: (sale: Sale<Account>) => Entry<Account>,
): ReadonlySet<Sale<Account>> {
  const best = new Map<Entry<Account>, { sale: Sale<Account>; isAlone: boolean }>()
  for (const sale of sales) {
    const rival = best.get(endOf(sale))
    if (rival === undefined || sale.strength > rival.sale.strength) best.set(endOf(sale), { sale, isAlone: true })
    else if (sale.strength === rival.sale.strength) rival.isAlone = false
  }
  return new Set([...best.values()].filter(({ isAlone }) => isAlone).map(({ sale }) => sale))
}

type Path<Account extends ChainableAccount> = readonly [Entry<Account>, ...Entry<Account>[]]

/** Every entry that nothing leads to, with all that follow it. What leads back to itself has no beginning and is left out. */
function pathsOf<Account extends ChainableAccount>(
  entries: readonly Entry<Account>[],
  onward: Onward<Account>,
): readonly Path<Account>[] {
  const reached = new Set(onward.values())
  return entries
    .filter((entry) => !reached.has(entry))
    .map((first) => {
      const path: [Entry<Account>, ...Entry<Account>[]] = [first]
      for (let next = onward.get(first); next !== undefined; next = onward.get(next)) path.push(next)
      return path
    })
}

/** The original creditor that the entries of a path name, who is none of them; no one where they name different ones. */
function originOf<Account extends ChainableAccount>(path: Path<Account>): readonly NamedParty[] {
  const own = new Set(path.flatMap(({ keys }) => [...keys]))
  const named = path.flatMap((entry) => entry.named.filter(({ statement }) => statement.says === 'names_original_creditor'))
  const others = named.filter(({ key }) => !own.has(key))
  return new Set(others.map(({ key }) => key)).size === 1 ? others : []
}

/** The original creditor's own entry before the collector's: the only one that can be meant, and meant by no one else. */
function findOrigins<Account extends ChainableAccount>(
  paths: readonly Path<Account>[],
  byKey: ByKey<Account>,
  sales: Onward<Account>,
): Onward<Account> {
  const meant = paths.map((path) => {
    const [origin] = originOf(path)
    const entries = origin === undefined ? [] : (byKey.get(origin.key) ?? [])
    return { first: path[0], candidates: entries.filter((entry) => isPossibleOrigin(entry, path, sales)) }
  })
  const claims = new Map<Entry<Account>, number>()
  for (const candidate of meant.flatMap(({ candidates }) => candidates)) claims.set(candidate, (claims.get(candidate) ?? 0) + 1)
  return new Map(
    meant.flatMap(({ first, candidates: [only, ...others] }) =>
      only !== undefined && others.length === 0 && claims.get(only) === 1 ? [[only, first] as const] : [],
    ),
  )
}

function isPossibleOrigin<Account extends ChainableAccount>(
  entry: Entry<Account>,
  path: Path<Account>,
  sales: Onward<Account>,
): boolean {
  const isCollector = entry.says.names_original_creditor.length > 0
  if (isCollector || sales.has(entry) || entry.accounts.some(isInGoodStanding)) return false
  return path.every((later) => canBeOneDebt(entry, later))
}

function chainOf<Account extends ChainableAccount>(path: Path<Account>): DebtChain<Account> {
  const [origin, buyer] = [originOf(path), buyerOf(path)]
  const holders = path.map((entry) => ({ name: entry.accounts[0]?.creditorName ?? '', listing: entry.listing }))
  const links = path.slice(1).map((to, index) => linkOf(path[index] ?? path[0], to, path.slice(index + 2)))
  return {
    holders: [...outside<Account>(origin), ...holders, ...outside<Account>(buyer)],
    links: [...linkOutside(origin), ...links, ...linkOutside(buyer)],
  }
}

/** The buyer whom the last of a path names and who has no entry in it; no one where different ones are named. */
function buyerOf<Account extends ChainableAccount>(path: Path<Account>): readonly NamedParty[] {
  const last = path.at(-1) ?? path[0]
  const own = new Set(path.flatMap(({ keys }) => [...keys]))
  const buyers = last.named.filter(
    ({ key, name, statement }) => statement.says === 'names_buyer' && name !== null && !own.has(key),
  )
  return new Set(buyers.map(({ key }) => key)).size === 1 ? buyers : []
}

/** A company without an entry of its own. */
const outside = <Account extends ChainableAccount>([party]: readonly NamedParty[]): readonly DebtHolder<Account>[] =>
  party === undefined ? [] : [{ name: party.name ?? '', listing: null }]

const linkOutside = (parties: readonly NamedParty[]): readonly DebtLink[] =>
  parties.length === 0 ? [] : [{ statements: parties.map(({ statement }) => statement), supports: [] }]

/** `after`: those that had the debt later still; they too may name the original creditor. */
function linkOf<Account extends ChainableAccount>(
  from: Entry<Account>,
  to: Entry<Account>,
  after: readonly Entry<Account>[],
): DebtLink {
  const saying = (named: readonly NamedParty[], says: DebtStatement['says'], of: Entry<Account>): readonly DebtStatement[] =>
    named.filter(({ key, statement }) => statement.says === says && of.keys.has(key)).map(({ statement }) => statement)
  return {
    statements: [
      ...saying(from.named, 'names_buyer', to),
      ...saying(to.named, 'names_seller', from),
      ...[to, ...after].flatMap(({ named }) => saying(named, 'names_original_creditor', from)),
    ],
    supports: [...new Set(from.accounts.flatMap((earlier) => to.accounts.flatMap((later) => agreements(earlier, later))))],
  }
}
