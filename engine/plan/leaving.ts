import { accountEntry, byText, type Entry, inquiryEntry } from '#engine/analysis/entry.ts'
import { isBankruptcy, isOverInChapter13, saysInRecord } from '#engine/audit/bankruptcy-record.ts'
import { hasEducationClock } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import { isLateMark, markKey, marksOf } from '#engine/audit/history.ts'
import { endOfIndependentMarks } from '#engine/audit/independent-marks.ts'
import { type Confirmed, NOTHING_CONFIRMED } from '#engine/audit/rule.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import { after, chargeOffDates, PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'
import { type Day, lastDayOf, type PartialDay, writeDay } from '#engine/values/day.ts'

export const LEAVING_KINDS = ['charge_off', 'late_marks', 'bankruptcy', 'inquiry'] as const
export type LeavingKind = (typeof LEAVING_KINDS)[number]

/** When a negative entry leaves a report, by custom and by law. */
export interface Leaving {
  readonly entry: Entry
  readonly kind: LeavingKind
  /** The day by which the bureaus usually take it off: what they do, no law. Null where it cannot be told. */
  readonly usual: Day | null
  /** The last day on which the law lets it be reported; null where no law sets one, or it cannot be told. */
  readonly latest: Day | null
  /** What the report itself prints as the month of removal. */
  readonly printed: PartialDay | null
  /** From what it is counted, or why it is not. */
  readonly why: string
  readonly rests: readonly AuthorityId[]
}

/** Every negative entry, the first to leave first; what cannot be told comes last. */
export function leavingFile(
  reports: readonly Report[],
  confirmedIn: (report: Report) => Confirmed = () => NOTHING_CONFIRMED,
): readonly Leaving[] {
  return reports
    .flatMap((report) => [
      ...report.accounts.flatMap((account) => accountLeaves(report, account, confirmedIn(report))),
      ...report.publicRecords.flatMap((record) => caseLeaves(report, record)),
      ...report.inquiries.flatMap((inquiry) => inquiryLeaves(report, inquiry)),
    ])
    .toSorted(byText(({ entry, usual, latest }) => [usual ?? latest ?? '9', entry.creditorName, entry.bureau].join('|')))
}

function accountLeaves(report: Report, account: Account, confirmed: Confirmed): readonly Leaving[] {
  const derogatory = chargedOffAndCo(account)
  const late = newestLateMark(account)
  if (derogatory === null && late === null) return []
  const kind: LeavingKind = derogatory === null ? 'late_marks' : 'charge_off'
  const fields = derogatory === null ? [late?.key ?? ''] : ['dateOfFirstDelinquency', derogatory.place, 'removalDate']
  const base = { entry: accountEntry(report, account, fields), kind, printed: account.removalDate }
  if (hasEducationClock(account, confirmed)) {
    return [
      {
        ...base,
        usual: null,
        latest: null,
        rests: [],
        why: 'Education loans have their own time limits, so we can’t give a date.',
      },
    ]
  }
  if (derogatory === null) {
    const { month } = late ?? { month: '' }
    const end = after(lastDayOf(month), PERIODS.adverse_item_report)
    const { inWords, authority } = PERIODS.adverse_item_report
    const why = `The newest late mark is from ${writeDay(month)}. Each mark may stay ${inWords}. The account itself may stay longer.`
    return [{ ...base, usual: end, latest: end, rests: [authority], why }]
  }
  return [{ ...base, ...chargedOffLeaves(account, KIND_IN_WORDS[derogatory.kind]) }]
}

function chargedOffLeaves(
  { dateOfFirstDelinquency: dofd, printsDofd }: Account,
  inWords: string,
): Pick<Leaving, 'usual' | 'latest' | 'why' | 'rests'> {
  const { charge_off_report: years, charge_off_start: start } = PERIODS
  const rests = [years.authority, start.authority]
  if (dofd === null) {
    const layout = printsDofd
      ? 'The report shows no date of first delinquency'
      : 'This kind of report shows no date of first delinquency'
    return { usual: null, latest: null, rests, why: `${layout}, so we can’t give a date.` }
  }
  const { customary, outermost } = chargeOffDates(lastDayOf(dofd))
  const why = `It is ${inWords}, first delinquent ${writeDay(dofd)}. The bureaus usually count ${years.inWords} from that date. Under the law, the time starts ${start.inWords} later.`
  return { usual: lastDayOf(customary), latest: outermost, rests, why }
}

/** The newest late mark that is none of a charge-off's run. */
function newestLateMark(account: Account): { readonly month: string; readonly key: string } | null {
  const end = endOfIndependentMarks(account)
  const mark = marksOf(account).findLast((one) => isLateMark(one) && one.month < end)
  return mark === undefined ? null : { month: mark.month, key: markKey(mark) }
}

function caseLeaves(report: Report, record: PublicRecord): readonly Leaving[] {
  if (!isBankruptcy(record)) return []
  const { bankruptcy_report: law, chapter_13_policy: policy } = PERIODS
  const entry: Entry = {
    reportId: report.id,
    bureau: report.bureau,
    subjectId: record.id,
    subjectKind: 'public_record',
    creditorName: record.type,
    evidence: ['dateFiled', 'type'].flatMap((field) => record.evidence[field] ?? []),
  }
  const base = { entry, kind: 'bankruptcy', printed: null } as const
  if (record.dateFiled === null || saysInRecord(record, /involuntary/)) {
    const why = 'The report doesn’t show the date of the order for relief, so we can’t give a date.'
    return [{ ...base, usual: null, latest: null, rests: [law.authority], why }]
  }
  const filed = lastDayOf(record.dateFiled)
  const isEarlier = isOverInChapter13(record, report)
  const counted = `The case was filed ${writeDay(record.dateFiled)}. The law lets it be reported for ${law.inWords}.`
  return [
    {
      ...base,
      usual: after(filed, isEarlier ? policy : law),
      latest: after(filed, law),
      rests: isEarlier ? [law.authority, policy.authority] : [law.authority],
      why: isEarlier ? `${counted} The bureaus remove this kind of chapter 13 case after ${policy.inWords}.` : counted,
    },
  ]
}

function inquiryLeaves(report: Report, inquiry: Inquiry): readonly Leaving[] {
  if (inquiry.kind !== 'hard') return []
  const { inWords, authority } = PERIODS.inquiry_policy
  const base = { entry: inquiryEntry(report, inquiry), kind: 'inquiry', printed: inquiry.onRecordUntil, latest: null } as const
  if (inquiry.date === null)
    return [{ ...base, usual: null, rests: [authority], why: 'The report shows no date, so we can’t give one.' }]
  const usual = after(lastDayOf(inquiry.date), PERIODS.inquiry_policy)
  const why = `Made ${writeDay(inquiry.date)}. The bureaus keep a hard inquiry for ${inWords}. That’s their policy. No law sets a limit.`
  return [{ ...base, usual, rests: [authority], why }]
}
