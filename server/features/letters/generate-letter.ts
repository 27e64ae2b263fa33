import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { generateLetter as endpoint } from '#contract/letters.ts'
import { chooseStrategy } from '#engine/disputes/choose-strategy.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { gradeEvidence } from '#engine/letters/evidence-grade.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { letters } from '#server/database/tables/letters.ts'
import {
  gatherSource,
  letterReport,
  recipientOf,
  senderOf,
  type LetterSource,
  type LetterWish,
} from '#server/features/letters/letter-source.ts'
import { changeLetter, letterAnswer, refuseWhileMailed, type LetterRow } from '#server/features/letters/letter-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Composes a letter from the facts of the file and keeps it with them; an unsent one is rewritten, not doubled. */
export const generateLetter: Operation<typeof endpoint> = async (context, { user, body }) => {
  const source = await gatherSource(context, user, body)
  const values = await composed(context, user, { wish: body, source })
  const { row, isNew } = await transact(context, user, async (tx) => {
    const { kept, rewritten } = await keep(tx, user, { values, source })
    const detail = { target: kept.target, kind: kept.letterType, practice: kept.isPractice }
    const action = rewritten ? 'letter.rewritten' : 'letter.generated'
    return { answer: { row: kept, isNew: !rewritten }, audit: [{ action, subjectKind: 'letter', subjectId: kept.id, detail }] }
  })
  const answer = letterAnswer(row)
  return isNew ? answer : new Repeat(answer)
}

async function composed(context: Context, user: SignedIn, { wish, source }: { wish: LetterWish; source: LetterSource }) {
  const now = context.now()
  const sender = await senderOf(context, user, { wish, report: source.report })
  const letter = composeLetter({
    kind: wish.letterType,
    date: now.slice(0, 10),
    sender,
    recipient: recipientOf(source, wish),
    subject: source.subject,
    report: source.report === null ? null : letterReport(source.report),
    findings: source.findings,
    statements: source.statements,
    isSentByCreditRepair: false,
    enclosesIdentification: false,
    validationNotice: null,
    offer: null,
  })
  const strategy = chooseStrategy(source.target, source.findings)
  const leftOut = letter.leftOut.map(
    (sentence) => ` Left out of your words, because it cites what is not in the law registry: "${sentence}"`,
  )
  return {
    disputeId: source.dispute?.id ?? null,
    negativeItemId: source.item?.id ?? null,
    creditor: source.creditor,
    target: source.target,
    letterType: wish.letterType,
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
    successProbability: gradeEvidence(source.findings).percent,
    writtenBy: 'rules' as const,
    isPractice: source.item?.isPractice ?? source.dispute?.isPractice ?? false,
    generatedAt: now,
    attestedAt: null,
  }
}

type Composed = Awaited<ReturnType<typeof composed>>

interface Keeping {
  readonly values: Composed
  readonly source: LetterSource
}

/** Two requests at once make one letter: the database's own index decides, and the second one rewrites what the first made. */
async function keep(tx: Transaction, user: SignedIn, keeping: Keeping): Promise<{ kept: LetterRow; rewritten: boolean }> {
  const before = await rewriteUnsent(tx, user, keeping)
  if (before) return { kept: before, rewritten: true }
  const values = { ...keeping.values, userId: user.id, id: randomUUID() }
  const [row] = await tx.insert(letters).values(values).onConflictDoNothing().returning()
  if (row) return { kept: row, rewritten: false }
  const winner = await rewriteUnsent(tx, user, keeping)
  if (!winner) throw new Refusal('conflict', 'This letter was changed meanwhile. Reload and try again.')
  return { kept: winner, rewritten: true }
}

/** The unsent letter about the same item (or dispute) to the same recipient takes the new text and must be confirmed anew. */
async function rewriteUnsent(tx: Transaction, user: SignedIn, { values, source }: Keeping): Promise<LetterRow | null> {
  const about = source.item
    ? eq(letters.negativeItemId, source.item.id)
    : and(isNull(letters.negativeItemId), eq(letters.disputeId, source.dispute?.id ?? ''))
  const [unsent] = await tx
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
  if (!unsent) return null
  refuseWhileMailed(unsent)
  return changeLetter(tx, unsent, values)
}
