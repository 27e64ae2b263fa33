import { createContext, useContext } from 'react'
import type { EvidencePlace, EvidenceWords } from '#web/parts/evidence-place.ts'
import { type Finding, isAsserted } from '#web/parts/item-words.ts'

const Order = createContext<readonly EvidenceWords[]>([])

/** The errors of a list in their order: from one of them you go on to the next. */
export const EvidenceOrder = Order.Provider
export const useEvidenceOrder = () => useContext(Order)

type Shown = Pick<Finding, 'id' | 'title' | 'message' | 'bureau' | 'evidence' | 'grade' | 'isQuestion'>

/** What the viewer shows one after the other: what is asserted and has its place on a page, in the order given. */
export const wordsOfErrors = (findings: readonly Shown[]): readonly EvidenceWords[] =>
  findings
    .filter((finding) => isAsserted(finding) && finding.evidence.length > 0)
    .map(({ title, message, bureau, evidence }) => ({ title, message, bureau, places: evidence }))

interface Ordered {
  readonly entries: readonly { readonly findings: readonly { readonly id: string }[] }[]
}

/** The findings of a worklist in its order; those that no matter names are left out. */
export function inOrderOf<One extends Pick<Finding, 'id'>>(
  matters: readonly Ordered[],
  findings: readonly One[],
): readonly One[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  return matters.flatMap(({ entries }) => entries.flatMap((entry) => entry.findings.flatMap(({ id }) => byId.get(id) ?? [])))
}

/** Where the opened one is among the errors; -1 where it is none of them. */
export const placeAmong = (errors: readonly EvidenceWords[], opened: EvidenceWords): number =>
  errors.findIndex(({ title, places }) => title === opened.title && isSamePlace(places[0], opened.places[0]))

const isSamePlace = (one: EvidencePlace | undefined, other: EvidencePlace | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.reportId === other.reportId &&
  one.page === other.page &&
  one.box.join() === other.box.join()
