import type { checkResults as endpoint } from '#contract/answers.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { checkPromise, type PromiseCheck } from '#engine/answers/check-promise.ts'
import { checkResult } from '#engine/answers/check-result.ts'
import type { CheckedPlace, ResultCheck } from '#engine/answers/result-check.ts'
import { announceCheck } from '#engine/answers/tell-answer.ts'
import type { FollowedEntry } from '#engine/comparison/follow-entries.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { FactName } from '#engine/words/received-paper.ts'
import type { Context } from '#server/context.ts'
import { resultChecks } from '#server/database/tables/answers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { allAnswers, type AnswerRow } from '#server/features/answers/answer-rows.ts'
import { checkAnswer, checkPlace, type CheckRow, checksOf } from '#server/features/answers/check-rows.ts'
import { replyIfKept, type ReplyRow } from '#server/features/answers/reply-rows.ts'
import { addEvent, ownedDispute } from '#server/features/disputes/disputes.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { entriesLater, type EntriesLater, reportIfKept, type ReportRow, sameAccountAt } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { sealValue } from '#server/platform/sealed-text.ts'
import { transact } from '#server/platform/transact.ts'

export const checkResults: Operation<typeof endpoint> = async (context, { user }) => {
  await checkResultsOf(context, user)
  const ids = (await allAnswers(context, user)).map(({ id }) => id)
  return (await checksOf(context, user, ids)).map(checkAnswer)
}

/** The same for the owner of these rows; nothing once the owner is gone. */
export async function checkResultsOfOwner(context: Context, userId: string): Promise<void> {
  const user = await ownerOfRow(context, userId)
  if (user !== null) await checkResultsOf(context, user)
}

/** Compares the newest report of each bureau with the answers before it, once for each answer. */
export async function checkResultsOf(context: Context, user: SignedIn): Promise<void> {
  const standing = newestOfEach(await allAnswers(context, user))
  const done = await checksOf(
    context,
    user,
    standing.map(({ id }) => id),
  )
  for (const [reportId, of] of Map.groupBy(standing, ({ entryReportId }) => entryReportId)) {
    const older = reportId === null ? null : await reportIfKept(context, user, reportId)
    if (older === null) continue
    const later = await entriesLater(context, user, older)
    for (const answer of of) {
      const earlier = done.filter(({ answerId }) => answerId === answer.id)
      const { entrySubjectId: subjectId } = answer
      if (subjectId === null) continue
      const own = later === null ? [] : [{ older, later, subjectId }]
      for (const held of [...own, ...(await heldElsewhere(context, user, { answer, older, subjectId }))])
        if (!earlier.some((one) => one.reportId === held.later.newer.id))
          await checkOne(context, user, { answer, ...held, earlier })
    }
  }
}

/** An entry of a report, and the newer report that an answer about it is compared with. */
interface Held {
  readonly older: Owned<ReportRow>
  readonly later: EntriesLater
  readonly subjectId: string
}

/** A company's answer is compared with the newest report of every other bureau that it says it told. */
async function heldElsewhere(
  context: Context,
  user: SignedIn,
  { answer, older, subjectId }: Omit<Held, 'later'> & { readonly answer: AnswerRow },
): Promise<Held[]> {
  if (answer.target !== 'creditor' || answer.replyId === null) return []
  const facts = (await replyIfKept(context, user, answer.replyId))?.reading?.facts ?? []
  const told = BUREAUS.filter((bureau) =>
    facts.some(({ name, value }) => name === 'toldTo' && value === BUREAU_NAMES[bureau] && bureau !== older.bureau),
  )
  const held: Held[] = []
  for (const bureau of told) {
    const day = answer.datedOn ?? answer.receivedOn
    const same = await sameAccountAt(context, user, { report: older, accountId: subjectId, bureau, day })
    if (same === null) continue
    const later = await entriesLater(context, user, same.report)
    held.push({ older: same.report, subjectId: same.accountId, later: later ?? asItStands(same.report) })
  }
  return held
}

/** Of a bureau's only report: what it lists it lists, and nothing is known of before. */
const asItStands = (newer: Owned<ReportRow>): EntriesLater => ({
  newer,
  follow: (newerId) => ({ kind: 'listed', newerId, changes: [] }),
})

/** Of each recipient of a dispute the newest answer is what counts. */
const newestOfEach = (answers: readonly Owned<AnswerRow>[]): Owned<AnswerRow>[] => [
  ...new Map(answers.map((answer) => [`${answer.disputeId} ${answer.target}`, answer])).values(),
]

interface Checking extends Held {
  readonly answer: Owned<AnswerRow>
  readonly earlier: readonly CheckRow[]
}

async function checkOne(context: Context, user: SignedIn, { answer, older, later, subjectId, earlier }: Checking): Promise<void> {
  const { newer } = later
  // Another bureau's answer promises nothing about this one's report.
  if (answer.target !== 'creditor' && answer.target !== older.bureau) return
  const dispute = await ownedDispute(context, user, answer.disputeId)
  const followed = later.follow(subjectId)
  const reading = answer.replyId === null ? null : ((await replyIfKept(context, user, answer.replyId))?.reading ?? null)
  const promised = promisedIn({ answer, reading, newer, followed })
  // Without a report from before the answer, only a field that it names shows whether it was kept.
  if (newer.id === older.id && promised.length === 0 && ANSWER_MEANINGS[answer.kind].promises !== 'gone') return
  const found = checkResult({
    kind: answer.kind,
    creditor: dispute.creditor,
    bureau: newer.bureau,
    answeredOn: answer.datedOn ?? answer.receivedOn,
    reportDate: newer.reportDate,
    followed,
    promised,
    shownBy: reading?.shownBy?.value ?? null,
    wasGone: earlier.some(({ check }) => check.verdict === 'kept' && check.places.every(({ reportId }) => reportId === older.id)),
  })
  if (found === null) return
  const check: ResultCheck = { ...found, places: placesOf(subjectId, { older, newer, followed }) }
  const place = { answerId: answer.id, reportId: newer.id }
  const sealedCheck = await sealValue(context, checkPlace(user.id, place), check)
  await transact(context, user, async (tx) => {
    const at = context.now()
    const kept = await tx
      .insert(resultChecks)
      .values({ userId: user.id, ...place, reportDate: newer.reportDate, checkedAt: at, sealedCheck })
      .onConflictDoNothing()
      .returning({ answerId: resultChecks.answerId })
    if (kept.length === 0) return { answer: undefined, audit: [] }
    const facts = { by: 'report', answerId: answer.id, report: { reportId: newer.id, page: pageIn(check, newer.id) } } as const
    const text = answer.isPractice ? `Practice: ${check.sentence}` : check.sentence
    await addEvent(context, tx, { dispute, at, kind: 'result_checked', text, facts })
    const news = announceCheck(check, dispute)
    await notify(tx, user, { ...news, occasion: `result:${answer.id}:${newer.id}`, dispute, at })
    const detail = { verdict: check.verdict, kind: answer.kind }
    return { answer: undefined, audit: [{ action: 'answer.checked', subjectKind: 'dispute', subjectId: dispute.id, detail }] }
  })
}

interface Promising {
  readonly answer: AnswerRow
  readonly reading: ReplyRow['reading']
  readonly newer: ReportRow
  readonly followed: FollowedEntry
}

/** What the newer report prints of the fields that the paper of an answer says were changed. */
function promisedIn({ answer, reading, newer, followed }: Promising): readonly PromiseCheck[] {
  const account = newer.content.accounts.find(({ id }) => followed.kind === 'listed' && id === followed.newerId)
  if (account === undefined || reading === null) return []
  const own = reading.results.find(({ id }) => id === answer.replyResult)?.changes ?? []
  if (own.length > 0) return own.flatMap(({ field, after }) => checkPromise(account, { field, value: after.value }) ?? [])
  // Of several results no one can say which of the letter's fields belong to which.
  if (reading.results.length > 1) return []
  const valuesOf = (wanted: FactName) => (reading.facts ?? []).filter(({ name }) => name === wanted).map(({ value }) => value)
  const values = valuesOf('valueAfter')
  return valuesOf('changedField').flatMap((field, index) => checkPromise(account, { field, value: values[index] ?? '' }) ?? [])
}

const pageIn = ({ places }: ResultCheck, reportId: string): number | null =>
  places.find((place) => place.reportId === reportId)?.evidence.page ?? null

interface BothReports {
  readonly older: ReportRow
  readonly newer: ReportRow
  readonly followed: FollowedEntry
}

/** Where the entry is on the report before, and on the newer one where that lists it. */
function placesOf(subjectId: string, { older, newer, followed }: BothReports): CheckedPlace[] {
  const newerId = followed.kind === 'listed' ? followed.newerId : null
  return [...(older.id === newer.id ? [] : placeIn(older, subjectId)), ...(newerId === null ? [] : placeIn(newer, newerId))]
}

function placeIn({ id, reportDate, content }: ReportRow, entryId: string): CheckedPlace[] {
  const evidence = entryOf(content, entryId)
  return evidence ? [{ reportId: id, reportDate, evidence }] : []
}

function entryOf({ accounts, inquiries, publicRecords }: Report, entryId: string) {
  const entry = [...accounts, ...inquiries, ...publicRecords].find(({ id }) => id === entryId)
  return entry?.evidence['creditorName'] ?? Object.values(entry?.evidence ?? {})[0]
}
