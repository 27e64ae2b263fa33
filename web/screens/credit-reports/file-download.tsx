import { useMutation } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import type { readReportFile, readReportOriginal } from '#contract/reports.ts'
import { addressOf, wordsOf } from '#web/platform/api.ts'
import { download } from '#web/platform/download.ts'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { toast } from '#web/ui/toast.ts'

interface FileDownloadProps {
  readonly from: typeof readReportFile | typeof readReportOriginal
  readonly reportId: string
  /** The name that the file is kept under. */
  readonly name: string
  readonly children: ReactNode
}

/** A file of the report to keep; where it is kept no longer, that is said. */
export function FileDownload({ from, reportId, name, children }: FileDownloadProps) {
  const params = { id: reportId }
  const fetching = useMutation({
    mutationFn: () => download(from, { params, name }),
    retry: false,
    onError: (error) =>
      toast({ title: 'Not downloaded', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  const fetchFile = (event: MouseEvent) => {
    event.preventDefault()
    if (!fetching.isPending) fetching.mutate()
  }
  return (
    <ButtonAnchor href={addressOf(from, { params })} tone="quiet" download onClick={fetchFile}>
      {children}
    </ButtonAnchor>
  )
}
