import { useQuery } from '@tanstack/react-query'
import { headsOf } from '#contract/endpoint.ts'
import { listDisputes } from '#contract/disputes.ts'
import { standingOf } from '#web/parts/dispute-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import type { DisputesTab } from '#web/screens/disputes/disputes-tab.ts'
import type { Place } from '#web/screens/disputes/use-place.ts'
import { SelectField } from '#web/ui/select-field.tsx'

interface ChooseDisputeProps {
  readonly place: Place
  /** The panel to stay on. */
  readonly tab: DisputesTab
}

/** Which dispute the panel is about, and a way to another one; nothing while there is none to choose. */
export function ChooseDispute({ place, tab }: ChooseDisputeProps) {
  const { data: disputes = [], error, refetch } = useQuery(read(headsOf(listDisputes), { query: { view: 'heads' } }))
  if (disputes.length === 0)
    return error === null ? null : <LoadFailure what="Your disputes" error={error} onRetry={() => void refetch()} />
  return (
    <div className="max-w-xl">
      <SelectField
        name="selected-dispute"
        label="Selected dispute"
        placeholder="Choose a dispute"
        options={disputes.map((dispute) => ({
          value: dispute.id,
          label: `${dispute.creditor} (${standingOf(dispute).label.toLowerCase()}${dispute.isPractice ? ', practice' : ''})`,
        }))}
        value={place.selected?.id ?? ''}
        onChange={({ target }) => (target.value === '' ? undefined : place.select({ id: target.value }, tab))}
      />
    </div>
  )
}
