import { describe, expect, it } from 'vitest'
import { type CreditFile, entryKey } from '#engine/analysis/credit-file.ts'
import { countMatters } from '#engine/matters/count-matters.ts'
import { makeMatters } from '#engine/matters/make-matters.ts'
import { isError } from '#engine/matters/state.ts'
import { randomFile } from '#engine/testing/random-file.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { matterAnswer } from '#server/features/matters/matter-answer.ts'
import { findingAnswer } from '#server/features/findings/findings.ts'
import { byEntry } from '#web/parts/by-entry.ts'
import { isAsserted, type Item } from '#web/parts/item-words.ts'
import { errorsIn, type Matter, negativeOn } from '#web/parts/use-matters.ts'
import { NO_FILTER } from '#web/parts/worklist/fits-filter.ts'
import { narrowedLists, tallyOf } from '#web/screens/negative-items/narrowed-lists.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'

const MEMBERS = everyOf(
  2,
  Array.from({ length: 200 }, (_, seed) => seed),
)

type ListedItem = CreditFile['negativeItems'][number]

const itemOf = (item: ListedItem, more: Partial<Item> = {}): Item => ({
  id: `item ${entryKey(item)}`,
  creditorName: item.creditorName,
  description: item.description,
  itemType: item.itemType,
  bureau: item.bureau,
  estimatedImpact: item.estimatedImpact,
  detectedAt: '2025-02-01T12:00:00.000Z',
  isDisputed: false,
  disputePriority: item.disputePriority,
  balance: null,
  dateOpened: null,
  accountNumber: item.accountNumber,
  status: 'open',
  reportId: item.reportId,
  accountId: null,
  subjectId: item.subjectId,
  disputeId: null,
  isPractice: false,
  findingCount: 0,
  ...more,
})

/** A member as the calls tell them: beside what their reports list, what is gone from them, and practice. */
function memberOf(seed: number) {
  const file = randomFile(seed)
  const all = makeMatters({ ...file, apart: [], days: [], theft: [], links: [], files: new Map(), questions: [] })
  const listed = file.negativeItems.map((item) => itemOf(item))
  const itemIds = new Map(file.negativeItems.map((item) => [entryKey(item), `item ${entryKey(item)}`]))
  const others = file.negativeItems
    .slice(0, seed % 3)
    .flatMap((item, at) => [
      itemOf(item, { id: `gone ${at}`, subjectId: `gone ${at}`, status: 'resolved' }),
      itemOf(item, { id: `practice ${at}`, subjectId: `practice ${at}`, isPractice: true }),
    ])
  const matters: readonly Matter[] = all.map((matter) => {
    const { disputeId, nextStep, ...told } = matterAnswer(matter, { itemIds, written: new Map() })
    return { ...told, ...(disputeId !== undefined && { disputeId }), nextStep }
  })
  return {
    file,
    all,
    items: [...listed, ...others],
    others: others.length,
    counts: countMatters(all),
    known: { matters, isPractice: false },
  }
}

describe('the lists of a member', () => {
  it.each(MEMBERS)('%i have the numbers of the worklist at /negative-items', (seed) => {
    const { items, others, counts, known } = memberOf(seed)
    const lists = narrowedLists(known, items, NO_FILTER)
    expect(lists.onReports).toHaveLength(counts.negativeItems)
    expect(lists.gone.length + lists.practice.length).toBe(others)
    expect(errorsIn(lists.matters)).toHaveLength(counts.errors)
    expect(lists.matters.filter(({ state }) => state === 'ask').length).toBeLessThanOrEqual(counts.asks)
    expect(tallyOf({ ...counts }, { shown: lists.count, of: lists.count })).toMatch(
      new RegExp(`^${counts.errors} errors?\\b.* ${counts.negativeItems} negative items?$`),
    )
    const ofBureaus = BUREAUS.map((bureau) => narrowedLists(known, items, { ...NO_FILTER, bureau }))
    expect(ofBureaus.flatMap(({ onReports }) => onReports)).toHaveLength(counts.negativeItems)
    for (const [at, bureau] of BUREAUS.entries())
      expect(errorsIn(ofBureaus[at]?.matters ?? []).filter((entry) => entry.bureau === bureau)).toEqual(
        errorsIn(lists.matters).filter((entry) => entry.bureau === bureau),
      )
  })

  it.each(MEMBERS)('%i have them after each upload, and the findings of each report are the same errors', (seed) => {
    const { file, all, counts, known } = memberOf(seed)
    const sum = (count: (reportId: string) => number): number => file.reports.reduce((so, { id }) => so + count(id), 0)
    expect(sum((id) => negativeOn(known.matters, id))).toBe(counts.negativeItems)
    expect(sum((id) => errorsIn(known.matters, id).length)).toBe(counts.errors)

    const found = file.reports.flatMap(({ id }) =>
      byEntry(file.findings.filter(({ reportId }) => reportId === id).map((finding) => findingOf(finding))),
    )
    const asserted = found
      .filter((group) => group.some(isAsserted))
      .map(([{ id, reportId, subjectId }]) => entryKey({ reportId, subjectId: subjectId ?? id }))
    const proven = all.flatMap(({ entries }) => entries).filter(({ ground }) => ground === 'proven')
    expect(asserted.toSorted()).toEqual(proven.map(entryKey).toSorted())
    expect(proven.filter(isError)).toHaveLength(counts.errors)
  })
})

const findingOf = (finding: CreditFile['findings'][number]) => {
  const { evidence, ...told } = findingAnswer(finding)
  return { ...told, evidence: evidence.map((place) => ({ ...place })) }
}
