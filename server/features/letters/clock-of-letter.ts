import { letterClock, type LetterClock } from '#engine/disputes/letter-clock.ts'
import type { Context } from '#server/context.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'

/** Who takes money for letters is a credit repair organization, whose direct disputes no company has to answer (12 CFR 1022.43(b)(2)). */
export const isCreditRepair = ({ payments }: Pick<Context, 'payments'>): boolean => payments.cards !== null

/** The clock that a letter starts once it is received; null: none. */
export const clockOfLetter = (
  context: Pick<Context, 'payments'>,
  { letterType, target, content }: Pick<LetterRow, 'letterType' | 'target' | 'content'>,
): LetterClock | null => letterClock(letterType, target, { content, isSentByCreditRepair: isCreditRepair(context) })
