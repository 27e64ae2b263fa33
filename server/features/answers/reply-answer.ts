import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { reply as replyShape, replyResult } from '#contract/answers.ts'
import { NO_WRITER, type Writer } from '#engine/papers/agency-letters.ts'
import { dayAsked, whatFollows } from '#engine/papers/what-follows.ts'
import type { ToldFact, ToldField } from '#engine/papers/said-of-paper.ts'
import { listed } from '#engine/audit/listed.ts'
import { isAddressedToOthers } from '#engine/identity/compare-owner.ts'
import { type AwaitingDispute, matchResult } from '#engine/answers/match-reply.ts'
import type { ReadField, ReplyResult, ResultChange } from '#engine/answers/reply.ts'
import type { Day } from '#engine/values/day.ts'
import type { ReceivedKind } from '#engine/words/received-paper.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { replies } from '#server/database/tables/answers.ts'
import { allAnswers, answerAnswer, type AnswerRow } from '#server/features/answers/answer-rows.ts'
import { awaitingDisputes } from '#server/features/answers/awaiting-disputes.ts'
import type { ReplyRow, ToldReading } from '#server/features/answers/reply-rows.ts'
import { deliveryDays } from '#server/features/letters/letters.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { bureausOfReports } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

type ReplyAnswer = z.input<typeof replyShape>
type ResultAnswer = z.input<typeof replyResult>

/** What replies are shown with: the member's disputes, and what was confirmed. */
export interface ReplyWorld {
  readonly disputes: readonly AwaitingDispute[]
  readonly answers: readonly AnswerRow[]
  readonly today: Day
  readonly writer: Writer
  /** What the member is called: what they confirmed, or the name they registered with. */
  readonly names: readonly string[]
  /** The bureaus of the member's reports, by their ids. */
  readonly bureaus: ReadonlyMap<string, Bureau>
  /** When the letters came that were kept for steps, by their ids. */
  readonly delivered: ReadonlyMap<string, Day>
}

/** One question after the other: also asked within a transaction, where there is one connection. */
export async function replyWorld(context: Context, user: SignedIn): Promise<ReplyWorld> {
  const disputes = await awaitingDisputes(context, user)
  const answers = await allAnswers(context, user)
  const today = await dayOf(context, user)
  const identity = await confirmedIdentity(context, user)
  return {
    disputes,
    answers,
    today,
    writer: writerOf(user, identity),
    names: [identity.name ?? user.name, ...(identity.formerNames ?? [])],
    bureaus: await bureausOfReports(context, user),
    delivered: await stepDeliveries(context, user),
  }
}

/** When the letters came that were kept for steps of papers. */
export async function stepDeliveries(context: Context, user: SignedIn): Promise<ReadonlyMap<string, Day>> {
  const rows = await context.db.select({ stepLetters: replies.stepLetters }).from(replies).where(eq(replies.userId, user.id))
  return deliveriesOf(context, user, rows)
}

/** The same by papers that were read already. */
export const deliveriesOf = (
  context: Context,
  user: SignedIn,
  rows: readonly Pick<ReplyRow, 'stepLetters'>[],
): Promise<ReadonlyMap<string, Day>> =>
  deliveryDays(
    context,
    user,
    rows.flatMap(({ stepLetters }) => Object.values(stepLetters)),
  )

/** Who writes to an agency, as far as they confirmed it. */
function writerOf({ name: registered }: SignedIn, identity: Awaited<ReturnType<typeof confirmedIdentity>>): Writer {
  const { name, addresses, dateOfBirth, ssnLast4 } = identity
  const [home] = addresses ?? []
  const addressLines = home ? [home.street, `${home.city}, ${home.state} ${home.zip}`] : []
  return { name: name ?? registered, addressLines, dateOfBirth, ssnLast4 }
}

/** Whom a paper is addressed to, where that is someone else and the member has not said that it is theirs. */
export function otherAddressee({ reading, isPractice }: ReplyRow, names: readonly string[]): string | null {
  const people = reading?.addressedTo ?? []
  if (isPractice || reading?.said?.isMine === true || !isAddressedToOthers(people, names)) return null
  return people.join(', ')
}

/** A paper of someone else leads to nothing until the member has said that it is theirs. */
export function refuseAddressedTo(addressee: string | null): void {
  if (addressee !== null)
    throw new Refusal('conflict', `This letter is addressed to ${addressee}. Tell us it’s yours, or delete it.`)
}

export const replyAnswer = async (context: Context, user: SignedIn, row: ReplyRow): Promise<ReplyAnswer> =>
  tellReply(row, await replyWorld(context, user))

const NOTHING_READ: ReplyResult = { id: '1', kind: null, creditorName: null, accountNumber: null }

/** What the paper is; null while it is read. */
export const kindOf = ({ reading, saidKind }: Pick<ReplyRow, 'reading' | 'saidKind'>): ReceivedKind | null =>
  reading === null ? null : (saidKind ?? reading.kind ?? 'answer')

/** The results of an answer: one that the member fills in where none could be read. Other papers have none. */
export const resultsOf = (row: Pick<ReplyRow, 'reading' | 'saidKind'>): readonly ReplyResult[] => {
  const { reading } = row
  if (reading === null || kindOf(row) !== 'answer') return []
  return reading.results.length > 0 ? reading.results : [NOTHING_READ]
}

export function tellReply(row: ReplyRow, world: ReplyWorld): ReplyAnswer {
  const { reading } = row
  // A result that was recorded is the member's word for the letter.
  const recorded = world.answers.find(({ replyId }) => replyId === row.id)
  const confirmed = { ...row, confirmedAt: row.confirmedAt ?? recorded?.recordedAt ?? null }
  return {
    id: row.id,
    status: row.status,
    kind: kindOf(row),
    facts: (reading?.facts ?? []).map(factAnswer),
    takenOut: (reading?.takenOut ?? []).map(({ name, value }) => ({ name, value })),
    addressedTo: confirmed.confirmedAt === null ? otherAddressee(row, world.names) : null,
    refused: refusedOf(row),
    gist: gistOf(row),
    reportIds: [...(reading?.reportIds ?? [])],
    confirmedAt: row.confirmedAt,
    asks: askedOf(row),
    done: [...row.doneSteps],
    nextSteps: stepsOf(confirmed, world.today, world),
    uploadedAt: row.uploadedAt,
    receivedOn: row.receivedOn,
    disputeId: row.disputeId,
    pageCount: row.pageCount,
    pagesRead: row.pagesRead,
    failure: row.failure,
    isPractice: row.isPractice,
    sender: senderAnswer(reading) ?? senderOfReports(reading, world),
    datedOn: toldAnswer(reading?.datedOn ?? null),
    fileNumber: fieldAnswer(reading?.fileNumber ?? null),
    reportPages: [...(reading?.reportPages ?? [])],
    results: [...resultsOf(row), ...ownResults(row, world)].map((result) => resultAnswer(row, result, world)),
  }
}

function gistOf(row: ReplyRow): string | null {
  const { newOwner, isBeforeDecision, sender } = row.reading ?? {}
  const writer = sender?.value.kind === 'company' ? sender.value.name : 'The company'
  if (kindOf(row) === 'refusal' && isBeforeDecision === true) return `${writer} writes that nothing is decided yet.`
  if (kindOf(row) !== 'other' || newOwner === undefined) return null
  return `${writer} writes that it sold your debt to ${newOwner.name}.`
}

function refusedOf(row: ReplyRow): ReplyAnswer['refused'] {
  const { isBeforeDecision, refused } = row.reading ?? {}
  if (kindOf(row) !== 'refusal') return null
  return isBeforeDecision === true ? 'undecided' : (refused ?? null)
}

function askedOf(row: ReplyRow): string | null {
  const kind = kindOf(row)
  return kind === null ? null : dayAsked({ kind, courtPaper: row.reading?.courtPaper })
}

/** What follows from a paper as the member confirmed it; nothing before. */
export function stepsOf(
  row: ReplyRow,
  today: Day,
  { writer = NO_WRITER, delivered }: Partial<Pick<ReplyWorld, 'writer'>> & Pick<ReplyWorld, 'delivered'>,
): ReplyAnswer['nextSteps'] {
  const { reading, receivedOn } = row
  const kind = kindOf(row)
  if (reading === null || kind === null || row.confirmedAt === null) return []
  const sender = reading.sender?.value.kind === 'company' ? reading.sender.value.name : null
  const paper = {
    kind,
    sender,
    datedOn: reading.datedOn?.value ?? null,
    receivedOn,
    facts: reading.facts ?? [],
    // What the post or the member said about the letter goes before a day that was only told.
    days: { ...row.stepDays, ...deliveredSteps(row, delivered) },
    letters: row.stepLetters,
    courtPaper: reading.courtPaper,
    isBeforeDecision: reading.isBeforeDecision,
    addresses: reading.agencyAddresses ?? [],
    newOwner: reading.newOwner,
    writer,
  }
  return whatFollows(paper, today).map((step) => ({
    ...step,
    isDone: row.doneSteps.includes(step.id),
    address: step.address && { ...step.address, lines: [...step.address.lines] },
  }))
}

const deliveredSteps = ({ stepLetters }: ReplyRow, delivered: ReadonlyMap<string, Day>): Record<string, Day> =>
  Object.fromEntries(
    Object.entries(stepLetters).flatMap(([step, letterId]) => {
      const on = delivered.get(letterId)
      return on === undefined ? [] : [[step, on]]
    }),
  )

/** What the member confirmed that was not found. */
const ownResults = (row: ReplyRow, { answers }: ReplyWorld): ReplyResult[] =>
  answers
    .filter(({ replyId, replyResult: id }) => replyId === row.id && id?.startsWith('own-'))
    .map(({ replyResult: id }) => ({ ...NOTHING_READ, id: id ?? '' }))

function resultAnswer(row: ReplyRow, result: ReplyResult, { disputes, answers }: ReplyWorld): ResultAnswer {
  const confirmed = answers.find(({ replyId, replyResult: id }) => replyId === row.id && id === result.id)
  const reply = {
    sender: row.reading?.sender ?? null,
    datedOn: row.reading?.datedOn ?? null,
    isPractice: row.isPractice,
    addedTo: row.disputeId,
  }
  const { candidates, suggested } = matchResult(reply, result, disputes)
  const names = new Map(disputes.map(({ id, creditor }) => [id, creditor]))
  return {
    id: result.id,
    kind: fieldAnswer(result.kind),
    creditorName: fieldAnswer(result.creditorName),
    accountNumber: fieldAnswer(result.accountNumber),
    changes: (result.changes ?? []).map(changeAnswer),
    candidates: candidates.map(({ disputeId, target, letterId, reasons, against }) => ({
      disputeId,
      target,
      letterId,
      creditor: names.get(disputeId) ?? '',
      reasons: [...reasons],
      against: [...against],
    })),
    suggested,
    answer: confirmed ? answerAnswer(confirmed) : null,
    isAboutNone: row.aboutNone.includes(result.id),
  }
}

function senderAnswer(reading: ToldReading | null): ReplyAnswer['sender'] {
  const sender = toldAnswer(reading?.sender ?? null)
  if (sender === null) return null
  const { value, evidence } = sender
  if (value.kind === 'company') return { value: { kind: 'company', bureau: null, name: value.name }, evidence }
  return { value: { kind: 'bureau', bureau: value.bureau, name: BUREAU_NAMES[value.bureau] }, evidence }
}

/** A report is its bureau's; one file may hold those of several. */
function senderOfReports(reading: ToldReading | null, { bureaus }: ReplyWorld): ReplyAnswer['sender'] {
  const named = [...new Set((reading?.reportIds ?? []).flatMap((id) => bureaus.get(id) ?? []))]
  const [bureau = null, ...more] = named
  if (bureau === null) return null
  const name = listed(named.map((one) => BUREAU_NAMES[one]))
  return { value: { kind: 'bureau', bureau: more.length === 0 ? bureau : null, name }, evidence: null }
}

function factAnswer({ name, value, evidence, readAs }: ToldFact): ReplyAnswer['facts'][number] {
  if (evidence === null) return { name, value, page: null, box: null, quote: null, readAs }
  const [x, y, width, height] = evidence.box
  return { name, value, page: evidence.page, box: [x, y, width, height], quote: evidence.quote, readAs }
}

/** Of what only the member said there is no place. */
function toldAnswer<Value>(field: ToldField<Value>) {
  if (field === null) return null
  const { value, evidence } = field
  return evidence === null ? { value, evidence } : fieldAnswer({ value, evidence })
}

function changeAnswer({ field, before, after }: ResultChange): ResultAnswer['changes'][number] {
  const [x, y, width, height] = after.evidence.box
  return { field, before, after: after.value, evidence: { ...after.evidence, box: [x, y, width, height] } }
}

function fieldAnswer<Value>(field: ReadField<Value> | null) {
  if (field === null) return null
  const [x, y, width, height] = field.evidence.box
  const box: [number, number, number, number] = [x, y, width, height]
  return { value: field.value, evidence: { ...field.evidence, box } }
}
