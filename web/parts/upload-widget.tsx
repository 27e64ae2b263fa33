import { type ComponentProps, useEffect, useState } from 'react'
import { useSearch } from '@tanstack/react-router'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { type BureauChoice, isReady, type ReadyHead, type ReportHead } from '#web/parts/stored-report.ts'
import { FileChooser } from '#web/parts/upload/file-chooser.tsx'
import { Replacing } from '#web/parts/upload/replacing.tsx'
import { canBeSent, isUnsent, type Upload, type UploadQueue } from '#web/parts/upload/upload-queue.ts'
import { UploadRow } from '#web/parts/upload/upload-row.tsx'
import { reportsOf, standingOf, tellUpload, twinOf } from '#web/parts/upload/upload-words.ts'
import { useKeptFocus } from '#web/parts/use-kept-focus.ts'
import { useReports } from '#web/parts/use-readings.ts'
import { useUploads } from '#web/parts/use-upload.ts'
import { type Letters, useLetters } from '#web/parts/upload/use-letters.ts'
import { useUser } from '#web/shell/current-user.ts'
import { BUREAU_LOOKS } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toast } from '#web/ui/toast.ts'

interface UploadWidgetProps {
  /** The documents ask it where reports are uploaded; everywhere else a paper is told apart by its own words. */
  readonly asksBureau?: boolean
  /** The case that what comes is added to. */
  readonly disputeId?: string
  /** The letters' own sheets show on this screen. */
  readonly showsLetters?: boolean
  /** Called once everything that was sent is read, and every list knows of it. */
  readonly onRead?: (reports: readonly ReadyHead[]) => void
}

const CHOICES: readonly BureauChoice[] = [...BUREAUS, 'auto']
const choiceOf = (value: string): BureauChoice | null => CHOICES.find((choice) => choice === value) ?? null
const bureauCards = CHOICES.map((value) => ({
  value,
  label: value === 'auto' ? 'Detect the bureau for me' : <BureauName bureau={value} />,
}))

function BureauName({ bureau }: { readonly bureau: Exclude<BureauChoice, 'auto'> }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className={`fill-current ${BUREAU_LOOKS[bureau].text}`}>
        <path d={BUREAU_LOOKS[bureau].shape} />
      </svg>
      {BUREAU_NAMES[bureau]}
    </span>
  )
}

/**
 * The one place to add any paper, wherever it shows: reports, answers, every letter. Each file has its own row: how far it is, then what
 * was read of it or why it was not taken.
 */
export function UploadWidget(props: UploadWidgetProps) {
  const user = useUser()
  return user === null ? null : <Widget key={user.id} owner={user.id} {...props} />
}

function Widget({
  owner,
  asksBureau = false,
  disputeId,
  showsLetters = false,
  onRead,
}: UploadWidgetProps & { readonly owner: string }) {
  const { uploads, queue } = useUploads(owner)
  const letters = useLetters(uploads)
  const { data: stored } = useReports()
  const { report: meant } = useSearch({ strict: false })
  const replaced = stored?.find(({ id }) => id === meant)
  const [chosen, setChosen] = useState<BureauChoice | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [wasTried, setWasTried] = useState(false)
  const waiting = uploads.filter(({ state }) => state.is === 'waiting')
  // Several reports are seldom of one bureau: unless the member says so, each is looked at.
  const bureau = chosen ?? (uploads.filter(isUnsent).length > 1 ? 'auto' : null)
  const isMissing = !uploads.some(canBeSent)
  const isBusy = uploads.some(({ state }) => state.is === 'sending' || state.is === 'queued')
  useTellRead({ uploads, stored, letters, onRead })
  const noFile = wasTried && isMissing && !isBusy ? 'Choose the file of your report or letter' : undefined
  const noBureau = asksBureau && wasTried && bureau === null ? 'Choose the bureau, or let us detect it' : undefined
  const problems = [
    ...(noFile === undefined ? [] : [{ field: 'creditReport', message: noFile }]),
    ...(noBureau === undefined ? [] : [{ field: 'bureau', message: noBureau }]),
  ]
  const send = () => {
    setWasTried(true)
    setAttempts(attempts + 1)
    if (isMissing || (asksBureau && bureau === null)) return isMissing && isBusy ? undefined : tellMissing(asksBureau)
    queue.sendAll({
      bureau: asksBureau ? bureau : null,
      disputeId,
      ...(asksBureau && replaced !== undefined && waiting.length === 1 && { replaces: replaced.id }),
    })
    setWasTried(false)
  }
  return (
    <Sheet title="Upload a report or letter">
      <div className="space-y-6">
        <ErrorSummary problems={problems} attempt={attempts} />
        {replaced === undefined ? null : (
          <Arrival key={replaced.id}>
            <Replacing report={replaced} count={waiting.length} />
          </Arrival>
        )}
        <FileChooser
          onChoose={(files) => {
            setWasTried(false)
            queue.add(files)
          }}
          error={noFile}
        />
        <Rows uploads={uploads} queue={queue} stored={stored} letters={letters} showsLetters={showsLetters} />
        {asksBureau ? (
          <ChoiceCards
            type="radio"
            name="bureau"
            label="Which bureau is it from?"
            choices={bureauCards}
            chosen={bureau ?? ''}
            error={noBureau}
            onChange={({ target }) => setChosen(choiceOf(target.value))}
          />
        ) : null}
        <Button tone="primary" wide="phone" busy={isBusy && isMissing} onClick={send}>
          Upload and read
        </Button>
      </div>
    </Sheet>
  )
}

const tellMissing = (asksBureau: boolean) =>
  toast({
    title: 'Missing Information',
    description: asksBureau ? 'Please select both a file and credit bureau.' : 'Please select a file.',
    tone: 'destructive',
  })

interface RowsProps {
  readonly uploads: readonly Upload[]
  readonly queue: UploadQueue
  readonly stored: readonly ReportHead[] | undefined
  readonly letters: Letters
  readonly showsLetters: boolean
}

function Rows({ uploads, queue, stored, letters, showsLetters }: RowsProps) {
  const { list, watch } = useKeptFocus()
  const remove = (id: string) => {
    queue.remove(id)
    // The button goes with its row: the list takes the focus, or the chooser when it was the last.
    const next = uploads.length > 1 ? list.current : document.getElementById('field-creditReport')
    next?.focus()
  }
  const told = uploads
    .filter(({ state }) => state.is !== 'waiting')
    .map((upload) => ({ id: upload.id, words: tellUpload(upload, placeOf(upload, { stored, letters }).standing) }))
  return (
    <>
      {uploads.length === 0 ? null : (
        <ul ref={list} {...watch} tabIndex={-1} aria-label="Your files" className="divide-y divide-rule border-y border-rule">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              queue={queue}
              stored={stored}
              letter={letterOf(upload, letters)}
              showsLetters={showsLetters}
              apart={apartOf(upload, uploads)}
              twin={twinOf(upload, uploads)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
      <div className="sr-only" aria-live="polite" aria-relevant="additions">
        {told.map(({ id, words }) => (
          <p key={`${id} ${words}`}>{words}</p>
        ))}
      </div>
    </>
  )
}

const letterOf = ({ state }: Upload, letters: Letters) => letters.get(state.is === 'taken' ? (state.replyId ?? '') : '')

/** What was made of an upload, and where it is. */
function placeOf(upload: Upload, { stored, letters }: Pick<RowsProps, 'stored' | 'letters'>) {
  const letter = letterOf(upload, letters)
  const reports = reportsOf(upload, stored, letter)
  return { reports, standing: standingOf(upload, reports, letter) }
}

/** On the first of the pictures that were taken apart: how many they are. */
function apartOf({ id, together }: Upload, uploads: readonly Upload[]): ComponentProps<typeof UploadRow>['apart'] {
  const others = uploads.filter((upload) => together !== null && upload.together === together && isUnsent(upload))
  return others.length > 1 && others[0]?.id === id ? others.length : null
}

interface ToTell extends Pick<RowsProps, 'uploads' | 'stored' | 'letters'> {
  readonly onRead: UploadWidgetProps['onRead'] | undefined
}

/** Once nothing is under way and nothing asks for an answer: what came of the files that this screen saw go. */
function useTellRead({ uploads, stored, letters, onRead }: ToTell): void {
  const [known] = useState(() => new Set(uploads.filter(({ state }) => state.is === 'taken').map(({ id }) => id)))
  useEffect(() => {
    if (onRead === undefined || stored === undefined) return
    const rows = uploads.map((upload) => ({ id: upload.id, upload, ...placeOf(upload, { stored, letters }) }))
    const isUnsettled = rows.some(({ standing }) => !['waiting', 'read', 'deleted'].includes(standing))
    const fresh = rows.filter(({ id, upload }) => upload.state.is === 'taken' && !known.has(id))
    const came = fresh.flatMap(({ reports }) => reports.filter(isReady))
    if (isUnsettled || came.length === 0) return
    for (const { id } of fresh) known.add(id)
    onRead(came)
  }, [uploads, stored, letters, onRead, known])
}
