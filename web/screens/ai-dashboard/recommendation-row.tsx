import { writeGain } from '#web/parts/gain-words.ts'
import { RestingEntries } from '#web/parts/resting-entries.tsx'
import type { Recommendation } from '#web/screens/ai-dashboard/by-priority.ts'
import { LedgerRow } from '#web/ui/ledger.tsx'
import { Tag } from '#web/ui/tag.tsx'

const CATEGORY_WORDS: Record<Recommendation['category'], string> = {
  dispute: 'Dispute',
  payment: 'Payment',
  utilization: 'Utilization',
  inquiry: 'Inquiry',
  account: 'Account',
}

/** One piece of advice: what to do, why, when it shows, what it may bring, and the places it rests on. */
export function RecommendationRow({ recommendation }: { readonly recommendation: Recommendation }) {
  const { action, category, description, impactRange, timeframe, entries } = recommendation
  return (
    <LedgerRow title={<span className="font-book">{action}</span>} level={4} marks={<Tag>{CATEGORY_WORDS[category]}</Tag>}>
      <p className="measure wrap-anywhere">{description}</p>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2 text-small">
        <div>
          <dt className="text-soft">Timeframe</dt>
          <dd>{timeframe}</dd>
        </div>
        <div>
          <dt className="text-soft">Expected impact</dt>
          <dd>{impactRange === null ? 'Not estimated' : `${writeGain(impactRange)} points, an estimate`}</dd>
        </div>
      </dl>
      <div className="mt-1">
        <RestingEntries title={action} entries={entries} />
      </div>
    </LedgerRow>
  )
}
