import { useQuery } from '@tanstack/react-query'
import { Download, Pencil } from 'lucide-react'
import { useState } from 'react'
import { listLetters, readLetterPdf } from '#contract/letters.ts'
import { LetterConfirm } from '#web/parts/letter/letter-confirm.tsx'
import { LetterEditor } from '#web/parts/letter/letter-editor.tsx'
import { usePost } from '#web/parts/letter/letter-calls.ts'
import { MarkAsSent } from '#web/parts/letter/letter-own-mailing.tsx'
import { LetterPage } from '#web/parts/letter/letter-page.tsx'
import { LetterPost } from '#web/parts/letter/letter-post.tsx'
import { LetterProof } from '#web/parts/letter/letter-proof.tsx'
import { LetterSent } from '#web/parts/letter/letter-sent.tsx'
import { type Letter, LETTER_TYPE_WORDS, letterState, recipientName } from '#web/parts/letter/letter-words.ts'
import { LetterRequest, type LetterWish } from '#web/parts/letter-request.tsx'
import { addressOf, wordsOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Details } from '#web/ui/details.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface LetterWorkbenchProps {
  readonly letterId: string
  readonly onClose: () => void
}

/** One letter from reading to sending: its page with the proof of each sentence, edit, confirm, PDF, post. */
export function LetterWorkbench({ letterId, onClose }: LetterWorkbenchProps) {
  const { data, error, refetch } = useQuery(read(listLetters, {}))
  const letter = data?.find(({ id }) => id === letterId)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      width="wide"
      title={letter === undefined ? 'Letter' : `Letter to ${recipientName(letter)}`}
    >
      {letter !== undefined ? (
        <Workbench letter={letter} />
      ) : error !== null ? (
        <Notice tone="bad" title="The letter could not be loaded" isLive>
          {wordsOf(error, 'Check your connection.')} <Button onClick={() => void refetch()}>Try again</Button>
        </Notice>
      ) : data === undefined ? (
        <Waiting label="Loading the letter" />
      ) : (
        <Notice tone="bad">This letter is not there any more.</Notice>
      )}
    </Dialog>
  )
}

function Workbench({ letter }: { readonly letter: Letter }) {
  const [isEditing, setIsEditing] = useState(false)
  const [selected, setSelected] = useState(() => firstWithFacts(letter))
  const state = letterState(letter)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-soft">
        <Tag tone={state.tone}>{state.label}</Tag>
        <span>
          {LETTER_TYPE_WORDS[letter.letterType]} about {letter.creditor}
        </span>
        <span>
          {letter.writtenBy === 'rules' ? 'Written by rules from your file' : 'Drafted by a model, checked against your file'}
        </span>
      </div>
      {isEditing ? (
        <LetterEditor letter={letter} onDone={() => setIsEditing(false)} />
      ) : (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0">
            <LetterPage letter={letter} selected={selected} onSelect={setSelected} />
          </div>
          <div className="min-w-0 space-y-6">
            <div className="sticky bottom-0 max-md:-mx-5 max-md:max-h-[40dvh] max-md:overflow-y-auto max-md:border-t max-md:border-rule max-md:bg-sheet max-md:px-5 max-md:py-3 md:static">
              <LetterProof letter={letter} selected={selected} onSelect={setSelected} />
            </div>
            <Actions letter={letter} onEdit={() => setIsEditing(true)} />
          </div>
        </div>
      )}
    </>
  )
}

const firstWithFacts = (letter: Letter): number =>
  Math.max(
    letter.proof.findIndex(({ facts }) => facts.some(({ box }) => box !== undefined)),
    0,
  )

function Actions({ letter, onEdit }: { readonly letter: Letter; readonly onEdit: () => void }) {
  const [isAddressing, setIsAddressing] = useState(false)
  const post = usePost(letter)
  const mailed = post.data?.mailed.find(({ letterId }) => letterId === letter.id)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-2">
        {letter.status === 'draft' ? (
          <Button onClick={onEdit}>
            <Icon of={Pencil} size={18} />
            Edit
          </Button>
        ) : null}
        <ButtonAnchor href={addressOf(readLetterPdf, { params: { id: letter.id } })} download={`letter-to-${letter.bureau}.pdf`}>
          <Icon of={Download} size={18} />
          Download PDF
        </ButtonAnchor>
      </div>
      {letter.status === 'draft' ? (
        <>
          <LetterConfirm letter={letter} />
          <section className="border-t border-rule pt-5">
            <h3 className="mb-2">Send it</h3>
            <LetterPost
              letter={letter}
              isBusy={post.isPending}
              onSend={(method) => post.mutate(method)}
              onAskAddress={() => setIsAddressing(true)}
            />
            <Details summary="I mail it myself">
              <MarkAsSent letter={letter} />
            </Details>
          </section>
        </>
      ) : (
        <LetterSent letter={letter} expectedDelivery={mailed?.expectedDelivery ?? null} />
      )}
      {isAddressing ? (
        <LetterRequest
          wish={wishOf(letter)}
          asksAddress
          onWritten={() => setIsAddressing(false)}
          onClose={() => setIsAddressing(false)}
        />
      ) : null}
    </div>
  )
}

/** The same letter again, for a rewrite with its address. */
const wishOf = ({ negativeItemId, disputeId, creditor, bureau, letterType }: Letter): LetterWish => ({
  about: negativeItemId === null ? { disputeId: disputeId ?? '' } : { negativeItemId },
  creditor,
  target: bureau,
  letterType,
})
