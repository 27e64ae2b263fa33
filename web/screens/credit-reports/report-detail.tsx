import { Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { readReportFile, readReportOriginal } from '#contract/reports.ts'
import { nameOfFinding } from '#engine/audit/person-detail.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { byEntry, type FindingGroup } from '#web/parts/by-entry.ts'
import { DisputeFinding } from '#web/parts/dispute-finding.tsx'
import { EvidenceOrder, wordsOfErrors } from '#web/parts/evidence-order.ts'
import { FindingRow } from '#web/parts/finding-row.tsx'
import { ItemList } from '#web/parts/item-list.tsx'
import { isAsserted } from '#web/parts/item-words.ts'
import { ItemActions } from '#web/parts/item-actions.tsx'
import { type ItemCase, useCases, useItems } from '#web/parts/use-item-cases.ts'
import { MixedFile } from '#web/parts/mixed-file.tsx'
import { OwnershipQuestion } from '#web/parts/ownership-question.tsx'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import { TotalsQuestion } from '#web/parts/totals-question.tsx'
import { counted, writeInstant, writeReportDate } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { AccountEntry } from '#web/screens/credit-reports/account-entry.tsx'
import { FileDownload } from '#web/screens/credit-reports/file-download.tsx'
import { Inquiries } from '#web/screens/credit-reports/inquiries.tsx'
import { PersonalInformation } from '#web/screens/credit-reports/personal-information.tsx'
import { ReportFiles } from '#web/screens/credit-reports/report-files.tsx'
import { PublicRecords } from '#web/screens/credit-reports/public-records.tsx'
import type { Origin } from '#web/screens/credit-reports/value.tsx'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** So few findings are all shown. */
const MOST_FOUND = 3

/** More of them stand in their accounts below: here they are folded away. */
const FEW_ITEMS = 1

/** The negative item of an entry; null where it is none. */
type CaseOf = (subjectId: string) => ItemCase | 'loading' | null

/** One report from its totals to its last inquiry; what was found stands first. */
export function ReportDetail({ report }: { readonly report: ReadyReport }) {
  const origin: Origin = { reportId: report.id, bureau: report.bureau }
  const all = useItems({ reportId: report.id })
  const { cases } = useCases(all.items, all.items)
  const caseOf: CaseOf = (subjectId) => {
    const item = all.items.find((one) => one.subjectId === subjectId)
    if (item === undefined) return all.isPending ? 'loading' : null
    return cases.get(item.id) ?? 'loading'
  }
  return (
    <div className="space-y-6" data-may-break>
      <Summary report={report} />
      <ReportFiles report={report} />
      <Contents />
      <Place id="findings">
        <Findings report={report} caseOf={caseOf} />
      </Place>
      <Place id="negative-items">
        <Sheet
          title={<Titled title="Negative items" count={report.ownership === 'asked' ? null : all.items.length} />}
          holds="ledger"
        >
          <ItemList
            all={all}
            items={all.items}
            first={all.items.length > FEW_ITEMS ? 0 : FEW_ITEMS}
            empty={
              report.ownership === 'asked' ? (
                <NotChecked />
              ) : (
                <EmptyState title="No Negative Items">
                  {report.negativeItems.length === 0
                    ? 'We found no negative items on this report.'
                    : `A newer report of ${BUREAU_NAMES[report.bureau]} replaces this one.`}
                </EmptyState>
              )
            }
          />
        </Sheet>
      </Place>
      <Place id="accounts">
        <Sheet title={<Titled title="Accounts" count={report.accounts.length} />} holds="ledger">
          {report.accounts.length === 0 ? (
            <EmptyState title="No accounts">We found no accounts on this report.</EmptyState>
          ) : (
            <ul className="divide-y divide-rule">
              {report.accounts.map((account) => (
                <AccountEntry
                  key={account.id}
                  account={account}
                  origin={origin}
                  itemCase={caseOf(account.id)}
                  findings={report.findings.filter(({ accountId }) => accountId === account.id)}
                />
              ))}
            </ul>
          )}
        </Sheet>
      </Place>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          <Place id="public-records">
            <PublicRecords report={report} origin={origin} />
          </Place>
          <Place id="personal-information">
            <PersonalInformation report={report} origin={origin} />
          </Place>
        </div>
        <div className="min-w-0">
          <Place id="inquiries">
            <Inquiries report={report} origin={origin} />
          </Place>
        </div>
      </div>
    </div>
  )
}

const PLACES = [
  ['findings', 'What we found'],
  ['negative-items', 'Negative items'],
  ['accounts', 'Accounts'],
  ['public-records', 'Public records'],
  ['personal-information', 'Personal information'],
  ['inquiries', 'Inquiries'],
] as const

/** A long report: links to its parts. */
function Contents() {
  return (
    <nav aria-label="Parts of this report" data-screen-only>
      <ul className="flex flex-wrap gap-x-6">
        {PLACES.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center text-small">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where a link of the contents leads; takes the focus, so that the next Tab goes on from there. */
function Place({ id, children }: { readonly id: (typeof PLACES)[number][0]; readonly children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-20 rounded-sheet">
      {children}
    </div>
  )
}

interface TitledProps {
  readonly title: string
  /** Null while nothing was counted. */
  readonly count: number | null
}

function Titled({ title, count }: TitledProps) {
  return (
    <>
      {title} {count === null ? null : <CountBadge count={count} label={title.toLowerCase()} cap={999} />}
    </>
  )
}

function Summary({ report }: { readonly report: ReadyReport }) {
  const figures = [
    { name: 'Report date', text: writeReportDate(report.reportDate) },
    { name: 'Accounts', text: String(report.accounts.length) },
    {
      name: 'Score',
      text:
        report.score === null ? 'Not printed' : `${report.score}${report.scoreModel === null ? '' : ` (${report.scoreModel})`}`,
    },
    { name: 'Pages', text: String(report.pageCount) },
    { name: report.source === 'upload' ? 'Uploaded' : 'Received', text: writeInstant(report.uploadedAt) },
  ]
  return (
    <Sheet
      title={`${BUREAU_NAMES[report.bureau]} report`}
      aside={
        <span className="flex items-center gap-3">
          {report.source === 'practice' ? <Tag tone="warn">Practice</Tag> : null}
          <BureauMark bureau={report.bureau} />
        </span>
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="quoted figures text-h3">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        {report.ownership === 'asked' ? (
          <OwnershipQuestion report={report} />
        ) : (
          <Notice tone={report.totals.reconciled === false ? 'mark' : 'info'}>{report.summary}</Notice>
        )}
        <TotalsQuestion report={report} />
        {report.ownership === 'mixed' ? <MixedFile report={report} /> : null}
      </div>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2" data-screen-only>
        {report.toConfirm === 0 || !may('confirmValues') ? null : (
          <LinkButton to="/credit-reports/confirm" search={{ report: report.id }} tone="primary" wide="phone">
            Confirm {counted(report.toConfirm, 'value')}
          </LinkButton>
        )}
        {report.hasAnswers && report.toConfirm === 0 ? (
          <LinkButton to="/credit-reports/confirm" search={{ report: report.id }} tone="quiet">
            Values you checked
          </LinkButton>
        ) : null}
        {may('readReportFile') ? (
          <FileDownload from={readReportFile} reportId={report.id} name="credit-report.pdf">
            Download as a PDF
          </FileDownload>
        ) : null}
        {may('readReportOriginal') ? (
          <FileDownload from={readReportOriginal} reportId={report.id} name="credit-report-original.zip">
            Download original
          </FileDownload>
        ) : null}
        <Button tone="quiet" onClick={() => globalThis.print()}>
          <Icon of={Printer} size={18} />
          Print
        </Button>
      </div>
    </Sheet>
  )
}

interface FindingsProps {
  readonly report: ReadyReport
  readonly caseOf: CaseOf
}

function Findings({ report, caseOf }: FindingsProps) {
  const groups = byEntry(report.findings)
  const errorsInOrder = useMemo(() => wordsOfErrors(byEntry(report.findings).flat()), [report.findings])
  // The strongest come first: of a long list its errors stay in sight.
  const errors = groups.filter(([first]) => isAsserted(first)).length
  return (
    <Sheet title={<Titled title="What we found" count={report.ownership === 'asked' ? null : groups.length} />} holds="ledger">
      {report.ownership === 'asked' ? (
        <NotChecked />
      ) : groups.length === 0 ? (
        <EmptyState title={report.toConfirm === 0 ? 'No errors found' : 'No errors found so far'}>
          {report.accounts.length === 0
            ? 'We found no accounts to compare.'
            : `We checked ${counted(report.accounts.length, 'account')} for contradictions and against the legal limits.`}{' '}
          {report.toConfirm === 0
            ? 'Nothing on the page proves an error. If you know better, dispute what isn’t true.'
            : `We don’t use ${counted(report.toConfirm, 'value')} until you confirm what the page says.`}
        </EmptyState>
      ) : (
        <FoldedRows
          rows={groups}
          first={groups.length > MOST_FOUND ? Math.min(MOST_FOUND, Math.max(1, errors)) : MOST_FOUND}
          what="items"
        >
          {(shown) => (
            <EvidenceOrder value={errorsInOrder}>
              <ul className="divide-y divide-rule">
                {shown.map((group) => (
                  <FoundEntry key={group[0].id} group={group} itemCase={caseOf(group[0].subjectId ?? '')} />
                ))}
              </ul>
            </EvidenceOrder>
          )}
        </FoldedRows>
      )}
    </Sheet>
  )
}

/** Nothing is looked for in a report that may be somebody else's. */
const NotChecked = () => (
  <EmptyState title="Not checked yet">First tell us above whether this report is yours. Then we check it.</EmptyState>
)

interface FoundEntryProps {
  readonly group: FindingGroup
  readonly itemCase: ReturnType<CaseOf>
}

function FoundEntry({ group, itemCase }: FoundEntryProps) {
  const action =
    itemCase === null ? <DisputeFinding findings={group} /> : itemCase === 'loading' ? null : <ItemActions itemCase={itemCase} />
  return <FindingRow creditor={nameOfFinding(group[0])} findings={group} action={action} />
}
