import { useId } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { counted } from '#web/parts/written.ts'
import { useGrowing } from '#web/platform/use-growing.ts'
import type { ComparedAccount, ComparedEntry } from '#web/screens/credit-reports/side-by-side/compare-accounts.ts'
import { ComparedCard, ComparedLine, ComparedTable } from '#web/screens/credit-reports/side-by-side/compared-table.tsx'
import { CorrectMatch } from '#web/screens/credit-reports/side-by-side/correct-match.tsx'
import type { Shown } from '#web/screens/credit-reports/side-by-side/shown.ts'
import { Tag } from '#web/ui/tag.tsx'

interface ComparedAccountsProps {
  readonly accounts: readonly ComparedAccount[]
  readonly shown: readonly Shown[]
  /** Every entry of the reports, for whoever corrects what was put together. */
  readonly entries: readonly ComparedEntry[]
  /** Rows that agree are left out. */
  readonly isOnlyDifferent: boolean
  /** A table where there is room for its columns. */
  readonly isWide: boolean
}

export function ComparedAccounts({ accounts: all, shown, entries, isOnlyDifferent, isWide }: ComparedAccountsProps) {
  const accounts = all.slice(0, useGrowing(all.length, String(isOnlyDifferent)))
  const rowsOf = ({ rows }: ComparedAccount) => (isOnlyDifferent ? rows.filter(({ isDifferent }) => isDifferent) : rows)
  if (!isWide) {
    return (
      <ul className="divide-y divide-edge">
        {accounts.map((account) => (
          <li key={account.id} className="drawn-later px-5 py-4">
            <AccountHead account={account} shown={shown} entries={entries} />
            <ComparedCard rows={rowsOf(account)} shown={shown.filter(({ bureau }) => account.bureaus.includes(bureau))} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ComparedTable caption="Accounts side by side" shown={shown}>
      {accounts.map((account) => (
        <AccountBody key={account.id} account={account} shown={shown} entries={entries} rows={rowsOf(account)} />
      ))}
    </ComparedTable>
  )
}

interface AccountBodyProps {
  readonly account: ComparedAccount
  readonly shown: readonly Shown[]
  readonly entries: readonly ComparedEntry[]
  readonly rows: ComparedAccount['rows']
}

function AccountBody({ account, shown, entries, rows }: AccountBodyProps) {
  const id = useId()
  return (
    <tbody className="border-t-2 border-edge" aria-labelledby={id}>
      <tr className="break-after-avoid">
        <th id={id} scope="rowgroup" colSpan={shown.length + 1} className="px-5 pt-4 pb-2 text-left font-normal md:px-7">
          <AccountHead account={account} shown={shown} entries={entries} />
        </th>
      </tr>
      {rows.map((row) => (
        <ComparedLine key={row.name} row={row} shown={shown} />
      ))}
    </tbody>
  )
}

function AccountHead({ account, shown, entries }: Omit<AccountBodyProps, 'rows'>) {
  const { name, bureaus, missing, differences, reasons } = account
  const isOnlyOne = bureaus.length === 1 && shown.length > 1
  return (
    <>
      <h3 className="font-serif text-h3 wrap-anywhere">{name}</h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        {differences === 0 ? null : <Tag tone="warn">{counted(differences, 'difference')}</Tag>}
        {isOnlyOne ? bureaus.map((bureau) => <Tag key={bureau} tone="info">{`Only at ${BUREAU_NAMES[bureau]}`}</Tag>) : null}
        {isOnlyOne || missing.length === 0 ? null : (
          <Tag tone="info">{`Not at ${missing.map((bureau) => BUREAU_NAMES[bureau]).join(', ')}`}</Tag>
        )}
        {reasons.length === 0 ? null : <span>Put together by: {reasons.join('; ')}</span>}
      </div>
      <Offered by="linkAccounts">
        <CorrectMatch account={account} candidates={entries.filter(({ bureau }) => missing.includes(bureau))} />
      </Offered>
    </>
  )
}
