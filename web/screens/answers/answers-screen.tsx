import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkResults } from '#contract/answers.ts'
import { headsOf } from '#contract/endpoint.ts'
import { listDisputes } from '#contract/disputes.ts'
import { writeDay } from '#engine/values/day.ts'
import { type Inbox, refreshAnswers, useAnswerActs, useInbox } from '#web/parts/answers/answer-calls.ts'
import { nameOfTarget, waitingIn } from '#web/parts/answers/answer-words.ts'
import { RecordedAnswer, ResultCheck } from '#web/parts/answers/recorded.tsx'
import { ReplySheets } from '#web/parts/answers/reply-sheet.tsx'
import { UploadPlace } from '#web/parts/upload-place.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { call } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { TrackingViews } from '#web/parts/tracking-views.tsx'
import { useTitle } from '#web/platform/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** /answers: what came back, what waits for the member's word, what is expected and by when. */
export function AnswersScreen() {
  useTitle('Answers')
  const { data, error, refetch } = useInbox()
  return (
    <>
      <PageHeading
        title="Answers"
        lead="Add any letter about your credit: an answer, a denial, a collector’s notice, court papers. We tell you what it says and what you can do."
      />
      <TrackingViews at="/answers" />
      <div className="mt-4 space-y-5">
        {may('uploadReply') ? <UploadPlace showsLetters /> : null}
        {error !== null ? <LoadFailure what="Your answers" error={error} onRetry={() => void refetch()} /> : null}
        {data === undefined && error === null ? <Waiting label="Loading your answers" /> : null}
        {data === undefined ? null : <Loaded inbox={data} />}
      </div>
    </>
  )
}

function Loaded({ inbox }: { readonly inbox: Inbox }) {
  const acts = useAnswerActs()
  useFreshChecks()
  // A court's deadline comes before everything else.
  const isFirst = ({ kind }: Inbox['replies'][number]): boolean => kind === 'court_paper'
  const open = inbox.replies
    .filter((reply) => reply.status !== 'read' || waitingIn(reply) > 0 || isFirst(reply))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  const done = inbox.replies.filter((reply) => !open.includes(reply))
  return (
    <>
      <ReplySheets replies={open} opensFirst acts={acts} />
      {inbox.checks.length === 0 ? null : <Checks inbox={inbox} acts={acts} />}
      <Expected expected={inbox.expected} />
      {inbox.answers.length === 0 ? null : <Recorded inbox={inbox} acts={acts} />}
      <ReplySheets replies={done} opensFirst={open.length === 0} acts={acts} />
    </>
  )
}

/** Newer reports are compared with the answers when someone looks, should it not have been done yet. */
function useFreshChecks(): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => call(checkResults, {}),
    retry: false,
    onSuccess: () => refreshAnswers(client),
  })
  useEffect(() => {
    if (may('checkResults')) mutate()
  }, [mutate])
}

interface PartProps {
  readonly inbox: Inbox
  readonly acts: ReturnType<typeof useAnswerActs>
}

function useCreditors(): ReadonlyMap<string, string> {
  const { data } = useQuery(read(headsOf(listDisputes), { query: { view: 'heads' } }))
  return new Map((data ?? []).map(({ id, creditor }) => [id, creditor]))
}

function Checks({ inbox, acts }: PartProps) {
  const creditors = useCreditors()
  return (
    <Sheet title="What your newer reports show">
      <div className="space-y-6">
        {inbox.checks.map((check) => (
          <ResultCheck
            key={`${check.answerId} ${check.reportId}`}
            check={check}
            creditor={creditors.get(check.disputeId)}
            isBusy={acts.say.isPending}
            onSay={(said) => acts.say.mutate({ answerId: check.answerId, reportId: check.reportId, said })}
          />
        ))}
      </div>
    </Sheet>
  )
}

function Expected({ expected }: Pick<Inbox, 'expected'>) {
  return (
    <Sheet title="Expected answers" holds="ledger" aside={expected.length === 0 ? null : counted(expected.length, 'dispute')}>
      {expected.length === 0 ? (
        <EmptyState title="You’re not waiting for an answer">
          Once you send a dispute, it shows here with the day its answer is due.
        </EmptyState>
      ) : (
        <Ledger>
          {expected.map(({ disputeId, creditor, targets, due, lateFrom, why, isPractice }) => (
            <LedgerRow
              key={disputeId}
              title={
                <TextLink to="/disputes/$id" params={{ id: disputeId }}>
                  {creditor}
                </TextLink>
              }
              {...(isPractice && { marks: <Tag tone="warn">Practice</Tag> })}
            >
              <p className="text-soft">
                From {targets.map(nameOfTarget).join(', ')}
                {due === null ? '. We count the days once your letter is delivered.' : `, due ${writeDay(due)}.`}
                {lateFrom === null ? '' : ` It’s late after ${writeDay(lateFrom)}.`}
              </p>
              {why === null ? null : <p className="measure text-small text-soft">{why}</p>}
            </LedgerRow>
          ))}
        </Ledger>
      )}
    </Sheet>
  )
}

function Recorded({ inbox, acts }: PartProps) {
  const creditors = useCreditors()
  return (
    <Sheet title="Recorded answers">
      <div className="space-y-6">
        {inbox.answers.map((answer) => (
          <RecordedAnswer
            key={answer.id}
            answer={answer}
            creditor={creditors.get(answer.disputeId) ?? 'A dispute'}
            isBusy={acts.takeBack.isPending}
            onTakeBack={() => acts.takeBack.mutate(answer.id)}
          />
        ))}
      </div>
    </Sheet>
  )
}
