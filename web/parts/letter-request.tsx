import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { LETTER_TYPES } from '#engine/words/letter-type.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import type { LetterPlace } from '#web/parts/letter/edited-letter.ts'
import { heardLetter } from '#web/parts/letter/heard-letter.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { LetterUnderway } from '#web/parts/letter/letter-underway.tsx'
import { isWithBureau, useDisputeOf } from '#web/parts/letter/use-dispute-of.ts'
import { useOverwriteQuestion } from '#web/parts/letter/use-overwrite-question.tsx'
import { fittingTarget, type Letter, type LetterHead } from '#web/parts/letter/letter-words.ts'
import { FirstQuestion } from '#web/parts/letter/first-question.tsx'
import { RecipientFields, SenderFields } from '#web/parts/letter/request-fields.tsx'
import {
  type Asked,
  askedBefore,
  type AskedWith,
  type RequestForm,
  requestForm,
  startingRequest,
} from '#web/parts/letter/request-form.ts'
import { isCallError, wordsOf } from '#web/platform/api.ts'
import { problemsOf } from '#web/platform/form.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'

/** What the letter is about and whom it goes to. */
export interface LetterWish {
  readonly about: { readonly negativeItemId: string } | { readonly disputeId: string } | { readonly reportId: string }
  readonly creditor: string
  readonly target: DisputeTarget
  readonly letterType?: WishedType
}

/** The documents' kinds, and the one about a whole report. */
const WISHED_TYPES = [...LETTER_TYPES, 'mixed_file'] as const
type WishedType = (typeof WISHED_TYPES)[number]

/** The same letter again: rewritten with its address, or again once it came back. */
export const wishOf = ({ negativeItemId, disputeId, creditor, bureau, letterType }: LetterHead): LetterWish => ({
  about: negativeItemId === null ? { disputeId: disputeId ?? '' } : { negativeItemId },
  creditor,
  target: bureau,
  // A follow-up is not written on request, and never asks: it goes to a bureau, whose address is known.
  letterType: WISHED_TYPES.find((type) => type === letterType) ?? 'dispute',
})

const placeOf = ({ about, target, letterType = 'dispute' }: LetterWish): LetterPlace => ({
  negativeItemId: 'negativeItemId' in about ? about.negativeItemId : null,
  disputeId: 'disputeId' in about ? about.disputeId : null,
  target,
  letterType,
})

export interface LetterRequestProps {
  readonly wish: LetterWish
  /** With what the letter was asked for that is written again. */
  readonly before?: AskedWith
  /** The draft has no address to go to: asks for it at once. */
  readonly asksAddress?: boolean
  /** Nothing known says where the member lives: asks for it at once. */
  readonly asksSender?: boolean
  /** The words that the member has said may give way to it. */
  readonly agreed?: Letter | null
  readonly onWritten: (letter: Letter) => void
  readonly onClose: () => void
}

const areAboutLates = (findings: readonly { readonly rule: string; readonly grade: string }[]): boolean => {
  const stated = findings.filter(({ grade }) => grade !== 'note')
  return stated.length > 0 && stated.every(({ rule }) => rule === 'never_late_with_late_marks')
}

/** Has the letter written. Asks only for what the file does not hold: own words if wanted, an address where none is printed. */
export function LetterRequest(props: LetterRequestProps) {
  const { wish, before, asksAddress = false, asksSender = false, onWritten, onClose } = props
  const [asked, setAsked] = useState<Asked>(() => askedBefore(before, { sender: asksSender, recipient: asksAddress }))
  const { form, drop } = useDraftForm(
    requestForm(asked),
    { defaults: startingRequest(useUser()?.name ?? '', before) },
    { name: `letter ${Object.values(wish.about)[0] ?? ''} ${wish.target} ${wish.letterType ?? 'dispute'}` },
  )
  const { errors, submitCount } = form.formState
  const target = fittingTarget(wish.letterType ?? 'dispute', wish.target)
  const name = targetName(target, wish.creditor)
  const dispute = useDisputeOf(wish.about)
  const ownWords = dispute?.ownWords ?? ''
  const { unlessEdited, question } = useOverwriteQuestion()
  const [agreed, setAgreed] = useState(props.agreed ?? null)
  const { request, underway } = useRequest({ ...wish, target }, asked, {
    onAsk: (more) => setAsked({ ...asked, ...more }),
    onWritten: (letter) => {
      drop()
      onWritten(letter)
    },
  })
  const writeOver = (values: z.output<RequestForm>) => (words: Letter | null) => {
    setAgreed(words)
    request.mutate(values)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Letter to ${name}`}
      description="We write it from your report and the law. You read, edit and approve it before anything is sent."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => unlessEdited(placeOf({ ...wish, target }), writeOver(values), agreed))}
        className="space-y-6"
      >
        <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
        {asked.sender ? <SenderFields form={form} /> : null}
        {asked.recipient ? <RecipientFields form={form} creditor={wish.creditor} /> : null}
        {helpingHere() === null ? (
          <FirstQuestion
            kind={wish.letterType ?? 'dispute'}
            form={form}
            name={name}
            isToBureau={wish.target !== 'creditor'}
            isWithBureau={isWithBureau(dispute, target)}
            isAboutLates={areAboutLates(dispute?.findings ?? [])}
            isSaid={ownWords !== ''}
          />
        ) : null}
        {helpingHere() === null && ownWords !== '' ? (
          <div className="space-y-2">
            <p className="font-strong">What you told us</p>
            <blockquote className="quoted border-l-4 border-rule pl-4 whitespace-pre-line wrap-anywhere">{ownWords}</blockquote>
            <p className="text-small text-soft">It goes in the letter in your words.</p>
          </div>
        ) : null}
        {helpingHere() === null ? (
          <TextArea
            label={ownWords === '' ? 'Anything in your own words?' : 'Anything to add in your own words?'}
            isOptional
            hint="Only what you know yourself. It goes in the letter in your words."
            error={errors.statement?.message}
            {...form.register('statement')}
          />
        ) : (
          <p className="measure text-soft">
            This draft has only facts. The person you’re helping adds what only they know and approves it.
          </p>
        )}
        <Button type="submit" tone="primary" wide="phone" busy={request.isPending}>
          Write the letter
        </Button>
        {request.isPending && underway !== null ? <LetterUnderway paragraphs={underway} /> : null}
      </form>
      {question}
    </Dialog>
  )
}

/** What was answered before writing; what was left open is not told. */
function toldIn({
  isWrong,
  isAnnual,
  addsInformation,
  noticeOn,
}: Omit<z.output<RequestForm>, 'statement' | 'userInfo' | 'recipientAddress'>) {
  const told = {
    ...(isWrong && { isWrong }),
    ...(isAnnual && { afterFreeAnnualReport: true }),
    ...(addsInformation && { addsInformation }),
    ...(noticeOn !== '' && { collectorNotice: { receivedOn: noticeOn } }),
  }
  return Object.keys(told).length === 0 ? {} : { told }
}

interface Answers {
  readonly onAsk: (more: Partial<Asked>) => void
  readonly onWritten: (letter: Letter) => void
}

function useRequest(wish: LetterWish, asked: Asked, { onAsk, onWritten }: Answers) {
  const client = useQueryClient()
  const [underway, setUnderway] = useState<readonly string[] | null>(null)
  const request = useMutation({
    mutationFn: ({ statement, userInfo, recipientAddress, ...answers }: z.output<RequestForm>) =>
      heardLetter(
        {
          ...wish.about,
          recipient: wish.target,
          ...(wish.letterType !== undefined && { letterType: wish.letterType }),
          ...(asked.sender && { userInfo }),
          ...(asked.recipient && { recipientAddress }),
          ...(statement !== '' && { statement }),
          ...toldIn(answers),
        },
        {
          onAsked: () => setUnderway([]),
          onParagraph: (text) => setUnderway((before) => [...(before ?? []), text]),
        },
      ),
    onMutate: () => setUnderway(null),
    retry: false,
    onSuccess: async (letter) => {
      await refreshCases(client)
      // Without an address the letter could never go out: better asked now than at the post office.
      const isAsked = letter.recipientAddress.length === 0 && !asked.recipient && helpingHere() === null
      if (isAsked) onAsk({ recipient: true })
      else onWritten(letter)
    },
    onError: (error) => {
      const asksSender = isCallError(error) && error.issues.some(({ path }) => path.startsWith('userInfo.'))
      if (asksSender && helpingHere() === null) return onAsk({ sender: true })
      toast({ title: 'Generation Failed', description: wordsOf(error, 'Failed to generate dispute letter'), tone: 'destructive' })
    },
  })
  return { request, underway }
}
