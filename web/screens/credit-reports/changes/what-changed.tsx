import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { readReportChanges, type reportChanges } from '#contract/report-changes.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { ReadyHead } from '#web/parts/stored-report.ts'
import { counted, writeReportDate } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { ChangedEntries, ChangeList } from '#web/screens/credit-reports/changes/changed-entries.tsx'
import { countChanges } from '#web/screens/credit-reports/changes/count-changes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

export type Changes = z.output<typeof reportChanges>

/** What a report prints otherwise than the one before it of the same bureau. */
export function WhatChanged({ report }: { readonly report: ReadyHead }) {
  const changes = useQuery(read(readReportChanges, { params: { id: report.id }, query: {} }))
  if (changes.isPending) return <Waiting label="Comparing the reports" />
  if (changes.isError) return <LoadFailure what="The comparison" error={changes.error} onRetry={() => void changes.refetch()} />
  if (changes.data === null) {
    return (
      <Sheet holds="ledger">
        <EmptyState title="No earlier report to compare with" level={2}>
          Upload an older report from the same bureau, or come back with the next one. You’ll see here what changed.
        </EmptyState>
      </Sheet>
    )
  }
  return <Compared changes={changes.data} />
}

function Compared({ changes }: { readonly changes: Changes }) {
  const { older, newer, accounts, inquiries, publicRecords, person, score, caveats, bureau } = changes
  const count = countChanges(changes)
  return (
    <div className="space-y-6" data-may-break>
      <Sheet title="What changed">
        <p className="measure">
          From {writeReportDate(older.reportDate)} to {writeReportDate(newer.reportDate)}:{' '}
          {count === 0 ? 'nothing that both reports show the same way has changed.' : `${counted(count, 'change')}.`}
        </p>
        {caveats.length === 0 ? null : (
          <div className="mt-3">
            <Notice tone="info">
              <ul className="space-y-1">
                {caveats.map((caveat) => (
                  <li key={caveat}>{caveat}</li>
                ))}
              </ul>
            </Notice>
          </div>
        )}
      </Sheet>
      {score === null ? null : (
        <Sheet title="Score">
          <ChangeList changes={[score]} bureau={bureau} />
        </Sheet>
      )}
      <ChangedEntries title="Accounts" found={accounts} bureau={bureau} />
      <ChangedEntries title="Inquiries" found={inquiries} bureau={bureau} />
      <ChangedEntries title="Public records" found={publicRecords} bureau={bureau} />
      {person.length === 0 ? null : (
        <Sheet title="Personal information">
          <ChangeList changes={person} bureau={bureau} />
        </Sheet>
      )}
    </div>
  )
}
