import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { matchAccounts } from '#engine/matching/match-accounts.ts'
import type { MatchableAccount } from '#engine/matching/traits.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

/** Entries of one member at several bureaus, and which of them are one account; written before their author had read the matcher. */
const Entry = z.object({
  bureau: z.enum(BUREAUS),
  truth: z.string(),
  creditorName: z.string(),
  originalCreditor: z.string().nullable().default(null),
  accountNumber: z.string().nullable(),
  accountType: z.custom<MatchableAccount['accountType']>(),
  dateOpened: z.string(),
  dateClosed: z.string().nullable().default(null),
  originalBalance: z.number().nullable(),
  highBalance: z.number().nullable(),
})
const Cases = z.array(z.object({ id: z.string(), why: z.string(), accounts: z.array(Entry) }))
const cases = ['pairs', 'pairs-eighth'].flatMap((name) =>
  Cases.parse(JSON.parse(readFileSync(new URL(`law-cases/${name}.json`, import.meta.url), 'utf8'))),
)

type Listed = MatchableAccount & { readonly truth: string }

describe('one debt or two, between bureaus', () => {
  it.each(cases)('$id: $why', ({ accounts }) => {
    const entries = accounts.map(({ bureau, ...entry }, at) => ({ bureau, account: { ...entry, id: `a${at}`, fileEntry: null } }))
    const sides = BUREAUS.map((bureau) => ({
      bureau,
      reportId: bureau,
      file: bureau,
      accounts: entries.filter((one) => one.bureau === bureau).map(({ account }): Listed => account),
    }))
    const found = matchAccounts(sides).map((match) => Object.values(match.accounts).flatMap((one) => one?.id ?? []))
    const truths = Object.values(Object.groupBy(entries, ({ account }) => account.truth))
    const right = truths.map((those) => (those ?? []).map(({ account }) => account.id))
    const inOrder = (groups: readonly (readonly string[])[]): readonly string[] =>
      groups.map((ids) => ids.toSorted().join(' ')).toSorted()
    expect(inOrder(found)).toEqual(inOrder(right))
  })
})
