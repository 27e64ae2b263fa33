import { type QueryObserverResult, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listBadges, listRewardActivities, listUserBadges, readRewards } from '#contract/rewards.ts'
import { MOST_FREE_FORM_ACTS } from '#engine/rewards/reward-rules.ts'
import { levelProgress } from '#engine/rewards/reward-standing.ts'
import { writeCount } from '#engine/values/write-count.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { zoneOfDevice } from '#web/platform/zone.ts'
import { ActivityList } from '#web/screens/rewards/activity-list.tsx'
import { BadgeList } from '#web/screens/rewards/badge-list.tsx'
import {
  type Badge,
  levelWords,
  type RewardActivity,
  type RewardsUser,
  streakWords,
  type UserBadge,
  zoneToAsk,
} from '#web/screens/rewards/rewards-figures.ts'
import { useUser } from '#web/shell/current-user.ts'
import { FigureCard, FigureCards } from '#web/ui/figure-cards.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** /rewards: what the member's real acts have earned. */
export function RewardsScreen() {
  useTitle('Rewards / Credit Improvement Tracker')
  const rewards = useRewards()
  return (
    <>
      <PageHeading
        title="Rewards / Credit Improvement Tracker"
        lead={`Earn points for real progress: a report added, an entry disputed, an answer recorded. Each counts once, whatever the answer was. Disputes about something that isn’t on a report count when you send them, ${MOST_FREE_FORM_ACTS} at most.`}
      />
      <div className="mt-6 space-y-6">
        {rewards.error === null ? (
          <Standing rewards={rewards.data} />
        ) : (
          <LoadFailure what="Your rewards" error={rewards.error} onRetry={rewards.retry} />
        )}
      </div>
    </>
  )
}

interface Rewards {
  readonly user: RewardsUser
  readonly acts: readonly RewardActivity[]
  readonly badges: readonly Badge[]
  readonly earned: readonly UserBadge[]
}

/** The four answers together, asked once someone is signed in, and again with every visit: other screens earn the points. */
function useRewards() {
  const fresh = { staleTime: 0, refetchOnMount: true, enabled: useUser() !== null } as const
  const timeZone = zoneToAsk(zoneOfDevice())
  const user = useQuery({ ...read(readRewards, { query: { timeZone } }), ...fresh })
  const acts = useQuery({ ...read(listRewardActivities, {}), ...fresh })
  const badges = useQuery({ ...read(listBadges, {}), ...fresh })
  const earned = useQuery({ ...read(listUserBadges, {}), ...fresh })
  const all: readonly QueryObserverResult[] = [user, acts, badges, earned]
  const data: Rewards | undefined =
    user.data && acts.data && badges.data && earned.data
      ? { user: user.data, acts: acts.data, badges: badges.data, earned: earned.data }
      : undefined
  return {
    data,
    // What was shown before stays in sight when asking again fails.
    error: data === undefined ? (all.find((one) => one.error !== null)?.error ?? null) : null,
    retry: () => {
      for (const one of all) if (one.isError) void one.refetch()
    },
  }
}

function Standing({ rewards }: { readonly rewards: Rewards | undefined }) {
  const [tab, openTab] = useTab()
  return (
    <>
      <Cards rewards={rewards} />
      <Sheet title={rewards === undefined ? 'Level' : `Level ${rewards.user.currentLevel}`}>
        {rewards === undefined ? <Skeleton height={40} /> : <Level user={rewards.user} />}
      </Sheet>
      <Tabs
        label="Rewards"
        value={tab}
        onChange={openTab}
        tabs={[
          { value: 'activities', label: 'Activities', panel: <ActivityList acts={rewards?.acts} /> },
          {
            value: 'badges',
            label: 'Badges',
            panel: <BadgeList badges={rewards?.badges} earned={rewards?.earned ?? []} points={rewards?.user.totalPoints ?? 0} />,
          },
        ]}
      />
    </>
  )
}

function Level({ user }: { readonly user: RewardsUser }) {
  const { done, from, to } = levelProgress({ points: user.totalPoints, level: user.currentLevel })
  return <Progress label={`To level ${user.currentLevel + 1}`} value={done} max={to - from} valueText={levelWords(user)} />
}

function Cards({ rewards }: { readonly rewards: Rewards | undefined }) {
  const cards = [
    { name: 'Total Points', value: rewards && writeCount(rewards.user.totalPoints), note: 'since you joined' },
    { name: 'Level', value: rewards && String(rewards.user.currentLevel), note: 'one more each 1,000 points' },
    { name: 'Streak', value: rewards && streakWords(rewards.user.currentStreak), note: 'running, Monday to Sunday' },
    { name: 'Badges', value: rewards && `${rewards.earned.length} of ${rewards.badges.length}`, note: 'earned' },
  ]
  return (
    <FigureCards>
      {cards.map(({ name, value, note }) => (
        <FigureCard key={name} name={name} value={value ?? <Skeleton height={30} className="w-16" />} note={note} />
      ))}
    </FigureCards>
  )
}

/** The open tab is in the address, so that Back and a shared link lead to it. */
function useTab(): ['activities' | 'badges', (tab: string) => void] {
  const { tab } = useSearch({ from: '/rewards' })
  const navigate = useNavigate({ from: '/rewards' })
  return [
    tab === 'badges' ? 'badges' : 'activities',
    (next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false }),
  ]
}
