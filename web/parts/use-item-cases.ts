import { useQueries, useQuery } from '@tanstack/react-query'
import { listDisputes } from '#contract/disputes.ts'
import { headsOf } from '#contract/endpoint.ts'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { GRADES } from '#engine/words/grade.ts'
import { byEntry, type FindingGroup } from '#web/parts/by-entry.ts'
import type { DisputeHead } from '#web/parts/dispute-words.ts'
import { type FindingHead, type Item, usableHere } from '#web/parts/item-words.ts'
import { type LetterHead, letterHeads } from '#web/parts/letter/letter-words.ts'
import { read } from '#web/platform/query-client.ts'

/** A negative item with all that belongs to it. */
export interface ItemCase {
  readonly item: Item
  readonly findings: FindingGroup | null
  readonly dispute: DisputeHead | null
  /** Its letters, newest first. */
  readonly letters: readonly LetterHead[]
}

/** The items, and the letters shown next to them. */
export const ITEMS_FRESH_MS = 120_000
/** The letters where they are listed by themselves. */
export const LETTERS_FRESH_MS = 30_000

const mayBeWrong = ({ status, findingCount }: Item): boolean => status === 'open' && findingCount > 0

interface Wanted {
  /** Only those that this report lists. */
  readonly reportId?: string
  readonly enabled?: boolean
}

/** All that was found, by entry and strength alone. */
export const findingHeads = () => read(headsOf(listFindings), { query: { view: 'heads' } })

/** The negative items: what the page proves comes first, then what can be asked, then what nothing is found about. */
export function useItems({ reportId, enabled = true }: Wanted = {}) {
  const query = reportId === undefined ? {} : { query: { reportId } }
  const items = useQuery({ ...read(listNegativeItems, query), staleTime: ITEMS_FRESH_MS, enabled })
  const heads = useQuery({ ...findingHeads(), enabled })
  const ranks = ranksOf(heads.data ?? [])
  const rankOf = (item: Item): number => ranks.get(placeOf(item)) ?? GRADES.length
  const failed = [items, heads].filter(({ isError }) => isError)
  return {
    items: heads.data === undefined ? [] : (items.data ?? []).toSorted((a, b) => rankOf(a) - rankOf(b)),
    isPending: items.isPending || heads.isPending,
    error: failed[0]?.error ?? null,
    retry: () => void Promise.all(failed.map((one) => one.refetch())),
  }
}

const placeOf = ({ reportId, subjectId }: Pick<FindingHead, 'reportId' | 'subjectId'>): string => `${reportId} ${subjectId}`

/** The strength of what a dispute of each entry can rest on, the strongest first. */
function ranksOf(heads: readonly FindingHead[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  for (const head of usableHere(heads)) {
    const place = placeOf(head)
    ranks.set(place, Math.min(ranks.get(place) ?? GRADES.length, GRADES.indexOf(head.grade)))
  }
  return ranks
}

/** What belongs to items is asked for by the dozen, however many items there are. */
const AT_ONCE = 12

/**
 * The dozens of all items of which one is shown: the same ones whatever a list was narrowed to, so that what was asked for once is known
 * from then on.
 */
function dozensWith(all: readonly Item[], shown: readonly Item[]): readonly (readonly Item[])[] {
  const isShown = new Set(shown.map(({ id }) => id))
  const dozens = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  return dozens.filter((dozen) => dozen.some(({ id }) => isShown.has(id)))
}

const idsOf = (items: readonly Item[]): string => items.map(({ id }) => id).join(',')

/** Of no item nothing is asked. */
const unlessNone = (items: string) => (items === '' ? { enabled: false, initialData: [] } : {})

function findingsOf(dozen: readonly Item[]) {
  const items = idsOf(dozen.filter(mayBeWrong))
  return { ...read(listFindings, { query: { items } }), ...unlessNone(items) }
}

function disputesOf(dozen: readonly Item[]) {
  const items = idsOf(dozen.filter(({ disputeId }) => disputeId !== null))
  return { ...read(headsOf(listDisputes), { query: { view: 'heads', items } }), ...unlessNone(items) }
}

const lettersOf = (dozen: readonly Item[]) => ({
  ...letterHeads({ items: idsOf(dozen) }),
  staleTime: ITEMS_FRESH_MS,
})

interface Asked {
  readonly error: Error | null
  readonly isError: boolean
  refetch(): Promise<unknown>
}

const failureOf = (queries: readonly Asked[]) => ({
  error: queries.find(({ isError }) => isError)?.error ?? null,
  retry: () => void Promise.all(queries.filter(({ isError }) => isError).map((query) => query.refetch())),
})

/** What was found about each of the shown items, by its id; an item of which that is not here yet is missing. */
export function useFindings(all: readonly Item[], shown: readonly Item[]) {
  const dozens = dozensWith(all, shown)
  const queries = useQueries({ queries: dozens.map(findingsOf) })
  const found = new Map<string, FindingGroup | null>()
  for (const [index, dozen] of dozens.entries()) {
    const data = queries[index]?.data
    if (data === undefined) continue
    const groups = byEntry(data)
    for (const item of dozen) found.set(item.id, groups.find(([first]) => isAbout(first, item)) ?? null)
  }
  return { found, ...failureOf(queries) }
}

type EntryPlace = { readonly reportId: string; readonly subjectId: string | null }
const isAbout = (one: EntryPlace, other: EntryPlace): boolean =>
  one.reportId === other.reportId && one.subjectId === other.subjectId

/** The shown items with all that belongs to them, by their ids; one of which that is not here yet is missing. */
export function useCases(all: readonly Item[], shown: readonly Item[]) {
  const dozens = dozensWith(all, shown)
  const { found, ...findings } = useFindings(all, shown)
  const disputes = useQueries({ queries: dozens.map(disputesOf) })
  const letters = useQueries({ queries: dozens.map(lettersOf) })
  const cases = new Map<string, ItemCase>()
  for (const [index, dozen] of dozens.entries()) {
    const [opened, written] = [disputes[index]?.data, letters[index]?.data]
    if (opened === undefined || written === undefined) continue
    for (const item of dozen) {
      const group = found.get(item.id)
      if (group === undefined) continue
      cases.set(item.id, {
        item,
        findings: group,
        dispute: opened.find(({ id }) => id === item.disputeId) ?? null,
        letters: written.filter(({ negativeItemId }) => negativeItemId === item.id),
      })
    }
  }
  const others = failureOf([...disputes, ...letters])
  const retry = (): void => {
    findings.retry()
    others.retry()
  }
  return { cases, error: findings.error ?? others.error, retry }
}
