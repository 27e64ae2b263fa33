import { useId } from 'react'
import { type PlacedSentence, paragraphsOf } from '#web/parts/letter/letter-paragraphs.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { Tag } from '#web/ui/tag.tsx'

interface LetterPageProps {
  readonly letter: Letter
  /** The sentence whose proof shows. */
  readonly selected: number
  readonly onSelect: (sentence: number) => void
}

/** The letter as it is printed. Every sentence can be chosen, by a press or with the arrow keys, to see what proves it. */
export function LetterPage({ letter, selected, onSelect }: LetterPageProps) {
  const group = useId()
  const paragraphs = paragraphsOf(
    letter.letterContent,
    letter.proof.map(({ sentence }) => sentence),
  )
  return (
    <fieldset className="quoted rounded-field border border-rule bg-well px-5 py-6 md:px-8 md:py-8">
      <legend className="sr-only">The letter: choose a sentence to see its proof</legend>
      {letter.isPractice ? (
        <p className="mb-4">
          <Tag tone="warn">Practice letter: about a sample report, never mailed</Tag>
        </p>
      ) : null}
      <div className="space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={`${paragraph[0]?.index} ${paragraph[0]?.text}`} className="whitespace-pre-line wrap-anywhere">
            {paragraph.map((sentence) => (
              <Sentence
                key={`${sentence.index} ${sentence.text}`}
                group={group}
                sentence={sentence}
                isSelected={sentence.index === selected}
                onSelect={onSelect}
              />
            ))}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

interface SentenceProps {
  readonly group: string
  readonly sentence: PlacedSentence
  readonly isSelected: boolean
  readonly onSelect: (sentence: number) => void
}

/** A radio button in the dress of a sentence: it flows with the text and the arrow keys go from one to the next. */
function Sentence({ group, sentence, isSelected, onSelect }: SentenceProps) {
  if (sentence.index < 0) return <span>{sentence.text} </span>
  return (
    <>
      <label
        className={`relative rounded-field hover:bg-spruce-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${isSelected ? 'highlighted' : ''}`}
      >
        <input
          type="radio"
          name={group}
          checked={isSelected}
          onChange={() => onSelect(sentence.index)}
          className="absolute size-px opacity-0"
        />
        {sentence.text}
      </label>{' '}
    </>
  )
}
