import type { z } from 'zod'
import type { readCreditFix } from '#contract/ai-workflow.ts'

/** What a run would dispute now. */
export type Outlook = z.output<typeof readCreditFix.answer>

/** Why Start is off; null when it is on. */
export const whyNot = ({
  itemsToDispute,
  undisputedItems,
}: Pick<Outlook, 'itemsToDispute' | 'undisputedItems'>): string | null =>
  itemsToDispute === 0 && undisputedItems === 0 ? 'No negative items found to dispute!' : null

/** What someone is told whose items are all as they may be; null when there is something to dispute. */
export function lawfulWords({
  itemsToDispute,
  undisputedItems,
}: Pick<Outlook, 'itemsToDispute' | 'undisputedItems'>): string | null {
  if (itemsToDispute > 0 || undisputedItems === 0) return null
  const which = undisputedItems === 1 ? 'your one negative item that is' : `your ${undisputedItems} negative items that are`
  return `We found no errors in ${which} not disputed yet, so there is nothing new to dispute. You can still ask a bureau to verify an account you don’t recognize.`
}
