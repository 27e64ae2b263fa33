import { useQuery } from '@tanstack/react-query'
import { Download, Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readLetter } from '#contract/letters.ts'
import { offeredKind } from '#web/parts/further/about-letter.ts'
import { WriteAgain } from '#web/parts/further/ask-to-write-again.tsx'
import { EarlierWords } from '#web/parts/letter/earlier-words.tsx'
import { LetterDownload } from '#web/parts/letter/letter-download.tsx'
import { LetterEditor } from '#web/parts/letter/letter-editor.tsx'
import { usePost } from '#web/parts/letter/letter-calls.ts'
import { LetterFoot } from '#web/parts/letter/letter-foot.tsx'
import { LetterSend } from '#web/parts/letter/letter-send.tsx'
import { LetterSheet } from '#web/parts/letter/letter-sheet.tsx'
import { OwnStatements } from '#web/parts/letter/own-statements.tsx'
import { PrintedPages } from '#web/parts/letter/printed-pages.tsx'
import { LetterSent } from '#web/parts/letter/letter-sent.tsx'
import { type Letter, letterName, letterState, recipientName, WRITER_WORDS } from '#web/parts/letter/letter-words.ts'
import { useUnsavedEdit } from '#web/parts/letter/use-unsaved-edit.ts'
import { PaperChoice } from '#web/parts/papers/paper-choice.tsx'
import { writeMoment } from '#web/parts/written.ts'
import { isCallError, wordsOf } from '#web/platform/api.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Details } from '#web/ui/details.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'

export interface LetterWorkbenchProps {
  readonly letterId: string
  readonly onClose: () => void
}

const GONE = 404

/** One letter from reading to sending: its sheet with the proof of each fact, edit, approve, send. */
export function LetterWorkbench({ letterId, onClose }: LetterWorkbenchProps) {
  const whole = read(readLetter, { params: { id: letterId } })
  const { data: letter, error, refetch } = useQuery({ ...whole, refetchOnMount: true })
  const [mode, setMode] = useState<Mode>('read')
  const canBeSent = letter !== undefined && helpingHere() === null && (letter.status === 'draft' || letter.practisedAt !== null)
  // Sent meanwhile: there is nothing left to choose.
  const shown = mode === 'send' && !canBeSent ? 'read' : mode
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      width="wide"
      title={letter === undefined ? 'Letter' : `Letter to ${recipientName(letter)}`}
      footer={
        canBeSent && shown !== 'edit' ? (
          <LetterFoot
            letter={letter}
            isSending={shown === 'send'}
            onSend={() => setMode('send')}
            onBack={() => setMode('read')}
          />
        ) : undefined
      }
    >
      {letter !== undefined ? (
        <Workbench letter={letter} mode={shown} onMode={setMode} onClose={onClose} />
      ) : isCallError(error) && error.status === GONE ? (
        <Notice tone="bad">This letter is gone.</Notice>
      ) : error !== null ? (
        <Notice tone="bad" title="The letter could not be loaded" isLive>
          {wordsOf(error, 'Check your connection.')} <Button onClick={() => void refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Waiting label="Loading the letter" />
      )}
    </Dialog>
  )
}

type Mode = 'read' | 'edit' | 'send'

interface WorkbenchProps {
  readonly letter: Letter
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly onClose: () => void
}

function Workbench({ letter, mode, onMode, onClose }: WorkbenchProps) {
  const [statusAtFirst] = useState(letter.status)
  const post = usePost(letter)
  const mailed = post.data?.mailed.find(({ letterId }) => letterId === letter.id)
  const [hasEdited, setHasEdited] = useState(false)
  const [again, setAgain] = useState<'address' | 'words' | null>(null)
  const stopEditing = () => {
    onMode('read')
    setHasEdited(true)
  }
  if (mode === 'edit') return <LetterEditor letter={letter} onDone={stopEditing} />
  const writeAgain =
    again === null ? null : (
      <WriteAgain
        letter={letter}
        asksAddress={again === 'address'}
        onWritten={() => setAgain(null)}
        onClose={() => setAgain(null)}
      />
    )
  if (mode === 'send')
    return (
      <>
        <LetterSend
          letter={letter}
          isBusy={post.isPending}
          onSend={(order) => post.mutate(order, { onSuccess: () => onMode('read') })}
          onAskAddress={() => setAgain('address')}
        />
        {writeAgain}
      </>
    )
  return (
    <>
      <Head letter={letter}>
        <Tools letter={letter} hasEdited={hasEdited} onEdit={() => onMode('edit')} onWriteAgain={() => setAgain('words')} />
      </Head>
      {letter.hasEarlierWords && helpingHere() === null ? <EarlierWords letter={letter} /> : null}
      <UnsavedChanges letter={letter} onEdit={() => onMode('edit')} />
      {letter.status === 'draft' ? null : (
        <LetterSent
          key={letter.status}
          letter={letter}
          expectedDelivery={mailed?.expectedDelivery ?? null}
          isNews={letter.status !== statusAtFirst}
          onClose={onClose}
        />
      )}
      <LetterSheet letter={letter} />
      <div className="mt-6 space-y-6">
        <UnderLetter letter={letter} />
        <Why letter={letter} />
      </div>
      {writeAgain}
    </>
  )
}

/** Someone typed here and left without saving. */
function UnsavedChanges({ letter, onEdit }: { readonly letter: Letter; readonly onEdit: () => void }) {
  const { data: unsaved = null } = useUnsavedEdit(letter)
  if (unsaved === null || letter.status !== 'draft') return null
  return (
    <div className="mb-4">
      <Notice tone="info" title="You have unsaved changes to this letter">
        You typed them on {writeMoment(unsaved.savedAt)}. The letter below doesn’t have them yet.
        <span className="mt-3 block">
          <Button onClick={onEdit}>Continue editing</Button>
        </span>
      </Notice>
    </div>
  )
}

function Head({ letter, children }: { readonly letter: Letter; readonly children: ReactNode }) {
  const state = letterState(letter)
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 text-small text-soft">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={state.tone}>{state.label}</Tag>
        <span>
          {letterName(letter)} about {letter.creditor}.
        </span>
        <span>{originOf(letter)}</span>
      </p>
      {children}
    </div>
  )
}

/** What the rules thought when they chose this letter. */
const Why = ({ letter: { aiStrategy, successProbability } }: { readonly letter: Letter }) => (
  <Details summary="Why this letter">
    <p className="measure text-small text-soft">
      {aiStrategy} Chance of success about {successProbability}%: an estimate from the evidence, not a promise.
    </p>
  </Details>
)

const originOf = ({ source, writtenBy }: Letter): string =>
  source === 'statement' ? 'Your own text: everything in it is your statement.' : WRITER_WORDS[writtenBy]

interface ToolsProps {
  readonly letter: Letter
  /** Back from the editor: the button that led there has the focus again. */
  readonly hasEdited: boolean
  readonly onEdit: () => void
  readonly onWriteAgain: () => void
}

/** What can be done with the words of a letter. */
function Tools({ letter, hasEdited, onEdit, onWriteAgain }: ToolsProps) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasEdited) edit.current?.focus({ preventScroll: true })
  }, [hasEdited])
  const isDraft = letter.status === 'draft'
  const isOwn = helpingHere() === null
  return (
    <div className="-mx-4 flex flex-wrap">
      {isDraft && (isOwn || (may('editLetter') && letter.attestedAt === null)) ? (
        <Button ref={edit} tone="quiet" onClick={onEdit}>
          <Icon of={Pencil} size={18} />
          Edit
        </Button>
      ) : null}
      {isDraft && isOwn && offeredKind(letter) !== null ? (
        <Button tone="quiet" onClick={onWriteAgain}>
          Write again
        </Button>
      ) : null}
      {isOwn || letter.papers.length === 0 ? (
        <LetterDownload letter={letter} tone="quiet">
          <Icon of={Download} size={18} />
          Download PDF
        </LetterDownload>
      ) : null}
    </div>
  )
}

/** Under the sheet of a draft: what it says in the member's name, and what goes along. */
function UnderLetter({ letter }: { readonly letter: Letter }) {
  if (letter.status !== 'draft') return null
  if (helpingHere() !== null)
    return (
      <Notice tone="info" title="A draft">
        The person you’re helping adds what only they know, approves it and sends it. Nobody else can.
      </Notice>
    )
  return (
    <>
      <OwnStatements letter={letter} />
      <section>
        <h3 className="mb-2">What’s enclosed</h3>
        <PaperChoice letter={letter} />
        <PrintedPages letter={letter} />
      </section>
    </>
  )
}
