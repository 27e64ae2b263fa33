import { useAnswerActs, useDisputeAnswers } from '#web/parts/answers/answer-calls.ts'
import { waitingIn } from '#web/parts/answers/answer-words.ts'
import { RecordedAnswer, ResultCheck } from '#web/parts/answers/recorded.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** What was answered to one dispute, what later reports show of it, and the way to the answer inbox. */
export function DisputeAnswers({ disputeId }: { readonly disputeId: string }) {
  const { data, error, refetch } = useDisputeAnswers(disputeId)
  const acts = useAnswerActs()
  if (error !== null) return <LoadFailure what="The answers" error={error} onRetry={() => void refetch()} />
  const waiting = (data?.replies ?? []).reduce((sum, reply) => sum + waitingIn(reply), 0)
  return (
    <Sheet title="Answers">
      {data === undefined ? (
        <Waiting label="Loading the answers" />
      ) : (
        <div className="space-y-5">
          {data.answers.length === 0 ? (
            <p className="measure text-soft">No answer is recorded yet. When a letter comes, upload or photograph it.</p>
          ) : null}
          {waiting === 0 ? null : (
            <Notice title={`${counted(waiting, 'answer')} waits for your word`}>Look at what was read, and confirm it.</Notice>
          )}
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
          <LinkButton to="/answers" {...(waiting > 0 && { tone: 'primary' as const })}>
            {waiting > 0 && may('confirmReply')
              ? 'Confirm the answer'
              : may('uploadReply')
                ? 'Upload an answer'
                : 'Open the answers'}
          </LinkButton>
        </div>
      )}
    </Sheet>
  )
}
