import { asPrinted, factReader, leadingMoney, type Notes, note, saysNothing } from '#engine/reading/facts.ts'
import { readAccount } from '#engine/reading/layouts/bureau-columns/account-details.ts'
import type { BureauPage, LabelRow, RecordTable } from '#engine/reading/layouts/bureau-columns/page.ts'
import { pageOnce } from '#engine/reading/layouts/bureau-columns/page-once.ts'
import { readPersonalInformation } from '#engine/reading/layouts/bureau-columns/personal-information.ts'
import { columnOf, hasContent, linesUnder, runsOf, textOf } from '#engine/reading/layouts/bureau-columns/rows.ts'
import { PERSONAL_LABELS, RECORD_LABELS, SUMMARY_LABELS } from '#engine/reading/layouts/bureau-columns/words.ts'
import type { Inquiry, PublicRecord, Reconciliation, Report } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/** The page as reports: one for each bureau that says anything on it, in the product's order. Ids are set afterwards. */
export function reportsOf(page: BureauPage, format: string): Report[] {
  const once = pageOnce(page)
  return BUREAUS.flatMap((bureau) => reportOf(once, bureau, format) ?? [])
}

function reportOf(page: BureauPage, bureau: Bureau, format: string): Report | null {
  const accounts = page.accounts.flatMap((table, index) => {
    const at = { bureau, id: `a${index + 1}`, fileEntry: String(index + 1), contacts: page.contacts }
    return readAccount(table, at) ?? []
  })
  const inquiries = inquiriesOf(page, bureau)
  const publicRecords = recordsOf(page, bureau).map((record, index) => ({ ...record, id: `p${index + 1}` }))
  const personalInfo = readPersonalInformation(page.personal, bureau)
  const score = scoreOf(page.score, bureau)
  const isThere = accounts.length + inquiries.length + publicRecords.length > 0 || personalInfo.name !== null || score !== null
  if (!isThere) return null
  const [date] = linesUnder(page.personal, bureau, PERSONAL_LABELS.reportDate)
  return {
    id: '',
    bureau,
    format,
    reportDate:
      (date ? parsePrintedDay(date.text) : null) ?? (page.reportDate === null ? null : parsePrintedDay(page.reportDate)),
    reportNumber: page.reference,
    score,
    scoreModel: score === null ? null : page.scoreModel,
    personalInfo,
    accounts,
    inquiries,
    publicRecords,
    totals: reconciled(page.summary, bureau, {
      accounts: accounts.length,
      publicRecords: publicRecords.length,
      hardInquiries: inquiries.length,
    }),
  }
}

/** `Score Not Reported` and `Not Reported - Code: 1` are no score. */
function scoreOf(rows: readonly LabelRow[], bureau: Bureau): number | null {
  const [line] = linesUnder(rows, bureau, ['credit score', 'score'])
  const score = line && /^\d{3}$/.test(line.text) ? Number(line.text) : null
  return score !== null && score >= 250 && score <= 950 ? score : null
}

function inquiriesOf(page: BureauPage, bureau: Bureau): Inquiry[] {
  return page.inquiries
    .filter((one) => one.bureau === bureau)
    .map(({ creditorName, date }, index) => {
      const evidence: Notes = {}
      const day = parsePrintedDay(date.text)
      note(evidence, 'creditorName', creditorName.runs)
      if (day !== null) note(evidence, 'date', date.runs)
      note(evidence, 'kind', creditorName.runs)
      return { id: `h${index + 1}`, creditorName: creditorName.text, date: day, kind: 'hard', onRecordUntil: null, evidence }
    })
}

/** The same court, reference and day are one record, however often the page repeats it; without a reference nothing tells. */
function recordsOf(page: BureauPage, bureau: Bureau): Omit<PublicRecord, 'id'>[] {
  const seen = new Set<string>()
  return page.records
    .flatMap((table) => recordOf(table, bureau) ?? [])
    .filter(({ court, reference, dateFiled }) => {
      if (reference === null || dateFiled === null) return true
      const key = [court, reference, dateFiled].join('|').toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
}

/** A record of which the bureau says at least its type, its number or its date. */
function recordOf(table: RecordTable, bureau: Bureau): Omit<PublicRecord, 'id'> | null {
  if (!hasContent(table.rows, bureau)) return null
  const evidence: Notes = {}
  const { read } = factReader(columnOf(table.rows, bureau), evidence)
  const type = read(RECORD_LABELS.type, ['type'], asPrinted)
  const heading = textOf(table.heading)
  if (type === null && !saysNothing(heading)) note(evidence, 'type', runsOf(table.heading))
  const record = {
    type: type ?? (saysNothing(heading) ? 'Public record' : heading),
    court: read(RECORD_LABELS.court, ['court'], asPrinted),
    reference: read(RECORD_LABELS.reference, ['reference'], asPrinted),
    dateFiled: read(RECORD_LABELS.dateFiled, ['dateFiled'], parsePrintedDay),
    dateResolved: read(RECORD_LABELS.dateResolved, ['dateResolved'], parsePrintedDay),
    status: read(RECORD_LABELS.status, ['status'], asPrinted),
    amount: read(RECORD_LABELS.amount, ['amount'], leadingMoney),
    evidence,
  }
  return type === null && record.reference === null && record.dateFiled === null ? null : record
}

/** The summary's own counts against what was read in the bureau's column. */
function reconciled(
  rows: readonly LabelRow[],
  bureau: Bureau,
  counts: Readonly<Record<keyof typeof SUMMARY_LABELS, number>>,
): Reconciliation {
  const printed: Record<string, number> = {}
  const read: Record<string, number> = {}
  for (const [name, count] of Object.entries(counts)) {
    const labels = Object.entries(SUMMARY_LABELS).find(([key]) => key === name)?.[1] ?? []
    const [line] = linesUnder(rows, bureau, labels)
    if (!line || !/^\d{1,4}$/.test(line.text)) continue
    printed[name] = Number(line.text)
    read[name] = count
  }
  if (Object.keys(printed).length === 0) return { printed, read, reconciled: null }
  return { printed, read, reconciled: Object.entries(printed).every(([name, count]) => read[name] === count) }
}
