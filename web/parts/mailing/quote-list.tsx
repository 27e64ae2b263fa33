import { writeDay } from '#engine/values/day.ts'
import { price, type LetterHead, recipientName } from '#web/parts/letter/letter-words.ts'
import type { LetterQuote, MailingQuote } from '#web/parts/mailing/use-quote.ts'
import { counted } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface QuoteListProps {
  readonly quote: MailingQuote
  readonly letters: readonly LetterHead[]
  /** The way to a letter that cannot go yet; absent where it is open already. */
  readonly onOpen?: (id: string) => void
}

/** Each letter with what it is and what it costs, before anything is confirmed. */
export function QuoteList({ quote, letters, onOpen }: QuoteListProps) {
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {quote.letters.map((one) => (
        <QuoteRow
          key={one.letterId}
          quote={one}
          letter={letters.find(({ id }) => id === one.letterId)}
          {...(onOpen !== undefined && { onOpen: () => onOpen(one.letterId) })}
        />
      ))}
    </ol>
  )
}

const ENVELOPES = { number_10: '#10 envelope with two windows', flat: 'flat 9 by 12 inch envelope' } as const

interface QuoteRowProps {
  readonly quote: LetterQuote
  readonly letter: LetterHead | undefined
  readonly onOpen?: () => void
}

function QuoteRow({ quote, letter, onOpen }: QuoteRowProps) {
  const to = letter === undefined ? quote.recipient : recipientName(letter)
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-strong">To {to}</span>, about {quote.about} {letter?.isRequest ? <Tag>Request</Tag> : null}
        </span>
        <span className="figures font-strong">{priceWords(quote)}</span>
      </p>
      <p className="text-small text-soft">{piecesOf(quote)}</p>
      {quote.enclosures.length === 0 ? null : <p className="text-small text-soft">Encloses: {quote.enclosures.join('; ')}.</p>}
      {quote.expected === null ? (
        <p className="text-small text-soft">The post does not say when it arrives.</p>
      ) : (
        <p className="text-small text-soft">
          Expected on {writeDay(quote.expected.on)}: {quote.expected.why}
        </p>
      )}
      {quote.price === null ? null : (
        <p className="text-small text-soft">
          {quote.price.source}, since {writeDay(quote.price.since)}. Carried by {quote.carrier}.
        </p>
      )}
      <Missing quote={quote} to={to} {...(onOpen !== undefined && { onOpen })} />
    </li>
  )
}

/** The price stands with the first letter of an envelope. */
function priceWords({ letterId, envelopeId, price: known }: LetterQuote): string {
  if (known === null) return 'price not known'
  return envelopeId !== undefined && envelopeId !== letterId ? 'in the same envelope' : price(known.amount)
}

/** `3 pages (2 of the letter, 1 enclosed) on 3 sheets, #10 envelope with two windows`. */
function piecesOf({ pages, sheets, envelope }: LetterQuote): string {
  if (pages === null || sheets === null || envelope === null) return 'We can’t print it as it is.'
  const parts = [
    ...(pages.cover > 0 ? [`${pages.cover} cover`] : []),
    `${pages.letter} of the letter`,
    ...(pages.enclosures > 0 ? [`${pages.enclosures} enclosed`] : []),
  ]
  return `${counted(pages.total, 'page')} (${parts.join(', ')}) on ${counted(sheets, 'sheet')}, ${ENVELOPES[envelope]}.`
}

function Missing({ quote, to, onOpen }: { readonly quote: LetterQuote; readonly to: string; readonly onOpen?: () => void }) {
  const [first] = quote.missing
  if (first === undefined) return quote.isPractice ? <Tag>Practice</Tag> : <Tag tone="good">Approved</Tag>
  const isOnlyWord = quote.missing.every(({ kind }) => kind === 'attestation')
  return (
    <div className="space-y-1 border-l-4 border-mark pl-3">
      <ul className="text-small">
        {quote.missing.map(({ kind, message }) => (
          <li key={kind}>{message}</li>
        ))}
      </ul>
      {onOpen === undefined ? null : (
        <Button onClick={onOpen} about={`letter to ${to}, ${quote.about}`}>
          {isOnlyWord ? 'Read and approve' : 'Open the letter'}
        </Button>
      )}
    </div>
  )
}
