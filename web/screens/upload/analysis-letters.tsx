import { useState } from 'react'
import { Arrival } from '#web/parts/arrival.tsx'
import { RequestsAmong } from '#web/parts/mailing/requests-among.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import type { AnalyzedLetter } from '#web/screens/upload/analysis.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The letters that were written, each to open, confirm and send. */
export function AnalysisLetters({ letters }: { readonly letters: readonly AnalyzedLetter[] }) {
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  if (letters.length === 0) return null
  return (
    <div className="mt-5">
      <Arrival key={letters.map(({ id }) => id).join()}>
        <ul aria-label="Letters written" className="divide-y divide-rule border-y border-rule">
          {letters.map((letter) => (
            <li key={letter.id} className="py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="flex min-w-0 flex-wrap items-center gap-3">
                  <span className="font-strong wrap-anywhere">{letter.creditor}</span>
                  <BureauMark bureau={letter.bureau} />
                  {letter.isRequest ? <Tag>Request</Tag> : null}
                  {letter.isPractice ? <Tag tone="warn">Practice</Tag> : null}
                </span>
                <Button about={`letter about ${letter.creditor}`} onClick={() => setOpenLetter(letter.id)}>
                  Open
                </Button>
              </div>
              <p className="measure mt-1.5 text-small text-soft">{letter.strategy}</p>
            </li>
          ))}
        </ul>
        {letters.some(({ isRequest }) => isRequest) ? <RequestsAmong /> : null}
      </Arrival>
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </div>
  )
}
