import type { AccountTable, BureauPage, LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import { textOf } from '#engine/reading/layouts/bureau-columns/rows.ts'
import { ACCOUNT_LABELS } from '#engine/reading/layouts/bureau-columns/words.ts'

/** So many entries in one order, and all of them again, are no chance. */
const FEWEST_AGAIN = 3

/**
 * A saved page may hold itself twice, once as it is shown and once for another view or the printer, where only a style sheet
 * that was not saved hides the one. Entries that stand twice because the page does are listed once; two that are alike on a
 * page that stands once stay two.
 */
export function pageOnce(page: BureauPage): BureauPage {
  const accounts = firstOf(page.accounts, accountKey)
  const personal = firstOf(page.personal, rowKey)
  const isTwice = accounts !== null && (personal !== null || accounts.length >= FEWEST_AGAIN)
  if (!isTwice) return page
  const again = page.accounts.slice(accounts.length)
  return {
    ...page,
    accounts: accounts.map((table, index) => withHistory(table, again[index] ?? table)),
    personal: personal ?? page.personal,
    score: firstOf(page.score, rowKey) ?? page.score,
    summary: firstOf(page.summary, rowKey) ?? page.summary,
    records: firstOf(page.records, ({ heading, rows }) => keyOf([textOf(heading), ...rows.map(rowKey)])) ?? page.records,
    inquiries:
      firstOf(page.inquiries, ({ creditorName, date, bureau }) => keyOf([creditorName.text, date.text, bureau])) ??
      page.inquiries,
    contacts: firstOf(page.contacts, ({ name, address }) => keyOf([name.text, textOf(address)])) ?? page.contacts,
  }
}

const keyOf = (parts: readonly string[]): string => JSON.stringify(parts)
const rowKey = ({ label, cells }: LabelRow): string =>
  keyOf([label, ...Object.entries(cells).flatMap(([bureau, cell]) => [bureau, textOf(cell)])])

const TELLING: ReadonlySet<string> = new Set([
  ...ACCOUNT_LABELS.accountNumber,
  ...ACCOUNT_LABELS.dateOpened,
  ...ACCOUNT_LABELS.currentBalance,
])
const accountKey = ({ heading, rows }: AccountTable): string =>
  keyOf([textOf(heading), ...rows.filter(({ label }) => TELLING.has(label)).map(rowKey)])

/** The first half of a list whose second half says the same; null for any other list. */
function firstOf<One>(list: readonly One[], key: (one: One) => string): readonly One[] | null {
  const half = list.length / 2
  if (half === 0 || !Number.isInteger(half)) return null
  const [first, again] = [list.slice(0, half), list.slice(half).map(key)]
  return first.every((one, at) => key(one) === again[at]) ? first : null
}

/** One of the two views may leave the history out. */
const withHistory = (table: AccountTable, again: AccountTable): AccountTable =>
  Object.keys(table.history).length > 0 ? table : { ...table, history: again.history, lateCounts: again.lateCounts }
