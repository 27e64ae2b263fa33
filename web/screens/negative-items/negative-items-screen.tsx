import { useMemo, useState } from 'react'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { ItemList } from '#web/parts/item-list.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Item } from '#web/parts/item-words.ts'
import { useItems } from '#web/parts/use-item-cases.ts'
import { errorsIn, type Matter, useMatters } from '#web/parts/use-matters.ts'
import { noItemsWords } from '#web/parts/no-items-words.ts'
import { useWaitingReports, type WaitingReport, WaitingReports } from '#web/parts/waiting-reports.tsx'
import { type MatterFilter, NO_FILTER } from '#web/parts/worklist/fits-filter.ts'
import { KIND_WORDS, STATE_WORDS } from '#web/parts/worklist/matter-words.ts'
import { MatterRows } from '#web/parts/worklist/matter-rows.tsx'
import { counted } from '#web/parts/written.ts'
import { narrowedLists, tallyOf } from '#web/screens/negative-items/narrowed-lists.ts'
import { useTitle } from '#web/platform/title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const BUREAU_OPTIONS = [
  { value: 'all', label: 'All bureaus' },
  ...BUREAUS.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] })),
]

const optionsOf = (all: string, words: Readonly<Record<string, string>>) => [
  { value: 'all', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]
/** Steps against identity theft are on no report: home and the calendar show them. */
const { theft: _theft, ...LISTED_KINDS } = KIND_WORDS
const { to_do: _toDo, clear: _clear, ...LISTED_STATES } = STATE_WORDS
const KIND_OPTIONS = optionsOf('All kinds', LISTED_KINDS)
const STATE_OPTIONS = optionsOf(
  'All states',
  Object.fromEntries(Object.entries(LISTED_STATES).map(([state, { label }]) => [state, label])),
)

/** /negative-items: the worklist, then every negative item of the newest report of each bureau; one filter narrows both. */
export function NegativeItemsScreen() {
  useTitle('Negative items')
  const all = useItems()
  const worklist = useMatters()
  const [filter, setFilter] = useState(NO_FILTER)
  const { items } = all
  const waiting = useWaitingReports()
  const isPending = all.isPending || worklist.isPending || waiting.isPending
  const known = worklist.data ?? NOTHING_KNOWN
  const whole = useMemo(() => narrowedLists(known, items, NO_FILTER), [known, items])
  const { matters, onReports, gone, practice, count } = useMemo(() => narrowedLists(known, items, filter), [known, items, filter])
  const narrowing = Object.values(filter).join(' ')
  return (
    <>
      <PageHeading
        title="Negative Items"
        lead="The negative items on your latest reports. If we see an error, we show you where."
        action={
          <Offered by="uploadReport">
            <LinkButton to="/upload">Upload a report</LinkButton>
          </Offered>
        }
      />
      {/* Another place once all is here: nothing that was seen moves. */}
      <div key={isPending ? 'waits' : 'here'} className="mt-6 space-y-6">
        {isPending ? null : <WaitingReports waiting={waiting} />}
        {isPending || whole.count > 0 ? (
          <Filters
            filter={filter}
            onChange={setFilter}
            words={tallyOf(worklist.data?.counts, { shown: count, of: whole.count })}
          />
        ) : null}
        {worklist.error === null ? null : (
          <LoadFailure what="Your errors" error={worklist.error} onRetry={() => void worklist.refetch()} />
        )}
        {isPending || whole.matters.length > 0 ? (
          <Sheet
            title={isPending ? 'Errors and questions' : foundWords(whole.matters, worklist.data?.counts.errors ?? 0)}
            holds="ledger"
          >
            {isPending ? (
              <SkeletonRows count={4} rowHeight={MATTER_HEIGHT} label="Loading your errors" />
            ) : matters.length === 0 ? (
              <NoMatch onClear={() => setFilter(NO_FILTER)} />
            ) : (
              <MatterRows matters={matters} all={all} narrowing={narrowing} />
            )}
          </Sheet>
        ) : null}
        <Sheet title="On your reports now" holds="ledger">
          <ItemList
            all={all}
            items={onReports}
            narrowing={narrowing}
            empty={
              whole.onReports.length === 0 ? <NoItems waiting={waiting} /> : <NoMatch onClear={() => setFilter(NO_FILTER)} />
            }
          />
        </Sheet>
        <Others title="No longer on your reports" all={all} items={gone} narrowing={narrowing} />
        <Others title="Practice items" all={all} items={practice} narrowing={narrowing} />
      </div>
    </>
  )
}

interface OthersProps {
  readonly title: string
  readonly all: ReturnType<typeof useItems>
  readonly items: readonly Item[]
  readonly narrowing: string
}

/** Items that no count has; nothing where there are none. */
const Others = ({ title, ...list }: OthersProps) =>
  list.items.length === 0 ? null : (
    <Sheet title={title} holds="ledger">
      <ItemList {...list} first={FEW} empty={null} />
    </Sheet>
  )

const NOTHING_KNOWN = { matters: [], isPractice: false }
const MATTER_HEIGHT = 72
/** Of what no count has, so many at first. */
const FEW = 3

/** How many errors the list has, and what else. */
function foundWords(matters: readonly Matter[], errors: number): string {
  if (errors === 0) return 'Things to check'
  const others = matters.filter((matter) => errorsIn([matter]).length === 0).length
  return `${counted(errors, 'error')} found${others === 0 ? '' : `, ${counted(others, 'more thing')} to check`}`
}

interface FiltersProps {
  readonly filter: MatterFilter
  readonly onChange: (filter: MatterFilter) => void
  /** How much is shown of how much. */
  readonly words: string
}

function Filters({ filter, onChange, words }: FiltersProps) {
  return (
    <search className="block">
      <div className="grid gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_13rem]">
        <div className="min-[22rem]:col-span-2 lg:col-span-1">
          <TextField
            type="search"
            name="shown.words"
            label="Search"
            placeholder="Creditor, account or reason"
            isOptional={false}
            value={filter.words}
            onChange={({ target }) => onChange({ ...filter, words: target.value })}
          />
        </div>
        <SelectField
          name="shown.bureau"
          label="Bureau"
          options={BUREAU_OPTIONS}
          value={filter.bureau}
          onChange={({ target }) => onChange({ ...filter, bureau: target.value })}
        />
        <SelectField
          name="shown.kind"
          label="Kind"
          options={KIND_OPTIONS}
          value={filter.kind}
          onChange={({ target }) => onChange({ ...filter, kind: target.value })}
        />
        <div className="min-[22rem]:col-span-2 lg:col-span-1">
          <SelectField
            name="shown.state"
            label="State"
            options={STATE_OPTIONS}
            value={filter.state}
            onChange={({ target }) => onChange({ ...filter, state: target.value })}
          />
        </div>
      </div>
      <output className="mt-3 block text-small text-soft">{words}</output>
    </search>
  )
}

function NoItems({ waiting }: { readonly waiting: WaitingReport }) {
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
      {noItemsWords(waiting)}
    </EmptyState>
  )
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="Nothing fits this search" action={<Button onClick={onClear}>Show all items</Button>}>
      No item has all of these words at this bureau.
    </EmptyState>
  )
}
