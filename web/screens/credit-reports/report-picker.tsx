import { Link, useNavigate } from '@tanstack/react-router'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { ReadyHead } from '#web/parts/stored-report.ts'
import { counted, writeInstant, writeReportDate } from '#web/parts/written.ts'
import { canCompare } from '#web/screens/credit-reports/side-by-side/shown.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

interface ReportPickerProps {
  /** Newest first. */
  readonly reports: readonly ReadyHead[]
  readonly chosen: ReadyHead | null
  readonly isSideBySide: boolean
  /** Shown is what changed since the report before, not the report itself. */
  readonly isChanges: boolean
}

/** One link for each bureau that has a report, and a list of that bureau's reports when there are several. */
export function ReportPicker({ reports, chosen, isSideBySide, isChanges }: ReportPickerProps) {
  const navigate = useNavigate({ from: '/credit-reports' })
  const ofBureau = reports.filter(({ bureau }) => bureau === chosen?.bureau)
  return (
    <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between" data-screen-only>
      <nav aria-label="Bureau" className="scroll-sideways -mx-4 flex gap-2 px-4 py-1.5 md:mx-0 md:px-1.5">
        {BUREAUS.flatMap((bureau) => {
          const newest = reports.find((report) => report.bureau === bureau)
          if (newest === undefined) return []
          return (
            <Link
              key={bureau}
              to="/credit-reports"
              search={{ id: newest.id }}
              activeOptions={WHERE}
              aria-current={bureau === chosen?.bureau && !isChanges}
              className={CARD}
            >
              <BureauMark bureau={bureau} isFull />
            </Link>
          )
        })}
        {canCompare(reports) ? (
          <Link to="/credit-reports" search={{ tab: 'side-by-side' }} aria-current={isSideBySide} className={CARD}>
            Side by side
          </Link>
        ) : null}
        {chosen !== null && ofBureau.length > 1 ? (
          <Link to="/credit-reports" search={{ id: chosen.id, tab: 'changes' }} aria-current={isChanges} className={CARD}>
            What changed
          </Link>
        ) : null}
      </nav>
      {chosen === null || ofBureau.length < 2 ? null : (
        <div className="md:w-80">
          <SelectField
            name="report"
            label={`Your ${BUREAU_NAMES[chosen.bureau]} reports`}
            options={ofBureau.map((report) => ({ value: report.id, label: nameOf(report, ofBureau) }))}
            value={chosen.id}
            onChange={({ target }) => void navigate({ search: { id: target.value, ...(isChanges && { tab: 'changes' }) } })}
          />
        </div>
      )}
    </div>
  )
}

/** The router says `page` of a link to where one is, and of that alone. */
const WHERE = { exact: true }
const CARD =
  'flex min-h-11 shrink-0 items-center rounded-button border border-edge bg-sheet px-4 text-small whitespace-nowrap text-ink no-underline hover:bg-spruce-wash not-aria-[current=false]:border-2 not-aria-[current=false]:border-spruce not-aria-[current=false]:bg-spruce-wash'

/** Two of one day are told apart by what was read of them. */
function nameOf({ reportDate, uploadedAt, accountCount }: ReadyHead, among: readonly ReadyHead[]): string {
  const day = reportDate === null ? `Undated, uploaded ${writeInstant(uploadedAt)}` : writeReportDate(reportDate)
  const isAlone = among.filter((other) => other.reportDate === reportDate).length === 1
  return isAlone ? day : `${day}, ${counted(accountCount, 'account')}`
}
