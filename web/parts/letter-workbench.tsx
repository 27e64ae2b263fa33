import { useQuery } from '@tanstack/react-query'
import { Download, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { readLetter } from '#contract/letters.ts'
import { offeredKind } from '#web/parts/further/about-letter.ts'
import { WriteAgain } from '#web/parts/further/ask-to-write-again.tsx'
import { EarlierWords } from '#web/parts/letter/earlier-words.tsx'
import { LetterConfirm } from '#web/parts/letter/letter-confirm.tsx'
import { LetterDownload } from '#web/parts/letter/letter-download.tsx'
import { LetterEditor } from '#web/parts/letter/letter-editor.tsx'
import { type PostOrder, usePost } from '#web/parts/letter/letter-calls.ts'
import { MarkAsSent } from '#web/parts/letter/letter-own-mailing.tsx'
import { LetterPage } from '#web/parts/letter/letter-page.tsx'
import { LetterPost } from '#web/parts/letter/letter-post.tsx'
import { LetterProof } from '#web/parts/letter/letter-proof.tsx'
import { PrintAtHome } from '#web/parts/letter/print-at-home.tsx'
import { PrintedPages } from '#web/parts/letter/printed-pages.tsx'
import { LetterSent } from '#web/parts/letter/letter-sent.tsx'
import {
  isOnlyPractice,
  type Letter,
  LETTER_TYPE_WORDS,
  letterState,
  recipientName,
  WRITER_WORDS,
} from '#web/parts/letter/letter-words.ts'
import { useUnsavedEdit } from '#web/parts/letter/use-unsaved-edit.ts'
import { useMailPrices } from '#web/parts/mailing/mailing-calls.ts'
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

/** One letter from reading to sending: its page with the proof of each sentence, edit, confirm, PDF, post. */
export function LetterWorkbench({ letterId, onClose }: LetterWorkbenchProps) {
  const whole = read(readLetter, { params: { id: letterId } })
  const { data: letter, error, refetch } = useQuery({ ...whole, refetchOnMount: true })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      width="wide"
      title={letter === undefined ? 'Letter' : `Letter to ${recipientName(letter)}`}
    >
      {letter !== undefined ? (
        <Workbench letter={letter} onClose={onClose} />
      ) : isCallError(error) && error.status === GONE ? (
        <Notice tone="bad">This letter is not there any more.</Notice>
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

function Workbench({ letter, onClose }: { readonly letter: Letter; readonly onClose: () => void }) {
  const [isEditing, setIsEditing] = useState(false)
  const [selected, setSelected] = useState(() => firstWithPlace(letter))
  const [statusAtFirst] = useState(letter.status)
  const post = usePost(letter)
  const mailed = post.data?.mailed.find(({ letterId }) => letterId === letter.id)
  const [hasEdited, setHasEdited] = useState(false)
  const stopEditing = () => {
    setIsEditing(false)
    setHasEdited(true)
  }
  if (isEditing) return <LetterEditor letter={letter} onDone={stopEditing} />
  return (
    <>
      <Head letter={letter} />
      {letter.hasEarlierWords && helpingHere() === null ? <EarlierWords letter={letter} /> : null}
      <UnsavedChanges letter={letter} onEdit={() => setIsEditing(true)} />
      {letter.status === 'draft' ? null : (
        <LetterSent
          key={letter.status}
          letter={letter}
          expectedDelivery={mailed?.expectedDelivery ?? null}
          isNews={letter.status !== statusAtFirst}
          onClose={onClose}
        />
      )}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_19rem]" data-may-break>
        <LetterPage letter={letter} selected={selected} onSelect={setSelected} />
        <div className="min-w-0 max-md:sticky max-md:-bottom-6 max-md:z-1 max-md:-mx-5 max-md:max-h-[38dvh] max-md:overflow-y-auto max-md:border-y max-md:border-rule max-md:bg-sheet max-md:px-5 max-md:py-3 md:col-start-2 md:row-span-2">
          <div className="md:sticky md:top-0 md:max-h-[72dvh] md:overflow-y-auto">
            <LetterProof letter={letter} selected={selected} onSelect={setSelected} />
          </div>
        </div>
        <Actions
          letter={letter}
          isPosting={post.isPending}
          hasEdited={hasEdited}
          onEdit={() => setIsEditing(true)}
          onPost={(order) => post.mutate(order)}
        />
      </div>
    </>
  )
}

/** Somebody typed here and left without saving. */
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

function Head({ letter }: { readonly letter: Letter }) {
  const state = letterState(letter)
  return (
    <div className="mb-3 text-small text-soft">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={state.tone}>{state.label}</Tag>
        <span>
          {LETTER_TYPE_WORDS[letter.letterType]} about {letter.creditor}.
        </span>
        <span>{originOf(letter)}</span>
      </div>
      <Details summary="Why this letter">
        <p className="measure">
          {letter.aiStrategy} Chance of success about {letter.successProbability}%: an estimate from the evidence, not a promise.
        </p>
      </Details>
    </div>
  )
}

const originOf = ({ source, writtenBy }: Letter): string =>
  source === 'statement' ? 'Your own text: everything in it is your statement.' : WRITER_WORDS[writtenBy]

const firstWithPlace = (letter: Letter): number =>
  Math.max(
    letter.proof.findIndex(({ facts }) => facts.some(({ box }) => box !== undefined)),
    0,
  )

interface SendItProps {
  readonly letter: Letter
  readonly isPosting: boolean
  readonly onPost: (order: PostOrder) => void
  readonly onAskAddress: () => void
}

/** Both ways out. Where no real post is set up, what really sends it comes first. */
function SendIt({ letter, isPosting, onPost, onAskAddress }: SendItProps) {
  const prices = useMailPrices()
  const isPracticePost = prices.data?.isSimulated === true
  const isMailedFirst = isPracticePost && !isOnlyPractice(letter)
  const byPost =
    letter.practisedAt !== null && isPracticePost ? null : (
      <LetterPost letter={letter} isBusy={isPosting} onSend={onPost} onAskAddress={onAskAddress} />
    )
  const byHand = (
    <Details summary="I'll mail it myself">
      <PrintAtHome letter={letter} />
      <MarkAsSent letter={letter} />
    </Details>
  )
  if (prices.data === undefined && !prices.isError) return <Waiting label="Loading the prices" />
  return (
    <div className="space-y-4">
      {isMailedFirst ? byHand : byPost}
      {isMailedFirst ? byPost : byHand}
    </div>
  )
}

interface ActionsProps {
  readonly letter: Letter
  readonly isPosting: boolean
  /** Back from the editor: the button that led there has the focus again. */
  readonly hasEdited: boolean
  readonly onEdit: () => void
  readonly onPost: (order: PostOrder) => void
}

/** Under the letter, in the order of the work: change, confirm, send. */
function Actions({ letter, isPosting, hasEdited, onEdit, onPost }: ActionsProps) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasEdited) edit.current?.focus({ preventScroll: true })
  }, [hasEdited])
  const [again, setAgain] = useState<'address' | 'words' | null>(null)
  const isDraft = letter.status === 'draft'
  const isOwn = helpingHere() === null
  return (
    <div className="min-w-0 space-y-6">
      <div className="flex flex-wrap gap-2">
        {isDraft && (isOwn || (may('editLetter') && letter.attestedAt === null)) ? (
          <Button ref={edit} onClick={onEdit}>
            <Icon of={Pencil} size={18} />
            Edit
          </Button>
        ) : null}
        {isDraft && isOwn && offeredKind(letter) !== null ? <Button onClick={() => setAgain('words')}>Write again</Button> : null}
        {isOwn || letter.papers.length === 0 ? (
          <LetterDownload letter={letter}>
            <Icon of={Download} size={18} />
            Download PDF
          </LetterDownload>
        ) : null}
      </div>
      {isDraft && !isOwn ? (
        <Notice tone="info" title="A draft">
          The person whose file this is reads it, adds what only they know, confirms it and sends it. Nobody else can.
        </Notice>
      ) : null}
      {isDraft && isOwn ? (
        <>
          <section className="border-t border-rule pt-5">
            <h3 className="mb-2">What’s enclosed</h3>
            <PaperChoice letter={letter} />
            <PrintedPages letter={letter} />
          </section>
          <section className="border-t border-rule pt-5">
            <h3>Is it true?</h3>
            <LetterConfirm letter={letter} />
          </section>
          <section className="border-t border-rule pt-5">
            <h3 className="mb-2">Send it</h3>
            <SendIt letter={letter} isPosting={isPosting} onPost={onPost} onAskAddress={() => setAgain('address')} />
          </section>
        </>
      ) : null}
      {letter.practisedAt !== null && isOwn ? (
        <section className="border-t border-rule pt-5">
          <h3 className="mb-2">Mail it for real</h3>
          <SendIt letter={letter} isPosting={isPosting} onPost={onPost} onAskAddress={() => setAgain('address')} />
        </section>
      ) : null}
      {again !== null ? (
        <WriteAgain
          letter={letter}
          asksAddress={again === 'address'}
          onWritten={() => setAgain(null)}
          onClose={() => setAgain(null)}
        />
      ) : null}
    </div>
  )
}
