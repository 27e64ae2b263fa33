import { LETTER_GUIDES } from '#engine/letters/letter-guide.ts'
import type { LetterKind } from '#web/parts/further/about-letter.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LETTER_TYPE_WORDS } from '#web/parts/letter/letter-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'

interface KindListProps {
  readonly kinds: readonly LetterKind[]
  /** The level of the heading of a kind. */
  readonly level: 3 | 4
  readonly onChoose: (kind: LetterKind) => void
  readonly onOpen: (letterId: string) => void
}

/** The further letters: those that can be written now with when they are right, the others with why not. */
export function KindList({ kinds, level, onChoose, onOpen }: KindListProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  const closed = kinds.filter(({ why }) => why !== null)
  return (
    <>
      <ul className="divide-y divide-rule">
        {kinds
          .filter(({ why }) => why === null)
          .map((kind) => (
            <li key={kind.letterType} className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3 py-4 first:pt-0">
              <div className="min-w-0 flex-1 basis-56">
                <Heading className="font-serif text-h3">{LETTER_TYPE_WORDS[kind.letterType]}</Heading>
                <p className="measure mt-1 text-small text-soft">{LETTER_GUIDES[kind.letterType].when}</p>
              </div>
              <KindButton kind={kind} onChoose={onChoose} onOpen={onOpen} />
            </li>
          ))}
      </ul>
      {closed.length === 0 ? null : (
        <Details summary={`${closed.length} more, and why not now`}>
          <dl className="space-y-3 text-small">
            {closed.map(({ letterType, why, letterId }) => (
              <div key={letterType}>
                <dt className="font-strong">{LETTER_TYPE_WORDS[letterType]}</dt>
                <dd className="measure text-soft">{why}</dd>
                {letterId === null ? null : (
                  <dd>
                    <Button tone="quiet" onClick={() => onOpen(letterId)} about={LETTER_TYPE_WORDS[letterType]}>
                      Open letter
                    </Button>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Details>
      )}
    </>
  )
}

/** One that stands is opened; it is written again from there. */
function KindButton({ kind, onChoose, onOpen }: { readonly kind: LetterKind } & Pick<KindListProps, 'onChoose' | 'onOpen'>) {
  const { letterId } = kind
  const about = LETTER_TYPE_WORDS[kind.letterType]
  if (letterId === null)
    return (
      <Offered by="generateLetter" field="told">
        <Button onClick={() => onChoose(kind)} about={about}>
          Write this letter
        </Button>
      </Offered>
    )
  return (
    <Button onClick={() => onOpen(letterId)} about={about}>
      Open letter
    </Button>
  )
}
