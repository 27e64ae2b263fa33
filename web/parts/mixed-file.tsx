import { useState } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The way out of a file that is mixed with someone else's: say what is not yours, then the letter that names it. */
export function MixedFile({ report: { id, bureau } }: { readonly report: Pick<ReportHead, 'id' | 'bureau'> }) {
  const [step, setStep] = useState<'closed' | 'asking' | { readonly letterId: string }>('closed')
  if (bureau === null) return null
  return (
    <Notice tone="mark" title="This report is mixed with someone else’s">
      <p>
        First say which accounts, names and addresses aren’t yours. Then we write one letter that asks {BUREAU_NAMES[bureau]} to
        take them all out.
      </p>
      <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <LinkButton to="/credit-reports/your-word" tone="primary" wide="phone">
          Say what isn’t yours
        </LinkButton>
        {may('generateLetter') ? (
          <Button wide="phone" onClick={() => setStep('asking')}>
            Write the letter to separate them
          </Button>
        ) : null}
      </div>
      {step === 'asking' ? (
        <LetterRequest
          wish={{
            about: { reportId: id },
            creditor: `Mixed file at ${BUREAU_NAMES[bureau]}`,
            target: bureau,
            letterType: 'mixed_file',
          }}
          onWritten={(letter) => setStep({ letterId: letter.id })}
          onClose={() => setStep('closed')}
        />
      ) : null}
      {typeof step === 'object' ? <LetterWorkbench letterId={step.letterId} onClose={() => setStep('closed')} /> : null}
    </Notice>
  )
}
