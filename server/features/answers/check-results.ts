import type { checkResults as endpoint } from '#contract/answers.ts'
import { checkPromise, type PromiseCheck } from '#engine/answers/check-promise.ts'
import { checkResult } from '#engine/answers/check-result.ts'
import type { CheckedPlace, ResultCheck } from '#engine/answers/result-check.ts'
import { announceCheck } from '#engine/answers/tell-answer.ts'
import type { FollowedEntry } from '#engine/comparison/follow-entries.ts'
import type { Report } from '#engine/report/report.ts'
import type { FactName } from '#engine/words/received-paper.ts'
import type { Context } from '#server/context.ts'
import { resultChecks } from '#server/database/tables/answers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { allAnswers, type AnswerRow } from '#server/features/answers/answer-rows.ts'
import { checkAnswer, checkPlace, type CheckRow, checksOf } from '#server/features/answers/check-rows.ts'
import { replyIfKept } from '#server/features/answers/reply-rows.ts'
import { addEvent, ownedDispute } from '#server/features/disputes/disputes.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { entriesLater, type EntriesLater, reportIfKept, type ReportRow } from '#server/features/reports/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { sealValue } from '#server/platform/sealed-text.ts'
import { transact } from '#server/platform/transact.ts'

export const checkResults: Operation<typeof endpoint> = async (context, { user }) => {
  await checkResultsOf(context, user)
  const ids = (await allAnswers(context, user)).map(({ id }) => id)
  return (await checksOf(context, user, ids)).map(checkAnswer)
}

/** The same for whoever owns these rows; nothing where nobody does any more. */
export async function checkResultsOfOwner(context: Context, userId: string): Promise<void> {
  const user = await ownerOfRow(context, userId)
  if (user !== null) await checkResultsOf(context, user)
}

/** Holds the newest report of each bureau against what was answered before it; each report is held against an answer once. */
export async function checkResultsOf(context: Context, user: SignedIn): Promise<void> {
  const standing = newestOfEach(await allAnswers(context, user))
  const done = await checksOf(
    context,
    user,
    standing.map(({ id }) => id),
  )
  for (const [reportId, of] of Map.groupBy(standing, ({ entryReportId }) => entryReportId)) {
    const older = reportId === null ? null : await reportIfKept(context, user, reportId)
    const later = older === null ? null : await entriesLater(context, user, older)
    if (older === null || later === null) continue
    for (const answer of of) {
      const earlier = done.filter(({ answerId }) => answerId === answer.id)
      if (!earlier.some((one) => one.reportId === later.newer.id))
        await checkOne(context, user, { answer, older, later, earlier })
    }
  }
}

/** Of each recipient of a dispute the newest answer is what counts. */
const newestOfEach = (answers: readonly Owned<AnswerRow>[]): Owned<AnswerRow>[] => [
  ...new Map(answers.map((answer) => [`${answer.disputeId} ${answer.target}`, answer])).values(),
]

interface Checking {
  readonly answer: Owned<AnswerRow>
  readonly older: Owned<ReportRow>
  readonly later: EntriesLater
  readonly earlier: readonly CheckRow[]
}

async function checkOne(context: Context, user: SignedIn, { answer, older, later, earlier }: Checking): Promise<void> {
  const { newer } = later
  const subjectId = answer.entrySubjectId
  // Another bureau's answer promises nothing about this one's report.
  if (subjectId === null || (answer.target !== 'creditor' && answer.target !== older.bureau)) return
  const dispute = await ownedDispute(context, user, answer.disputeId)
  const followed = later.follow(subjectId)
  const found = checkResult({
    kind: answer.kind,
    creditor: dispute.creditor,
    bureau: newer.bureau,
    answeredOn: answer.datedOn ?? answer.receivedOn,
    reportDate: newer.reportDate,
    followed,
    promised: await promisedIn(context, user, { answer, newer, followed }),
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
    await addEvent(tx, dispute, { at, kind: 'result_checked', text, facts })
    const news = announceCheck(check, dispute)
    await notify(tx, user, { ...news, occasion: `result:${answer.id}:${newer.id}`, dispute, at })
    const detail = { verdict: check.verdict, kind: answer.kind }
    return { answer: undefined, audit: [{ action: 'answer.checked', subjectKind: 'dispute', subjectId: dispute.id, detail }] }
  })
}

/** What the newer report prints of the fields that the paper of an answer says were changed. */
async function promisedIn(
  context: Context,
  user: SignedIn,
  { answer, newer, followed }: { readonly answer: AnswerRow; readonly newer: ReportRow; readonly followed: FollowedEntry },
): Promise<readonly PromiseCheck[]> {
  const account = newer.content.accounts.find(({ id }) => followed.kind === 'listed' && id === followed.newerId)
  if (account === undefined || answer.replyId === null) return []
  const reading = (await replyIfKept(context, user, answer.replyId))?.reading ?? null
  if (reading === null) return []
  const own = reading.results.find(({ id }) => id === answer.replyResult)?.changes ?? []
  if (own.length > 0) return own.flatMap(({ field, after }) => checkPromise(account, { field, value: after.value }) ?? [])
  // Of several results nobody can say which of the letter's fields belong to which.
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

/** Where the entry stands on the report before, and on the newer one where that lists it. */
function placesOf(subjectId: string, { older, newer, followed }: BothReports): CheckedPlace[] {
  const newerId = followed.kind === 'listed' ? followed.newerId : null
  return [...placeIn(older, subjectId), ...(newerId === null ? [] : placeIn(newer, newerId))]
}

function placeIn({ id, reportDate, content }: ReportRow, entryId: string): CheckedPlace[] {
  const evidence = entryOf(content, entryId)
  return evidence ? [{ reportId: id, reportDate, evidence }] : []
}

function entryOf({ accounts, inquiries, publicRecords }: Report, entryId: string) {
  const entry = [...accounts, ...inquiries, ...publicRecords].find(({ id }) => id === entryId)
  return entry?.evidence['creditorName'] ?? Object.values(entry?.evidence ?? {})[0]
}
