import { writeDay } from '#engine/values/day.ts'
import { writeDollars } from '#web/parts/written.ts'
import type { AnalyzedItem } from '#web/screens/upload/analysis.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'

interface AnalysisItemsProps {
  readonly items: readonly AnalyzedItem[]
  readonly selected: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

const IMPACT_WORDS: Record<AnalyzedItem['impact'], string> = {
  High: 'High impact',
  Medium: 'Medium impact',
  Low: 'Low impact',
}
const TONES: Record<AnalyzedItem['impact'], Tone> = { High: 'bad', Medium: 'warn', Low: 'neutral' }

/** The negative items, those with an error selected at first; a click on one toggles it. */
export function AnalysisItems({ items, selected, onToggle }: AnalysisItemsProps) {
  if (items.length === 0) {
    return (
      <EmptyState title="Great! No negative items were found" level={3}>
        Nothing in these reports counts against you. Upload the other bureaus’ reports. Each bureau keeps its own file.
      </EmptyState>
    )
  }
  return (
    <>
      <output className="block border-b border-rule px-5 pb-4 text-small text-soft md:px-7">
        {selected.size} of {items.length} selected for a letter.
      </output>
      <ul className="divide-y divide-rule">
        {items.map((item) => (
          <li key={item.id}>
            <label className="flex cursor-pointer gap-4 px-5 py-5 has-checked:bg-spruce-wash md:px-7">
              <input
                type="checkbox"
                checked={selected.has(item.id)}
                onChange={() => onToggle(item.id)}
                aria-label={`${item.creditor}${item.account === null ? '' : `, account ${item.account}`}`}
                className="mt-1 size-5.5 shrink-0"
              />
              <ItemWords item={item} />
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

function ItemWords({ item }: { readonly item: AnalyzedItem }) {
  const facts = [
    item.account === null ? null : `Account ${item.account}`,
    item.amount === null ? null : writeDollars(item.amount),
    item.dateReported === null ? null : `Reported ${writeDay(item.dateReported)}`,
  ].filter((fact) => fact !== null)
  return (
    <span className="block min-w-0">
      <span className="block font-serif text-h3 wrap-anywhere">{item.creditor}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <BureauMark bureau={item.bureau} />
        <Tag tone={TONES[item.impact]}>{IMPACT_WORDS[item.impact]}</Tag>
        <Tag>{`Confidence ${item.confidence}%, estimate`}</Tag>
      </span>
      <span className="mt-1.5 block text-small text-soft wrap-anywhere">{facts.join(' · ')}</span>
      <span className="measure mt-1.5 block text-small">{item.disputeReason}</span>
    </span>
  )
}
