import { Suspense, useEffect, useState } from 'react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { type BureauChoice, isReady, type ReadyHead, type ReportHead } from '#web/parts/stored-report.ts'
import { FileChooser } from '#web/parts/upload/file-chooser.tsx'
import { Replacing } from '#web/parts/upload/replacing.tsx'
import { placeOf } from '#web/parts/upload/place-of-upload.ts'
import { canBeSent, isUnsent, type Upload } from '#web/parts/upload/upload-queue.ts'
import { useReports } from '#web/parts/use-readings.ts'
import { useUploads } from '#web/parts/use-upload.ts'
import { type Letters, useLetters } from '#web/parts/upload/use-letters.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { useUser } from '#web/shell/current-user.ts'
import { BUREAU_LOOKS } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast.ts'

/** No one has files before they choose some: the code of their rows comes after the rest of the page. */
const UploadRows = lazyPart(async () => (await import('#web/parts/upload/upload-rows.tsx')).UploadRows)

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
  const detects = useLocation({ select: ({ state }) => state.detectsBureau === true })
  // Several reports are seldom of one bureau: unless the member says so, each is looked at.
  const bureau = chosen ?? (detects || uploads.filter(isUnsent).length > 1 ? 'auto' : null)
  const isMissing = !uploads.some(canBeSent)
  const isBusy = uploads.some(({ state }) => state.is === 'sending' || state.is === 'queued')
  useTellRead({ uploads, stored, letters, onRead })
  useEffect(() => void UploadRows.loadAhead(), [])
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
    // What comes of the files is above the button: the keyboard goes on from them.
    document.getElementById('your-files')?.focus({ preventScroll: true })
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
        {uploads.length === 0 ? null : (
          <Suspense fallback={<Waiting label="Loading your files" />}>
            <UploadRows uploads={uploads} queue={queue} stored={stored} letters={letters} showsLetters={showsLetters} />
          </Suspense>
        )}
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

interface ToTell {
  readonly uploads: readonly Upload[]
  readonly stored: readonly ReportHead[] | undefined
  readonly letters: Letters
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
