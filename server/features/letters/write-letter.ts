import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isRequest } from '#engine/disputes/letter-clock.ts'
import { chooseStrategy, LETTER_STRATEGIES } from '#engine/disputes/choose-strategy.ts'
import { accountIdentity } from '#engine/matching/entry-identity.ts'
import type { EarlierDispute } from '#engine/letters/letter-request.ts'
import { type AskedWith, type Told, toldTexts } from '#engine/letters/told.ts'
import { type FollowUpKind, isFurther } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { type ChosenPaper, letters } from '#server/database/tables/letters.ts'
import { carryDispute } from '#server/features/disputes/disputes.ts'
import { confirmedAbout } from '#server/features/letters/confirmed-words.ts'
import {
  gatherSource,
  recipientOf,
  senderOf,
  type LetterSource,
  type LetterWish,
} from '#server/features/letters/letter-source.ts'
import { withChosen, withPapers, wordingsToKeep } from '#server/features/letters/earlier-wording.ts'
import { letterSuccess } from '#server/features/letters/letter-success.ts'
import { recordedOf } from '#server/features/letters/recorded-of.ts'
import { composeOrRefuse, requestFor } from '#server/features/letters/request-for.ts'
import {
  addLetter,
  changeLetter,
  isWorkedOn,
  type LetterRow,
  refuseWhileMailed,
  takeLetters,
  isUnsent,
} from '#server/features/letters/letter-rows.ts'
import { reportsBeside } from '#server/features/letters/reports-beside.ts'
import { usualPapers } from '#server/features/letters/usual-papers.ts'
import { type Hearing, wordLetter } from '#server/features/letters/word-letter.ts'
import { subjectOf } from '#server/features/own-word/own-word.ts'
import { saysPractice } from '#server/features/negative-items/negative-items.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** A letter that follows a dispute which was sent. */
export interface FollowUp {
  readonly kind: FollowUpKind
  readonly earlier: EarlierDispute
}

/** What is written: a letter of the documents' kinds, or a follow-up in its place. */
export type LetterOrder = LetterWish & {
  readonly followUp?: FollowUp
  /** A draft that its reader has edited or confirmed stays as it is. */
  readonly leavesWorkedOn?: boolean
  /** A run of the AI workflow writes it: the invoice of a plan counts such letters. */
  readonly byRun?: true
  /** It was asked for by itself: a model, where one is connected, may word it. */
  readonly mayBeWorded?: boolean
  /** With `mayBeWorded`: who hears its words as they come. */
  readonly hearing?: Hearing
}

export interface WrittenLetter {
  readonly row: Owned<LetterRow>
  /** False where an unsent letter about the same was rewritten or kept. */
  readonly isNew: boolean
  /** Sentences of the user's own words that are not in the letter, since they cite what the law registry does not hold. */
  readonly leftOut: readonly string[]
}

/**
 * Composes a letter from the facts of the file and keeps it with them; an unsent one about the same item (or dispute) to the
 * same recipient is rewritten, not doubled. What its member had edited by then is kept with it.
 */
export async function writeLetter(context: Context, user: SignedIn, wish: LetterOrder): Promise<WrittenLetter> {
  const source = await gatherSource(context, user, wish)
  await refuseMixed(context, user, { source, told: wish.told ?? {} })
  const { values, leftOut } = await composed(context, user, { wish, source })
  const papers = await usualPapers(context, user, { ...values, entry: entryOf(context, user, source) })
  return transact(context, user, async (tx) => {
    if (source.formerItemId !== null && source.item !== null)
      await carryDispute(context, tx, { user, from: source.formerItemId, to: source.item.id })
    const leavesWorkedOn = wish.leavesWorkedOn ?? false
    // A helper writes what is not there: no draft of the member's goes by another hand.
    const leavesEvery = context.helper !== null
    const { kept, rewritten, isLeft } = await keep(context, tx, { user, values, papers, source, leavesWorkedOn, leavesEvery })
    if (isLeft) return { answer: { row: kept, isNew: false, leftOut: [] }, audit: [] }
    const detail = { target: kept.target, kind: kept.letterType, practice: kept.isPractice, ...(wish.byRun && { byRun: true }) }
    const action = rewritten ? 'letter.rewritten' : 'letter.generated'
    return {
      answer: { row: kept, isNew: !rewritten, leftOut },
      audit: [{ action, subjectKind: 'letter', subjectId: kept.id, detail }],
    }
  })
}

/** The entry that a letter is about, as papers name it that prove something of it. */
const entryOf = (context: Context, user: SignedIn, { report, subject }: LetterSource): string | null =>
  report !== null && subject.kind === 'account'
    ? subjectOf(context, user, `${report.bureau}|${accountIdentity(subject.account)}`)
    : null

const isPractised = ({ item, dispute }: LetterSource): boolean => item?.isPractice ?? dispute?.isPractice ?? false

const MIXED = 'These words are from a practice report. Take them out. Your own letter can’t state them.'

/** What a practice report prints goes into no letter that can leave. */
async function refuseMixed(
  context: Context,
  user: SignedIn,
  { source, told }: { source: LetterSource; told: Told },
): Promise<void> {
  const words = [...source.statements, ...(source.copied ?? []), ...toldTexts(told).map(([, text]) => text)]
  if (isPractised(source) || words.length === 0) return
  // The company stands fixed by the item or the dispute: here only the words are looked at.
  const said = { creditor: '', text: words.join(' ') }
  if (await saysPractice(context, user, said)) throw new Refusal('conflict', MIXED)
}

async function composed(context: Context, user: SignedIn, { wish, source }: { wish: LetterOrder; source: LetterSource }) {
  const day = await dayOf(context, user)
  const sender = await senderOf(context, user, { wish, report: source.report })
  const kind = wish.followUp?.kind ?? wish.letterType
  // The other kinds need to be told nothing.
  const known = isFurther(kind) ? await recordedOf(context, user, source) : null
  const request = requestFor(context, source, {
    kind,
    day,
    sender,
    recipient: recipientOf(source, wish),
    told: wish.told,
    recorded: known?.recorded,
    earlier: wish.followUp?.earlier ?? known?.earlier,
    confirmed: await confirmedAbout(context, user, source),
    besides: await reportsBeside(context, user, source),
  })
  const letter = composeOrRefuse(request)
  const worded = wish.mayBeWorded ? await wordLetter(context, user, { letter, hearing: wish.hearing }) : null
  const isPractice = isPractised(source)
  const success = await letterSuccess(context, user, { kind, source, isPractice })
  const asks = isRequest(kind, source.target, worded?.letterContent ?? letter.letterContent)
  const strategy =
    kind === 'dispute' ? chooseStrategy(source.target, source.findings, { isRequest: asks }) : LETTER_STRATEGIES[kind]
  const leftOut = [
    ...letter.leftOut.map(
      (sentence) => ` Left out of your words, because it cites something that isn’t in our law registry: "${sentence}"`,
    ),
    ...(source.copied ?? []).map((sentence) => ` Left out of your words, because it only repeats your report: "${sentence}"`),
  ]
  const values = {
    disputeId: (wish.followUp ? wish.disputeId : source.dispute?.id) ?? null,
    negativeItemId: source.item?.id ?? null,
    creditor: source.creditor,
    target: source.target,
    letterType: letter.letterType,
    recipientLines: [letter.recipient.name, ...letter.recipient.lines],
    senderLines: [sender.name, sender.street, `${sender.city}, ${sender.state} ${sender.zip}`],
    letterDate: day,
    reportId: source.report?.id ?? null,
    enclosures: [...letter.enclosures],
    content: worded?.letterContent ?? letter.letterContent,
    facts: letter.facts,
    told: askedWith(wish),
    attestedFacts: [],
    legalBasis: [...letter.legalBasis],
    strategy: [strategy, ...success.told.map((sentence) => ` ${sentence}`), ...leftOut, worded?.told ?? ''].join(''),
    successProbability: success.percent,
    writtenBy: worded?.writtenBy ?? 'rules',
    isPractice,
    generatedAt: context.now(),
    attestedAt: null,
  }
  return { values, leftOut: letter.leftOut }
}

/** What was said for this one letter, as it was said. */
function askedWith({ told, statement, inquiry, findingId, reportId, ...places }: LetterOrder): AskedWith {
  return {
    told: told ?? {},
    statement: statement ?? null,
    inquiry: inquiry ?? null,
    findingId: findingId ?? null,
    reportId: reportId ?? null,
    userInfo: places.userInfo ?? null,
    recipientAddress: places.recipientAddress ?? null,
  }
}

type Composed = Awaited<ReturnType<typeof composed>>['values']

interface Keeping {
  readonly user: SignedIn
  readonly values: Composed
  /** Those that go along where its member chose none. */
  readonly papers: readonly ChosenPaper[]
  readonly source: LetterSource
  readonly leavesWorkedOn: boolean
  readonly leavesEvery: boolean
}

interface Kept {
  readonly kept: Owned<LetterRow>
  readonly rewritten: boolean
  /** It stays as it was. */
  readonly isLeft: boolean
}

/** Two requests at once make one letter: the database's own index decides, and the second one rewrites what the first made. */
async function keep(context: Context, tx: Transaction, keeping: Keeping): Promise<Kept> {
  const before = await rewriteUnsent(context, tx, keeping)
  if (before) return before
  const { papers, user, values } = keeping
  const words = { ...withPapers(values, papers), papers, hasChosenPapers: false }
  const row = await addLetter(context, tx, { ...words, userId: user.id, id: randomUUID() })
  if (row) return { kept: row, rewritten: false, isLeft: false }
  const winner = await rewriteUnsent(context, tx, keeping)
  if (!winner) throw new Refusal('conflict', 'This letter just changed. Reload and try again.')
  return winner
}

/** The unsent letter about the same item (or dispute) to the same recipient takes the new text and must be confirmed again. */
async function rewriteUnsent(context: Context, tx: Transaction, keeping: Keeping): Promise<Kept | null> {
  const { user, values, papers, source, leavesWorkedOn, leavesEvery } = keeping
  const about = source.item
    ? inArray(letters.negativeItemId, [source.item.id, ...(source.formerItemId === null ? [] : [source.formerItemId])])
    : and(isNull(letters.negativeItemId), eq(letters.disputeId, source.dispute?.id ?? ''))
  const found = await takeLetters(context, tx, {
    user,
    where: and(about, eq(letters.target, values.target), eq(letters.letterType, values.letterType), isUnsent),
  })
  // One about the entry as it stands now goes before one whose report was deleted.
  const unsent = found.find(({ negativeItemId }) => negativeItemId === (source.item?.id ?? null)) ?? found[0]
  if (!unsent) return null
  if (leavesEvery || (leavesWorkedOn && isWorkedOn(unsent))) return { kept: unsent, rewritten: false, isLeft: true }
  refuseWhileMailed(unsent)
  const hasChosen = unsent.hasChosenPapers ?? unsent.papers.length > 0
  const words = hasChosen ? withChosen(values, unsent) : { ...withPapers(values, papers), papers }
  return {
    kept: await changeLetter(context, tx, { row: unsent, change: { ...words, overwritten: wordingsToKeep(unsent) } }),
    rewritten: true,
    isLeft: false,
  }
}
