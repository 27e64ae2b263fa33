import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeReportFile } from '#contract/report-files.ts'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { counted, writeInstant } from '#web/parts/written.ts'
import { accountsOn, pagesOf, type ReportFile } from '#web/screens/credit-reports/files-of-report.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterAlertDialog } from '#web/ui/later-dialogs.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toast } from '#web/ui/toast.ts'

/** The files of a report that came in several: what each of them shows, and the way to take one out. */
export function ReportFiles({ report }: { readonly report: ReadyReport }) {
  if (report.files.length < 2) return null
  return (
    <Sheet title={`This report is made of ${report.files.length} files`} holds="ledger">
      <ul className="divide-y divide-rule">
        {report.files.map((file) => (
          <FileRow key={file.number} report={report} file={file} />
        ))}
      </ul>
    </Sheet>
  )
}

interface FileRowProps {
  readonly report: ReadyReport
  readonly file: ReportFile
}

function FileRow({ report, file }: FileRowProps) {
  const names = accountsOn(file, report.accounts)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-strong">{`File ${file.number}: ${pagesOf(file)}`}</p>
        <p className="text-small wrap-anywhere text-soft">
          {names.length === 0 ? 'No account of its own' : names.join(', ')} · Uploaded {writeInstant(file.uploadedAt)}
        </p>
      </div>
      {may('removeReportFile') ? <RemoveFile report={report} file={file} names={names} /> : null}
    </li>
  )
}

function RemoveFile({ report, file, names }: FileRowProps & { readonly names: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: () => call(removeReportFile, { params: { id: report.id, number: String(file.number) } }),
    onSuccess: async ({ message }) => {
      setIsOpen(false)
      await refreshReports(client)
      toast({ title: 'File removed', description: message })
    },
    onError: (error) => {
      setIsOpen(false)
      toast({
        title: 'Not removed',
        description: wordsOf(error, 'The file could not be removed. Try again.'),
        tone: 'destructive',
      })
    },
  })
  return (
    <>
      <Button tone="quiet" about={`file ${file.number}`} onClick={() => setIsOpen(true)}>
        Remove
      </Button>
      {isOpen ? (
        <LaterAlertDialog
          isOpen
          onOpenChange={setIsOpen}
          title="Remove this file?"
          description={`${pagesOf(file, 'P')} and ${counted(names.length, 'account')} leave this report. The other files stay. Disputes and letters stay too.`}
          confirmLabel="Remove the file"
          onConfirm={() => removal.mutate()}
          isDangerous
          isBusy={removal.isPending}
        />
      ) : null}
    </>
  )
}
