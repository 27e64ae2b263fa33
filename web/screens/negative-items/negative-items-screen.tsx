import { useState } from 'react'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { ItemList } from '#web/parts/item-list.tsx'
import { ITEM_TYPE_WORDS, type Item } from '#web/parts/item-words.ts'
import { useItems } from '#web/parts/use-item-cases.ts'
import { counted } from '#web/parts/written.ts'
import { useTitle } from '#web/platform/title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const BUREAU_OPTIONS = [
  { value: 'all', label: 'All bureaus' },
  ...BUREAUS.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] })),
]

interface Filter {
  readonly words: string
  readonly bureau: string
}
const NO_FILTER: Filter = { words: '', bureau: 'all' }

/** /negative-items: every negative entry of the newest report of each bureau, with search and bureau filter. */
export function NegativeItemsScreen() {
  useTitle('Negative items')
  const all = useItems()
  const { items, isPending } = all
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = items.filter((item) => fits(item, filter))
  return (
    <>
      <PageHeading
        title="Negative Items"
        lead="What the newest report of each bureau says against you. Where an entry cannot be right, it says why and shows the page."
        action={
          <Offered by="uploadReport">
            <LinkButton to="/upload">Upload a report</LinkButton>
          </Offered>
        }
      />
      <div className="mt-6">
        <Sheet title="On your file today" holds="ledger">
          {isPending || items.length > 0 ? (
            <Filters filter={filter} onChange={setFilter} shown={shown.length} all={isPending ? null : items.length} />
          ) : null}
          <ItemList
            all={all}
            items={shown}
            narrowing={`${filter.bureau} ${filter.words}`}
            empty={items.length === 0 ? <NoItems /> : <NoMatch onClear={() => setFilter(NO_FILTER)} />}
          />
        </Sheet>
      </div>
    </>
  )
}

function fits(item: Item, { words, bureau }: Filter): boolean {
  if (bureau !== 'all' && item.bureau !== bureau) return false
  const text = [item.creditorName, item.description, item.accountNumber ?? '', ITEM_TYPE_WORDS[item.itemType]]
    .join(' ')
    .toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

interface FiltersProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
  readonly shown: number
  /** Null while they are on their way. */
  readonly all: number | null
}

function Filters({ filter, onChange, shown, all }: FiltersProps) {
  return (
    <search className="block border-b border-rule px-5 py-4 md:px-7">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          type="search"
          name="words"
          label="Search"
          placeholder="Creditor, account or reason"
          isOptional={false}
          value={filter.words}
          onChange={({ target }) => onChange({ ...filter, words: target.value })}
        />
        <SelectField
          name="bureau"
          label="Bureau"
          options={BUREAU_OPTIONS}
          value={filter.bureau}
          onChange={({ target }) => onChange({ ...filter, bureau: target.value })}
        />
      </div>
      <output className="mt-3 block text-small text-soft">
        {all === null ? 'Loading your items' : shown === all ? counted(all, 'item') : `${shown} of ${counted(all, 'item')}`}
      </output>
    </search>
  )
}

function NoItems() {
  return (
    <EmptyState
      title="No Negative Items"
      action={
        <Offered by="uploadReport">
          <LinkButton to="/upload" tone="primary">
            Upload a report
          </LinkButton>
        </Offered>
      }
    >
      No negative entry was read on your reports, or none has been uploaded yet.
    </EmptyState>
  )
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="Nothing fits this search" action={<Button onClick={onClear}>Show all items</Button>}>
      No entry has all of these words at this bureau.
    </EmptyState>
  )
}
