import { randomUUID } from 'node:crypto'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { checkSaid } from '#engine/letters/check-letter.ts'
import { gradeEvidence } from '#engine/letters/evidence-grade.ts'
import { type Customer, OWN_TEXT, type OwnLetter, plainLines, readOwnLetter } from '#engine/letters/own-letter.ts'
import { isAboutPractice } from '#engine/strategy/about-practice.ts'
import type { Day } from '#engine/values/day.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { confirmedWords } from '#server/features/letters/confirmed-words.ts'
import { addLetter, allLetters, type LetterRow } from '#server/features/letters/letter-rows.ts'
import { allItems, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * The letters that these texts are, in order and each once: a stored one where the text is the same, else a new one that is
 * marked as the consumer's own statement. All texts are read first: one that cannot be a letter refuses them all.
 */
export function keepOwnLetters(
  context: Context,
  user: SignedIn,
  { texts, customer }: { texts: readonly string[]; customer: Customer },
): Promise<Owned<LetterRow>[]> {
  return transact(context, user, async (tx) => {
    // The same text twice at once is one letter: the one who comes second waits and finds it.
    await oneAtATime(tx, `own letters ${user.id}`)
    const inside = within(context, tx)
    const stored = await allLetters(inside, user)
    const today = await dayOf(inside, user)
    const known = texts.map((text) => storedAs(text, { customer, stored }))
    const read: (OwnLetter | null)[] = []
    for (const [index, text] of texts.entries()) {
      const letter = known[index] ? null : readOrRefuse(text, { customer, today, index })
      if (letter !== null) await refuseUntrue(inside, user, { letter, index })
      read.push(letter)
    }
    const items = read.some((one) => one !== null) ? await allItems(inside, user) : []
    const kept = new Map<string, Owned<LetterRow>>()
    const fresh: Owned<LetterRow>[] = []
    for (const [index, text] of texts.entries()) {
      const letter = read[index] ?? null
      if (kept.has(plainLines(text))) continue
      const row = known[index] ?? (letter === null ? undefined : await keep(context, tx, { user, letter, items }))
      if (row === undefined) throw new Error('a text is neither stored nor read')
      if (letter !== null) fresh.push(row)
      kept.set(plainLines(text), row)
    }
    const audit = fresh.map(({ id, target, isPractice }) => ({
      action: 'letter.own_text_kept',
      subjectKind: 'letter',
      subjectId: id,
      detail: { target, practice: isPractice },
    }))
    const each = new Map([...kept.values()].map((row) => [row.id, row]))
    return { answer: [...each.values()], audit }
  })
}

/** One that waits goes before one that was sent, so that a letter written again is not taken for the old one. */
function storedAs(
  text: string,
  { customer, stored }: { customer: Customer; stored: readonly Owned<LetterRow>[] },
): Owned<LetterRow> | undefined {
  const plain = plainLines(text)
  const isIt = (row: LetterRow): boolean =>
    plainLines(row.content) === plain || (isFrom(plain, row) && row.content === contentOn(row.letterDate, plain, customer))
  return stored.find((row) => row.sentAt === null && row.practisedAt === null && isIt(row)) ?? stored.find(isIt)
}

const isFrom = (plain: string, row: LetterRow): boolean => row.facts.some(({ id, text }) => id === OWN_TEXT && text === plain)

function contentOn(day: string, text: string, customer: Customer): string | null {
  const found = readOwnLetter(text, { customer, today: day })
  return 'letter' in found ? found.letter.content : null
}

function readOrRefuse(text: string, { customer, today, index }: { customer: Customer; today: Day; index: number }): OwnLetter {
  const found = readOwnLetter(text, { customer, today })
  if ('lacks' in found) {
    const issues = found.lacks.map(({ field, message }) => ({
      path: field === null ? `letters.${index}` : `customerInfo.${field}`,
      message,
    }))
    throw new Refusal('invalid', issues[0]?.message, { issues })
  }
  return found.letter
}

async function refuseUntrue(
  context: Context,
  user: SignedIn,
  { letter, index }: { letter: OwnLetter; index: number },
): Promise<void> {
  const { content, facts, about } = letter
  const confirmed = await confirmedWords(context, user, { subject: null, creditor: about, text: content, isPractice: false })
  const violations = checkSaid(content, { facts, attested: [], confirmed })
  if (violations.length > 0)
    throw new Refusal('unproved_fact', violations[0]?.message, {
      issues: violations.map((violation) => ({ ...violation, path: `letters.${index}` })),
    })
}

async function keep(
  context: Context,
  tx: Transaction,
  { user, letter, items }: { user: SignedIn; letter: OwnLetter; items: readonly ItemRow[] },
): Promise<Owned<LetterRow>> {
  const { content, sender, recipient, target, date, about, facts } = letter
  const row = await addLetter(context, tx, {
    userId: user.id,
    id: randomUUID(),
    creditor: target === 'creditor' ? (recipient[0] ?? about) : about,
    target,
    letterType: 'dispute',
    recipientLines: [...recipient],
    senderLines: [...sender],
    letterDate: date,
    reportId: null,
    enclosures: [],
    content,
    facts,
    told: null,
    papers: [],
    attestedFacts: [],
    legalBasis: Object.values(AUTHORITIES).flatMap(({ cite }) => (content.includes(cite) ? [cite] : [])),
    strategy: 'Your own letter, mailed as you wrote it. What it says is your statement. We didn’t check it against a report.',
    successProbability: gradeEvidence([]).percent,
    writtenBy: 'rules',
    // A text about an entry of a practice report goes nowhere real, no matter who wrote it.
    isPractice: isAboutPractice({ creditor: null, text: content }, items),
    generatedAt: context.now(),
  })
  if (!row) throw new Error('a letter that was inserted is not there')
  return row
}
