import { matchAccounts } from '#engine/matching/match-accounts.ts'
import type { AccountLink, AccountRef } from '#engine/matching/said-links.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { CODE_LOOKS } from '#web/parts/history-code-words.ts'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import { counted } from '#web/parts/written.ts'
import { ACCOUNT_TYPE_WORDS, type Account, FIELDS, standingOf } from '#web/screens/credit-reports/account-facts.ts'
import { type ComparedRow, type Comparison, compareRow, type Printed } from '#web/screens/credit-reports/side-by-side/compare.ts'

/** An entry as one bureau lists it. */
export interface ComparedEntry {
  readonly key: string
  readonly bureau: Bureau
  readonly ref: AccountRef
  /** Its name and number. */
  readonly label: string
}

export interface ComparedAccount {
  readonly id: string
  /** As the first bureau that lists it prints it. */
  readonly name: string
  readonly bureaus: readonly Bureau[]
  readonly entries: readonly ComparedEntry[]
  /** The bureaus of the comparison that do not list it. */
  readonly missing: readonly Bureau[]
  readonly reasons: readonly string[]
  readonly rows: readonly ComparedRow[]
  /** How many of the rows differ. */
  readonly differences: number
}

/** What moves from day to day, or is worded by each bureau in its own way, proves nothing when it differs. */
const NEVER_COMPARED = new Set([
  'dateReported',
  'balanceDate',
  'accountTypeText',
  'loanType',
  'originalCreditor',
  'terms',
  'soldTo',
])

/** The accounts of several reports put together, field by field; those that disagree first, those that only one bureau lists last. */
export function compareAccounts(reports: readonly ReadyReport[], links: readonly AccountLink[] = []): readonly ComparedAccount[] {
  const shown = reports.map(({ bureau }) => bureau)
  const sides = reports.map(({ id, bureau, uploadedAt, format, accounts }) => ({
    bureau,
    reportId: id,
    // The reports of one file are stored in one moment.
    file: `${uploadedAt} ${format}`,
    accounts,
  }))
  const reportIds = new Map(reports.map(({ bureau, id }) => [bureau, id]))
  return matchAccounts(sides, links)
    .map(({ accounts, reasons }) => ({ ...compared(accounts, reasons, shown), entries: entriesOf(accounts, reportIds) }))
    .toSorted((a, b) => b.differences - a.differences || a.missing.length - b.missing.length || (a.name < b.name ? -1 : 1))
}

function entriesOf(
  accounts: Readonly<Partial<Record<Bureau, Account>>>,
  reportIds: ReadonlyMap<Bureau, string>,
): readonly ComparedEntry[] {
  return BUREAUS.flatMap((bureau) => {
    const [account, reportId] = [accounts[bureau], reportIds.get(bureau)]
    if (account === undefined || reportId === undefined) return []
    const label = [account.creditorName, account.accountNumber].filter((part) => part !== null).join(', ')
    return [{ key: `${reportId} ${account.id}`, bureau, ref: { reportId, accountId: account.id }, label }]
  })
}

function compared(
  accounts: Readonly<Partial<Record<Bureau, Account>>>,
  reasons: readonly string[],
  shown: readonly Bureau[],
): Omit<ComparedAccount, 'entries'> {
  const listed = BUREAUS.flatMap((bureau) => {
    const account = accounts[bureau]
    return account === undefined ? [] : [{ bureau, account }]
  })
  const rows = rowsOf(listed)
  return {
    id: listed.map(({ account }) => account.id).join(),
    name: listed[0]?.account.creditorName ?? '',
    bureaus: listed.map(({ bureau }) => bureau),
    missing: shown.filter((bureau) => accounts[bureau] === undefined),
    reasons,
    rows,
    differences: rows.filter(({ isDifferent }) => isDifferent).length,
  }
}

type Listed = readonly { readonly bureau: Bureau; readonly account: Account }[]

function rowsOf(listed: Listed): readonly ComparedRow[] {
  const row = (field: keyof Account & string, name: string, read: (account: Account) => string | null) => {
    const printed = listed.map(({ bureau, account }): Printed => {
      const value = account[field]
      const text = read(account)
      return {
        bureau,
        value: typeof value === 'string' || typeof value === 'number' ? value : null,
        text,
        place: account.evidence[field] ?? (text === null ? undefined : account.evidence['creditorName']),
      }
    })
    return compareRow(name, NEVER_COMPARED.has(field) ? 'words' : howToCompare(field), printed)
  }
  const head = [
    row('creditorName', 'Company', ({ creditorName }) => creditorName),
    row('accountNumber', 'Account number', ({ accountNumber }) => accountNumber),
    row('accountType', 'Kind', ({ accountType }) => accountType && ACCOUNT_TYPE_WORDS[accountType]),
    row('paymentStatus', 'Standing', (account) => (account.paymentStatus === null ? null : (standingOf(account)?.label ?? null))),
  ]
  const facts = FIELDS.map(([field, name, text]) => row(field, name, text))
  return [...head, ...facts, historyRow(listed), ...monthRows(listed), remarksRow(listed)].filter((one) => one !== null)
}

const MONEY = new Set<string>([
  'currentBalance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'originalBalance',
  'chargeOffAmount',
  'monthlyPayment',
])
const CODES = new Set<string>(['accountType', 'paymentStatus', 'status', 'responsibility'])

function howToCompare(field: string): Comparison {
  if (MONEY.has(field)) return 'money'
  if (CODES.has(field)) return 'code'
  return /date|Date|Delinquency|delinquency/.test(field) ? 'date' : 'words'
}

/** Months that say nothing about how it was paid. */
const SILENT = new Set(['no_data', 'closed', 'too_new'])

function historyRow(listed: Listed): ComparedRow | null {
  return compareRow(
    'Payment history',
    'words',
    listed.map(({ bureau, account: { paymentHistory, evidence } }) => {
      const late = paymentHistory.filter(({ code }) => code !== 'ok' && !SILENT.has(code)).length
      const newest = paymentHistory[0]
      const text = `${counted(paymentHistory.length, 'month')}, ${late === 0 ? 'none late' : `${late} not as agreed`}`
      return {
        bureau,
        value: null,
        text: newest === undefined ? null : text,
        place: newest === undefined ? undefined : evidence[`paymentHistory.${newest.month}`],
      }
    }),
  )
}

/** Only the months that one bureau rates otherwise than another. */
function monthRows(listed: Listed): readonly (ComparedRow | null)[] {
  const months = [...new Set(listed.flatMap(({ account }) => account.paymentHistory.map(({ month }) => month)))]
  return months
    .toSorted()
    .toReversed()
    .map((month) =>
      compareRow(
        writeDay(month),
        'code',
        listed.map(({ bureau, account: { paymentHistory, evidence } }) => {
          const code = paymentHistory.find((one) => one.month === month)?.code ?? null
          return {
            bureau,
            value: code === null || SILENT.has(code) ? null : code,
            text: code === null ? null : CODE_LOOKS[code].words,
            place: evidence[`paymentHistory.${month}`],
          }
        }),
      ),
    )
    .filter((row) => row?.isDifferent === true)
}

function remarksRow(listed: Listed): ComparedRow | null {
  return compareRow(
    'Remarks',
    'words',
    listed.map(({ bureau, account: { remarks, evidence } }) => ({
      bureau,
      value: null,
      text: remarks.length === 0 ? null : remarks.join('; '),
      place: evidence['remarks.0'],
    })),
  )
}
