import { Award, Flame, type LucideIcon, Star, Target, Trophy } from 'lucide-react'
import { writeCount } from '#engine/values/write-count.ts'
import type { BadgeIcon } from '#engine/words/reward.ts'
import { writeInstant } from '#web/parts/written.ts'
import { type Badge, type BadgeStanding, badgeStandings, type UserBadge } from '#web/screens/rewards/rewards-figures.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

const ICONS: Readonly<Record<BadgeIcon, LucideIcon>> = { trophy: Trophy, star: Star, award: Award, target: Target, flame: Flame }

interface BadgeListProps {
  readonly badges: readonly Badge[] | undefined
  readonly earned: readonly UserBadge[]
  readonly points: number
}

/** Every badge: when it was earned, or what is missing. */
export function BadgeList({ badges, earned, points }: BadgeListProps) {
  return (
    <Sheet title="Badges" holds="ledger">
      {badges === undefined ? (
        <SkeletonRows count={5} rowHeight={96} label="Loading badges" />
      ) : (
        <ul className="divide-y divide-rule">
          {badgeStandings(badges, { earned, points }).map((standing) => (
            <BadgeRow key={standing.badge.id} standing={standing} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function BadgeRow({ standing }: { readonly standing: BadgeStanding }) {
  const { badge, earnedAt, missing } = standing
  const isEarned = earnedAt !== null
  return (
    <li className="flex items-start gap-4 px-5 py-4 md:px-7">
      <span
        className={`flex size-11 shrink-0 items-center justify-center rounded-full border ${isEarned ? 'border-mark bg-mark-wash text-ink' : 'border-rule text-disabled'}`}
      >
        <Icon of={ICONS[badge.iconName]} size={22} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-serif text-h3">{badge.name}</h3>
          {isEarned ? <Tag tone="good">Earned</Tag> : <Tag>Not yet earned</Tag>}
        </div>
        <p className="measure text-small text-soft">{badge.description}</p>
        <p className="mt-1 text-small">
          {isEarned ? (
            `Earned on ${writeInstant(earnedAt)}`
          ) : (
            <>
              {writeCount(missing)} of {writeCount(badge.pointsRequired)} points are missing
            </>
          )}
        </p>
      </div>
    </li>
  )
}
