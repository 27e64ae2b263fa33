import { useId, useState } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { ComparedAccount, ComparedEntry } from '#web/screens/credit-reports/side-by-side/compare-accounts.ts'
import { useLinkAccounts } from '#web/screens/credit-reports/side-by-side/use-links.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

interface CorrectMatchProps {
  readonly account: ComparedAccount
  /** Entries of the bureaus that this account is not listed at, which may be the same account after all. */
  readonly candidates: readonly ComparedEntry[]
}

/** What was put together wrongly is taken apart, and what belongs together is put together, by the member's word. */
export function CorrectMatch({ account, candidates }: CorrectMatchProps) {
  const link = useLinkAccounts()
  const [chosen, setChosen] = useState('')
  const name = useId()
  const { entries } = account
  if (entries.length < 2 && candidates.length === 0) return null
  const separate = (entry: ComparedEntry) =>
    link.mutate(entries.filter((other) => other !== entry).map((other) => ({ one: entry.ref, other: other.ref, isSame: false })))
  const join = () => {
    const found = candidates.find(({ key }) => key === chosen)
    const [first] = entries
    if (found && first) link.mutate([{ one: first.ref, other: found.ref, isSame: true }])
  }
  return (
    <div data-screen-only>
      <Details
        summary={
          <span className="text-small">
            Not matched right?<span className="sr-only"> {entries[0]?.label}</span>
          </span>
        }
      >
        <div className="max-w-md space-y-4">
          {entries.length < 2
            ? null
            : entries.map((entry) => (
                <Button key={entry.key} busy={link.isPending} onClick={() => separate(entry)}>
                  {BUREAU_NAMES[entry.bureau]} lists another account here
                  <span className="sr-only">: {entry.label}</span>
                </Button>
              ))}
          {candidates.length === 0 ? null : (
            <>
              <SelectField
                name={name}
                label="It is the same account as"
                placeholder="Choose an entry"
                options={candidates.map(({ key, bureau, label }) => ({ value: key, label: `${BUREAU_NAMES[bureau]}: ${label}` }))}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
              <Button busy={link.isPending} disabled={chosen === ''} onClick={join}>
                Put together
              </Button>
            </>
          )}
        </div>
      </Details>
    </div>
  )
}
