import { type Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { nameOfReply, waitingIn } from '#web/parts/answers/answer-words.ts'
import { DeleteReply } from '#web/parts/answers/delete-reply.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface ReadLetterProps {
  readonly letter: Reply
  /** Where its own sheet shows below: no way there is needed. */
  readonly isShownHere: boolean
}

/** What came of a file that is no report: what it is, and the way to what it says. */
export function ReadLetter({ letter, isShownHere }: ReadLetterProps) {
  const acts = useAnswerActs()
  const { status, pagesRead, pageCount, failure } = letter
  if (status === 'processing')
    return (
      <Progress
        label={pageCount === 1 ? 'Reading the picture' : `Reading page ${Math.min(pagesRead + 1, pageCount)} of ${pageCount}`}
        value={pagesRead === 0 ? null : pagesRead}
        max={pageCount}
        valueText={pagesRead === 0 ? 'A few seconds a page' : `${pagesRead} of ${pageCount} read`}
      />
    )
  const remove = (
    <Offered by="deleteReply">
      <DeleteReply reply={letter} acts={acts} />
    </Offered>
  )
  if (status === 'failed')
    return (
      <div role="alert" className="space-y-3">
        <Notice tone="bad" title="Could not be read">
          {failure?.message}
        </Notice>
        {remove}
      </div>
    )
  return (
    <div className="space-y-3">
      <Notice tone="good" title={nameOfReply(letter)} isLive>
        We kept your letter.
        {waitingIn(letter) > 0 ? ' Nothing happens until you say what we read is right.' : null}
      </Notice>
      <div className="flex flex-col gap-2 sm:flex-row">
        {isShownHere ? null : (
          <LinkButton to="/answers" tone="primary" wide="phone">
            See what it says
          </LinkButton>
        )}
        {remove}
      </div>
    </div>
  )
}
