import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type dispute, listDisputes } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { GRADES } from '#engine/words/grade.ts'
import { byEntry, type FindingGroup } from '#web/parts/by-entry.ts'
import { type Item, usableHere } from '#web/parts/item-words.ts'
import { type LetterHead, letterHeads } from '#web/parts/letter/letter-words.ts'
import { read } from '#web/platform/query-client.ts'

export type Dispute = z.output<typeof dispute>

/** A negative item with all that belongs to it. */
export interface ItemCase {
  readonly item: Item
  readonly findings: FindingGroup | null
  readonly dispute: Dispute | null
  /** Its letters, newest first. */
  readonly letters: readonly LetterHead[]
}

/** The items, and the letters shown beside them. */
export const ITEMS_FRESH_MS = 120_000
/** The letters where they are listed by themselves. */
export const LETTERS_FRESH_MS = 30_000

/** The strength of what its dispute can rest on, the strongest first. */
function rankOf({ findings }: ItemCase): number {
  const ranks = usableHere(findings ?? []).map(({ grade }) => GRADES.indexOf(grade))
  return Math.min(GRADES.length, ...ranks)
}

/** The negative items with their findings, disputes and letters, joined here: four calls, however many items. */
export function useItemCases() {
  const items = useQuery({ ...read(listNegativeItems, {}), staleTime: ITEMS_FRESH_MS })
  const findings = useQuery(read(listFindings, { query: {} }))
  const disputes = useQuery(read(listDisputes, {}))
  const letters = useQuery({ ...letterHeads(), staleTime: ITEMS_FRESH_MS })
  const all = [items, findings, disputes, letters]
  const groups = byEntry(findings.data ?? [])
  const inOrder = (items.data ?? []).map(
    (item): ItemCase => ({
      item,
      findings: groups.find(([first]) => first.reportId === item.reportId && first.subjectId === item.subjectId) ?? null,
      dispute: disputes.data?.find(({ id }) => id === item.disputeId) ?? null,
      letters: letters.data?.filter(({ negativeItemId }) => negativeItemId === item.id) ?? [],
    }),
  )
  return {
    // What the page proves comes first, then what can be asked, then what nothing is found about.
    cases: inOrder.toSorted((a, b) => rankOf(a) - rankOf(b)),
    disputes: disputes.data ?? [],
    isPending: all.some((query) => query.isPending),
    error: all.find((query) => query.isError)?.error ?? null,
    retry: () => Promise.all(all.filter((query) => query.isError).map((query) => query.refetch())),
  }
}
