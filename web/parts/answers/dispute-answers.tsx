import { type Reply, useAnswerActs, useDisputeAnswers } from '#web/parts/answers/answer-calls.ts'
import { waitingIn } from '#web/parts/answers/answer-words.ts'
import { RecordedAnswer, ResultCheck } from '#web/parts/answers/recorded.tsx'
import { ReplySheets } from '#web/parts/answers/reply-sheet.tsx'
import { UploadPlace } from '#web/parts/upload-place.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { may } from '#web/platform/may.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** What still waits for the member, and the papers of this case from which more than an answer follows. */
const isShown = (reply: Reply, caseId: string): boolean =>
  reply.status !== 'read' || waitingIn(reply) > 0 || (reply.disputeId === caseId && reply.kind !== 'answer')

/** What was answered to one dispute, what later reports show of it, what still waits for the member, and the place for what comes. */
export function DisputeAnswers({ disputeId }: { readonly disputeId: string }) {
  const { data, error, refetch } = useDisputeAnswers(disputeId)
  const acts = useAnswerActs()
  if (error !== null) return <LoadFailure what="The answers" error={error} onRetry={() => void refetch()} />
  const open = (data?.replies ?? []).filter((reply) => isShown(reply, disputeId))
  return (
    <>
      <Sheet title="Answers">
        {data === undefined ? (
          <Waiting label="Loading the answers" />
        ) : (
          <div className="space-y-5">
            {data.answers.length === 0 ? (
              <p className="measure text-soft">No answers yet. When a letter comes, upload it or take a photo.</p>
            ) : null}
            {data.answers.map((answer) => (
              <RecordedAnswer
                key={answer.id}
                answer={answer}
                isBusy={acts.takeBack.isPending}
                onTakeBack={() => acts.takeBack.mutate(answer.id)}
              />
            ))}
            {data.checks.map((check) => (
              <ResultCheck
                key={`${check.answerId} ${check.reportId}`}
                check={check}
                isBusy={acts.say.isPending}
                onSay={(said) => acts.say.mutate({ answerId: check.answerId, reportId: check.reportId, said })}
              />
            ))}
          </div>
        )}
      </Sheet>
      <ReplySheets replies={open} opensFirst acts={acts} />
      {may('uploadReply') ? <UploadPlace disputeId={disputeId} showsLetters /> : null}
    </>
  )
}
