import { useEffect, useRef, useState } from 'react'
import type { PostOrder } from '#web/parts/letter/letter-calls.ts'
import { isOnlyPractice, type Letter, type MailingMethod, recipientName } from '#web/parts/letter/letter-words.ts'
import { MailItMyself } from '#web/parts/letter/mail-it-myself.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { useMailPrices } from '#web/parts/mailing/mailing-calls.ts'
import { MailingCheck } from '#web/parts/mailing/mailing-check.tsx'
import { costWords, isByHand, noPrice, SERVICE_WORDS } from '#web/parts/mailing/mailing-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

interface LetterSendProps {
  readonly letter: Letter
  readonly isBusy: boolean
  readonly onSend: (order: PostOrder) => void
  /** Where the company gets mail is not known yet: asks for it. */
  readonly onAskAddress: () => void
}

const METHODS: readonly MailingMethod[] = ['certified_mail', 'standard_mail']
type Way = MailingMethod | 'by_hand'

/** The ways to send a letter, and the steps of the chosen one. Where no real post is set up, what really sends it comes first. */
export function LetterSend(props: LetterSendProps) {
  const { letter } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const prices = useMailPrices()
  const [chosen, setChosen] = useState<Way | null>(null)
  const isPracticePost = prices.data?.isSimulated === true
  const handFirst = isByHand(letter) || (isPracticePost && !isOnlyPractice(letter))
  const ways: readonly Way[] = handFirst ? ['by_hand', ...METHODS] : [...METHODS, 'by_hand']
  const way = chosen ?? ways[0] ?? 'by_hand'
  const isOnlyByHand = letter.practisedAt !== null && isPracticePost
  return (
    <div className="space-y-5">
      <h3 ref={heading} tabIndex={-1}>
        Send it
      </h3>
      {prices.isError ? (
        <LoadFailure what="The prices" error={prices.error} onRetry={() => void prices.refetch()} />
      ) : prices.data === undefined ? (
        <Waiting label="Loading the prices" />
      ) : isOnlyByHand ? null : (
        <ChoiceCards
          type="radio"
          name="mailingMethod"
          label="How do you want to send it?"
          columns={1}
          choices={ways.map((value) =>
            value === 'by_hand'
              ? BY_HAND
              : {
                  value,
                  label: `${SERVICE_WORDS[value].label} ${costWords(prices.data, value)}`,
                  detail: isPracticePost || letter.isPractice ? PRACTICE_ONLY : SERVICE_WORDS[value].detail,
                },
          )}
          chosen={way}
          onChange={({ target }) => setChosen(ways.find((value) => value === target.value) ?? null)}
        />
      )}
      {way === 'by_hand' || isOnlyByHand || prices.isError ? (
        <MailItMyself letter={letter} />
      ) : prices.data === undefined ? null : (
        <ByPost key={way} {...props} method={way} noPriceBecause={noPrice(prices.data, way)} />
      )}
    </div>
  )
}

const BY_HAND = {
  value: 'by_hand',
  label: "I'll mail it myself",
  detail: 'Print it, sign it and take it to the post office.',
}
const PRACTICE_ONLY = 'Practice only: this letter will not be mailed, and nothing is charged.'

interface ByPostProps extends LetterSendProps {
  readonly method: MailingMethod
  readonly noPriceBecause: string | undefined
}

/** Handing it to the post office: everything once more before the act. */
function ByPost({ letter, method, noPriceBecause, isBusy, onSend, onAskAddress }: ByPostProps) {
  const [isChecking, setIsChecking] = useState(false)
  if (letter.recipientAddress.length === 0) return <AddressMissing letter={letter} onAsk={onAskAddress} />
  if (isByHand(letter)) return <OwnPapers letter={letter} />
  if (isChecking)
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
  return (
    <Button tone="primary" wide="phone" disabledBecause={noPriceBecause} onClick={() => setIsChecking(true)}>
      Send Letters
    </Button>
  )
}

function AddressMissing({ letter, onAsk }: { readonly letter: Letter; readonly onAsk: () => void }) {
  return (
    <div className="space-y-3">
      <Notice>Your report gives no address for {recipientName(letter)}. The letter needs one before it can be mailed.</Notice>
      <Button onClick={onAsk}>Add the address</Button>
    </div>
  )
}

/** No post office has them: the member mails such a letter. */
function OwnPapers({ letter }: { readonly letter: Letter }) {
  return (
    <Notice title="Mail this letter yourself, or add its papers">
      The letter encloses these, and only you have them:
      <ul className="mt-1 list-disc pl-5">
        {letter.ownPapers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      Go back to the letter and add a photo of each under “What’s enclosed”, or choose “I'll mail it myself” and put them in
      yourself.
    </Notice>
  )
}
