import { useState } from 'react'
import { clockWords, enclosureWords, LETTER_GUIDES } from '#engine/letters/letter-guide.ts'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { type About, type LetterKind, queryOf } from '#web/parts/further/about-letter.ts'
import {
  FIELDS_OF,
  furtherForm,
  type FurtherFormState,
  type FurtherTyped,
  type FurtherValues,
  startingValues,
} from '#web/parts/further/further-form.ts'
import { ToldFieldOf } from '#web/parts/further/told-fields.tsx'
import { useFurtherRequest } from '#web/parts/further/use-further-request.ts'
import { type Letter, LETTER_TYPE_WORDS } from '#web/parts/letter/letter-words.ts'
import { useOverwriteQuestion } from '#web/parts/letter/use-overwrite-question.tsx'
import { RecipientFields, SenderFields } from '#web/parts/letter/request-fields.tsx'
import { type Asked, askedBefore, type AskedWith } from '#web/parts/letter/request-form.ts'
import { problemsOf } from '#web/platform/form.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

export interface FurtherRequestProps {
  readonly about: About
  readonly creditor: string
  readonly offer: LetterKind
  /** With what the letter was asked for that is written again; null: it is new. */
  readonly before?: AskedWith | null
  /** To whom that letter goes. */
  readonly recipient?: DisputeTarget
  readonly asksAddress?: boolean
  readonly onWritten: (letter: Letter) => void
  readonly onClose: () => void
}

/** Has one of the further letters written: what only the member can tell is asked, and why. */
export function FurtherRequest(props: FurtherRequestProps) {
  const { about, creditor, offer, before = null, onWritten, onClose } = props
  const kind = offer.letterType
  const first = props.recipient ?? offer.recipients[0] ?? 'creditor'
  const [asked, setAsked] = useState<Asked>(() => askedBefore(before, { sender: false, recipient: props.asksAddress ?? false }))
  // An inquiry that no one disputed yet: the words open its dispute.
  const needsWords = !('negativeItemId' in about) && !('disputeId' in about)
  const name = useUser()?.name ?? ''
  const { form, drop } = useDraftForm<FurtherTyped, FurtherValues>(
    furtherForm({ kind, needsWords, ...asked }),
    { defaults: startingValues(name, first, before) },
    { name: `letter ${Object.values(queryOf(about)).join(' ')} ${kind}` },
  )
  const { asking, refusal } = useFurtherRequest(
    { about, kind, asked },
    {
      form,
      onAsk: (more) => setAsked({ ...asked, ...more }),
      onWritten: (letter) => {
        drop()
        onWritten(letter)
      },
    },
  )
  const { unlessEdited, question } = useOverwriteQuestion()
  const [agreed, setAgreed] = useState<Letter | null>(null)
  const place = { negativeItemId: null, disputeId: null, ...about, letterType: kind }
  const writeOver = (values: FurtherValues) => (words: Letter | null) => {
    setAgreed(words)
    asking.mutate(values)
  }
  const { errors, submitCount } = form.formState
  const problems = [...(refusal === null ? [] : [{ message: refusal }]), ...problemsOf(errors)]
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={LETTER_TYPE_WORDS[kind]}
      description={LETTER_GUIDES[kind].when}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => unlessEdited({ ...place, target: values.recipient }, writeOver(values), agreed))}
        className="space-y-6"
      >
        <ErrorSummary problems={problems} attempt={submitCount} />
        <Guide form={form} offer={offer} />
        {props.recipient === undefined && offer.recipients.length > 1 ? (
          <ChoiceCards
            type="radio"
            label="Who gets it?"
            choices={offer.recipients.map((target) => ({ value: target, label: targetName(target, creditor) }))}
            {...form.register('recipient')}
          />
        ) : null}
        {FIELDS_OF[kind].map((field) => (
          <ToldFieldOf key={field} name={field} kind={kind} form={form} why={whyOf(offer, field)} needsWords={needsWords} />
        ))}
        {asked.sender ? <SenderFields form={form} /> : null}
        {asked.recipient ? <RecipientFields form={form} creditor={creditor} /> : null}
        <Button type="submit" tone="primary" wide="phone" busy={asking.isPending}>
          {before === null ? 'Write the letter' : 'Write it again'}
        </Button>
      </form>
      {question}
    </Dialog>
  )
}

/** The engine’s own words for why it asks. */
const whyOf = ({ asks }: LetterKind, field: string): string | undefined =>
  asks.find(({ path }) => path === field || path === `told.${field}`)?.message

function Guide({ form, offer: { letterType } }: { readonly form: FurtherFormState; readonly offer: LetterKind }) {
  const facts = [
    ['What it needs', LETTER_GUIDES[letterType].needs],
    ['The clock', clockWords(letterType, form.watch('recipient'))],
    ['What’s enclosed', enclosureWords(letterType)],
  ] as const
  return (
    <dl className="measure space-y-2 text-small">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="inline font-strong">{name}: </dt>
          <dd className="inline text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
