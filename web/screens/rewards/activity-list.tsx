import { CircleCheck, CreditCard, FileText, type LucideIcon, Mail, UserRound } from 'lucide-react'
import { POINTS } from '#engine/rewards/reward-rules.ts'
import type { ActivityType } from '#engine/words/reward.ts'
import { writeInstant } from '#web/parts/written.ts'
import { latestOf, type RewardActivity } from '#web/screens/rewards/rewards-figures.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

const ICONS: Readonly<Record<ActivityType, LucideIcon>> = {
  payment_made: CreditCard,
  report_uploaded: FileText,
  dispute_created: Mail,
  dispute_resolved: CircleCheck,
  profile_completed: UserRound,
}

/** The latest acts that earned points. */
export function ActivityList({ acts }: { readonly acts: readonly RewardActivity[] | undefined }) {
  return (
    <Sheet title="Latest activities" holds="ledger">
      {acts === undefined ? (
        <SkeletonRows count={3} rowHeight={76} label="Loading activities" />
      ) : acts.length === 0 ? (
        <NothingYet />
      ) : (
        <ul className="divide-y divide-rule">
          {latestOf(acts).map((act) => (
            <ActivityRow key={act.id} act={act} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function ActivityRow({ act }: { readonly act: RewardActivity }) {
  return (
    <li className="flex items-start gap-4 px-5 py-4 md:px-7">
      <Icon of={ICONS[act.activityType]} className="mt-0.5 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {act.description}
          {act.isPractice ? <Tag tone="warn">Practice</Tag> : null}
        </p>
        <p className="text-small text-soft">{writeInstant(act.createdAt)}</p>
      </div>
      <p className="figures font-strong whitespace-nowrap">
        +{act.pointsEarned}
        <span className="sr-only"> points</span>
      </p>
    </li>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="No points yet"
      action={
        <LinkButton to="/upload" tone="primary" wide="phone">
          Upload a report
        </LinkButton>
      }
    >
      Begin with a report: adding it earns {POINTS.report_uploaded} points. An entry that you dispute earns{' '}
      {POINTS.dispute_created}, its recorded answer {POINTS.dispute_resolved} more once the dispute was sent.
    </EmptyState>
  )
}
