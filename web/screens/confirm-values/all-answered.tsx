import { useEffect, useRef } from 'react'
import type { AnswersInHand } from '#web/screens/confirm-values/use-answers.ts'
import { counted } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface AllAnsweredProps {
  readonly reportId: string
  readonly inHand: AnswersInHand
}

/** Nothing is asked any more: the answers are saved, and what follows from them is said. */
export function AllAnswered({ reportId, inHand }: AllAnsweredProps) {
  return inHand.answers.unsaved.length > 0 ? <Unsaved inHand={inHand} /> : <Saved reportId={reportId} inHand={inHand} />
}

/** What comes in place of what had the focus takes it. */
function useFirstFocus() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true }), [])
  return place
}

function Unsaved({ inHand: { answers, isSaving, save, undo } }: Pick<AllAnsweredProps, 'inHand'>) {
  const skipped = answers.skipped.length
  return (
    <div ref={useFirstFocus()} className="space-y-5">
      <p className="measure">
        You have gone through every value{skipped === 0 ? '' : ` and skipped ${skipped} of them`}. Save your answers, and we’ll
        check the report again.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" wide="phone" busy={isSaving} onClick={save}>
          Save {counted(answers.unsaved.length, 'answer')}
        </Button>
        {isSaving ? null : (
          <Button tone="quiet" onClick={undo}>
            Undo the last one
          </Button>
        )}
      </div>
    </div>
  )
}

function Saved({ reportId, inHand: { answers, report, askSkippedAgain } }: AllAnsweredProps) {
  const skipped = answers.skipped.length
  return (
    <div ref={useFirstFocus()} className="space-y-5">
      <Notice tone="good" title={skipped === 0 ? 'All values are confirmed' : 'Your answers are saved'} isLive>
        {report === null
          ? 'We look for errors only in what’s certain.'
          : `We checked the report again with what you confirmed: ${counted(report.findings.length, 'finding')} and ${counted(report.negativeItems.length, 'negative item')}.`}
        {skipped === 0
          ? null
          : ` ${counted(skipped, 'value')} you skipped ${skipped === 1 ? 'is' : 'are'} shown in the report but not used.`}
      </Notice>
      <div className="flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/credit-reports" search={{ id: reportId }} tone="primary" wide="phone">
          View the report
        </LinkButton>
        {skipped === 0 ? null : (
          <Button wide="phone" onClick={askSkippedAgain}>
            Ask the skipped ones again
          </Button>
        )}
      </div>
    </div>
  )
}
