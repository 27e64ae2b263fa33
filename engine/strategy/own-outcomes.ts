import type { Outcome } from '#engine/words/dispute-status.ts'

/** How many answered disputes are few: too few for their share to say much. */
const FEW = 10

/** What the member’s own answered disputes came to. Nobody else’s are looked at, and none is invented. */
export function patternOf(outcomes: readonly Outcome[]): string {
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length
  const [removed, updated, verified] = [count('removed'), count('updated'), count('verified')]
  const ended = removed + updated + verified
  if (ended === 0) {
    return 'None of your disputes here has an answer yet, so there’s no pattern to show. The estimate rests on the evidence alone.'
  }
  const counted = `Of your ${ended} answered ${ended === 1 ? 'dispute' : 'disputes'} on this installation, ${removed} ended with a removal and ${updated} with a correction; ${verified} ${verified === 1 ? 'was' : 'were'} verified as printed.`
  return ended < FEW ? `${counted} So few say little about the next one.` : counted
}
