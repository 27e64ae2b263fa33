import { isCollector } from '#engine/audit/entry-kinds.ts'
import { isNegativeAccount } from '#engine/audit/negative-items.ts'
import { isSurelyAbsent } from '#engine/audit/surely-absent.ts'
import { accountChanges } from '#engine/comparison/account-changes.ts'
import type { Effect, Entry, EntryDifference } from '#engine/comparison/difference.ts'
import { entryOf, GONE, LISTED_ANEW, ONLY_NEWER, ONLY_OLDER } from '#engine/comparison/entry-words.ts'
import { listsAll, type Pair } from '#engine/comparison/pair.ts'
import { matchOverTime } from '#engine/matching/match-over-time.ts'
import { type AccountLink, readLinks } from '#engine/matching/said-links.ts'
import type { Account } from '#engine/report/account.ts'

/** How the accounts of two reports differ. Only accounts that are the same for certain are compared. */
export function compareAccounts(pair: Pair, links: readonly AccountLink[]): EntryDifference {
  const { older, newer } = pair
  const matched = matchOverTime(newer, older, readLinks(links))
  const before = new Set(matched.values())
  // An account that was found is no candidate for another one.
  const onlyOlder = { ...older, accounts: older.accounts.filter((account) => !before.has(account)) }
  const onlyNewer = { ...newer, accounts: newer.accounts.filter((account) => !matched.has(account)) }
  const isAdded = (account: Account): boolean => listsAll(older, pair) && isSurelyAbsent(account, onlyOlder)
  const isGone = (account: Account): boolean => listsAll(newer, pair) && isSurelyAbsent(account, onlyNewer)
  const isHandedOn = onlyNewer.accounts.some(isCollector)
  return {
    added: onlyNewer.accounts
      .filter(isAdded)
      .map((account) => accountEntry(account, LISTED_ANEW, isNegativeAccount(account) ? 'bad' : null)),
    // A debt may be gone because another company has it now.
    gone: onlyOlder.accounts
      .filter(isGone)
      .map((account) => accountEntry(account, GONE, isNegativeAccount(account) && !isHandedOn ? 'good' : null)),
    changed: newer.accounts.flatMap((account) => {
      const was = matched.get(account)
      const changes = was === undefined ? [] : accountChanges({ older: was, newer: account, isOneLayout: pair.isOneLayout })
      const { id, creditorName, accountNumber } = account
      return was === undefined || changes.length === 0
        ? []
        : [{ olderId: was.id, newerId: id, name: creditorName, accountNumber, changes }]
    }),
    unmatched: {
      older: onlyOlder.accounts.filter((account) => !isGone(account)).map((account) => accountEntry(account, ONLY_OLDER, null)),
      newer: onlyNewer.accounts.filter((account) => !isAdded(account)).map((account) => accountEntry(account, ONLY_NEWER, null)),
    },
  }
}

const FIELDS = ['creditorName', 'accountNumber', 'dateOpened'] as const

const accountEntry = (account: Account, words: string, effect: Effect | null): Entry =>
  entryOf(account, { name: account.creditorName, accountNumber: account.accountNumber, keys: FIELDS, words, effect })
