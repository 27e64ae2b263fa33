import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { type creditProfile, readCreditProfile } from '#contract/credit-profile.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { useWaitingReports } from '#web/parts/waiting-reports.tsx'
import { BESIDE_OTHERS_MS, useMatters } from '#web/parts/use-matters.ts'
import { NextOfWorklist, nextStepTitle } from '#web/parts/worklist/next-of-worklist.tsx'
import { writeInstant, writeReportDate } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { ScoreHistory } from '#web/screens/dashboard/score-history.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ScoreRuler, ScoreTag } from '#web/ui/score-ruler.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Profile = z.output<typeof creditProfile>

/** As high as what comes, so that nothing below moves. */
const PLACE = 'min-h-[38rem] md:min-h-[17rem]'

/** The card's data. `isHere` turns true once we can draw all of it: with no score, the next step goes on top and would push the rest down. */
export function useScoreCard() {
  const { data: profile, error, refetch } = useQuery(read(readCreditProfile, {}))
  const { isFetched: isStepKnown } = useMatters(BESIDE_OTHERS_MS)
  const isHere = error !== null || (profile !== undefined && (profile.currentScore !== null || isStepKnown))
  return { profile, error, refetch, isHere }
}

/** The score with its goal on the ruler, or else the next step; beside it the three figures computed from the accounts. */
export function ScoreCard() {
  const { profile, error, refetch, isHere } = useScoreCard()
  if (error !== null) return <LoadFailure what="Your score" error={error} onRetry={() => void refetch()} />
  return (
    <Sheet>
      {profile === undefined || !isHere ? (
        <>
          <output className="sr-only">Loading your score</output>
          <div className={PLACE}>
            <Skeleton height={220} />
          </div>
        </>
      ) : (
        <div className={`${PLACE} grid content-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,11fr)_minmax(0,8fr)]`}>
          {profile.currentScore === null ? (
            <WithoutScore profile={profile} />
          ) : (
            <Score profile={profile} score={profile.currentScore} />
          )}
          <Makeup profile={profile} />
        </div>
      )}
    </Sheet>
  )
}

interface ScoreProps {
  readonly profile: Profile
  readonly score: number
}

function Score({ profile: { scoreOrigin, targetScore, updatedAt }, score }: ScoreProps) {
  return (
    <ScoreSection updatedAt={updatedAt}>
      <p className="mt-3 flex flex-wrap items-center gap-x-4">
        <span className="quoted figures text-score">{score}</span>
        <ScoreTag score={score} />
      </p>
      {scoreOrigin === null ? null : <p className="mt-1 text-small text-soft">{originWords(scoreOrigin)}</p>}
      {targetScore === null ? null : <ScoreRuler score={score} goal={targetScore} />}
    </ScoreSection>
  )
}

interface ScoreSectionProps {
  readonly updatedAt: string | null
  readonly children: ReactNode
}

const ScoreSection = ({ updatedAt, children }: ScoreSectionProps) => (
  <section aria-labelledby="score-heading" className="min-w-0">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id="score-heading" className="text-h3">
        Your score
      </h2>
      <p className="text-small text-soft">Updated {updatedAt === null ? 'N/A' : writeInstant(updatedAt)}</p>
    </div>
    {children}
    <ScoreHistory />
  </section>
)

const SOURCES = { member: 'You added it', paper: 'From a letter you added', report: 'From your report' } as const

const originWords = ({ bureau, model, day, source }: NonNullable<Profile['scoreOrigin']>): string =>
  [SOURCES[source], BUREAU_NAMES[bureau], model, writeReportDate(day)].filter((part) => part !== null).join(' · ')

/** Without a score what to do next comes first; then why there is no score, and where one comes from. */
function WithoutScore({ profile: { targetScore, updatedAt } }: { readonly profile: Profile }) {
  const { data: worklist } = useMatters(BESIDE_OTHERS_MS)
  const { asked, reading, unsure } = useWaitingReports()
  const isMissing = updatedAt === null && asked.length + reading.length === 0
  const hasStep = worklist !== undefined && (worklist.reportCount > 0 || worklist.matters.length > 0)
  return (
    <div className="min-w-0 space-y-6">
      {hasStep ? (
        <section aria-labelledby="next-step">
          <h2 id="next-step" className="mb-2 text-h3">
            {nextStepTitle(worklist)}
          </h2>
          <NextOfWorklist worklist={worklist} isUnsure={unsure.length > 0} />
        </section>
      ) : null}
      <ScoreSection updatedAt={updatedAt}>
        <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-3">
          <Fact name="Current score" text="N/A" />
          <Fact name="Target score" text={targetScore?.toString() ?? 'N/A'} />
          <Fact name="Points remaining" text="N/A" />
        </dl>
        <p className="measure mt-3 text-small text-soft">
          {isMissing
            ? 'You haven’t uploaded a report yet.'
            : updatedAt === null
              ? 'If your report shows a score, you’ll see it here.'
              : 'Free credit reports don’t include a score. Know yours? Add it.'}
        </p>
        {isMissing ? (
          <Offered by="uploadReport">
            <p className="mt-4">
              <LinkButton to="/upload">Upload a report</LinkButton>
            </p>
          </Offered>
        ) : null}
      </ScoreSection>
    </div>
  )
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="quoted figures text-figure">{text}</dd>
    </div>
  )
}

const FIGURES = [
  { key: 'paymentHistory', name: 'Payment history', means: 'Months paid on time' },
  { key: 'creditUtilization', name: 'Utilization', means: 'Of your limits in use. Aim for under 30%' },
  { key: 'creditHistory', name: 'Credit history', means: 'Average account age, out of 10 years' },
] as const

function Makeup({ profile }: { readonly profile: Profile }) {
  return (
    <section aria-labelledby="makeup-heading" className="min-w-0 border-rule max-md:border-t max-md:pt-5 md:border-l md:pl-10">
      <h2 id="makeup-heading" className="text-h3">
        What affects your score
      </h2>
      <dl className="mt-2 divide-y divide-rule">
        {FIGURES.map(({ key, name, means }) => {
          const percent = profile[key]
          return (
            <div key={key} className="flex items-center justify-between gap-4 py-2.5">
              <dt>
                <span className="font-strong">{name}</span>
                <span className="block text-small text-soft">{means}</span>
              </dt>
              <dd className="quoted figures text-figure">{percent === null ? 'N/A' : `${percent}%`}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
