import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { chooseStrategy, LETTER_STRATEGIES } from '#engine/disputes/choose-strategy.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { gradeLetter } from '#engine/letters/evidence-grade.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import type { EarlierDispute, LetterRequest } from '#engine/letters/letter-request.ts'
import { type Told, toldTexts } from '#engine/letters/told.ts'
import { type FollowUpKind, isFurther } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { letters } from '#server/database/tables/letters.ts'
import { carryDispute } from '#server/features/disputes/disputes.ts'
import {
  gatherSource,
  letterReport,
  recipientOf,
  senderOf,
  type LetterSource,
  type LetterWish,
} from '#server/features/letters/letter-source.ts'
import { recordedOf } from '#server/features/letters/recorded-of.ts'
import { changeLetter, isWorkedOn, refuseWhileMailed, type LetterRow } from '#server/features/letters/letter-rows.ts'
import { saysPractice } from '#server/features/negative-items/negative-items.ts'
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
}

export interface WrittenLetter {
  readonly row: Owned<LetterRow>
  /** False where an unsent letter about the same was rewritten, or stands. */
  readonly isNew: boolean
  /** Sentences of the user's own words that are not in the letter, since they cite what the law registry does not hold. */
  readonly leftOut: readonly string[]
}

/**
 * Composes a letter from the facts of the file and keeps it with them; an unsent one about the same item (or dispute) to the
 * same recipient is rewritten, not doubled.
 */
export async function writeLetter(context: Context, user: SignedIn, wish: LetterOrder): Promise<WrittenLetter> {
  const source = await gatherSource(context, user, wish)
  await refuseMixed(context, user, { source, told: wish.told ?? {} })
  const { values, leftOut } = await composed(context, user, { wish, source })
  return transact(context, user, async (tx) => {
    if (source.formerItemId !== null && source.item !== null)
      await carryDispute(tx, user, { from: source.formerItemId, to: source.item.id })
    const { kept, rewritten, isLeft } = await keep(tx, user, { values, source, leavesWorkedOn: wish.leavesWorkedOn ?? false })
    if (isLeft) return { answer: { row: kept, isNew: false, leftOut: [] }, audit: [] }
    const detail = { target: kept.target, kind: kept.letterType, practice: kept.isPractice }
    const action = rewritten ? 'letter.rewritten' : 'letter.generated'
    return {
      answer: { row: kept, isNew: !rewritten, leftOut },
      audit: [{ action, subjectKind: 'letter', subjectId: kept.id, detail }],
    }
  })
}

const isPractised = ({ item, dispute }: LetterSource): boolean => item?.isPractice ?? dispute?.isPractice ?? false

const MIXED = 'These words are those of a practice report. A letter of your own cannot state them; take them out.'

/** What a practice report prints goes into no letter that can leave. */
async function refuseMixed(
  context: Context,
  user: SignedIn,
  { source, told }: { source: LetterSource; told: Told },
): Promise<void> {
  const words = [...source.statements, ...toldTexts(told).map(([, text]) => text)]
  if (isPractised(source) || words.length === 0) return
  // The company stands fixed by the item or the dispute: here only the words are looked at.
  const said = { creditor: '', text: words.join(' ') }
  if (await saysPractice(context, user, said)) throw new Refusal('conflict', MIXED)
}

async function composed(context: Context, user: SignedIn, { wish, source }: { wish: LetterOrder; source: LetterSource }) {
  const now = context.now()
  const sender = await senderOf(context, user, { wish, report: source.report })
  const kind = wish.followUp?.kind ?? wish.letterType
  const { enclosesIdentification = false, ...told } = wish.told ?? {}
  // The other kinds need to be told nothing.
  const known = isFurther(kind) ? await recordedOf(context, user, source) : null
  const before = wish.followUp?.earlier ?? known?.earlier
  const request: LetterRequest = {
    kind,
    date: now.slice(0, 10),
    sender,
    recipient: recipientOf(source, wish),
    subject: source.subject,
    report: source.report === null ? null : letterReport(source.report),
    findings: source.findings,
    statements: source.statements,
    isSentByCreditRepair: false,
    enclosesIdentification,
    validationNotice: null,
    offer: null,
    told,
    ...(known && { recorded: known.recorded }),
    ...(before && { earlier: before }),
  }
  refuseLacking(request)
  const letter = composeLetter(request)
  const strategy = kind === 'dispute' ? chooseStrategy(source.target, source.findings) : LETTER_STRATEGIES[kind]
  const leftOut = letter.leftOut.map(
    (sentence) => ` Left out of your words, because it cites what is not in the law registry: "${sentence}"`,
  )
  const values = {
    disputeId: (wish.followUp ? wish.disputeId : source.dispute?.id) ?? null,
    negativeItemId: source.item?.id ?? null,
    creditor: source.creditor,
    target: source.target,
    letterType: letter.letterType,
    recipientLines: [letter.recipient.name, ...letter.recipient.lines],
    senderLines: [sender.name, sender.street, `${sender.city}, ${sender.state} ${sender.zip}`],
    letterDate: now.slice(0, 10),
    reportId: source.report?.id ?? null,
    enclosures: [...letter.enclosures],
    content: letter.letterContent,
    facts: letter.facts,
    attestedFacts: [],
    legalBasis: [...letter.legalBasis],
    strategy: [strategy, ...leftOut].join(''),
    successProbability: gradeLetter(kind, source.findings).percent,
    writtenBy: 'rules' as const,
    isPractice: isPractised(source),
    generatedAt: now,
    attestedAt: null,
  }
  return { values, leftOut: letter.leftOut }
}

/** What only the member can tell is asked for; what contradicts the law or their own word is refused, with what to do next. */
function refuseLacking(request: LetterRequest): void {
  const lacks = lacksOf(request)
  const [first] = lacks
  if (first === undefined) return
  const refused = lacks.find(({ kind }) => kind === 'refused')
  if (refused) throw new Refusal('conflict', refused.message)
  const issues = lacks.map(({ field, message }) => ({ path: field === 'statement' ? field : `told.${field}`, message }))
  throw new Refusal('invalid', first.message, { issues })
}

type Composed = Awaited<ReturnType<typeof composed>>['values']

interface Keeping {
  readonly values: Composed
  readonly source: LetterSource
  readonly leavesWorkedOn: boolean
}

interface Kept {
  readonly kept: LetterRow
  readonly rewritten: boolean
  /** It stands as it was. */
  readonly isLeft: boolean
}

/** Two requests at once make one letter: the database's own index decides, and the second one rewrites what the first made. */
async function keep(tx: Transaction, user: SignedIn, keeping: Keeping): Promise<Kept> {
  const before = await rewriteUnsent(tx, user, keeping)
  if (before) return before
  const values = { ...keeping.values, userId: user.id, id: randomUUID() }
  const [row] = await tx.insert(letters).values(values).onConflictDoNothing().returning()
  if (row) return { kept: row, rewritten: false, isLeft: false }
  const winner = await rewriteUnsent(tx, user, keeping)
  if (!winner) throw new Refusal('conflict', 'This letter was changed meanwhile. Reload and try again.')
  return winner
}

/** The unsent letter about the same item (or dispute) to the same recipient takes the new text and must be confirmed anew. */
async function rewriteUnsent(tx: Transaction, user: SignedIn, { values, source, leavesWorkedOn }: Keeping): Promise<Kept | null> {
  const about = source.item
    ? inArray(letters.negativeItemId, [source.item.id, ...(source.formerItemId === null ? [] : [source.formerItemId])])
    : and(isNull(letters.negativeItemId), eq(letters.disputeId, source.dispute?.id ?? ''))
  const found = await tx
    .select()
    .from(letters)
    .where(
      and(
        eq(letters.userId, user.id),
        about,
        eq(letters.target, values.target),
        eq(letters.letterType, values.letterType),
        isNull(letters.sentAt),
      ),
    )
    .for('update')
  // One about the entry as it stands now goes before one whose report was deleted.
  const unsent = found.find(({ negativeItemId }) => negativeItemId === (source.item?.id ?? null)) ?? found[0]
  if (!unsent) return null
  if (leavesWorkedOn && isWorkedOn(unsent)) return { kept: unsent, rewritten: false, isLeft: true }
  refuseWhileMailed(unsent)
  return { kept: await changeLetter(tx, unsent, values), rewritten: true, isLeft: false }
}
