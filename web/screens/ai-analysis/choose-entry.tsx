import { useQuery } from '@tanstack/react-query'
import { listNegativeItems } from '#contract/negative-items.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { read } from '#web/platform/query-client.ts'
import { SelectField } from '#web/ui/select-field.tsx'

export interface ChooseEntryProps {
  /** Empty: the practice page's entry. */
  readonly itemId: string
  readonly onChoose: (itemId: string) => void
}

/** Which negative entry it is about: one of the member's file, or the practice page's. */
export function ChooseEntry({ itemId, onChoose }: ChooseEntryProps) {
  const { data, isError } = useQuery(read(listNegativeItems, {}))
  const listed = (data ?? []).filter(({ status }) => status === 'open')
  const options = listed.map(({ id, creditorName, bureau, isPractice }) => ({
    value: id,
    label: `${creditorName}, ${BUREAU_NAMES[bureau]}${isPractice ? ' (practice)' : ''}`,
  }))
  const hint = isError
    ? 'Your own entries could not be loaded; the practice page is here.'
    : listed.length === 0
      ? 'Upload a report to choose from your own entries.'
      : undefined
  return (
    <SelectField
      name="entry"
      label="Which entry?"
      {...(hint !== undefined && { hint })}
      options={[{ value: '', label: 'The practice page’s entry' }, ...options]}
      value={options.some(({ value }) => value === itemId) ? itemId : ''}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
