import { useState } from 'react'
import type { PostOrder } from '#web/parts/letter/letter-calls.ts'
import { isSendable, type Letter, type MailingMethod, recipientName } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { useMailPrices } from '#web/parts/mailing/mailing-calls.ts'
import { MailingCheck } from '#web/parts/mailing/mailing-check.tsx'
import { costWords, isByHand, noPrice, SERVICE_WORDS } from '#web/parts/mailing/mailing-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

interface LetterPostProps {
  readonly letter: Letter
  readonly isBusy: boolean
  readonly onSend: (order: PostOrder) => void
  /** Where the company gets mail is not known yet: asks for it. */
  readonly onAskAddress: () => void
}

const METHODS: readonly MailingMethod[] = ['certified_mail', 'standard_mail']

/** Sending through the post office: the method, then everything once more before the act. */
export function LetterPost({ letter, isBusy, onSend, onAskAddress }: LetterPostProps) {
  const [method, setMethod] = useState<MailingMethod>('certified_mail')
  const [isChecking, setIsChecking] = useState(false)
  const prices = useMailPrices()
  if (letter.recipientAddress.length === 0) return <AddressMissing letter={letter} onAsk={onAskAddress} />
  if (isByHand(letter)) return <OwnPapers letter={letter} />
  if (prices.isError) return <LoadFailure what="The prices" error={prices.error} onRetry={() => void prices.refetch()} />
  if (prices.data === undefined) return <Waiting label="Loading the prices" />
  const isPractice = prices.data.isSimulated || letter.isPractice
  if (isChecking) {
    return (
      <MailingCheck
        letters={[letter]}
        service={method}
        level={4}
        isBusy={isBusy}
        onSend={({ confirmed }) => onSend({ method, confirmed })}
        onBack={() => setIsChecking(false)}
      />
    )
  }
  return (
    <div className="space-y-4">
      {isPractice ? (
        <p className="measure text-small text-soft">
          {letter.isPractice
            ? 'A practice letter goes to the practice post office'
            : 'This installation uses its practice post office'}
          : the letter is printed and its way is kept, but <strong>nothing is really mailed</strong> and nothing is charged.
        </p>
      ) : null}
      <ChoiceCards
        type="radio"
        name="mailingMethod"
        label="How do you want to send it?"
        columns={1}
        choices={METHODS.map((value) => ({
          value,
          label: `${SERVICE_WORDS[value].label} ${costWords(prices.data, value)}`,
          detail: SERVICE_WORDS[value].detail,
        }))}
        chosen={method}
        onChange={({ target }) => setMethod(target.value === 'standard_mail' ? 'standard_mail' : 'certified_mail')}
      />
      <Button
        tone={isSendable(letter) ? 'primary' : 'secondary'}
        wide="phone"
        disabledBecause={noPrice(prices.data, method)}
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

/** No post office has them: the member mails such a letter. */
function OwnPapers({ letter }: { readonly letter: Letter }) {
  return (
    <Notice title="Print this letter and mail it yourself, or add its papers here">
      These go along, and only you have them:
      <ul className="mt-1 list-disc pl-5">
        {letter.ownPapers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      Add a photo of each under “What’s enclosed”, or print the letter, put them in yourself and say below that you mailed it.
    </Notice>
  )
}
