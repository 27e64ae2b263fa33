import { type CreditFile, entryKey, standingOn } from '#engine/analysis/credit-file.ts'
import { type DoubtfulEntry, doubtfulEntries } from '#engine/analysis/doubtful-entries.ts'
import { accountEntry, accountOrder, byText, nameAll, nameReport } from '#engine/analysis/entry.ts'
import { removalOf } from '#engine/analysis/gains-in-reach.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { actionIds } from '#engine/plan/action-ids.ts'
import type { Planned } from '#engine/plan/plan-action.ts'
import { agreementWords } from '#engine/strategy/before-writing.ts'
import { closingNote } from '#engine/strategy/mortgage/closing-day.ts'
import { USUAL_TIME } from '#engine/strategy/expected-clock.ts'
import { counted } from '#engine/values/counted.ts'
import { type Day, daysBetween, firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** What to dispute, and what to leave to time. */
export function historyActions(file: CreditFile): readonly Planned[] {
  return [...disputeActions(file), ...ageingActions(file)]
}

/** Named by bureau and company, not by place: the name of an action must not change when its neighbour is settled. */
function disputeActions(file: CreditFile): readonly Planned[] {
  const inOrder = doubtfulEntries(file)
  const doubtful = inOrder.toSorted(byText(({ entry }) => `${entry.bureau}|${entry.creditorName}|${entry.subjectId}`))
  const ids = actionIds(
    'history',
    doubtful.map(({ entry }) => entry),
  )
  const closing = closingNote(file.closesOn, file.today)
  return inOrder.map((one) => ofDoubtful(one, ids[doubtful.indexOf(one)] ?? '', closing))
}

function ofDoubtful(doubtful: DoubtfulEntry, id: string, closing: string | null): Planned {
  const { entry, findings, ground, agreesWith } = doubtful
  const isAsserted = ground === 'proven'
  const bureau = BUREAU_NAMES[entry.bureau]
  return {
    order: isAsserted ? 'proof' : 'question',
    action: {
      id,
      title: isAsserted ? `Dispute ${entry.creditorName} with ${bureau}` : `Ask ${bureau} to verify ${entry.creditorName}`,
      description: [...findings.map(({ message }) => message), ...agreementWords(agreesWith)].join(' '),
      category: 'history',
      priority: isAsserted ? 'High' : 'Low',
      timeframe: `${USUAL_TIME} from receipt`,
      ...standing(doubtful),
      steps: [...(closing === null ? [] : [closing]), ...stepsOf(doubtful)],
      evidence: [entry],
      sentDisputeId: wentOut(doubtful) ? (doubtful.dispute?.disputeId ?? null) : null,
    },
    gains: removalOf(doubtful),
    showsWithin: 60,
  }
}

/** A dispute that was not sent, or was withdrawn, is still to be filed. */
const wentOut = ({ dispute }: DoubtfulEntry): boolean =>
  dispute !== null && dispute.status !== 'pending' && dispute.status !== 'withdrawn'

const endedUnchanged = ({ dispute }: DoubtfulEntry): boolean => dispute?.status === 'rejected' || dispute?.outcome === 'verified'

/** What was sent is not filed again. */
function stepsOf(doubtful: DoubtfulEntry): readonly string[] {
  const { entry, mayBackfire } = doubtful
  const bureau = BUREAU_NAMES[entry.bureau]
  const answer = `Record the answer from ${bureau}, or act when its time is up.`
  if (endedUnchanged(doubtful)) return [`Open your dispute about ${entry.creditorName} to see what you can send next.`, answer]
  if (wentOut(doubtful)) return [answer]
  return [
    `Look at the spots in your ${bureau} report and check them against what you know about ${entry.creditorName}.`,
    ...(mayBackfire === null ? [] : [mayBackfire]),
    `File the dispute about ${entry.creditorName}. We write the letter to ${bureau} from your report.`,
    `Read the letter, confirm that it’s true, and send it in a way that shows the day ${bureau} gets it.`,
    answer,
  ]
}

function standing(doubtful: DoubtfulEntry): { currentStatus: number; statusRestsOn: string } {
  const { dispute, entry } = doubtful
  if (dispute === null) return { currentStatus: 0, statusRestsOn: `You have no open dispute about ${entry.creditorName}.` }
  if (dispute.status === 'pending') {
    return { currentStatus: 0, statusRestsOn: `The dispute about ${entry.creditorName} is open, but its letter isn’t sent yet.` }
  }
  if (endedUnchanged(doubtful)) {
    const statusRestsOn = `The dispute about ${entry.creditorName} ended without a change. Ask how it was verified, or dispute it again with something new.`
    return { currentStatus: 0, statusRestsOn }
  }
  return {
    currentStatus: dispute.progress,
    statusRestsOn: `Your dispute about ${entry.creditorName} is in progress. See the tracker for its status.`,
  }
}

interface Ageing {
  readonly report: Report
  readonly account: Account
  readonly since: Day
  readonly until: Day
  /** 0 to 1. */
  readonly share: number
}

/** Negative accounts that nothing is found about and whose report prints both the first delinquency and the removal. */
function ageingActions(file: CreditFile): readonly Planned[] {
  const found = new Set(file.findings.map(entryKey))
  const negative = new Set(file.negativeItems.map(entryKey))
  return standingOn(file)
    .toSorted(byText(({ bureau }) => bureau))
    .flatMap((report) => {
      const ageing = report.accounts
        .filter(({ id }) => {
          const key = entryKey({ reportId: report.id, subjectId: id })
          return negative.has(key) && !found.has(key)
        })
        .toSorted(accountOrder)
        .flatMap((account) => ageOf(report, account, file.today))
      const isEarlier = !file.reports.includes(report)
      return ageing.length === 0 ? [] : [ofAgeing(report, ageing, isEarlier)]
    })
}

function ageOf(report: Report, account: Account, today: Day): readonly Ageing[] {
  const { dateOfFirstDelinquency, removalDate } = account
  if (dateOfFirstDelinquency === null || removalDate === null) return []
  const [since, until] = [firstDayOf(dateOfFirstDelinquency), lastDayOf(removalDate)]
  const whole = daysBetween(since, until)
  if (whole <= 0 || until < today) return []
  return [{ report, account, since, until, share: Math.min(1, Math.max(0, daysBetween(since, today) / whole)) }]
}

function ofAgeing(report: Report, ageing: readonly Ageing[], isEarlier: boolean): Planned {
  const mean = ageing.reduce((sum, { share }) => sum + share, 0) / ageing.length
  const bureau = BUREAU_NAMES[report.bureau]
  return {
    order: 'advice',
    action: {
      id: `history.ageing.${report.bureau}${isEarlier ? `.${report.id}` : ''}`,
      title: `Let ${ageing.length === 1 ? (ageing[0]?.account.creditorName ?? '') : counted(ageing.length, 'item', 'items')} on ${bureau} age off`,
      description: `Nothing on your ${nameReport(report)} contradicts ${nameAll(ageing.map(({ account }) => account.creditorName))}. The report itself says how long ${ageing.length === 1 ? 'it stays' : 'they stay'}.`,
      category: 'history',
      priority: 'Low',
      timeframe: `Until ${writeDay(
        ageing
          .map(({ until }) => until)
          .toSorted()
          .at(-1) ?? '',
      )}`,
      currentStatus: Math.round(mean * 100),
      statusRestsOn: 'How much of the time from the reported first delinquency to the reported removal has passed.',
      steps: [
        ...ageing.map(
          ({ account }) =>
            `${account.creditorName}: the report says it stays until ${writeDay(account.removalDate ?? '')}. Check your first report after that.`,
        ),
        'If you know an amount, date or mark is wrong, dispute it with your own statement.',
      ],
      evidence: ageing.map(({ account }) => accountEntry(report, account, ['removalDate', 'dateOfFirstDelinquency'])),
    },
    gains: [],
    showsWithin: 90,
  }
}
