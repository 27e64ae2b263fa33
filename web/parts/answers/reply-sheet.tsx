import { Suspense, useState } from 'react'
import type { Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { nameOfReply, waitingIn } from '#web/parts/answers/answer-words.ts'
import { DeleteReply } from '#web/parts/answers/delete-reply.tsx'
import { PaperConfirm } from '#web/parts/answers/paper-confirm.tsx'
import { PaperFacts } from '#web/parts/answers/paper-facts.tsx'
import { ResultForm } from '#web/parts/answers/result-form.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { sentenceCase } from '#web/parts/answers/sentence-case.ts'
import { counted, writeInstant } from '#web/parts/written.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** Most replies have none: their code comes when one has. */
const NextSteps = lazyPart(async () => (await import('#web/parts/answers/next-steps.tsx')).NextSteps)

interface ReplySheetProps {
  readonly reply: Reply
  readonly acts: ReturnType<typeof useAnswerActs>
}

interface ReplySheetsProps extends Pick<ReplySheetProps, 'acts'> {
  readonly replies: readonly Reply[]
  /** Whether the first of them lies open. */
  readonly opensFirst: boolean
}

/** Letters one under the other: one lies open, and so does the one that was just acted on. */
export function ReplySheets({ replies, opensFirst, acts }: ReplySheetsProps) {
  const inHand = new Set([acts.use.variables?.id, acts.confirm.variables?.id])
  return replies.map((reply, index) => (
    <ReplySheet key={reply.id} reply={reply} acts={acts} isOpen={(opensFirst && index === 0) || inHand.has(reply.id)} />
  ))
}

/** One reply: being read, unreadable, or with what it says about each entry. */
function ReplySheet({ reply, acts, isOpen }: ReplySheetProps & { readonly isOpen: boolean }) {
  const name = nameOfReply(reply)
  return (
    <Sheet
      title={name}
      aside={
        <span className="flex flex-wrap items-center gap-3">
          {reply.isPractice ? <Tag tone="warn">Practice</Tag> : null}
          {waitingIn(reply) > 0 ? <Tag>Needs your OK</Tag> : null}
          <Offered by="deleteReply">
            <DeleteReply reply={reply} acts={acts} />
          </Offered>
        </span>
      }
    >
      <p className="text-small text-soft">
        Uploaded {writeInstant(reply.uploadedAt)}, {counted(reply.pageCount, 'page')}
        {reply.fileNumber === null ? '' : `, number ${reply.fileNumber.value}`}
      </p>
      <Details
        isOpen={isOpen}
        summary={
          <>
            What it says<span className="sr-only">: {name}</span>
          </>
        }
      >
        <ReplyBody reply={reply} acts={acts} />
      </Details>
    </Sheet>
  )
}

function ReplyBody({ reply, acts }: ReplySheetProps) {
  const isAsked = reply.addressedTo !== null
  return (
    <div className="space-y-4">
      {reply.status === 'processing' ? (
        <Progress
          label="Reading the pages"
          value={reply.pagesRead}
          max={reply.pageCount}
          valueText={`${reply.pagesRead} of ${reply.pageCount}`}
        />
      ) : null}
      {reply.status === 'failed' ? (
        <Notice tone="bad" title="This letter could not be read">
          {reply.failure?.message}
        </Notice>
      ) : null}
      {reply.reportPages.length === 0 ? null : (
        <Notice tone="info" title="A new report came along">
          Page {reply.reportPages.join(', ')}. Upload the file as a report too, so we can check your disputes against it.
        </Notice>
      )}
      {reply.kind === 'report' ? <ReadAsReport reply={reply} /> : null}
      {reply.confirmedAt === null && (reply.kind === 'other' || reply.gist !== null) ? (
        <p className="measure">{reply.gist ?? 'We couldn’t tell what this letter is. We keep it for you.'}</p>
      ) : null}
      {isAsked ? <AddressedTo reply={reply} acts={acts} /> : null}
      <PaperFacts reply={reply} />
      {reply.status === 'read' && !isAsked ? <Results reply={reply} acts={acts} /> : null}
      {reply.status === 'read' && reply.kind !== 'report' && !isAsked ? <Paper reply={reply} acts={acts} /> : null}
    </div>
  )
}

/** Someone else's letter leads to nothing: asked before anything else. */
const AddressedTo = ({ reply, acts }: ReplySheetProps) => (
  <Notice tone="mark" title="Is this letter yours?">
    <p>It’s addressed to {reply.addressedTo}. That doesn’t match your name, so we aren’t using it yet.</p>
    <Offered by="usePaper">
      <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button
          wide="phone"
          about={nameOfReply(reply)}
          busy={acts.use.isPending && acts.use.variables.id === reply.id}
          onClick={() => acts.use.mutate({ id: reply.id, isMine: true })}
        >
          Yes, it’s mine
        </Button>
        <Button
          wide="phone"
          about={nameOfReply(reply)}
          busy={acts.remove.isPending && acts.remove.variables === reply.id}
          onClick={() => acts.remove.mutate(reply.id)}
        >
          No, delete it
        </Button>
      </div>
    </Offered>
  </Notice>
)

/** What it is, confirmed in one look, and then what can be done about it; a slip is mended the same way. */
function Paper({ reply, acts }: ReplySheetProps) {
  const [isChanging, setIsChanging] = useState(false)
  const isWaiting = reply.kind !== 'answer' && reply.confirmedAt === null
  const isRecorded = reply.results.some(({ answer }) => answer !== null)
  // As what the member says it is, it may have a day that was not asked for before.
  const isDayMissing = reply.asks !== null && reply.receivedOn === null
  return (
    <>
      {reply.nextSteps.length === 0 ? null : (
        <Suspense fallback={<Waiting label="Loading what you can do" />}>
          <NextSteps reply={reply} acts={acts} />
        </Suspense>
      )}
      <Offered by="usePaper" instead={isWaiting ? <p className="text-soft">The person you’re helping has to do this.</p> : null}>
        {isRecorded ? null : isWaiting || isDayMissing || isChanging ? (
          <PaperConfirm key={reply.kind} reply={reply} acts={acts} onSaved={() => setIsChanging(false)} />
        ) : (
          <Button tone="quiet" about={nameOfReply(reply)} onClick={() => setIsChanging(true)}>
            {reply.kind === 'answer' ? 'This isn’t an answer' : 'Change what it is or when it came'}
          </Button>
        )}
      </Offered>
    </>
  )
}

function ReadAsReport({ reply }: Pick<ReplySheetProps, 'reply'>) {
  const [id] = reply.reportIds
  return (
    <p className="measure">
      This is a credit report, so we read it with your reports.{' '}
      {id === undefined ? null : (
        <TextLink to="/credit-reports" search={{ id }}>
          Open it
        </TextLink>
      )}
    </p>
  )
}

/** What a bureau says that it changed, before and after. */
function Changes({ changes }: Pick<Reply['results'][number], 'changes'>) {
  if (changes.length === 0) return null
  return (
    <ul className="list-disc space-y-0.5 pl-5">
      {changes.map(({ field, before, after }, index) => (
        <li key={`${field} ${index}`} className="wrap-anywhere">
          {sentenceCase(field)}:{' '}
          {before === null ? `now ${sentenceCase(after)}` : `${sentenceCase(before)} before, ${sentenceCase(after)} now`}
        </li>
      ))}
    </ul>
  )
}

function Results({ reply, acts }: ReplySheetProps) {
  return (
    <>
      {reply.results.map((result, index) => (
        <section
          key={`${result.id} ${result.answer?.id ?? ''}`}
          aria-label={result.creditorName?.value ?? `Entry ${index + 1}`}
          className="space-y-3 border-t border-rule pt-5 first:border-0 first:pt-0"
        >
          {reply.results.length === 1 && result.creditorName === null ? null : (
            <h3 className="text-h3">
              {result.creditorName?.value ?? `Entry ${index + 1}`}{' '}
              <span className="figures font-normal text-soft">{result.accountNumber?.value}</span>
            </h3>
          )}
          <Changes changes={result.changes} />
          {result.answer === null ? null : (
            // What follows from it, and the way back, stand once: among the recorded answers.
            <p>
              You confirmed: <span className="font-strong">{result.answer.label}</span>
            </p>
          )}
          {result.answer === null && result.isAboutNone ? (
            <p className="text-soft">You said this isn’t about one of your disputes.</p>
          ) : null}
          {result.answer === null && !result.isAboutNone ? (
            <Offered by="confirmReply" instead={<p className="text-soft">The person you’re helping has to answer this.</p>}>
              <ResultForm
                reply={reply}
                result={result}
                isSaving={acts.confirm.isPending && acts.confirm.variables.id === reply.id}
                onConfirm={(said) => acts.confirm.mutate(said)}
              />
            </Offered>
          ) : null}
        </section>
      ))}
    </>
  )
}
