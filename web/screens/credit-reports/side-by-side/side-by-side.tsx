import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { ReadyReport, Report } from '#web/parts/stored-report.ts'
import { counted } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { useMedia } from '#web/platform/use-media.ts'
import { usePrinting } from '#web/platform/use-printing.ts'
import { compareAccounts } from '#web/screens/credit-reports/side-by-side/compare-accounts.ts'
import { ComparedAccounts } from '#web/screens/credit-reports/side-by-side/compared-accounts.tsx'
import { ComparedInquiries, ComparedPerson } from '#web/screens/credit-reports/side-by-side/compared-people.tsx'
import { CorrectedMatches } from '#web/screens/credit-reports/side-by-side/corrected-matches.tsx'
import { reportsToCompare } from '#web/screens/credit-reports/side-by-side/shown.ts'
import { useLinks } from '#web/screens/credit-reports/side-by-side/use-links.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What the bureaus print about the same accounts, the same person and the same inquiries, next to each other. */
export function SideBySide({ reports }: { readonly reports: readonly Report[] }) {
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(true)
  const [isBroad, isPrinting] = [useMedia('(min-width: 48rem)'), usePrinting()]
  const isWide = isBroad || isPrinting
  const compared = useMemo(() => reportsToCompare(reports), [reports])
  const links = useLinks()
  const accounts = useMemo(() => compareAccounts(compared, links), [compared, links])
  const entries = accounts.flatMap((account) => account.entries)
  const shown = compared.map(({ bureau, id, reportDate }) => ({ bureau, reportId: id, reportDate }))
  const differing = accounts.filter(({ differences }) => differences > 0)
  const partly = accounts.filter(({ missing }) => missing.length > 0)
  const visible = isOnlyDifferent ? differing : accounts
  if (compared.length < 2) return <NothingBeside />
  return (
    <div className="space-y-6" data-may-break>
      <Sheet title="Side by side">
        <p className="measure">
          {counted(accounts.length, 'account')}: {counted(differing.length, 'account')} with values that differ, {partly.length}{' '}
          not listed at every bureau.
        </p>
        <div className="mt-3">
          <Notice tone="info">
            A difference is a question, not yet an error: bureaus report on different days, and no company has to report to all of
            them. Values you haven’t confirmed aren’t compared.
          </Notice>
        </div>
        <NotWhole reports={compared} />
        {compared[0]?.source === 'practice' ? <p className="mt-3 text-small text-soft">These are practice reports.</p> : null}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3" data-screen-only>
          <Checkbox
            name="only-different"
            label="Show only what disagrees"
            checked={isOnlyDifferent}
            onChange={({ target }) => setIsOnlyDifferent(target.checked)}
          />
          <Button onClick={() => globalThis.print()}>
            <Icon of={Printer} size={18} />
            Print
          </Button>
        </div>
      </Sheet>
      <CorrectedMatches links={links} entries={entries} />
      <Sheet title="Accounts" holds="ledger">
        {visible.length === 0 ? (
          <EmptyState title="Nothing disagrees">Where two bureaus report the same field, they agree.</EmptyState>
        ) : (
          <FoldedRows rows={visible} first={3} what="accounts">
            {(some) => (
              <ComparedAccounts
                accounts={some}
                shown={shown}
                entries={entries}
                isOnlyDifferent={isOnlyDifferent}
                isWide={isWide}
              />
            )}
          </FoldedRows>
        )}
      </Sheet>
      {isOnlyDifferent ? null : (
        <>
          <ComparedPerson reports={compared} shown={shown} isWide={isWide} />
          <ComparedInquiries reports={compared} shown={shown} isWide={isWide} />
        </>
      )}
    </div>
  )
}

/** Where a report says about itself that it lists more than was read: what only that one lacks is no difference. */
function NotWhole({ reports }: { readonly reports: readonly ReadyReport[] }) {
  const names = reports.filter(({ totals }) => totals.reconciled === false).map(({ bureau }) => BUREAU_NAMES[bureau])
  if (names.length === 0) return null
  return (
    <div className="mt-3">
      <Notice tone="mark" title={`Not read whole: ${names.join(', ')}`}>
        What we read doesn’t match the totals on the report. A missing account may be on a page that wasn’t uploaded.
      </Notice>
    </div>
  )
}

function NothingBeside() {
  return (
    <Sheet holds="ledger">
      <EmptyState
        title="Nothing to put beside it yet"
        level={2}
        action={
          may('uploadReport') ? (
            <LinkButton to="/credit-report-upload" tone="primary">
              Upload a report
            </LinkButton>
          ) : null
        }
      >
        Upload reports from two or more bureaus, and we’ll compare their accounts here.
      </EmptyState>
    </Sheet>
  )
}
