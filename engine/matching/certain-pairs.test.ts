import { describe, expect, it } from 'vitest'
import { certainPairs, type Pair, type Place, placesOf } from '#engine/matching/certain-pairs.ts'
import { matchAccounts, provePair, type Side } from '#engine/matching/match-accounts.ts'
import { type AccountLink, readLinks, type Said } from '#engine/matching/said-links.ts'
import { type MatchableAccount, numbersAre, openingsAre } from '#engine/matching/traits.ts'
import { type Chance, seeded, shuffled } from '#engine/practice/seed.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

/** What is one account, by its definition: every entry is compared with every other. Slow, and plain. */

type Entry = Place<MatchableAccount>
type Match = Pair<MatchableAccount>

const isRival = (one: Match, other: Match): boolean => {
  const [from, to] = [
    [one.a, one.b],
    [other.a, other.b],
  ]
  const isOfBothSides = to.every((place) => from.some(({ side }) => side === place.side))
  return other !== one && other.strength >= one.strength && isOfBothSides && to.some((place) => from.includes(place))
}

function mayBeOne(a: Entry, b: Entry, { group, said }: { group: readonly Entry[]; said: Said }): boolean {
  if (provePair(a, b, said) !== null) return true
  if (said.of(a, b) === false) return false
  if (group.some((third) => said.of(a, third) === true && said.of(b, third) === true)) return true
  if (a.file === b.file && a.account.fileEntry !== null && b.account.fileEntry !== null) return false
  if (numbersAre(a.traits.number, b.traits.number) === 'differ') return false
  if (openingsAre(a.traits.opened, b.traits.opened) !== 'differ') return true
  const isProved = (one: Entry, other: Entry): boolean => provePair(one, other, said) !== null
  return group.some((third) => third !== a && third !== b && isProved(a, third) && isProved(third, b))
}

function isWhole(group: readonly Entry[], said: Said): boolean {
  const isOneOfEach = new Set(group.map(({ side }) => side)).size === group.length
  return isOneOfEach && group.every((a, index) => group.slice(index + 1).every((b) => mayBeOne(a, b, { group, said })))
}

function hangingTogether(start: Entry, pairs: readonly Match[]): ReadonlySet<Entry> {
  const group = new Set([start])
  for (let size = 0; size < group.size; ) {
    size = group.size
    for (const { a, b } of pairs) if (group.has(a) || group.has(b)) group.add(a).add(b)
  }
  return group
}

interface Group {
  readonly ids: readonly string[]
  readonly reasons: readonly string[]
}

function split(places: readonly Entry[], pairs: readonly Match[], said: Said): readonly Group[] {
  const left = new Set(places)
  return places.flatMap((start): readonly Group[] => {
    if (!left.has(start)) return []
    const hanging = hangingTogether(start, pairs)
    for (const place of hanging) left.delete(place)
    const group = places.filter((place) => hanging.has(place))
    const within = pairs.filter(({ a }) => hanging.has(a))
    if (isWhole(group, said)) {
      const reasons = [...new Set(within.map(({ reason }) => reason))]
      return [{ ids: group.map(({ side, accountId }) => `${side}.${accountId}`), reasons }]
    }
    const weakest = Math.min(...within.map(({ strength }) => strength))
    const stronger = within.filter(({ strength }) => strength > weakest)
    return split(group, stronger, said)
  })
}

function byDefinition(sides: readonly Side<MatchableAccount>[], links: readonly AccountLink[]): readonly Group[] {
  const said = readLinks(links)
  const ordered = BUREAUS.flatMap((bureau) => sides.filter((one) => one.bureau === bureau))
  const places = placesOf(ordered.map((one) => ({ ...one, name: one.bureau })))
  const pairs = places.flatMap((a, index) =>
    places.slice(index + 1).flatMap((b) => {
      const proof = a.side === b.side ? null : provePair(a, b, said)
      return proof === null ? [] : [{ a, b, ...proof }]
    }),
  )
  const certain = pairs.filter((pair) => !pairs.some((other) => isRival(pair, other)))
  return split(places, certain, said)
}

const matched = (sides: readonly Side<MatchableAccount>[], links: readonly AccountLink[]): readonly Group[] =>
  matchAccounts(sides, links).map(({ accounts, reasons }) => ({
    ids: BUREAUS.flatMap((bureau) => (accounts[bureau] === undefined ? [] : [`${bureau}.${accounts[bureau].id}`])),
    reasons,
  }))

const NAMES = [
  ['CAP ONE', 'CAPITAL ONE', 'CAPITAL ONE AUTO FINANCE'],
  ['CHASE', 'JPMCB CARD', 'CAP ONE'],
  ['BANK NA', 'ALLY FINCL', 'ALLY FINANCIAL'],
  ['PENNYMAC LOAN SVCS', 'PENNYMAC LOA', 'PENNYMACLOAN SVCS'],
  ['PENNYMAC LOAN SVCS', 'PENNYMAC LOA', 'PENNYMAC LOA'],
] as const
const NUMBERS = [null, 'XXXX1234', 'XXXX1234', '1234', '*1234', 'XXXX5678', '1234XXXX', '1234XXX', '234', 'XX34'] as const
const DATES = [null, '2019', '2019-03', '2019-03-05', '2019-04-09', '2019-05-01', '2020-01-01', '2020'] as const

/** Three small reports full of near misses: few names, numbers and dates, so that nearly everything has a rival. */
function crowdedSides(chance: Chance): readonly Side<MatchableAccount>[] {
  const names = chance.pick<readonly [string, string, string]>(NAMES)
  const files = chance.pick(['fff', 'ext', 'fft'])
  return BUREAUS.map((bureau, at) => ({
    bureau,
    reportId: bureau,
    file: files.charAt(at),
    accounts: Array.from({ length: chance.whole(0, 6) }, (_unused, index) => ({
      id: `a${index}`,
      creditorName: chance.pick(names),
      originalCreditor: chance.pick([null, null, null, 'SUMMIT WIRELESS', 'HARBOR DENTAL']),
      accountNumber: chance.pick(NUMBERS),
      accountType: chance.pick([null, 'revolving', 'revolving', 'installment']),
      dateOpened: chance.pick(DATES),
      dateClosed: chance.pick([null, '2022-01-05', '2022-01-05']),
      originalBalance: chance.pick([null, null, 0, 500_00]),
      highBalance: chance.pick([null, 700_00, 700_00]),
      fileEntry: chance.pick([null, '1', '2', '3', '4', '5', '6']),
    })),
  }))
}

function someLinks(chance: Chance): readonly AccountLink[] {
  const ref = () => ({ reportId: chance.pick(BUREAUS), accountId: `a${chance.whole(0, 5)}` })
  const count = chance.isTrue(0.4) ? chance.whole(1, 3) : 0
  return Array.from({ length: count }, () => ({ one: ref(), other: ref(), isSame: chance.isTrue(0.5) }))
}

const inOrder = (groups: readonly Group[]): readonly string[] => groups.map((group) => JSON.stringify(group)).toSorted()
const idsOf = (groups: readonly Group[]): readonly string[] => groups.map(({ ids }) => ids.join('+')).toSorted()

describe('matching by shelves', () => {
  if (isWholeCorpus)
    it('finds what comparing every entry with every other finds, in 1,000 crowded files', () => {
      const reasons = new Map<string, number>()
      for (let seed = 1; seed <= 1000; seed += 1) {
        const chance = seeded(`crowd ${seed}`)
        const [sides, links] = [crowdedSides(chance), someLinks(chance)]
        const expected = byDefinition(sides, links)
        for (const reason of expected.flatMap((group) => group.reasons)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        expect(inOrder(matched(sides, links)), `seed ${seed}`).toEqual(inOrder(expected))
        const turned = shuffled(chance, sides).map((one) => ({ ...one, accounts: shuffled(chance, one.accounts) }))
        expect(idsOf(matched(turned, links)), `seed ${seed}, in another order`).toEqual(idsOf(expected))
      }
      // Every kind of proof had its chance.
      expect([...reasons.values()].every((count) => count >= 3)).toBe(true)
      expect(reasons.size).toBe(10)
    })

  it('looks at 10,000 entries that nothing tells apart as often as at ten thousand strangers', () => {
    let looks = 0
    const entry = (index: number) => ({
      id: `a${index}`,
      creditorName: 'CAP ONE',
      originalCreditor: null,
      accountNumber: null,
      accountType: 'revolving' as const,
      dateOpened: '2019-03-05',
      dateClosed: null,
      originalBalance: null,
      highBalance: 500_00,
      get fileEntry() {
        looks += 1
        return null
      },
    })
    const crowd = (bureau: Bureau): Side<MatchableAccount> => ({
      bureau,
      reportId: bureau,
      file: bureau,
      accounts: Array.from({ length: 10_000 }, (_unused, index) => entry(index)),
    })
    expect(matchAccounts(BUREAUS.map(crowd)).every(({ reasons }) => reasons.length === 0)).toBe(true)
    expect(looks / 30_000).toBeLessThan(10)
  })

  /** How many proofs are tried for each entry of three bureaus that list the same cards of 20 banks, opened in 10 years. */
  function proofsAnEntry(count: number): number {
    const chance = seeded('few banks')
    const accounts = Array.from({ length: count }, (_unused, index) => ({
      id: `a${index}`,
      creditorName: `HARBOR ${'ABCDEFGHIJKLMNOPQRST'.charAt(chance.whole(0, 19))} BANK`,
      originalCreditor: null,
      accountNumber: `XXXX${chance.whole(1000, 9999)}`,
      accountType: 'revolving' as const,
      dateOpened: `20${chance.whole(10, 19)}-${chance.whole(10, 12)}-05`,
      dateClosed: null,
      originalBalance: null,
      highBalance: null,
      fileEntry: null,
    }))
    const places = placesOf(BUREAUS.map((name) => ({ name, reportId: name, file: name, accounts })))
    let proofs = 0
    certainPairs(places, readLinks([]), (a, b) => {
      proofs += 1
      return provePair(a, b, readLinks([]))
    })
    return proofs / places.length
  }

  if (isWholeCorpus)
    it('tries as many proofs for an entry among many as among few, however many were opened in one month', () => {
      expect(proofsAnEntry(4000)).toBeLessThan(proofsAnEntry(500) * 1.5)
    })
})
