import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { DeleteReport } from '#web/parts/delete-report.tsx'
import { MixedFile } from '#web/parts/mixed-file.tsx'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { OwnershipQuestion } from '#web/parts/ownership-question.tsx'
import { isReady, olderOf, type ReadyHead, type ReportHead } from '#web/parts/stored-report.ts'
import { FailedReading } from '#web/parts/upload/reading-state.tsx'
import { ErrorLines } from '#web/parts/error-lines.tsx'
import { errorsIn, negativeOn, useMatters } from '#web/parts/use-matters.ts'
import { TotalsQuestion } from '#web/parts/totals-question.tsx'
import { counted, writeReportDate } from '#web/parts/written.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface ReadReportProps {
  readonly report: ReportHead
  readonly stored: readonly ReportHead[]
}

/** What came of a file: the one sentence of what was read, and the ways on. */
export function ReadReport({ report, stored }: ReadReportProps) {
  if (report.status === 'failed') {
    return (
      <div className="space-y-3">
        <FailedReading report={report} />
        <LinkButton to="." search={{ report: report.id }}>
          Upload another in its place
        </LinkButton>
      </div>
    )
  }
  if (!isReady(report)) return null
  // As it stands now: the answer may have been given here.
  const current = stored.find(({ id }) => id === report.id)
  if (report.ownership === 'asked' && current?.ownership !== 'asked') return <Answered current={current} />
  if (report.ownership === 'asked') return <OwnershipQuestion report={report} />
  const about = `${BUREAU_NAMES[report.bureau]}, ${writeReportDate(report.reportDate)}`
  return (
    <div className="space-y-3">
      <Notice
        tone={report.totals.reconciled === false ? 'mark' : 'good'}
        isLive
        title={`${BUREAU_NAMES[report.bureau]} report, ${writeReportDate(report.reportDate)}`}
      >
        {report.summary}
      </Notice>
      <TotalsQuestion report={current ?? report} />
      <FoundIn report={current ?? report} />
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
        {report.toConfirm === 0 ? null : (
          <LinkButton to="/credit-reports/confirm" search={{ report: report.id }} tone="primary" wide="phone" about={about}>
            Confirm {counted(report.toConfirm, 'value')}
          </LinkButton>
        )}
        <LinkButton
          to="/credit-reports"
          search={{ id: report.id }}
          wide="phone"
          about={about}
          {...(report.toConfirm === 0 && { tone: 'primary' as const })}
        >
          View the report
        </LinkButton>
        <NegativeOn reportId={report.id} about={about} />
      </div>
      <OlderReport report={report} stored={stored} />
    </div>
  )
}

/** The result that people wait for: how many errors, each in one line. */
function FoundIn({ report: { id: reportId, toConfirm } }: { readonly report: Pick<ReportHead, 'id' | 'toConfirm'> }) {
  const { data } = useMatters()
  if (data === undefined) return null
  const errors = errorsIn(data.matters, reportId)
  const asks = data.matters.flatMap(({ entries }) => entries.filter((one) => one.reportId === reportId && one.state === 'ask'))
  return (
    <section className="space-y-2">
      <h3 className="text-h3">
        {errors.length > 0
          ? `${counted(errors.length, 'error')} found`
          : toConfirm > 0
            ? 'No errors found so far'
            : 'No errors found'}
      </h3>
      {errors.length > 0 ? <ErrorLines errors={errors} /> : null}
      {asks.length === 0 ? null : <p className="measure">{counted(asks.length, 'item')} may be worth asking about.</p>}
    </section>
  )
}

/** Asked of all reports together, so told once, below the last of them. */
export function QuestionsLeft() {
  const { data } = useMatters()
  const questions = data?.counts.questions ?? 0
  if (questions === 0) return null
  return (
    <p className="measure py-4">
      Only you know the answer to {counted(questions, 'question')}. <TextLink to="/credit-reports/your-word">Answer</TextLink>
    </p>
  )
}

/** To the list, with the number that it counts of this report: not what was read of it, should the list have more or less. */
function NegativeOn({ reportId, about }: { readonly reportId: string; readonly about: string }) {
  const { data } = useMatters()
  const count = negativeOn(data?.matters ?? [], reportId)
  if (count === 0) return null
  return (
    <LinkButton to="/negative-items" tone="quiet" wide="phone" about={about}>
      See {counted(count, 'negative item')}
    </LinkButton>
  )
}

/** What became of a report once its member said whose it is. */
function Answered({ current }: { readonly current: ReportHead | undefined }) {
  if (current === undefined) return <output className="block">This report is deleted. We used nothing from it.</output>
  return (
    <div className="space-y-3">
      <Notice tone="good" isLive title={nameOfReport(current)}>
        {current.summary}
      </Notice>
      {current.ownership === 'mixed' ? (
        <MixedFile report={current} />
      ) : (
        <LinkButton to="/credit-reports" search={{ id: current.id }} tone="primary" wide="phone">
          View the report
        </LinkButton>
      )}
    </div>
  )
}

/** An older report of the same bureau: kept unless the member wants this one, which was read whole, in its place. */
function OlderReport({ report, stored }: { readonly report: ReadyHead; readonly stored: readonly ReportHead[] }) {
  const older = olderOf(report, stored)
  if (older === undefined || report.totals.reconciled === false) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
      <p>
        We also kept your{' '}
        <TextLink
          to="/credit-reports"
          search={{ id: older.id }}
        >{`${BUREAU_NAMES[older.bureau]} report, ${writeReportDate(older.reportDate)}`}</TextLink>
        .
      </p>
      <DeleteReport report={older} isReplaced />
    </div>
  )
}
