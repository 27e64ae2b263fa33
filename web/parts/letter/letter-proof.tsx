import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addressWithLine } from '#engine/law/dispute-addresses.ts'
import { writeDay } from '#engine/values/day.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { authorityCited } from '#web/parts/letter/letter-facts.ts'
import { type Letter, type LetterFact, SOURCE_WORDS } from '#web/parts/letter/letter-words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

interface LetterProofProps {
  readonly letter: Letter
  readonly selected: number
  readonly onSelect: (sentence: number) => void
}

/** What proves the chosen sentence: each fact in it with its source, and the page of the report where it stands. */
export function LetterProof({ letter, selected, onSelect }: LetterProofProps) {
  const count = letter.proof.length
  const proved = letter.proof[selected]
  if (proved === undefined) return null
  return (
    <section aria-label="Proof" className="border-l-4 border-mark pl-4">
      <div className="flex items-center justify-between gap-2">
        <h3>Proof</h3>
        <span className="flex items-center">
          <IconButton
            icon={ChevronLeft}
            label="Previous sentence"
            aria-disabled={selected === 0}
            onClick={() => onSelect(Math.max(selected - 1, 0))}
          />
          <span className="figures text-micro whitespace-nowrap text-soft">
            {selected + 1} of {count} sentences
          </span>
          <IconButton
            icon={ChevronRight}
            label="Next sentence"
            aria-disabled={selected === count - 1}
            onClick={() => onSelect(Math.min(selected + 1, count - 1))}
          />
        </span>
      </div>
      <div aria-live="polite">
        <p className="quoted line-clamp-3 text-small text-soft">{proved.sentence}</p>
        {proved.isStatement ? <p className="mt-3 text-small">Only you know if this is true. It’s your statement.</p> : null}
        {proved.facts.length === 0 && proved.isStatement ? null : proved.facts.length === 0 ? (
          <p className="mt-3 text-small">This sentence states no fact: it introduces, asks or greets.</p>
        ) : (
          <ul className="mt-2 divide-y divide-rule">
            {factsByPlace(proved.facts).map(({ texts, fact }) => (
              <FactLine key={texts.join()} texts={texts} fact={fact} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const TONES: Record<LetterFact['source'], Tone> = { report: 'info', registry: 'good', profile: 'neutral', statement: 'warn' }

interface FactsOfPlace {
  readonly texts: readonly string[]
  readonly fact: LetterFact
}

/** What stands at the same place of the report, or comes from the member alike, is one line: `July 2020, 30 days`. */
function factsByPlace(facts: readonly LetterFact[]): readonly FactsOfPlace[] {
  const groups = Map.groupBy(facts, keyOfPlace)
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ texts: group.map(({ text }) => text), fact: group[0] }],
  )
}

const keyOfPlace = ({ source, text, reportId, page, box }: LetterFact): string => {
  if (box !== undefined) return `${reportId} ${page} ${box.join()}`
  return source === 'registry' ? text : `${source} ${page}`
}

function FactLine({ texts, fact }: FactsOfPlace) {
  return (
    <li className="py-2">
      <p className="quoted wrap-anywhere">{texts.join(', ')}</p>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-small text-soft">
        <Tag tone={TONES[fact.source]}>{SOURCE_WORDS[fact.source]}</Tag>
        <FactOrigin fact={fact} />
      </div>
    </li>
  )
}

function FactOrigin({ fact }: { readonly fact: LetterFact }) {
  const { source, reportId, page, box, quote, text } = fact
  if (source === 'report' && reportId !== undefined && page !== undefined && box !== undefined) {
    return (
      <EvidenceButton title={text} places={[{ reportId, page, box, quote: quote ?? text }]}>
        Page {page}
      </EvidenceButton>
    )
  }
  if (source === 'report') return <span className="py-1">{page === undefined ? 'Names the report itself' : `Page ${page}`}</span>
  if (source === 'statement') return <span className="py-1">You say so; nothing in the file proves it</span>
  return source === 'registry' ? <Authority text={text} /> : null
}

function Authority({ text }: { readonly text: string }) {
  const authority = authorityCited(text)
  const address = addressWithLine(text)
  if (address !== null)
    return (
      <span className="py-1">
        From{' '}
        <TextAnchor href={address.source} target="_blank" rel="noreferrer">
          the company’s own page
        </TextAnchor>
        , as read on {writeDay(address.readOn)}
      </span>
    )
  if (authority === null) return <span className="py-1">In the registry of laws and addresses</span>
  return (
    <span className="py-1">
      {authority.title}.{' '}
      {authority.source.startsWith('https://') ? (
        <TextAnchor href={authority.source} target="_blank" rel="noreferrer">
          Read it
        </TextAnchor>
      ) : null}
    </span>
  )
}
