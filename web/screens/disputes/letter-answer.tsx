import { useState } from 'react'
import type { generateAiDisputeLetter } from '#contract/ai-disputes.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { WRITER_WORDS } from '#web/parts/letter/letter-words.ts'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { helpingHere } from '#web/platform/helping-base.ts'
import { Law, Part, Sentences } from '#web/screens/disputes/advice-parts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const UNKEPT = {
  described: 'It uses only your own statement. We don’t save it, so copy what you need.',
  unaddressed: 'It uses only your own statement. Add your address to save it.',
}

interface LetterAnswerProps {
  readonly result: ResultOf<typeof generateAiDisputeLetter>
  /** Asks for what a draft lacks that was shown and not kept. */
  readonly onKeep?: () => void
}

/** A letter that was just written: what it rests on, its text, and the way to read, change, confirm and send it. */
export function LetterAnswer({ result, onKeep }: LetterAnswerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { letterId } = result
  return (
    <div className="space-y-6">
      <Notice tone="info" title="A draft: read it before anything is sent">
        {letterId === null
          ? UNKEPT[onKeep === undefined ? 'described' : 'unaddressed']
          : 'It’s saved with its proof. Nothing goes out until you read and approve it.'}
      </Notice>
      <p className="text-small text-soft">{WRITER_WORDS[result.writtenBy]}</p>
      {letterId === null ? (
        onKeep === undefined || helpingHere() !== null ? null : (
          <Button tone="primary" wide="phone" onClick={onKeep}>
            Add your address and keep it
          </Button>
        )
      ) : (
        <Button tone="primary" wide="phone" onClick={() => setIsOpen(true)}>
          Read and send the letter
        </Button>
      )}
      {result.isPractice ? <Notice title="Practice">A practice letter: it cannot go to a real address.</Notice> : null}
      <Part title="Tone">
        <p className="measure">{result.tone}.</p>
      </Part>
      <Part title="Key points">
        <Sentences of={result.keyPoints} />
      </Part>
      {result.leftOut.length === 0 ? null : (
        <Notice title="Left out of your words">
          The letter cites only law on our list, so it leaves out: {result.leftOut.join(' ')}
        </Notice>
      )}
      <Part title="The letter">
        <div className="quoted rounded-field border border-rule bg-well px-5 py-6 whitespace-pre-line wrap-anywhere md:px-8">
          {result.content}
        </div>
      </Part>
      {result.legalBasis.length === 0 ? null : (
        <Part title="Legal basis">
          <Law cites={result.legalBasis} />
        </Part>
      )}
      {isOpen && letterId !== null ? <LetterWorkbench letterId={letterId} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
