import type { Report } from '#engine/report/report.ts'
import type { RawRow } from '#server/features/account-data/personal-tables.ts'
import { type Cell, writeCsv } from '#server/features/account-data/write-csv.ts'

type Rows = Readonly<Record<string, readonly RawRow[]>>

const cell = (value: unknown): Cell => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return value.map(String).join('; ')
  return value === undefined ? null : JSON.stringify(value)
}

/** A list of the rows of one table; the heads are its columns. */
const listOf = (rows: readonly RawRow[], columns: readonly string[]): string =>
  writeCsv(
    columns,
    rows.map((row) => columns.map((column) => cell(row[column]))),
  )

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)
const isPractice = (row: RawRow): boolean => row['source'] === 'practice'

/** Ours alone writes these rows, so what is there has the shape of a report. */
const isReport = (content: unknown): content is Report => typeof content === 'object' && content !== null && 'accounts' in content

const ACCOUNT_HEAD = [
  'practice',
  'bureau',
  'report_date',
  'creditor',
  'original_creditor',
  'account_number',
  'type',
  'status',
  'date_opened',
  'date_of_first_delinquency',
  'balance_dollars',
  'past_due_dollars',
  'removal_date',
  'remarks',
]

function accounts(reports: readonly RawRow[]): string {
  const rows = reports.flatMap((row): Cell[][] => {
    const { content } = row
    if (!isReport(content)) return []
    return content.accounts.map((account) => [
      isPractice(row),
      cell(row['bureau']),
      cell(row['report_date']),
      account.creditorName,
      account.originalCreditor,
      account.accountNumber,
      account.accountTypeText ?? account.accountType,
      account.statusText ?? account.status,
      account.dateOpened,
      account.dateOfFirstDelinquency,
      dollars(account.currentBalance),
      dollars(account.pastDue),
      account.removalDate,
      account.remarks.join('; '),
    ])
  })
  return writeCsv(ACCOUNT_HEAD, rows)
}

const FINDING_COLUMNS = ['bureau', 'rule', 'grade', 'creditorName', 'accountNumber', 'message', 'citations', 'reportId']

function findings(rows: readonly RawRow[]): string {
  const contents = rows.flatMap(({ findings: kept }): RawRow[] => (Array.isArray(kept) ? kept : []))
  return listOf(
    contents.map((content) => ({ practice: content['isPractice'] === true, ...content })),
    ['practice', ...FINDING_COLUMNS],
  )
}

const DISPUTES =
  'is_practice id bureau creditor description status outcome priority dispute_targets submission_method created_at submitted_at delivered_on answered_on resolved_at tracking_numbers'
const LETTERS =
  'is_practice id dispute_id creditor target letter_type letter_date recipient_lines generated_at attested_at sent_at sent_method tracking_number delivered_at delivered_on content'
const EVENTS = 'practice dispute_id sequence at kind text hash'

/** When it was told, then its place: the order in which it happened. */
const inOrder = (rows: readonly RawRow[], ...columns: readonly string[]): RawRow[] =>
  rows.toSorted((a, b) => {
    for (const column of columns) {
      const [one, other] = [cell(a[column]) ?? '', cell(b[column]) ?? '']
      if (one !== other) return one < other ? -1 : 1
    }
    return 0
  })

/** The main lists, for a spreadsheet; the same rows as in the JSON files. */
export function mainLists(rows: Rows): readonly { readonly name: string; readonly content: string }[] {
  const { reports = [], disputes = [], letters = [], dispute_events: events = [], findings: found = [] } = rows
  const practice = new Set(disputes.filter((row) => row['is_practice'] === true).map(({ id }) => id))
  const told = events.map((row) => ({ practice: practice.has(row['dispute_id']), ...row }))
  return [
    { name: 'lists/accounts.csv', content: accounts(inOrder(reports, 'bureau', 'report_date')) },
    { name: 'lists/findings.csv', content: findings(inOrder(found, 'report_id')) },
    { name: 'lists/disputes.csv', content: listOf(inOrder(disputes, 'created_at'), DISPUTES.split(' ')) },
    { name: 'lists/letters.csv', content: listOf(inOrder(letters, 'generated_at'), LETTERS.split(' ')) },
    { name: 'lists/events.csv', content: listOf(inOrder(told, 'dispute_id', 'sequence'), EVENTS.split(' ')) },
  ]
}
