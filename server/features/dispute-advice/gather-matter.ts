import type { Report } from '#engine/report/report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { DisputeState, Entry, FileOfEntries, Matter } from '#engine/strategy/matter.ts'
import { matchEntries } from '#engine/strategy/match-entries.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, disputeAnswer, ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { givenClosing } from '#server/features/mortgage/mortgage.ts'
import { allItems, itemIfKept, ownedItem, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { entriesOfEarlier, fileAtHand, reportIfKept } from '#server/features/reports/reports.ts'
import { currentScore } from '#server/features/scores/scores.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

/** What a question names. */
export interface Question {
  readonly creditor: string
  readonly description: string
  readonly userId?: string | number | null | undefined
  readonly negativeItemId?: string | null | undefined
  readonly disputeId?: string | null | undefined
}

/** The question with what of the user's own file it is about; about the whole file when it names nothing. */
export async function gatherMatter(context: Context, user: SignedIn, question: Question): Promise<Matter & { isWhole: boolean }> {
  refuseOtherUser(user, question.userId)
  const days = await daysOf(context, user)
  const chosen = question.disputeId ? await ownedDispute(context, user, question.disputeId) : null
  const itemId = question.negativeItemId ?? chosen?.negativeItemId ?? null
  const item = itemId === null ? null : await itemOf(context, user, { itemId, isAsked: Boolean(question.negativeItemId) })
  const file = await gatherFile(context, user, { chosen: item, days })
  const creditor = question.creditor || chosen?.creditor || item?.creditorName || ''
  const entries =
    item === null ? matchEntries(creditor, file.entries) : file.entries.filter((entry) => entry.item?.id === item.id)
  return {
    creditor,
    description: isPrinted(question.description, { item, chosen }) ? '' : question.description,
    entries,
    dispute: chosen === null ? null : stateOf(chosen, days),
    file,
    today: days.today,
    isWhole: creditor === '' && question.description === '',
  }
}

/** What the file prints of an entry says nothing of the user's: a dispute that was opened from it carries the same words. */
const isPrinted = (description: string, { item, chosen }: { item: ItemRow | null; chosen: DisputeRow | null }): boolean =>
  item !== null && (description === item.description || description === chosen?.description)

/** A chosen item must be the user's; one that a dispute was about may be gone with its report. */
function itemOf(
  context: Context,
  user: SignedIn,
  { itemId, isAsked }: { itemId: string; isAsked: boolean },
): Promise<ItemRow | null> {
  return isAsked ? ownedItem(context, user, itemId) : itemIfKept(context, user, itemId)
}

/** The file at hand and entries kept from earlier reports; with a chosen item of another report (practice, or an older one), that report too. */
async function gatherFile(
  context: Context,
  user: SignedIn,
  { chosen, days }: { readonly chosen: ItemRow | null; readonly days: LocalDays },
): Promise<FileOfEntries> {
  const atHand = await fileAtHand(context, user)
  const { reports, isPractice } = atHand
  const [{ score }, items, disputes, closesOn] = await Promise.all([
    currentScore(context, user, atHand),
    allItems(context, user),
    allDisputes(context, user),
    givenClosing(context, user),
  ])
  const isBeside = chosen !== null && !reports.some(({ id }) => id === chosen.reportId)
  const beside = isBeside ? await reportIfKept(context, user, chosen.reportId) : null
  const listed = items.filter((item) => item.isListed && item.isPractice === isPractice)
  const whole = [...reports, ...(beside === null ? [] : [beside])].map(({ id, content }) => ({ ...content, id }))
  const all = [...whole, ...(await entriesOfEarlier(context, user, { newest: whole.map(({ id }) => id), items: listed }))]
  const findings = await findingsOfReports(
    context,
    user,
    all.map(({ id }) => id),
  )
  const known = { items, findings, disputes, days }
  return {
    entries: all.flatMap((report) => entriesOf(report, known)),
    bureaus: [...new Set(reports.map(({ bureau }) => bureau))],
    isPractice: chosen?.isPractice ?? isPractice,
    score,
    closesOn,
  }
}

interface Known {
  readonly items: readonly ItemRow[]
  readonly findings: readonly Finding[]
  readonly disputes: readonly DisputeRow[]
  readonly days: LocalDays
}

/** Every account and record of a report, and the inquiries that something was found about. */
function entriesOf({ id, ...content }: Report, known: Known): readonly Entry[] {
  const findings = known.findings.filter(({ reportId }) => reportId === id)
  const items = known.items.filter(({ reportId }) => reportId === id)
  const entryOf = (subjectId: string, creditorName: string, accountNumber: string | null): Entry => {
    const row = items.find((item) => item.subjectId === subjectId) ?? null
    return {
      creditorName: row?.creditorName ?? creditorName,
      bureau: content.bureau,
      accountNumber,
      item: row === null ? null : factsOf(row),
      findings: findings.filter((finding) => finding.subjectId === subjectId),
      dispute: row === null ? null : disputeAbout(row, known),
    }
  }
  return [
    ...content.accounts.map((account) => entryOf(account.id, account.creditorName, account.accountNumber)),
    ...content.publicRecords.map((record) => entryOf(record.id, record.court ?? record.type, null)),
    ...content.inquiries
      .filter((inquiry) => findings.some(({ subjectId }) => subjectId === inquiry.id))
      .map((inquiry) => entryOf(inquiry.id, inquiry.creditorName, null)),
  ]
}

const factsOf = ({ id, itemType, description, priority, estimatedImpact }: ItemRow) => ({
  id,
  itemType,
  description,
  priority,
  estimatedImpact,
})

/** The newest dispute about the item. */
function disputeAbout({ id }: ItemRow, { disputes, days }: Known): DisputeState | null {
  const row = disputes.find(({ negativeItemId }) => negativeItemId === id)
  return row === undefined ? null : stateOf(row, days)
}

function stateOf(row: DisputeRow, days: LocalDays): DisputeState {
  const due = disputeAnswer(row, days).tracker.clock?.due ?? null
  return { id: row.id, status: row.status, outcome: row.outcome, targets: row.disputeTargets, due }
}
