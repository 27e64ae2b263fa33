import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { readPlan } from '#contract/plan.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { WaitingReportsOr } from '#web/parts/waiting-reports.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { EntriesOnTheirWay } from '#web/screens/plan/entries-on-their-way.tsx'
import { PlanOverview } from '#web/screens/plan/plan-overview.tsx'
import { samplePlan } from '#web/screens/plan/plan-sample.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const PlanEntriesPart = lazyPart(async () => (await import('#web/screens/plan/plan-entries.tsx')).PlanEntriesPart)

const PLAN_TABS = ['actions', 'calendar', 'debts'] as const

/** /plan: what to do next, computed from the newest reports and the disputes about them. */
export function PlanScreen() {
  const { tab } = useSearch({ from: '/plan' })
  const navigate = useNavigate()
  useTitle('Improvement Plan')
  // Reports and disputes change elsewhere: the plan is computed anew on each visit.
  const { data, isError, error, refetch } = useQuery({ ...read(readPlan, {}), staleTime: 0, refetchOnMount: true })
  return (
    <>
      <PageHeading
        title="Improvement Plan"
        lead="Your to-do list: errors first, then what to ask about, then advice. Every point figure is an estimate, not a promise."
        action={
          <LinkButton to="/strategy" wide="phone">
            Dispute strategy
          </LinkButton>
        }
      />
      <div className="mt-6 space-y-6">
        {isError ? (
          <LoadFailure what="Your plan" error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Sheet holds="ledger">
            <SkeletonRows count={3} rowHeight={180} label="Loading your plan" />
          </Sheet>
        ) : data.reportCount === 0 ? (
          <WaitingReportsOr>
            <NothingYet />
          </WaitingReportsOr>
        ) : (
          <Tabs
            label="Improvement plan"
            value={PLAN_TABS.find((known) => known === tab) ?? 'actions'}
            onChange={(next) => void navigate({ to: '/plan', search: next === 'actions' ? {} : { tab: next } })}
            tabs={[
              {
                value: 'actions',
                label: 'What to do',
                panel: (
                  <div className="space-y-6">
                    <PlanOverview plan={data} />
                  </div>
                ),
              },
              { value: 'calendar', label: 'When items come off', panel: <Entries part="calendar" /> },
              { value: 'debts', label: 'Debts and good accounts', panel: <Entries part="debts" /> },
            ]}
          />
        )}
      </div>
    </>
  )
}

/** Nothing of one's own to plan from: an invented sample is one press away, under its own name, never beside a real plan. */
function NothingYet() {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Sheet holds="ledger">
        <EmptyState
          level={2}
          title="No plan yet"
          action={
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/" tone="primary">
                Get your reports
              </LinkButton>
              <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
                {isShown ? 'Hide the sample' : 'Show a sample'}
              </Button>
            </div>
          }
        >
          We make the plan from your credit reports, and you have none yet.
        </EmptyState>
      </Sheet>
      {isShown ? (
        <section aria-labelledby="sample-heading" className="space-y-6 border-l-4 border-mark pl-4 md:pl-6">
          <div>
            <h2 id="sample-heading">Sample: an invented plan, not yours</h2>
            <p className="measure mt-1 text-soft">
              It shows what this page looks like in use. Nothing of it is stored or counted.
            </p>
          </div>
          <PlanOverview plan={samplePlan()} isSample />
        </section>
      ) : null}
    </>
  )
}

/** The other tabs, whose code loads when one of them is first shown. */
function Entries({ part }: { readonly part: 'calendar' | 'debts' }) {
  return (
    <Suspense fallback={<EntriesOnTheirWay />}>
      <PlanEntriesPart part={part} />
    </Suspense>
  )
}
