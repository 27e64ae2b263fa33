import type { z } from 'zod'
import type { usePaper as endpoint } from '#contract/answers.ts'
import type { Day } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { kindOf, otherAddressee, refuseAddressedTo, replyAnswer, replyWorld } from '#server/features/answers/reply-answer.ts'
import { keepProof } from '#server/features/answers/keep-proof.ts'
import { sayWhatItSays } from '#server/features/answers/say-what-it-says.ts'
import { tellCourtDays } from '#server/features/answers/tell-court-days.ts'
import { refuseFuture } from '#server/features/answers/refuse-future.ts'
import { changeReply, ownedReply, type ReplyRow, takeReply } from '#server/features/answers/reply-rows.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { forgetPaperScore, keepScore } from '#server/features/scores/scores.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

/** Takes the member's word of what a paper is and when it came: from then on what follows from it is told. The same again changes nothing. */
export const usePaper: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedReply(context, user, params.id)
  if (found.status !== 'read') throw new Refusal('conflict', 'We haven’t read this letter yet. Wait until we have.')
  if (body.disputeId !== undefined) await ownedDispute(context, user, body.disputeId)
  const days = await daysOf(context, user)
  if (body.receivedOn !== undefined) refuseFuture(days, 'receivedOn', body.receivedOn)
  for (const [step, on] of Object.entries(body.days ?? {})) refuseFuture(days, `days.${step}`, on)
  if (body.datedOn !== undefined) refuseFuture(days, 'datedOn', body.datedOn)
  await refuseOthers(context, user, { row: found, isMine: body.isMine })
  const row = await transact<Owned<ReplyRow>>(context, user, async (tx) => {
    const inside = within(context, tx)
    const taken = await takeReply(inside, found)
    const current = await sayWhatItSays(inside, taken, body)
    const saidKind = body.kind ?? current.saidKind
    const receivedOn = body.receivedOn ?? current.receivedOn
    const disputeId = body.disputeId ?? current.disputeId
    const doneSteps = body.done ?? current.doneSteps
    const stepDays = { ...current.stepDays, ...body.days }
    const confirmedAt = current.confirmedAt ?? (isCorrection(body) ? null : context.now())
    const isSame =
      current === taken &&
      current.confirmedAt === confirmedAt &&
      saidKind === current.saidKind &&
      disputeId === current.disputeId &&
      receivedOn === current.receivedOn &&
      doneSteps.join('\n') === current.doneSteps.join('\n') &&
      Object.entries(stepDays).every(([step, on]) => current.stepDays[step] === on)
    if (isSame) return { answer: current, audit: [] }
    const changed = await changeReply(inside, current, { saidKind, receivedOn, disputeId, doneSteps, stepDays, confirmedAt })
    const detail = { kind: kindOf(changed), done: doneSteps.length }
    const action = confirmedAt === null ? 'paper.corrected' : 'paper.confirmed'
    const audit = [{ action, subjectKind: 'reply', subjectId: changed.id, detail }]
    await tellCourtDays(inside, tx, { user, row: changed })
    const scored = await keepPrintedScores(context, tx, { user, row: changed, before: taken })
    return { answer: changed, audit: [...audit, ...scored] }
  })
  if (row.confirmedAt !== null) await keepProof(context, user, row)
  return replyAnswer(context, user, row)
}

/** What corrects a paper confirms nothing of it. */
const isCorrection = ({ facts, from, datedOn, isMine, ...confirmation }: z.output<typeof endpoint.body>): boolean =>
  [facts, from, datedOn, isMine].some((one) => one !== undefined) && Object.keys(confirmation).length === 0

async function refuseOthers(
  context: Context,
  user: SignedIn,
  { row, isMine }: { readonly row: Owned<ReplyRow>; readonly isMine: true | undefined },
): Promise<void> {
  const { names } = await replyWorld(context, user)
  if (row.confirmedAt === null && isMine !== true) refuseAddressedTo(otherAddressee(row, names))
}

interface Scored {
  readonly user: SignedIn
  readonly row: Owned<ReplyRow>
  /** As it was told before: a score that it no longer says leaves again. */
  readonly before: Owned<ReplyRow>
}

/** A refusal prints the scores that were looked at, by whom and when: they join the others, as a letter's. */
async function keepPrintedScores(context: Context, tx: Transaction, { user, row, before }: Scored): Promise<AuditRow[]> {
  const [printed, earlier] = [printedScores(row), printedScores(before)]
  for (const one of earlier)
    if (!printed.some(({ bureau, day }) => bureau === one.bureau && day === one.day)) await forgetPaperScore(tx, user, one)
  const audit: AuditRow[] = []
  for (const one of printed) {
    const kept = await keepScore(context, tx, { user, ...one, model: null, source: 'paper', origin: 'lender' })
    const detail = { bureau: one.bureau }
    if (kept.isNew) audit.push({ action: 'score.added', subjectKind: 'score', subjectId: kept.row.id, detail })
  }
  return audit
}

interface PrintedScore {
  readonly score: number
  readonly bureau: Bureau
  readonly day: Day
}

function printedScores(row: ReplyRow): PrintedScore[] {
  if (kindOf(row) !== 'refusal' || row.isPractice || row.confirmedAt === null) return []
  const { facts = [], agencyScores = [], datedOn } = row.reading ?? {}
  const valuesOf = (name: 'score' | 'scoreDate' | 'bureau'): string[] =>
    facts.filter((fact) => fact.name === name).map(({ value }) => value)
  const bureaus = BUREAUS.filter((bureau) => valuesOf('bureau').includes(BUREAU_NAMES[bureau]))
  const [scores, [told]] = [valuesOf('score'), valuesOf('scoreDate')]
  // Of several agencies only a table says whose score each is, as long as the member has not said otherwise.
  const ofTable = agencyScores.filter(({ score }) => scores.includes(score))
  return bureaus.flatMap((bureau): PrintedScore[] => {
    const own = ofTable.find(({ agency }) => agency === BUREAU_NAMES[bureau])
    const score = Number(own?.score ?? (bureaus.length === 1 ? scores[0] : undefined))
    const day = own?.day ?? told ?? datedOn?.value
    return score >= 250 && score <= 900 && day !== undefined ? [{ score, bureau, day }] : []
  })
}
