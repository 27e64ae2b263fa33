import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/sign-in.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { OwnershipQuestion } from '#web/parts/ownership-question.tsx'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { noItemsWords } from '#web/parts/no-items-words.ts'
import { useWaitingReports, WaitingReports } from '#web/parts/waiting-reports.tsx'
import { ToConfirm } from '#web/parts/to-confirm.tsx'
import { useItems } from '#web/parts/use-item-cases.ts'
import { isAskedBeside, type ReadyHead } from '#web/parts/stored-report.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { may } from '#web/platform/may.ts'
import { useTitle } from '#web/platform/title.ts'
import { FigureTiles } from '#web/screens/credit-repair/figure-tiles.tsx'
import { useFigures } from '#web/screens/credit-repair/repair-figures.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

// Each panel comes when it shows.
const UploadPanel = lazyPart(async () => (await import('#web/screens/credit-repair/upload-panel.tsx')).UploadPanel)
const ItemList = lazyPart(async () => (await import('#web/parts/item-list.tsx')).ItemList)
const LetterList = lazyPart(async () => (await import('#web/parts/letter-list.tsx')).LetterList)
const ProgressPanel = lazyPart(async () => (await import('#web/screens/credit-repair/progress-panel.tsx')).ProgressPanel)

const TABS = ['upload', 'negative-items', 'dispute-letters', 'progress'] as const
type TabName = (typeof TABS)[number]
/** Reports are brought by the member alone. */
const openTabs = (): readonly TabName[] => TABS.filter((name) => name !== 'upload' || may('uploadReport'))

/** /credit-repair: from the report to the letter on one page, in four tabs. */
export function CreditRepairScreen() {
  useTitle('Credit repair')
  const user = useUser()
  if (user === null) return <p>Please log in to access credit repair tools.</p>
  return <RepairTools user={user} />
}

function RepairTools({ user }: { readonly user: User }) {
  const [tab, openTab] = useTab()
  const [justRead, setJustRead] = useState<readonly ReadyHead[]>([])
  const { figures, error, retry } = useFigures(user.id)
  const choose = (next: string) => {
    setJustRead([])
    openTab(next)
  }
  const goOn = (reports: readonly ReadyHead[]) => {
    setJustRead(reports)
    openTab('negative-items')
  }
  const panels: Record<TabName, { label: string; panel: ReactNode }> = {
    upload: { label: 'Upload', panel: <UploadPanel onRead={goOn} /> },
    'negative-items': {
      label: 'Negative Items',
      panel: <ItemsPanel justRead={justRead} onUpload={() => openTab('upload')} />,
    },
    'dispute-letters': {
      label: 'Dispute Letters',
      panel: (
        <Sheet title="Dispute letters" holds="ledger">
          <LetterList />
        </Sheet>
      ),
    },
    progress: { label: 'Progress', panel: <ProgressPanel figures={figures} hasFailed={error !== null} /> },
  }
  return (
    <>
      <PageHeading
        title="Credit Repair"
        lead="Upload your reports, see the errors, and send letters that say only what your reports show."
      />
      <div className="mt-6 space-y-7">
        {error === null ? <FigureTiles figures={figures} /> : <LoadFailure what="The figures" error={error} onRetry={retry} />}
        <Tabs
          label="Credit repair"
          value={tab}
          onChange={choose}
          tabs={openTabs().map((value) => ({ value, ...panels[value] }))}
        />
      </div>
    </>
  )
}

/** The open tab stands in the address, so that Back and a shared link lead to it; it starts at upload. */
function useTab(): [TabName, (tab: string) => void] {
  const { tab } = useSearch({ from: '/credit-repair' })
  const navigate = useNavigate({ from: '/credit-repair' })
  return [
    openTabs().find((name) => name === tab) ?? openTabs()[0] ?? 'negative-items',
    (next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false }),
  ]
}

interface ItemsPanelProps {
  readonly justRead: readonly ReadyHead[]
  readonly onUpload: () => void
}

function ItemsPanel({ justRead, onUpload }: ItemsPanelProps) {
  const all = useItems()
  const waiting = useWaitingReports()
  return (
    <div className="space-y-6">
      {justRead.length === 0 ? (
        <WaitingReports waiting={waiting} />
      ) : (
        <Arrival>
          {justRead
            .filter((report) => !isAskedBeside(report, justRead))
            .map((report) =>
              report.ownership === 'asked' ? (
                <OwnershipQuestion key={report.id} report={report} />
              ) : (
                <Notice
                  key={report.id}
                  tone={report.totals.reconciled === false ? 'mark' : 'good'}
                  title={`Report read: ${nameOfReport(report)}`}
                  isLive
                >
                  {report.summary}
                </Notice>
              ),
            )}
          <ToConfirm reports={justRead} />
        </Arrival>
      )}
      <Sheet title="Negative items" holds="ledger">
        <ItemList
          all={all}
          items={all.items}
          empty={
            <EmptyState
              title="No Negative Items"
              action={may('uploadReport') ? <Button onClick={onUpload}>Upload a report</Button> : undefined}
            >
              {noItemsWords(waiting)}
            </EmptyState>
          }
        />
      </Sheet>
    </div>
  )
}
