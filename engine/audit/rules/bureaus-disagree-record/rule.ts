import { isBankruptcy, saysInRecord } from '#engine/audit/bankruptcy-record.ts'
import { mostDaysBetween } from '#engine/audit/between-bureaus.ts'
import type { Hit, PublicRecordRule, Surroundings } from '#engine/audit/rule.ts'
import { caseNumberOf, chapterOf, isDischargedCase, OF_ONE_DOCKET, sameCase } from '#engine/audit/same-case.ts'
import type { PublicRecord, Report } from '#engine/report/report.ts'
import { addDays, firstDayOf, lastDayOf, type PartialDay, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export const rule: PublicRecordRule = {
  id: 'bureaus_disagree_record',
  about: 'public_record',
  grade: 'disagreement',
  title: 'Bureaus disagree about a bankruptcy case',
  needs: ['dateFiled', 'status'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_1'],
  ask: 'Please check the case with the court and correct what differs.',
  target: 'bureau',
  exonerations: [
    'One bureau has not been updated since the case changed.',
    'The case was converted from one chapter to another, or was reopened.',
    'They are two separate cases.',
  ],
  check,
}

/** Days in which a bureau learns of a discharge. */
const TIME_TO_LEARN = 60

interface Compared {
  readonly record: PublicRecord
  readonly report: Report
  readonly other: PublicRecord
  readonly there: Report
}

type Difference = Pick<Hit, 'fields' | 'harms'> & {
  readonly here: string
  readonly there: string
  readonly otherFields: readonly string[]
  readonly isAsked?: boolean
}

function check(record: PublicRecord, { report, others = [] }: Surroundings): Hit | null {
  if (!isBankruptcy(record)) return null
  for (const { report: there } of others) {
    const other = sameCase(record, report, there)
    if (other === null) continue
    const compared = { record, report, other, there }
    const found = stateOf(compared) ?? resolvedOf(compared) ?? filedOf(compared) ?? chapterIn(compared) ?? numberIn(compared)
    if (found !== null) return hitOf(found, compared)
  }
  return null
}

function hitOf(found: Difference, { report, other, there }: Compared): Hit {
  const [own, name] = [BUREAU_NAMES[report.bureau], BUREAU_NAMES[there.bureau]]
  const facts = `${own} reports this bankruptcy case ${found.here}${asOf(report)}, ${name} ${found.there}${asOf(there)}`
  return {
    message: `${facts}.`,
    claim: `${facts}. Please check which is right.`,
    fields: found.fields,
    besideRecord: { report: there, record: other, fields: found.otherFields },
    ...(found.harms === undefined ? {} : { harms: found.harms }),
    ...(found.isAsked ? { grade: 'proof' as const } : {}),
  }
}

/** Reports of two days are named with their days. */
const asOf = ({ reportDate }: Report): string => (reportDate === null ? '' : ` (report of ${writeDay(reportDate)})`)

/** Discharged at one bureau, and still open or dismissed at the other, whose report is younger than the discharge. */
function stateOf({ record, report, other, there }: Compared): Difference | null {
  const [here, away] = [isDischargedCase(record), isDischargedCase(other)]
  if (here === away) return null
  const [open, listing, discharged] = here ? [other, there, record] : [record, report, other]
  const { dateResolved } = discharged
  if (open.status === null || dateResolved === null || listing.reportDate === null) return null
  if (firstDayOf(listing.reportDate) <= addDays(lastDayOf(dateResolved), TIME_TO_LEARN)) return null
  if (saysInRecord(open, /clos|terminat|complet|reopen|convert|reinstat/)) return null
  const words = [`as discharged on ${writeDay(dateResolved)}`, `as “${open.status}”`] as const
  return {
    here: here ? words[0] : words[1],
    there: here ? words[1] : words[0],
    fields: here ? ['dateResolved', 'status'] : ['status'],
    otherFields: here ? ['status'] : ['dateResolved', 'status'],
    harms: here ? 'there' : 'here',
  }
}

/** Of two days the later one keeps the record longer, or leaves a debt owing longer. */
const harmOf = (here: PartialDay, there: PartialDay): 'here' | 'there' => (lastDayOf(here) > lastDayOf(there) ? 'here' : 'there')

/** How far apart two days are at least. */
const leastDaysBetween = (a: PartialDay, b: PartialDay): number =>
  a.length === 10 && b.length === 10 ? mostDaysBetween(a, b) : a.slice(0, 7) === b.slice(0, 7) ? 0 : mostDaysBetween(a, b) - 31

function resolvedOf({ record, other }: Compared): Difference | null {
  const [here, there] = [record.dateResolved, other.dateResolved]
  if (here === null || there === null || !isDischargedCase(record) || !isDischargedCase(other)) return null
  if (leastDaysBetween(here, there) <= OF_ONE_DOCKET) return null
  return {
    here: `as discharged on ${writeDay(here)}`,
    there: `on ${writeDay(there)}`,
    fields: ['dateResolved'],
    otherFields: ['dateResolved'],
    harms: harmOf(here, there),
  }
}

function filedOf({ record, other }: Compared): Difference | null {
  const [here, there] = [record.dateFiled, other.dateFiled]
  if (here === null || there === null || leastDaysBetween(here, there) <= OF_ONE_DOCKET) return null
  return {
    here: `as filed on ${writeDay(here)}`,
    there: `on ${writeDay(there)}`,
    fields: ['dateFiled'],
    otherFields: ['dateFiled'],
    harms: harmOf(here, there),
  }
}

/** A case may go on under another chapter, so this asks. */
function chapterIn({ record, other }: Compared): Difference | null {
  const [here, there] = [chapterOf(record), chapterOf(other)]
  if (here === null || there === null || here === there) return null
  if (saysInRecord(record, /convert/) || saysInRecord(other, /convert/)) return null
  return {
    here: `under chapter ${here}`,
    there: `under chapter ${there}`,
    fields: ['type'],
    otherFields: ['type'],
    isAsked: true,
  }
}

function numberIn({ record, other }: Compared): Difference | null {
  const [here, there] = [caseNumberOf(record), caseNumberOf(other)]
  if (here === null || there === null || here === there) return null
  return {
    here: `under the number ${record.reference}`,
    there: `under ${other.reference}`,
    fields: ['reference'],
    otherFields: ['reference'],
    isAsked: true,
  }
}
