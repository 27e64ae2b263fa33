import { Suspense, useMemo } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { writeDollars } from '#web/parts/written.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { moneyByMonth } from '#web/screens/credit-reports/money-by-month.ts'
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

/** The columns that the report prints. A month opens the place of its amounts. */
const columnsOf = (rows: readonly Month[], { account, origin }: MonthsProps): readonly Column<Month>[] => [
  {
    name: 'Month',
    isRowName: true,
    cell: ({ month }) => (
      <div className="min-w-24 [&_button]:wrap-break-word">
        <Value origin={origin} name={`Amounts of ${writeDay(month)}`} evidence={account.evidence[`balanceHistory.${month}`]}>
          {writeDay(month)}
        </Value>
      </div>
    ),
  },
  ...AMOUNTS.filter(([, key]) => rows.some((month) => month[key] !== null)).map(
    ([name, key]): Column<Month> => ({
      name,
      isNumber: true,
      cell: (month) => (month[key] === null ? '' : writeDollars(month[key])),
    }),
  ),
  ...(rows.some(({ remarks }) => remarks !== null) ? [{ name: 'Remark', cell: ({ remarks }: Month) => remarks ?? '' }] : []),
]

/** The amounts of each month of which the report prints any. */
export function MonthsOfMoney({ account, origin }: MonthsProps) {
  const rows = account.paymentHistory.filter((month) => AMOUNTS.some(([, key]) => month[key] !== null) || month.remarks !== null)
  const money = useMemo(() => moneyByMonth(account), [account])
  if (rows.length === 0) return null
  return (
    <>
      {money === null ? null : (
        <Suspense fallback={<div style={{ height: DRAWN_HEIGHT }} />}>
          <MoneyChart account={account} money={money} origin={origin} />
        </Suspense>
      )}
      <Details summary="Amounts by month">
        <Table
          caption={`Amounts by month of ${account.creditorName}`}
          isCaptionHidden
          columns={columnsOf(rows, { account, origin })}
          rows={rows}
          keyOf={({ month }) => month}
        />
      </Details>
    </>
  )
}

/** Its code comes where a chart is. */
const MoneyChart = lazyPart(async () => (await import('#web/screens/credit-reports/money-chart.tsx')).MoneyChart)

/** What is kept free until it is drawn. */
const DRAWN_HEIGHT = 354
