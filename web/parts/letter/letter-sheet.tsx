import { type KeyboardEvent, Suspense, useId, useMemo, useState } from 'react'
import { LetterProof } from '#web/parts/letter/letter-proof.tsx'
import { layOnSheet } from '#web/parts/letter/letter-proofs.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { OldReportNote } from '#web/parts/old-report-note.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Tag } from '#web/ui/tag.tsx'

/** The English build leaves it out. */
const LetterInSpanish =
  import.meta.env.MODE === 'spanish'
    ? lazyPart(async () => (await import('#web/parts/letter/letter-in-spanish.tsx')).LetterInSpanish)
    : null

/** The letter as the sheet of paper that it will be. Each fact on it opens its proof. */
export function LetterSheet({ letter }: { readonly letter: Letter }) {
  const { paragraphs, proofs } = useMemo(() => layOnSheet(letter), [letter])
  const [open, setOpen] = useState<number | null>(null)
  // One stop for the Tab key: what follows the letter stays near.
  const [reached, setReached] = useState(0)
  const hint = useId()
  return (
    <div className="-mx-5 border-y border-rule bg-paper px-3 py-4 md:-mx-7 md:px-7 md:py-6 print:m-0 print:border-0 print:p-0">
      {letter.status === 'draft' ? <OldReportNote report={letter} isLetter /> : null}
      {proofs.length === 0 ? null : (
        <p id={hint} className="mx-auto mb-3 max-w-184 text-small text-soft" data-screen-only>
          Every underlined fact opens its proof.
          <span className="sr-only"> Arrow keys go from one to the next.</span>
        </p>
      )}
      <section
        aria-label="The letter"
        aria-describedby={proofs.length === 0 ? undefined : hint}
        className="quoted mx-auto max-w-184 space-y-4 rounded-field border border-rule bg-well px-5 py-7 shadow-sheet md:px-16 md:py-14 print:border-0 print:p-0"
      >
        {letter.isPractice ? <Tag tone="warn">Practice letter: about a sample report, never mailed</Tag> : null}
        {paragraphs.map((pieces, at) => (
          <p key={at} className={`whitespace-pre-line wrap-anywhere ${lookOf(pieces[0]?.text ?? '')}`}>
            {pieces.map(({ text, proof }, place) =>
              proof === null ? (
                text
              ) : (
                <span
                  key={place}
                  {...asButton({ isReached: proof === reached, onReach: () => setReached(proof), onPress: () => setOpen(proof) })}
                  className={`rounded-field underline decoration-edge decoration-dotted underline-offset-4 hover:bg-spruce-wash hover:decoration-spruce hover:decoration-solid ${proof === open ? 'highlighted' : ''}`}
                >
                  {text}
                </span>
              ),
            )}
          </p>
        ))}
      </section>
      {LetterInSpanish === null ? null : (
        <Suspense>
          <LetterInSpanish letterId={letter.id} />
        </Suspense>
      )}
      {open === null ? null : (
        <LetterProof letter={letter} proofs={proofs} at={open} onStep={setOpen} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

/** What the letter is about is strong, and there is room to sign, as on paper. */
function lookOf(start: string): string {
  if (start.startsWith('Re: ')) return 'font-book'
  return start.startsWith('Sincerely') ? 'pb-8' : ''
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

interface Pressed {
  readonly isReached: boolean
  readonly onReach: () => void
  readonly onPress: () => void
}

/** Words that are pressed like a button: one of the browser's would not break with the line that it is in. */
const asButton = ({ isReached, onReach, onPress }: Pressed) => ({
  role: 'button',
  'aria-haspopup': 'dialog' as const,
  'data-proof': true,
  tabIndex: isReached ? 0 : -1,
  onFocus: onReach,
  onClick: onPress,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const all = [...(event.currentTarget.closest('section')?.querySelectorAll<HTMLElement>('[data-proof]') ?? [])]
    const next = STEPS[event.key]?.(all.indexOf(event.currentTarget), all.length - 1)
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next === undefined) onPress()
    else all[next]?.focus()
  },
})
