import { useEffect, useRef } from 'react'
import { price } from '#web/parts/letter/letter-words.ts'
import type { MailingQuote } from '#web/parts/mailing/use-quote.ts'
import { counted } from '#web/parts/written.ts'

/** The title of the quote; takes the focus when it appears. */
export function QuoteHead({ label, level = 3 }: { readonly label: string; readonly level?: 3 | 4 }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} className="font-strong">
        Check before you send
      </Heading>
      <p className="text-small text-soft">{label}. Nothing is sent until you press the last button.</p>
    </div>
  )
}

/** What it comes to, and whether anything is charged and mailed at all. */
export function QuoteTotal({ quote }: { readonly quote: MailingQuote }) {
  const simulated = quote.letters.filter(({ isSimulated }) => isSimulated).length
  return (
    <div>
      <p aria-live="polite" className="figures font-strong">
        Total: {price(quote.total)}
      </p>
      {simulated === 0 ? null : (
        <p className="measure text-small text-soft">
          {simulated === quote.letters.length ? 'Simulated' : `${counted(simulated, 'letter')} simulated`}: nothing is mailed or
          charged. To really send them, print each letter, mail it, and mark it as sent.
        </p>
      )}
    </div>
  )
}

/** Why the letters cannot go yet, for the button that would send them. */
export function holdUp({ canGo, letters }: MailingQuote): string | undefined {
  if (canGo) return undefined
  const waiting = letters.filter(({ missing }) => missing.length > 0)
  const isWordAlone = waiting.every(({ missing }) => missing.every(({ kind }) => kind === 'attestation'))
  if (!isWordAlone) return 'Something is missing. See the notes beside the letters above.'
  return `${waiting.length === 1 ? '1 letter is' : `${waiting.length} letters are`} not approved yet. Read and approve each.`
}
