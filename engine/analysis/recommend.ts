import type { Recommendation } from '#engine/analysis/recommendation.ts'
import { type CreditFile, isStale, standingOn, tellingWhole } from '#engine/analysis/credit-file.ts'
import { type DoubtfulEntry, doubtfulEntries } from '#engine/analysis/doubtful-entries.ts'
import { accountEntry, inquiryEntry, nameAll, nameReport } from '#engine/analysis/entry.ts'
import { type Gain, estimateGain } from '#engine/analysis/estimate-gain.ts'
import { paymentOf, reductionOf, removalOf } from '#engine/analysis/gains-in-reach.ts'
import { MANY_INQUIRIES, mostInquiries } from '#engine/analysis/hard-inquiries.ts'
import { pastDueAccounts } from '#engine/analysis/past-due.ts'
import { recommendAboutDebts } from '#engine/analysis/recommend-about-debts.ts'
import { fullestUse, linesToPay, USE_GOAL } from '#engine/analysis/revolving-use.ts'
import { thinFile, THIN_BELOW } from '#engine/analysis/thin-file.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { agreementWords } from '#engine/strategy/before-writing.ts'
import { closingNote } from '#engine/strategy/mortgage/closing-day.ts'
import { USUAL_TIME } from '#engine/strategy/expected-clock.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'
import type { Report } from '#engine/report/report.ts'
import { counted } from '#engine/values/counted.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { PRIORITIES } from '#engine/words/priority.ts'

/** What the model says about some actions, as a recommendation carries it; nothing where there is nothing to ask it. */
function impactOf(score: number | null, actions: readonly ScoreAction[]): Pick<Recommendation, 'expectedImpact' | 'impactRange'> {
  if (actions.length === 0) return { expectedImpact: null, impactRange: null }
  const { points, low, high }: Gain = estimateGain(score, actions)
  return { expectedImpact: points, impactRange: { low, high } }
}

/** Says about an old report that it is old, where advice about today rests on it. */
const ageNote = (report: Report, today: Day): string =>
  isStale(report, today) ? ` That report is more than a year old, so check today’s amount first.` : ''

/** Every piece of advice that the file supports: what is proven first, then what is asked, then the rest by its priority. */
export function recommend(file: CreditFile, score: number | null): readonly Recommendation[] {
  const advice = [
    ...ofPastDue(file, score),
    ...ofUtilization(file, score),
    ...ofInquiries(file),
    ...recommendAboutDebts(file),
    ...ofThinFile(file),
  ]
  return [
    ...doubtfulEntries(file).flatMap((doubtful) => ofDoubtful(doubtful, { file, score })),
    ...advice.toSorted((a, b) => PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority)),
  ]
}

interface Advised {
  readonly file: CreditFile
  readonly score: number | null
}

/** Dispute it, send what is prepared, or ask how it was verified; nothing while the bureau is at work or has corrected it. */
function ofDoubtful(doubtful: DoubtfulEntry, { file, score }: Advised): readonly Recommendation[] {
  const words = wordsFor(doubtful, file)
  if (words === null) return []
  const { entry, ground, item } = doubtful
  return [
    {
      category: entry.subjectKind === 'inquiry' ? 'inquiry' : 'dispute',
      priority: ground === 'proven' ? 'high' : item?.disputePriority === 'high' ? 'medium' : 'low',
      ...words,
      ...impactOf(score, removalOf(doubtful)),
      entries: [entry],
    },
  ]
}

function wordsFor({ entry, findings, ground, dispute, mayBackfire, agreesWith }: DoubtfulEntry, { closesOn, today }: CreditFile) {
  const [who, bureau] = [entry.creditorName, BUREAU_NAMES[entry.bureau]]
  const isAsserted = ground === 'proven'
  const said = `${findings[0]?.message ?? ''}${findings.length === 1 ? '' : ` ${counted(findings.length - 1, 'more finding')} about the same item.`}`
  const closing = closingNote(closesOn, today)
  const note = [...agreementWords(agreesWith), mayBackfire, closing]
    .flatMap((text) => (text === null ? [] : [` ${text}`]))
    .join('')
  if (dispute === null) {
    return {
      action: isAsserted ? `Dispute ${who} with ${bureau}` : `Ask ${bureau} to verify ${who}`,
      description: `${said}${isAsserted ? '' : ' This alone isn’t an error. The letter asks; it doesn’t accuse.'}${note}`,
      timeframe: isAsserted
        ? `${USUAL_TIME} from the day the bureau receives the letter`
        : 'No law sets a deadline for the answer',
    }
  }
  if (dispute.status === 'pending') {
    const waiting =
      dispute.lettersWaiting === 0
        ? 'no letter has been written yet'
        : `${counted(dispute.lettersWaiting, 'letter waits', 'letters wait')} for you`
    return {
      action: `Send the dispute about ${who}`,
      description: `Your dispute about ${who} on the ${bureau} report is open, but ${waiting}. The bureau’s deadline starts the day it gets one.${note}`,
      timeframe: `Now, then ${USUAL_TIME} from receipt`,
    }
  }
  if (dispute.status !== 'rejected' || dispute.isRequest) return null
  return {
    action: `Ask ${bureau} how ${who} was verified`,
    description: `Your dispute about ${who} ended as verified. If you ask, the bureau must describe within ${PERIODS.verification_method.value} days how it verified the item. What we found: ${said}`,
    timeframe: `${PERIODS.verification_method.value} days from your request`,
  }
}

function ofPastDue({ today, ...file }: CreditFile, score: number | null): readonly Recommendation[] {
  return pastDueAccounts(standingOn(file)).map((late) => ({
    category: 'payment',
    action: `Bring ${late.creditorName} current`,
    priority: 'high',
    description: `${late.listings.map((one) => `Your ${nameReport(one.report)} shows ${writeMoney(one.pastDue)} past due on ${one.account.creditorName}.${ageNote(one.report, today)}`).join(' ')} If you’ve paid ${late.creditorName} since then, your next report will show it.`,
    ...impactOf(score, [paymentOf(late)]),
    timeframe: 'Shows on the report after the next statement',
    entries: late.listings.map((one) => accountEntry(one.report, one.account, ['pastDue', 'paymentStatus', 'statusText'])),
  }))
}

function ofUtilization({ today, ...file }: CreditFile, score: number | null): readonly Recommendation[] {
  const use = fullestUse(tellingWhole(file))
  if (use === null || linesToPay(use).length === 0) return []
  const above = linesToPay(use)
  const named = nameAll(above.map(({ account, percent }) => `${account.creditorName} (${percent}%)`))
  return [
    {
      category: 'utilization',
      action: `Bring your cards from ${use.percent}% to under ${USE_GOAL}% of their limits`,
      priority: use.percent >= 50 ? 'high' : 'medium',
      description: `Your ${nameReport(use.report)} shows balances of ${writeMoney(use.balance)} on revolving limits of ${writeMoney(use.limit)}. Cards above ${USE_GOAL}% of their own limit: ${named}.${ageNote(use.report, today)}`,
      ...impactOf(score, reductionOf(use)),
      timeframe: 'One or two statements after the balances are lower',
      entries: above.map(({ account }) => accountEntry(use.report, account, ['currentBalance', 'creditLimit'])),
    },
  ]
}

function ofInquiries({ reports, today }: CreditFile): readonly Recommendation[] {
  const most = mostInquiries(reports, today)
  if (most === null || most.fewerFrom === null) return []
  const named = nameAll(most.recent.map(({ inquiry, date }) => `${inquiry.creditorName} (${writeDay(date)})`))
  return [
    {
      category: 'inquiry',
      action: 'Wait before you apply for new credit',
      priority: most.recent.length >= MANY_INQUIRIES * 2 ? 'medium' : 'low',
      description: `Your ${nameReport(most.report)} lists ${counted(most.recent.length, 'hard inquiry', 'hard inquiries')} of the last 12 months: ${named}.`,
      expectedImpact: null,
      impactRange: null,
      timeframe: `Fewer than ${MANY_INQUIRIES} from ${writeDay(most.fewerFrom)} if you add none`,
      entries: most.recent.map(({ inquiry }) => inquiryEntry(most.report, inquiry)),
    },
  ]
}

function ofThinFile({ reports }: CreditFile): readonly Recommendation[] {
  const thin = thinFile(reports)
  if (thin === null) return []
  return [
    {
      category: 'account',
      action: 'Keep your oldest accounts open',
      priority: 'low',
      description: `Your ${nameReport(thin.report)} lists ${counted(thin.accounts.length, 'open account')}: ${nameAll(thin.accounts.map(({ creditorName }) => creditorName))}. With fewer than ${THIN_BELOW}, each one carries more of the score.`,
      expectedImpact: null,
      impactRange: null,
      timeframe: 'Over months and years',
      entries: thin.accounts.map((account) => accountEntry(thin.report, account, ['dateOpened', 'status'])),
    },
  ]
}
