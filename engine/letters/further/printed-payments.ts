import type { Account } from '#engine/report/account.ts'
import { counted } from '#engine/values/counted.ts'
import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

/** What the file prints of payments on an account, in words; empty where it prints none. It proves nothing of who paid. */
export function printedPayments({ lastPaymentDate, lastPaymentAmount, paymentHistory }: Account): readonly string[] {
  const onTime = paymentHistory.filter(({ code }) => code === 'ok').length
  return [
    ...(lastPaymentAmount !== null && lastPaymentAmount > 0
      ? [
          `a last payment of ${writeMoney(lastPaymentAmount)}${lastPaymentDate === null ? '' : ` on ${writeDay(lastPaymentDate)}`}`,
        ]
      : lastPaymentDate === null
        ? []
        : [`a last payment on ${writeDay(lastPaymentDate)}`]),
    ...(onTime === 0 ? [] : [`${counted(onTime, 'month')} paid on time`]),
  ]
}
