import { writeDay } from '#engine/values/day.ts'
import { writeDollars } from '#web/parts/written.ts'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { type Origin, Value } from '#web/screens/credit-reports/value.tsx'
import { Details } from '#web/ui/details.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

type Month = Account['paymentHistory'][number]

const AMOUNTS = [
  ['Balance', 'balance'],
  ['Scheduled', 'scheduledPayment'],
  ['Paid', 'actualPayment'],
  ['Past due', 'pastDue'],
  ['Limit', 'creditLimit'],
  ['High balance', 'highBalance'],
] as const satisfies readonly (readonly [string, keyof Month])[]

interface MonthsProps {
  readonly account: Account
  readonly origin: Origin
}

/** A month that opens the place of its amounts. */
const MonthName = ({ account, origin, month }: MonthsProps & { readonly month: string }) => (
  <Value origin={origin} name={`Amounts of ${writeDay(month)}`} evidence={account.evidence[`balanceHistory.${month}`]}>
    {writeDay(month)}
  </Value>
)

/** The amounts of each month, those columns that the report prints. A month opens its place. */
export function MonthsOfMoney({ account, origin }: MonthsProps) {
  const rows = account.paymentHistory.filter((month) => AMOUNTS.some(([, key]) => month[key] !== null) || month.remarks !== null)
  if (rows.length === 0) return null
  const printed = AMOUNTS.filter(([, key]) => rows.some((month) => month[key] !== null))
  const columns: Column<Month>[] = [
    {
      name: 'Month',
      isRowName: true,
      cell: ({ month }) => <MonthName month={month} account={account} origin={origin} />,
    },
    ...printed.map(
      ([name, key]): Column<Month> => ({
        name,
        isNumber: true,
        cell: (month) => (month[key] === null ? '' : writeDollars(month[key])),
      }),
    ),
    ...(rows.some(({ remarks }) => remarks !== null) ? [{ name: 'Remark', cell: ({ remarks }: Month) => remarks ?? '' }] : []),
  ]
  return (
    <Details summary="Amounts by month">
      <Table
        caption={`Amounts by month of ${account.creditorName}`}
        isCaptionHidden
        columns={columns}
        rows={rows}
        keyOf={({ month }) => month}
      />
    </Details>
  )
}
