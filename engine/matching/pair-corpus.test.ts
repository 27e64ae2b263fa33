import { describe, expect, it } from 'vitest'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import { ODD_MEMBERS } from '#engine/matching/odd-pairs.ts'
import { type Member, membersOf, type PrintedAccount } from '#engine/matching/pair-corpus.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

const pairsOf = (accounts: readonly PrintedAccount[]): readonly (readonly [PrintedAccount, PrintedAccount])[] =>
  accounts.flatMap((a, index) => accounts.slice(index + 1).map((b) => [a, b] as const))

function countsOf(member: Member): {
  readonly pairs: number
  readonly lost: readonly string[]
  readonly wrong: readonly string[]
} {
  const sides = BUREAUS.map((bureau) => ({ bureau, reportId: bureau, file: bureau, accounts: member[bureau] }))
  const groups = matchAccounts(sides).map(({ accounts }) => BUREAUS.flatMap((bureau) => accounts[bureau] ?? []))
  const nameOf = ([a, b]: readonly [PrintedAccount, PrintedAccount]): string => [a.id, b.id].toSorted().join(' ')
  const found = groups.flatMap(pairsOf)
  const real = pairsOf(BUREAUS.flatMap((bureau) => member[bureau])).filter(([a, b]) => a.truth === b.truth)
  const names = new Set(found.map(nameOf))
  return {
    pairs: real.length,
    lost: real
      .filter((pair) => !names.has(nameOf(pair)))
      .map(
        ([a, b]) => `${a.creditorName} ${a.accountNumber} ${a.dateOpened} | ${b.creditorName} ${b.accountNumber} ${b.dateOpened}`,
      ),
    wrong: found.filter(([a, b]) => a.truth !== b.truth).map(nameOf),
  }
}

describe('pairs with traps', () => {
  it.each([
    ['a thousand that were made', membersOf(40), 1000],
    ['three hundred and fifty by somebody who had not read the matcher', ODD_MEMBERS, 340],
  ])('%s: ninety-nine of a hundred are found, and none is wrong', (_, members, least) => {
    const counted = members.map(countsOf)
    const pairs = counted.reduce((sum, one) => sum + one.pairs, 0)
    expect(pairs).toBeGreaterThan(least)
    expect(counted.flatMap(({ wrong }) => wrong)).toEqual([])
    const lost = counted.flatMap((one) => one.lost)
    expect(lost.length / pairs, lost.join('\n')).toBeLessThanOrEqual(0.01)
  })
})
