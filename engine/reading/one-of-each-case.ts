import { chapterOf } from '#engine/audit/same-case.ts'
import type { PublicRecord, Report } from '#engine/report/report.ts'

/** The report with one record of each bankruptcy: a case may be in several rows, of which some cut its number short. */
export function withOneOfEachCase(report: Report): Report {
  const cases: PublicRecord[] = []
  for (const row of report.publicRecords) {
    const at = cases.findIndex((known) => isSameCase(known, row))
    const known = cases[at]
    if (known) cases[at] = isOver(row) && !isOver(known) ? { ...withRow(row, known), id: known.id } : withRow(known, row)
    else cases.push(row)
  }
  return cases.length === report.publicRecords.length ? report : { ...report, publicRecords: cases }
}

const BANKRUPTCY = /bankruptcy|\bchapter (?:7|11|12|13)\b/i
/** Shorter numbers may begin another by chance. */
const TELLING = 6
/** How a case ends says more than that it was filed or closed. */
const isOver = ({ status }: PublicRecord): boolean => /\b(?:discharged|dismissed|completed|withdrawn)\b/i.test(status ?? '')

function isSameCase(one: PublicRecord, other: PublicRecord): boolean {
  const [a, b] = [one.reference ?? '', other.reference ?? '']
  const isShared = Math.min(a.length, b.length) >= TELLING && (a.startsWith(b) || b.startsWith(a))
  const [chapter, otherChapter] = [chapterOf(one), chapterOf(other)]
  // A case that goes over into another chapter is told by both of its rows.
  const isOfOneChapter = chapter === null || otherChapter === null || chapter === otherChapter
  return isShared && isOfOneChapter && [one, other].every(({ type, status }) => BANKRUPTCY.test(`${type} ${status ?? ''}`))
}

/** What the one row leaves out is the other's; a second filing day is asked about. */
function withRow(known: PublicRecord, row: PublicRecord): PublicRecord {
  const filed = known.evidence['dateFiled']
  const isDoubtful = known.dateFiled !== null && row.dateFiled !== null && known.dateFiled !== row.dateFiled
  return {
    ...known,
    court: known.court ?? row.court,
    dateFiled: known.dateFiled ?? row.dateFiled,
    dateResolved: known.dateResolved ?? row.dateResolved,
    status: known.status ?? row.status,
    amount: known.amount ?? row.amount,
    evidence: {
      ...row.evidence,
      ...known.evidence,
      ...(isDoubtful && filed ? { dateFiled: { ...filed, confidence: 0 } } : {}),
    },
  }
}
