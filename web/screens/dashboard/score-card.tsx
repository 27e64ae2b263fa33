import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type creditProfile, readCreditProfile } from '#contract/credit-profile.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
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

/** The score with its goal on the ruler, and the three figures computed from the accounts. */
export function ScoreCard() {
  const { data: profile, error, refetch } = useQuery(read(readCreditProfile, {}))
  if (error !== null) return <LoadFailure what="Your score" error={error} onRetry={() => void refetch()} />
  return (
    <Sheet>
      {profile === undefined ? (
        <>
          <output className="sr-only">Loading your score</output>
          <div className={PLACE}>
            <Skeleton height={220} />
          </div>
        </>
      ) : (
        <div className={`${PLACE} grid content-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,11fr)_minmax(0,8fr)]`}>
          <Score profile={profile} />
          <Makeup profile={profile} />
        </div>
      )}
    </Sheet>
  )
}

function Score({ profile }: { readonly profile: Profile }) {
  const { currentScore, scoreOrigin, targetScore, updatedAt } = profile
  return (
    <section aria-labelledby="score-heading" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="score-heading" className="text-h3">
          Your score
        </h2>
        <p className="text-small text-soft">Updated {updatedAt === null ? 'N/A' : writeInstant(updatedAt)}</p>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-4">
        <span className="quoted figures text-score">{currentScore ?? 'N/A'}</span>
        {currentScore === null ? null : <ScoreTag score={currentScore} />}
      </p>
      {scoreOrigin === null ? null : <p className="mt-1 text-small text-soft">{originWords(scoreOrigin)}</p>}
      {currentScore === null ? <NoScore goal={targetScore} hasReport={updatedAt !== null} /> : null}
      {currentScore !== null && targetScore !== null ? <ScoreRuler score={currentScore} goal={targetScore} /> : null}
      <ScoreHistory />
    </section>
  )
}

const SOURCES = { member: 'You added it', paper: 'From a letter you added', report: 'From your report' } as const

const originWords = ({ bureau, model, day, source }: NonNullable<Profile['scoreOrigin']>): string =>
  [SOURCES[source], BUREAU_NAMES[bureau], model, writeReportDate(day)].filter((part) => part !== null).join(' · ')

/** No empty ruler for those who have no score: why there is none, and where one comes from. */
function NoScore({ goal, hasReport }: { readonly goal: number | null; readonly hasReport: boolean }) {
  return (
    <>
      <p className="measure mt-3 text-small text-soft">
        {hasReport ? 'Free credit reports don’t include a score. Know yours? Add it.' : 'You haven’t uploaded a report yet.'}
      </p>
      {hasReport ? null : (
        <Offered by="uploadReport">
          <p className="mt-4">
            <LinkButton to="/upload">Upload a report</LinkButton>
          </p>
        </Offered>
      )}
      <dl className="mt-4 flex gap-10">
        <Fact name="Target score" text={goal?.toString() ?? 'N/A'} />
        <Fact name="Points remaining" text="N/A" />
      </dl>
    </>
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
