import type { z } from 'zod'
import type { entryChanges, readReportChanges as endpoint, reportChange } from '#contract/report-changes.ts'
import { compareWithDoubts } from '#engine/comparison/compare-with-doubts.ts'
import type { Change, Entry, EntryDifference, Printed } from '#engine/comparison/difference.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { SetAside } from '#engine/reading/doubts/doubts.ts'
import type { Report } from '#engine/report/report.ts'
import type { Context } from '#server/context.ts'
import { allLinks, linksAmong } from '#server/features/own-word/own-word.ts'
import { openReport, usableReport, type ReportRow, storedOfWorld } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Compares a report with the one before it, or with the one that is named. */
export const readReportChanges: Operation<typeof endpoint> = async (context, { user, params, query }) => {
  const newer = await usableReport(context, user, params.id)
  const older = await olderReport(context, user, { newer, since: query.since })
  if (older === null) return null
  const reports = [older.content, newer.content]
  const links = linksAmong(context, user, { reports, links: await allLinks(context, user, newer.source === 'practice') })
  const asKept = ({ content, doubts }: ReportRow): SetAside => ({ sure: content, doubts })
  const found = compareWithDoubts(asKept(older), asKept(newer), links)
  return {
    ...found,
    accounts: entriesAnswer(found.accounts, { older: older.content, newer: newer.content, kind: 'accounts' }),
    inquiries: entriesAnswer(found.inquiries, { older: older.content, newer: newer.content, kind: 'inquiries' }),
    publicRecords: entriesAnswer(found.publicRecords, { older: older.content, newer: newer.content, kind: 'publicRecords' }),
    person: found.person.map((change) => changeAnswer(change, placesOfPerson(older.content), placesOfPerson(newer.content))),
    score: found.score && changeAnswer(found.score, placesOfReport(older.content), placesOfReport(newer.content)),
    caveats: [...found.caveats],
  }
}

interface Wanted {
  readonly newer: Owned<ReportRow>
  readonly since: string | undefined
}

/** Null where no report of the bureau is older. */
async function olderReport(context: Context, user: SignedIn, { newer, since }: Wanted): Promise<ReportRow | null> {
  const isOlder = (row: Pick<ReportRow, 'bureau' | 'reportDate'>): boolean =>
    row.bureau === newer.bureau && row.reportDate !== null && newer.reportDate !== null && row.reportDate < newer.reportDate
  if (since === undefined) {
    const before = (await storedOfWorld(context, user, { isPractice: newer.source === 'practice' })).find(isOlder)
    return before === undefined ? null : openReport(before)
  }
  const named = await usableReport(context, user, since)
  if (!isOlder(named) || (named.source === 'practice') !== (newer.source === 'practice'))
    throw new Refusal('invalid', 'Choose an older report from the same bureau.')
  return named
}

interface Places {
  readonly reportId: string
  readonly evidence: EvidenceMap
}

const placesOfPerson = ({ id, personalInfo }: Report): Places => ({ reportId: id, evidence: personalInfo.evidence })
const placesOfReport = ({ id, evidence }: Report): Places => ({ reportId: id, evidence: evidence ?? {} })

const placesAt = (fields: readonly string[], { reportId, evidence }: Places) =>
  fields.flatMap((field) => {
    const found = evidence[field]
    if (found === undefined) return []
    const [x, y, width, height] = found.box
    const box: [number, number, number, number] = [x, y, width, height]
    return [{ ...found, box, reportId }]
  })

const printedAnswer = (printed: Printed | null, places: Places) =>
  printed && { words: printed.words, places: placesAt(printed.fields, places) }

const changeAnswer = (
  { name, sentence, effect, before, after }: Change,
  older: Places,
  newer: Places,
): z.input<typeof reportChange> => ({
  name,
  sentence,
  effect,
  before: printedAnswer(before, older),
  after: printedAnswer(after, newer),
})

interface Sides {
  readonly older: Report
  readonly newer: Report
  readonly kind: 'accounts' | 'inquiries' | 'publicRecords'
}

function entriesAnswer(found: EntryDifference, { older, newer, kind }: Sides): z.input<typeof entryChanges> {
  const places = (report: Report, entryId: string): Places => ({
    reportId: report.id,
    evidence: report[kind].find(({ id }) => id === entryId)?.evidence ?? {},
  })
  const entry =
    (report: Report) =>
    ({ id, name, accountNumber, sentence, effect, fields }: Entry) => ({
      name,
      accountNumber,
      sentence,
      effect,
      places: placesAt(fields, places(report, id)),
    })
  return {
    added: found.added.map(entry(newer)),
    gone: found.gone.map(entry(older)),
    changed: found.changed.map(({ olderId, newerId, name, accountNumber, changes }) => ({
      name,
      accountNumber,
      changes: changes.map((change) => changeAnswer(change, places(older, olderId), places(newer, newerId))),
    })),
    unmatched: [...found.unmatched.older.map(entry(older)), ...found.unmatched.newer.map(entry(newer))],
  }
}
