import { compactDayOrMonth, paddedDollars } from '#engine/reading/values/compact-values.ts'
import { dataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import { codeNode, wordsNode, wordsOf } from '#engine/reading/layouts/equifax-consumer/codes.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import type { PublicRecord } from '#engine/report/report.ts'

/** The lists of the form that hold public records, and what each holds. */
export const RECORD_LISTS = [
  ['bankruptcies', 'Bankruptcy'],
  ['judgments', 'Civil judgment'],
  ['taxLiens', 'Tax lien'],
  ['garnishments', 'Garnishment'],
] as const

const CHAPTER = /ch(?:apter|ap\.?)?[ -]?(7|11|12|13)\b/i
/** What became of the case, from words such as `DISCHARGED CH7`. */
const STATES: readonly (readonly [RegExp, string])[] = [
  [/disch/i, 'Discharged'],
  [/dism/i, 'Dismissed'],
  [/complet/i, 'Completed'],
  [/withdr/i, 'Withdrawn'],
  [/filed|petition|voluntary|involuntary/i, 'Filed'],
]

/** One public record; the chapter of a bankruptcy stands in the words of its disposition. */
export function readPublicRecord(
  record: DataNode,
  at: { id: string; what: string; placeOf: DataListing['placeOf'] },
): PublicRecord {
  const { read, readFirst, note, notes } = dataFacts(at.placeOf)
  const disposition = partOf(record, 'currentIntentOrDispositionCode') ?? partOf(record, 'statusCode')
  const words = wordsOf(disposition)
  const chapter = CHAPTER.exec(words ?? '')?.[1]
  const [court, number] = [partOf(record, 'courtName') ?? partOf(record, 'customerName'), partOf(record, 'customerNumber')]
  note((chapter === undefined ? null : wordsNode(disposition)) ?? court ?? number ?? partOf(record, 'dateFiled'), ['type'])
  return {
    id: at.id,
    type: chapter === undefined ? at.what : `Chapter ${chapter} Bankruptcy`,
    court: read(court, ['court'], asPrinted),
    reference: readFirst([partOf(record, 'caseNumber'), partOf(record, 'docketNumber')], ['reference'], asPrinted),
    dateFiled: read(partOf(record, 'dateFiled'), ['dateFiled'], compactDayOrMonth),
    dateResolved: readFirst(
      ['currentDispositionDate', 'dispositionDate', 'dateSatisfied', 'dateReleased'].map((name) => partOf(record, name)),
      ['dateResolved'],
      compactDayOrMonth,
    ),
    status:
      read(wordsNode(disposition), ['status'], (text) => STATES.find(([pattern]) => pattern.test(text))?.[1] ?? text) ??
      read(codeNode(disposition), ['status'], (code) => `Disposition ${code}`),
    amount: readFirst([partOf(record, 'liabilityAmount'), partOf(record, 'amount')], ['amount'], paddedDollars),
    evidence: notes,
  }
}
