import type { Outcome } from '#engine/words/dispute-status.ts'

/** How many answered disputes are few: too few for their share to say much. */
const FEW = 10

/** What the member’s own answered disputes came to. No one else’s are looked at, and none is invented. */
export function patternOf(outcomes: readonly Outcome[]): string {
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length
  const [removed, updated, verified] = [count('removed'), count('updated'), count('verified')]
  const ended = removed + updated + verified
  if (ended === 0) {
    return 'None of your disputes here has an answer yet, so there’s no pattern to show. The estimate is based only on the evidence.'
  }
  const counted = `Of your ${ended} answered ${ended === 1 ? 'dispute' : 'disputes'} here, ${removed} ended with a removal and ${updated} with a correction; ${verified} ${verified === 1 ? 'was' : 'were'} verified with no change.`
  return ended < FEW ? `${counted} That’s too few to say much about the next one.` : counted
}
