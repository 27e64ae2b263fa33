import { useState } from 'react'
import { type LetterHead, price } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { canShare, type PostService, SERVICE_WORDS } from '#web/parts/mailing/mailing-choice.ts'
import { RequestsAmong } from '#web/parts/mailing/requests-among.tsx'
import { holdUp, QuoteHead, QuoteTotal } from '#web/parts/mailing/quote-head.tsx'
import { QuoteList } from '#web/parts/mailing/quote-list.tsx'
import { confirmedOf, useQuote } from '#web/parts/mailing/use-quote.ts'
import { counted } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** What was shown and confirmed. */
export interface CheckedOrder {
  readonly confirmed: ReturnType<typeof confirmedOf>
  /** Letters to one recipient share an envelope. */
  readonly grouped: boolean
}

interface MailingCheckProps {
  readonly letters: readonly LetterHead[]
  readonly service: PostService
  /** Of its heading. */
  readonly level?: 3 | 4
  readonly isBusy: boolean
  readonly onSend: (order: CheckedOrder) => void
  readonly onBack: () => void
  /** Absent where the letter is open already. */
  readonly onOpen?: (letterId: string) => void
}

/** The quote of each letter, what is missing, the total; the last button names the act and confirms exactly that. */
export function MailingCheck({ letters, service, level = 3, isBusy, onSend, onBack, onOpen }: MailingCheckProps) {
  const [isGrouped, setIsGrouped] = useState(false)
  const { data: quote, error, refetch, isPlaceholderData } = useQuote(letters, { service, grouped: isGrouped })
  const { label } = SERVICE_WORDS[service]
  if (error !== null) return <LoadFailure what="The quote" error={error} onRetry={() => void refetch()} />
  return (
    <div className="space-y-4">
      <QuoteHead label={label} level={level} />
      {canShare(letters) ? (
        <Checkbox
          label="Put letters to the same recipient in one envelope"
          checked={isGrouped}
          onChange={({ target }) => setIsGrouped(target.checked)}
        />
      ) : null}
      {quote === undefined ? (
        <Waiting label={`Printing the ${letters.length === 1 ? 'letter' : 'letters'} and asking for the price`} />
      ) : (
        <>
          <QuoteList quote={quote} letters={letters} {...(onOpen ? { onOpen } : {})} />
          <QuoteTotal quote={quote} />
          {letters.some(({ isRequest }) => isRequest) ? <RequestsAmong /> : null}
          <div className="flex flex-col gap-2 sm:flex-row">
            <Button
              tone="primary"
              busy={isBusy || isPlaceholderData}
              disabledBecause={holdUp(quote)}
              onClick={() => onSend({ confirmed: confirmedOf(quote), grouped: isGrouped })}
            >
              Send {counted(letters.length, 'letter')} by {label.toLowerCase()} · {price(quote.total)}
            </Button>
            <Button onClick={onBack}>Back</Button>
          </div>
        </>
      )}
    </div>
  )
}
