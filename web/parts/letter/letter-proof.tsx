import { useMemo } from 'react'
import { addressWithLine } from '#engine/law/dispute-addresses.ts'
import { writeDay } from '#engine/values/day.ts'
import { authorityCited } from '#web/parts/letter/letter-facts.ts'
import type { Proof } from '#web/parts/letter/letter-proofs.ts'
import { type Letter, type LetterFact, SOURCE_WORDS } from '#web/parts/letter/letter-words.ts'
import { MarkedPage } from '#web/parts/marked-page.tsx'
import { StepThrough } from '#web/parts/step-through.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { dayOf } from '#web/platform/today.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { later } from '#web/ui/later.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

interface LetterProofProps {
  readonly letter: Letter
  readonly proofs: readonly Proof[]
  readonly at: number
  readonly onStep: (at: number) => void
  readonly onClose: () => void
}

/** The words of the law come with the first law that is pressed. */
const LawParagraph = later(async () => (await import('#web/parts/letter/law-paragraph.tsx')).LawParagraph)

const TONES: Record<LetterFact['source'], Tone> = { report: 'info', registry: 'good', profile: 'neutral', statement: 'warn' }

/** What proves one fact of a letter: the page of the report with its place marked, the law, or the member's own word. */
export function LetterProof({ letter, proofs, at, onStep, onClose }: LetterProofProps) {
  const proof = proofs[at]
  if (proof === undefined) return null
  const { sentence, text, fact } = proof
  const source = fact?.source ?? 'statement'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width={fact?.box === undefined ? 'narrow' : 'wide'}
      title={fact === null ? 'Your own words' : text}
      footer={proofs.length > 1 ? <StepThrough kind="fact" position={at} count={proofs.length} onStep={onStep} /> : undefined}
    >
      <div aria-live="polite" className="space-y-3">
        <p className="quoted measure line-clamp-4 text-soft">
          <Marked sentence={sentence} text={text} />
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-small">
          <Tag tone={TONES[source]}>{SOURCE_WORDS[source]}</Tag>
          <span className="min-w-0 flex-1 basis-60">
            {fact?.source === 'registry' ? <Registered text={text} /> : originOf(letter, fact)}
          </span>
        </p>
        {fact?.source === 'registry' ? <LawParagraph cite={text} /> : null}
        {fact === null ? null : <PageOf fact={fact} />}
      </div>
    </Dialog>
  )
}

/** The sentence with what was pressed marked in it. */
function Marked({ sentence, text }: Pick<Proof, 'sentence' | 'text'>) {
  const from = sentence.indexOf(text)
  if (from < 0) return sentence
  return (
    <>
      {sentence.slice(0, from)}
      <mark className="highlighted text-ink">{text}</mark>
      {sentence.slice(from + text.length)}
    </>
  )
}

/** Where it comes from, in a sentence. */
function originOf({ attestedAt, generatedAt }: Letter, fact: LetterFact | null): string {
  if (fact?.source === 'report')
    return fact.page === undefined
      ? 'This names the report itself.'
      : `Read on page ${fact.page}${fact.box === undefined ? '.' : ', marked below.'}`
  if (fact?.text === writeDay(dayOf(generatedAt))) return 'The day we drafted this letter.'
  const whose = fact?.source === 'profile' ? 'You told us this.' : 'Only you know if this is true.'
  return attestedAt === null
    ? `${whose} You confirm it when you approve the letter.`
    : `${whose} You confirmed it on ${writeInstant(attestedAt)}.`
}

function PageOf({ fact: { reportId, page, box, quote, text } }: { readonly fact: LetterFact }) {
  const place = useMemo(
    () =>
      reportId === undefined || page === undefined || box === undefined ? null : { reportId, page, box, quote: quote ?? text },
    [reportId, page, box, quote, text],
  )
  return place === null ? null : <MarkedPage place={place} />
}

/** What the registry has under these words: a paragraph of the law, or an address. */
function Registered({ text }: { readonly text: string }) {
  const authority = authorityCited(text)
  const address = addressWithLine(text)
  if (address !== null)
    return (
      <>
        From{' '}
        <TextAnchor href={address.source} target="_blank" rel="noreferrer">
          the company’s own page
        </TextAnchor>
        , as read on {writeDay(address.readOn)}
      </>
    )
  if (authority === null) return 'In our list of laws and addresses.'
  return (
    <>
      {authority.title}.{' '}
      {authority.source.startsWith('https://') ? (
        <TextAnchor href={authority.source} target="_blank" rel="noreferrer">
          Read {text}
        </TextAnchor>
      ) : null}
    </>
  )
}
