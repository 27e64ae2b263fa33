import { useEffect, useRef } from 'react'
import { type Letter, LETTER_TYPE_WORDS, recipientName } from '#web/parts/letter/letter-words.ts'
import type { Paper } from '#web/parts/papers/paper-calls.ts'
import { PaperChoice } from '#web/parts/papers/paper-choice.tsx'
import { writeInstant } from '#web/parts/written.ts'

interface StackLetterProps {
  readonly letter: Letter
  readonly onPaperAdded: (paper: Paper) => void
}

/** One letter of the stack: all of it, what it says in the member's name, and what is enclosed. */
export function StackLetter({ letter, onPaperAdded }: StackLetterProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const statements = letter.proof.filter(({ isStatement }) => isStatement)
  return (
    <div className="space-y-6">
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere">
        {LETTER_TYPE_WORDS[letter.letterType]} to {recipientName(letter)} about {letter.creditor}
      </h3>
      <section aria-label="The letter" className="rounded-field border border-rule bg-well px-5 py-6 md:px-8 md:py-8">
        <p className="whitespace-pre-line wrap-anywhere">{letter.letterContent}</p>
      </section>
      {statements.length === 0 ? null : (
        <section>
          <h4>Only you know if this is true</h4>
          <ul className="mt-2 list-disc space-y-1 pl-6">
            {statements.map(({ sentence }) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4 className="mb-2">What’s enclosed</h4>
        <PaperChoice letter={letter} onAdded={onPaperAdded} />
      </section>
      <p className="measure text-small text-soft">
        {letter.attestedAt === null
          ? 'When you press Approve, you say that you read this letter and everything in it is true.'
          : `You approved this letter on ${writeInstant(letter.attestedAt)}.`}
      </p>
    </div>
  )
}
