import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteReport } from '#contract/reports.ts'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { counted } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterAlertDialog } from '#web/ui/later-dialogs.tsx'
import { toast } from '#web/ui/toast.ts'

interface DeleteReportProps {
  readonly report: ReportHead
  /** A newer report is there in its place. */
  readonly isReplaced?: boolean
}

/** Deletes a report, or what was uploaded and not read, once the member has said so. */
export function DeleteReport({ report, isReplaced = false }: DeleteReportProps) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: () => call(deleteReport, { params: { id: report.id } }),
    onSuccess: async ({ message }) => {
      setIsOpen(false)
      await refreshReports(client)
      toast({ title: 'Report deleted', description: message })
    },
    onError: (error) => {
      setIsOpen(false)
      toast({
        title: 'Delete Failed',
        description: wordsOf(error, 'The report could not be deleted. Try again.'),
        tone: 'destructive',
      })
    },
  })
  const name = nameOfReport(report)
  return (
    <>
      {isReplaced ? (
        <Button tone="quiet" about={name} onClick={() => setIsOpen(true)}>
          Replace it
        </Button>
      ) : (
        <Button tone="quiet" aria-label={`Delete: ${name}`} onClick={() => setIsOpen(true)}>
          Delete
        </Button>
      )}
      {isOpen ? (
        <LaterAlertDialog
          isOpen
          onOpenChange={setIsOpen}
          title={TITLES[report.status === 'ready' ? (isReplaced ? 'replaced' : 'report') : 'file']}
          description={
            report.status === 'ready'
              ? `The ${name}, with ${counted(report.accountCount, 'account')}, its original file, its findings and its negative items are erased. Disputes and letters stay. This cannot be undone.`
              : 'This deletes what you uploaded and stops reading it. It can’t be undone.'
          }
          confirmLabel={report.status === 'ready' ? 'Delete the report' : 'Delete the file'}
          onConfirm={() => removal.mutate()}
          isDangerous
          isBusy={removal.isPending}
        />
      ) : null}
    </>
  )
}

const TITLES = {
  report: 'Delete this report?',
  replaced: 'Delete the earlier report?',
  file: 'Delete this file?',
} as const
