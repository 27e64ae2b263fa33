import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import type { ComparedEntry } from '#web/screens/credit-reports/side-by-side/compare-accounts.ts'
import { type Link, useUnlinkAccounts } from '#web/screens/credit-reports/side-by-side/use-links.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface CorrectedMatchesProps {
  readonly links: readonly Link[]
  readonly entries: readonly ComparedEntry[]
}

/** What the member said about the entries shown, each with its way back. */
export function CorrectedMatches({ links, entries }: CorrectedMatchesProps) {
  const unlink = useUnlinkAccounts()
  const nameOf = ({ reportId, accountId }: Link['one']): string | null => {
    const entry = entries.find(({ ref }) => ref.reportId === reportId && ref.accountId === accountId)
    return entry === undefined ? null : `${BUREAU_NAMES[entry.bureau]}: ${entry.label}`
  }
  const shown = links.flatMap((link) => {
    const [one, other] = [nameOf(link.one), nameOf(link.other)]
    return one === null || other === null ? [] : [{ link, one, other }]
  })
  if (shown.length === 0) return null
  return (
    <Sheet title="What you corrected">
      <ul className="space-y-3">
        {shown.map(({ link, one, other }) => (
          <li key={link.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {one} and {other} are {link.isSame ? 'one account' : 'two accounts'}, you said.
            </span>
            <Offered by="unlinkAccounts">
              <Button tone="quiet" busy={unlink.isPending && unlink.variables === link.id} onClick={() => unlink.mutate(link.id)}>
                Take back<span className="sr-only">: {one}</span>
              </Button>
            </Offered>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
