import { articlesFor } from '#engine/strategy/analyse-matter.ts'
import { concernsIn } from '#engine/strategy/concerns.ts'
import type { Entry, Matter } from '#engine/strategy/matter.ts'

/** Added to every answer: the entries it is about and what explains it. */
export function restsOn(matter: Matter, entries: readonly Entry[]) {
  return {
    entries: entries.map((entry) => ({
      creditorName: entry.creditorName,
      bureau: entry.bureau,
      negativeItemId: entry.item?.id ?? null,
      disputeId: entry.dispute?.id ?? null,
      findingCount: entry.findings.length,
    })),
    articleIds: [...articlesFor({ dispute: matter.dispute, entries }, concernsIn(matter.description))],
    isPractice: matter.file.isPractice,
  }
}
