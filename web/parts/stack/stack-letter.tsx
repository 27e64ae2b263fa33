import { useEffect, useRef } from 'react'
import { LetterSheet } from '#web/parts/letter/letter-sheet.tsx'
import { type Letter, letterName, recipientName } from '#web/parts/letter/letter-words.ts'
import { OwnStatements } from '#web/parts/letter/own-statements.tsx'
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
  return (
    <div className="space-y-6">
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere">
        {letterName(letter)} to {recipientName(letter)} about {letter.creditor}
      </h3>
      <LetterSheet letter={letter} />
      <OwnStatements letter={letter} />
      <section>
        <h3 className="mb-2">What’s enclosed</h3>
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
