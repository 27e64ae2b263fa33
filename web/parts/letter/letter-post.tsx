import { useState } from 'react'
import { CheckAnswers } from '#web/parts/letter/check-answers.tsx'
import {
  isSendable,
  type Letter,
  LETTER_TYPE_WORDS,
  MAIL_PRICES,
  MAIL_WORDS,
  type MailingMethod,
  price,
  recipientName,
} from '#web/parts/letter/letter-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface LetterPostProps {
  readonly letter: Letter
  readonly isBusy: boolean
  readonly onSend: (method: MailingMethod) => void
  /** Where the company gets mail is not known yet: asks for it. */
  readonly onAskAddress: () => void
}

const METHODS: readonly { readonly value: MailingMethod; readonly detail: string }[] = [
  { value: 'certified_mail', detail: 'About 3 mail days. A tracking number and proof of delivery.' },
  { value: 'standard_mail', detail: 'About 5 mail days. No tracking number.' },
]

/** Sending through the post office: the method, then everything once more before the act. */
export function LetterPost({ letter, isBusy, onSend, onAskAddress }: LetterPostProps) {
  const [method, setMethod] = useState<MailingMethod>('certified_mail')
  const [isChecking, setIsChecking] = useState(false)
  if (letter.recipientAddress.length === 0) return <AddressMissing letter={letter} onAsk={onAskAddress} />
  if (isChecking) {
    return (
      <PostCheck
        letter={letter}
        method={method}
        isBusy={isBusy}
        onSend={() => onSend(method)}
        onBack={() => setIsChecking(false)}
      />
    )
  }
  return (
    <div className="space-y-4">
      <p className="measure text-small text-soft">
        This installation uses its practice post office: the letter is printed and its way is kept, but{' '}
        <strong>nothing is really mailed</strong> and nothing is charged.
      </p>
      <ChoiceCards
        type="radio"
        name="mailingMethod"
        label="How should it go?"
        columns={1}
        choices={METHODS.map(({ value, detail }) => ({
          value,
          label: `${MAIL_WORDS[value]} ${price(MAIL_PRICES[value])}`,
          detail,
        }))}
        chosen={method}
        onChange={({ target }) => setMethod(target.value === 'standard_mail' ? 'standard_mail' : 'certified_mail')}
      />
      <Button
        tone={isSendable(letter) ? 'primary' : 'secondary'}
        wide="phone"
        disabledBecause={isSendable(letter) ? undefined : 'Read the letter and confirm that it is true before it is sent.'}
        onClick={() => setIsChecking(true)}
      >
        Send Letters
      </Button>
    </div>
  )
}

function AddressMissing({ letter, onAsk }: { readonly letter: Letter; readonly onAsk: () => void }) {
  return (
    <div className="space-y-3">
      <Notice>Your report prints no address for {recipientName(letter)}. The letter needs one before it can be mailed.</Notice>
      <Button onClick={onAsk}>Add the address</Button>
    </div>
  )
}

interface PostCheckProps {
  readonly letter: Letter
  readonly method: MailingMethod
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly onBack: () => void
}

/** Check your answers: who, what, how, for how much; the button names the act. */
function PostCheck({ letter, method, isBusy, onSend, onBack }: PostCheckProps) {
  return (
    <div className="space-y-4">
      <CheckAnswers
        title="Check before you send"
        answers={[
          { name: 'To', text: [letter.recipient, ...letter.recipientAddress].join('\n') },
          { name: 'Letter', text: `${LETTER_TYPE_WORDS[letter.letterType]} about ${letter.creditor}` },
          { name: 'Method', text: `${MAIL_WORDS[method]}, practice post office` },
          { name: 'Cost', text: `${price(MAIL_PRICES[method])}, simulated: nothing is charged` },
        ]}
      />
      <p className="measure text-small text-soft">
        Nothing is really mailed. To reach {recipientName(letter)} for real, download the PDF, mail it yourself and mark it as
        sent.
      </p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button tone="primary" busy={isBusy} onClick={onSend}>
          Send 1 letter by {MAIL_WORDS[method].toLowerCase()} · {price(MAIL_PRICES[method])}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  )
}
