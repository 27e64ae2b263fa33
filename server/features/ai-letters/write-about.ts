import { chooseStrategy } from '#engine/disputes/choose-strategy.ts'
import { keyPointsOf, toneOf } from '#engine/letters/letter-outline.ts'
import { DISPUTE_TARGETS, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeType } from '#engine/words/dispute-type.ts'
import type { Context } from '#server/context.ts'
import { describedLetter, knowsAddress } from '#server/features/ai-letters/described-letter.ts'
import type { Subject } from '#server/features/ai-letters/find-subject.ts'
import { wholeSender, type Given } from '#server/features/ai-letters/sender-of.ts'
import { findingsOfEntry } from '#server/features/findings/findings.ts'
import { draftFor, statementsOf, writeLetter } from '#server/features/letters/letters.ts'
import { saysPractice } from '#server/features/negative-items/negative-items.ts'
import { ownPartOf } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

export interface Wish {
  readonly subject: Subject
  readonly creditor: string
  /** What the user says is wrong. */
  readonly description: string
  readonly concern: DisputeType | null
  readonly accountNumber: string | null
  readonly recipient: DisputeTarget | undefined
  readonly userInfo: Given | null | undefined
  /** Where the call shows a letter rather than writes one: a draft that its member has edited or confirmed stays. */
  readonly leavesWorkedOn?: boolean
}

/** The letter of every AI call: stored where it is about an item or a dispute of the user's, else from their statement alone. */
export async function writeAbout(context: Context, user: SignedIn, wish: Wish) {
  const { item, dispute } = wish.subject
  const statement = await ownWords(context, user, wish)
  if (item === null && dispute === null) return writeDescribed(context, user, { wish, statement })
  const recipient = wish.recipient ?? DISPUTE_TARGETS.find((target) => dispute?.disputeTargets.includes(target))
  // Of a dispute that the user described themselves a draft can be shown before anyone said where the answer is to go.
  if (item === null && !(await knowsAddress(context, user, wish.userInfo))) {
    const described = statement || (await statementsOf(context, { kind: 'dispute', dispute })).join(' ')
    return writeDescribed(context, user, { wish: { ...wish, recipient }, statement: described })
  }
  const order = {
    letterType: 'dispute' as const,
    ...(item === null ? { disputeId: dispute?.id } : { negativeItemId: item.id }),
    recipient,
    userInfo: wholeSender(wish.userInfo),
    ...(statement !== '' && { statement }),
  }
  const { row, leftOut } =
    wish.leavesWorkedOn && item !== null
      ? await draftFor(context, user, { ...order, negativeItemId: item.id })
      : await writeLetter(context, user, { ...order, mayBeWorded: !wish.leavesWorkedOn })
  const findings = item === null ? [] : await findingsOfEntry(context, user, item)
  const outline = {
    findings,
    hasStatement: statement !== '' || item === null,
    legalBasis: row.legalBasis,
    enclosures: row.enclosures,
    recipient: row.recipientLines[0] ?? row.creditor,
  }
  return {
    content: row.content,
    tone: toneOf(outline),
    keyPoints: [...keyPointsOf(outline)],
    letterId: row.id,
    negativeItemId: row.negativeItemId,
    disputeId: row.disputeId,
    legalBasis: [...row.legalBasis],
    strategy: row.strategy,
    leftOut: [...leftOut],
    isPractice: row.isPractice,
    writtenBy: row.writtenBy,
  }
}

/** What repeats the file is not the user's own statement, and a dispute brings its own description along. */
async function ownWords(context: Context, user: SignedIn, { description, subject: { dispute } }: Wish): Promise<string> {
  const said = description.trim()
  if (dispute?.description.trim() === said) return ''
  return (await ownPartOf(context, user, { typed: said, isPractice: null })).own
}

interface Described {
  readonly wish: Wish
  /** The member's own part of the description, which alone the letter says. */
  readonly statement: string
}

async function writeDescribed(context: Context, user: SignedIn, { wish, statement }: Described) {
  const target = wish.recipient ?? 'creditor'
  const letter = await describedLetter(context, user, { ...wish, description: statement, target })
  const outline = {
    findings: [],
    hasStatement: statement !== '',
    legalBasis: letter.legalBasis,
    enclosures: letter.enclosures,
    recipient: letter.recipient.name,
  }
  return {
    content: letter.letterContent,
    tone: toneOf(outline),
    keyPoints: [...keyPointsOf(outline)],
    letterId: null,
    negativeItemId: null,
    disputeId: null,
    legalBasis: [...letter.legalBasis],
    strategy: chooseStrategy(target, []),
    leftOut: [...letter.leftOut],
    isPractice: await saysPractice(context, user, { creditor: wish.creditor, text: wish.description }),
    writtenBy: 'rules' as const,
  }
}
