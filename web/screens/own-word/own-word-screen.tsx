import { useQuery } from '@tanstack/react-query'
import { readOwnWord } from '#contract/own-word.ts'
import { countQuestions, QUESTION_SHEETS } from '#engine/words/own-word.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { type ReadyHead, readyReports, reportHeads } from '#web/parts/stored-report.ts'
import { TotalsQuestion } from '#web/parts/totals-question.tsx'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { OpenQuestion } from '#web/screens/own-word/open-question.tsx'
import { type Question, type Said, sentenceOf } from '#web/screens/own-word/own-word-words.ts'
import { ASKED_AT_ONCE, QuestionSheet } from '#web/screens/own-word/question-sheet.tsx'
import { keyOf, useTakeBack } from '#web/screens/own-word/use-own-word.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** /credit-reports/your-word: what no page can say, asked of the member, and what they have said. */
export function OwnWordScreen() {
  useTitle('Only you can say')
  const word = useQuery(read(readOwnWord, {}))
  const reports = useQuery(reportHeads())
  const differing = readyReports(reports.data ?? []).filter(({ totals }) => totals.isContradicted && totals.answer === null)
  return (
    <>
      <PageHeading
        title="Only you can say"
        lead="Only you know if these are right. We won’t say anything for you until you answer."
      />
      <div className="mt-6 max-w-3xl space-y-6">
        {word.isPending ? <Waiting label="Loading the questions" /> : null}
        {word.isError ? <LoadFailure what="The questions" error={word.error} onRetry={() => void word.refetch()} /> : null}
        {word.data === undefined ? null : (
          <Questions questions={word.data.questions} differing={differing} isFirst={word.data.said.length === 0} />
        )}
        {word.data === undefined || word.data.said.length === 0 ? null : <AllSaid said={word.data.said} />}
      </div>
    </>
  )
}

interface Open {
  readonly questions: readonly Question[]
  /** Reports whose own totals differ from what was read. */
  readonly differing: readonly ReadyHead[]
  readonly isFirst: boolean
}

function Questions({ questions, differing, isFirst }: Open) {
  const alone = questions.filter(({ sheet }) => sheet === null)
  const count = countQuestions(questions) + differing.length
  return (
    <>
      {count === 0 ? (
        <NothingToAsk isFirst={isFirst} />
      ) : (
        <p>
          <output>{counted(count, 'question')}</output>
        </p>
      )}
      {differing.map((report) => (
        <section key={report.id} aria-label={nameOfReport(report)}>
          <TotalsQuestion report={report} />
        </section>
      ))}
      {QUESTION_SHEETS.map((sheet, index) => (
        <QuestionSheet
          key={sheet}
          sheet={sheet}
          open={questions.filter((asked) => asked.sheet === sheet)}
          saidAbove={questions.findLast((asked) => QUESTION_SHEETS.slice(0, index).some((one) => one === asked.sheet))?.why}
        />
      ))}
      {alone.length === 0 ? null : (
        <Sheet title="About you and your accounts">
          <FoldedRows rows={alone} first={1} what="questions">
            {(shown) => (
              <ul className="space-y-5">
                {shown.map((asked) => (
                  <OpenQuestion key={keyOf(asked)} asked={asked} />
                ))}
              </ul>
            )}
          </FoldedRows>
        </Sheet>
      )}
    </>
  )
}

function NothingToAsk({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Sheet>
      <EmptyState title="Nothing to ask" level={2} action={<LinkButton to="/credit-reports">View credit reports</LinkButton>}>
        {isFirst
          ? 'Once you upload a report, we’ll ask here what only you can know about it.'
          : 'You have answered everything. A new report may bring new questions.'}
      </EmptyState>
    </Sheet>
  )
}

function AllSaid({ said }: { readonly said: readonly Said[] }) {
  const takeBack = useTakeBack()
  return (
    <Sheet title="What you have said">
      <FoldedRows rows={said} first={ASKED_AT_ONCE} what="answers">
        {(shown) => (
          <ul className="space-y-4">
            {shown.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-rule pt-3 first:border-t-0 first:pt-0"
              >
                <span className="min-w-0">
                  <span className="block font-strong wrap-anywhere">{one.label}</span>
                  <span className="text-small text-soft">{sentenceOf(one)}</span>
                </span>
                <Button
                  tone="quiet"
                  busy={takeBack.isPending && takeBack.variables === one.id}
                  onClick={() => takeBack.mutate(one.id)}
                >
                  Take back<span className="sr-only">: {one.label}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
    </Sheet>
  )
}
