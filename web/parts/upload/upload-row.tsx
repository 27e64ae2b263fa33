import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { deleteReport } from '#contract/reports.ts'
import { ReadingProgress } from '#web/parts/upload/reading-state.tsx'
import { ReadLetter } from '#web/parts/upload/read-letter.tsx'
import { ReadReport } from '#web/parts/upload/read-report.tsx'
import { Together, UploadPages } from '#web/parts/upload/upload-pages.tsx'
import { problemOfUpload } from '#web/parts/upload/upload-problems.ts'
import type { Upload, UploadQueue } from '#web/parts/upload/upload-queue.ts'
import type { Reply } from '#web/parts/answers/answer-calls.ts'
import { nameOfUpload, reportsOf, type Standing, standingOf } from '#web/parts/upload/upload-words.ts'
import { UploadRefusal } from '#web/parts/upload-refusal.tsx'
import { refreshReports } from '#web/parts/refresh-reports.ts'
import { writeFileSize } from '#web/parts/file-drop.tsx'
import { isAskedBeside, type ReportHead } from '#web/parts/stored-report.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

interface UploadRowProps {
  readonly upload: Upload
  readonly queue: UploadQueue
  /** Everything the server has; undefined before it answered. */
  readonly stored: readonly ReportHead[] | undefined
  /** The letter that it is kept as; null once that is deleted, undefined where there is none or it is not known yet. */
  readonly letter: Reply | null | undefined
  readonly showsLetters: boolean
  /** How many uploads were made of pictures that were chosen together, when this is the first of them; otherwise null. */
  readonly apart: number | null
  /** The file above that is the same report, if there is one. */
  readonly twin: Upload | null
  readonly onRemove: () => void
}

const STANDINGS: Record<Standing, { readonly label: string; readonly tone: Tone }> = {
  waiting: { label: 'Not sent yet', tone: 'neutral' },
  queued: { label: 'Waits its turn', tone: 'neutral' },
  sending: { label: 'Uploading', tone: 'info' },
  reading: { label: 'Reading', tone: 'info' },
  read: { label: 'Read', tone: 'good' },
  asked: { label: 'Needs your input', tone: 'warn' },
  not_taken: { label: 'Not accepted', tone: 'bad' },
  deleted: { label: 'Deleted', tone: 'neutral' },
}

/** One file from its choice to its report: how far it is, what the server says about it, what can be done. */
export function UploadRow({ upload, queue, stored, letter, showsLetters, apart, twin, onRemove }: UploadRowProps) {
  const reports = reportsOf(upload, stored, letter)
  const standing = standingOf(upload, reports, letter)
  const problem = problemOfUpload(upload.files)
  const isFree = standing === 'waiting' || standing === 'asked' || standing === 'not_taken'
  const { state, together } = upload
  return (
    <li tabIndex={-1} className="space-y-3 py-4">
      <RowHead upload={upload} standing={problem === null ? standing : 'not_taken'} onRemove={onRemove} />
      {apart === null || together === null ? null : (
        <Together
          name={together}
          count={apart}
          isOneReport={false}
          onSplit={() => undefined}
          onJoin={() => queue.join(together)}
        />
      )}
      {upload.files.length > 1 && isFree ? <UploadPages upload={upload} queue={queue} /> : null}
      {problem === null ? null : (
        <p className="text-small font-strong text-bad" role="alert">
          <span className="sr-only">Error: </span>
          {problem}
        </p>
      )}
      <OnItsWay upload={upload} reports={reports} onCancel={() => queue.cancel(upload.id)} onCancelReading={onRemove} />
      {state.is === 'refused' && problem === null ? (
        <UploadRefusal
          name={upload.id}
          error={state.error}
          isBusy={false}
          onResend={(change) => queue.resend(upload.id, change)}
        />
      ) : null}
      {letter && reports.length === 0 && twin === null ? <ReadLetter letter={letter} isShownHere={showsLetters} /> : null}
      {twin === null || standing === 'deleted' ? null : (
        <p className="measure text-small text-soft">
          {reports.some(({ files }) => files.length > 1) ? 'Part of the same report as ' : 'The same as '}
          <bdi className="wrap-anywhere">{nameOfUpload(twin)}</bdi> above
          {reports.some(({ files }) => files.length > 1) ? '.' : ': it is stored once.'}
        </p>
      )}
      {(twin === null ? reports : [])
        .filter((report) => !isAskedBeside(report, reports))
        .map((report) => (
          <ReadReport key={report.id} report={report} stored={stored ?? []} />
        ))}
      {upload.files.length > 1 && standing === 'not_taken' ? (
        <p className="measure text-small text-soft">If a picture isn’t good, remove it and take it again. The others stay.</p>
      ) : null}
    </li>
  )
}

/** Their row is only put away: what the server has of them is not touched. */
const HIDDEN_ONLY: readonly Standing[] = ['read', 'reading', 'deleted']

interface RowHeadProps {
  readonly upload: Upload
  readonly standing: Standing
  readonly onRemove: () => void
}

function RowHead({ upload, standing, onRemove }: RowHeadProps) {
  const name = nameOfUpload(upload)
  const { label, tone } = STANDINGS[standing]
  const isUnderWay = standing === 'sending' || standing === 'queued'
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-strong wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
          <Tag tone={tone}>{label}</Tag>
          {writeFileSize(upload.files.reduce((sum, { size }) => sum + size, 0))}
        </p>
      </div>
      {isUnderWay ? null : (
        <IconButton icon={X} label={HIDDEN_ONLY.includes(standing) ? `Hide ${name} here` : `Remove ${name}`} onClick={onRemove} />
      )}
    </div>
  )
}

interface OnItsWayProps {
  readonly upload: Upload
  readonly reports: readonly ReportHead[]
  readonly onCancel: () => void
  /** What the server had of it is deleted: the row goes. */
  readonly onCancelReading: () => void
}

function OnItsWay({ upload: { state, files }, reports, onCancel, onCancelReading }: OnItsWayProps) {
  const reading = reports.find(({ status }) => status === 'processing')
  if (reading !== undefined)
    return <ReadingProgress report={reading} action={<CancelReading report={reading} onCancelled={onCancelReading} />} />
  if (state.is !== 'sending' && state.is !== 'queued') return null
  return (
    <div className="flex items-end gap-4">
      <div className="min-w-0 flex-1">
        {state.is === 'queued' ? <p className="text-small text-soft">Sent as soon as one before it is done.</p> : null}
        {state.is === 'sending' && state.sent < 1 ? <Progress label="Uploading" value={state.sent} max={1} /> : null}
        {state.is === 'sending' && state.sent >= 1 ? (
          <Progress label="Reading your file" value={null} valueText="A few seconds" />
        ) : null}
      </div>
      <Button tone="quiet" onClick={onCancel} about={files[0].name}>
        Cancel
      </Button>
    </div>
  )
}

/** Ends a reading in the background: what was uploaded is deleted. */
function CancelReading({ report, onCancelled }: { readonly report: ReportHead; readonly onCancelled: () => void }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(deleteReport, { params: { id: report.id } }),
    onSuccess: async () => {
      onCancelled()
      await refreshReports(client)
    },
    onError: (error) => toast({ title: 'Delete Failed', description: wordsOf(error, 'Try again.'), tone: 'destructive' }),
  })
  return (
    <Button tone="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      Cancel
    </Button>
  )
}
