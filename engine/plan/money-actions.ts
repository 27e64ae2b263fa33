import { type CreditFile, standingOn, tellingWhole } from '#engine/analysis/credit-file.ts'
import { accountEntry, nameAll, nameReport } from '#engine/analysis/entry.ts'
import { paymentOf, reductionOf } from '#engine/analysis/gains-in-reach.ts'
import { type PastDueAccount, pastDueAccounts } from '#engine/analysis/past-due.ts'
import { fullestUse, linesToPay, type RevolvingUse, USE_GOAL } from '#engine/analysis/revolving-use.ts'
import { actionIds } from '#engine/plan/action-ids.ts'
import type { Planned } from '#engine/plan/plan-action.ts'
import { writeMoney } from '#engine/values/money.ts'

/** What paying would change: late accounts, full cards. */
export function moneyActions(file: CreditFile): readonly Planned[] {
  const use = fullestUse(tellingWhole(file))
  const late = pastDueAccounts(standingOn(file))
  const ids = actionIds(
    'payment',
    late.map(({ creditorName }) => ({ bureau: 'account', creditorName })),
  )
  return [
    ...late.map((one, index) => ofPastDue(one, ids[index] ?? '')),
    ...(use === null || linesToPay(use).length === 0 ? [] : [ofUse(use)]),
  ]
}

function ofPastDue(late: PastDueAccount, id: string): Planned {
  const { creditorName, pastDue, listings } = late
  const newest = listings[0]
  return {
    order: 'advice',
    action: {
      id,
      title: `Bring ${creditorName} current`,
      description: `${nameAll(listings.map(({ report, pastDue: due }) => `Your ${nameReport(report)} shows ${writeMoney(due)} past due`))}.`,
      category: 'payment',
      priority: 'High',
      timeframe: '1 to 2 months',
      currentStatus: 0,
      statusRestsOn: `${writeMoney(pastDue)} past due on ${creditorName}${newest === undefined ? '' : `, on your ${nameReport(newest.report)}`}.`,
      steps: [
        `Pay the ${writeMoney(pastDue)} past due on ${creditorName}, or ask in writing for a payment plan before the next due date.`,
        `Keep proof of your payment to ${creditorName}.`,
        `Set up automatic payments for ${creditorName} after that.`,
        'Get a new report after the next statement. This step goes away when nothing is past due.',
      ],
      evidence: listings.map(({ report, account }) => accountEntry(report, account, ['pastDue', 'paymentStatus', 'statusText'])),
    },
    gains: [paymentOf(late)],
    showsWithin: 60,
  }
}

function ofUse(use: RevolvingUse): Planned {
  const above = linesToPay(use)
  return {
    order: 'advice',
    action: {
      id: 'utilization.revolving',
      title: `Use less than ${USE_GOAL}% of your card limits`,
      description: `Your ${nameReport(use.report)} shows ${use.percent}%: ${writeMoney(use.balance)} of ${writeMoney(use.limit)}.`,
      category: 'utilization',
      priority: use.percent >= 50 ? 'High' : 'Medium',
      timeframe: '1 to 2 statements',
      currentStatus: Math.round(Math.max(0, (100 - use.percent) / (100 - USE_GOAL)) * 100),
      statusRestsOn: `100% in use counts as 0, and ${USE_GOAL}% counts as 100. Yours is ${use.percent}%.`,
      steps: [
        ...above.map(
          ({ account, balance, limit, percent, toPay }) =>
            `Pay ${writeMoney(toPay)} on ${account.creditorName}: ${writeMoney(balance)} of ${writeMoney(limit)} is ${percent}%.`,
        ),
        `Pay before the statement closes. That balance is what gets reported for ${nameAll(above.map(({ account }) => account.creditorName))}.`,
      ],
      evidence: above.map(({ account }) => accountEntry(use.report, account, ['currentBalance', 'creditLimit'])),
    },
    gains: reductionOf(use),
    showsWithin: 30,
  }
}
