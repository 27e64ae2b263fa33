import { attorneyGeneral, cfpbComplaint, lawyerPacket } from '#engine/next-rounds/rounds/beyond-the-bureau.ts'
import { directDispute, secondDispute } from '#engine/next-rounds/rounds/disputes-again.ts'
import {
  type BureauStanding,
  disputeStatement,
  frivolousReply,
  methodOfVerification,
  noAnswer,
  reinsertion,
} from '#engine/next-rounds/rounds/letters-to-bureau.ts'
import type { Round, Verdict } from '#engine/next-rounds/round.ts'
import { bureausOf, type RoundCase, standingWith } from '#engine/next-rounds/round-case.ts'
import { ROUND_WORDS } from '#engine/next-rounds/round-words.ts'
import { type RoundKind, roundId, type RoundName } from '#engine/words/round-kind.ts'

type Judged = Omit<Round, 'isRecommended'>

/**
 * What may follow a dispute, the best first: what is open by how ripe the right is and how strong the evidence, then what opens
 * later by its day, then what does not fit. At most one is recommended, never one that was declined.
 */
export function nextRounds(file: RoundCase, declined: readonly string[] = []): readonly Round[] {
  const bureaus = bureausOf(file).map((bureau): BureauStanding => ({ ...standingWith(bureau, file), target: bureau }))
  if (bureaus.length === 0 && file.contacts.length === 0) return []
  const judged: readonly Judged[] = [
    ...bureaus.flatMap((standing) =>
      OF_BUREAU.map(([kind, judge]) => named({ kind, bureau: standing.target }, judge(standing, file))),
    ),
    named({ kind: 'direct_dispute', bureau: null }, directDispute(file)),
    ...(bureaus.length === 0 ? [] : [named({ kind: 'lawyer_packet', bureau: null }, lawyerPacket(bureaus, file))]),
  ]
  const ordered = judged.toSorted((a, b) => compare(a, b, file))
  const best = ordered.find((round) => round.state === 'open' && !declined.includes(round.id) && isWorth(round, file))
  return ordered.map((round) => ({ ...round, isRecommended: round === best }))
}

const OF_BUREAU: readonly (readonly [RoundKind, (standing: BureauStanding, file: RoundCase) => Verdict])[] = [
  ['no_answer', noAnswer],
  ['method_of_verification', methodOfVerification],
  ['frivolous_reply', frivolousReply],
  ['reinsertion', reinsertion],
  ['second_dispute', secondDispute],
  ['cfpb_complaint', cfpbComplaint],
  ['dispute_statement', disputeStatement],
  ['attorney_general', attorneyGeneral],
]

const named = (name: RoundName, verdict: Verdict): Judged => ({
  ...verdict,
  ...ROUND_WORDS[name.kind],
  ...name,
  id: roundId(name),
})

const STATES = ['open', 'later', 'closed'] as const

function compare(a: Judged, b: Judged, file: RoundCase): number {
  const state = STATES.indexOf(a.state) - STATES.indexOf(b.state)
  if (state !== 0) return state
  if (a.state === 'later' && a.opensOn !== b.opensOn) return (a.opensOn ?? '9999') < (b.opensOn ?? '9999') ? -1 : 1
  return rankOf(a, file) - rankOf(b, file)
}

/** What the law owes at once goes first; what rests on evidence goes up with it. */
function rankOf({ kind, whatIsNew }: Judged, { evidence }: RoundCase): number {
  const isStrong = evidence === 'high'
  switch (kind) {
    case 'no_answer':
    case 'reinsertion':
    case 'frivolous_reply':
      return 1
    case 'second_dispute':
      return isStrong ? 2 : 4
    case 'method_of_verification':
      return 3
    case 'cfpb_complaint':
      return isStrong ? 5 : 7
    case 'direct_dispute':
      return whatIsNew === null ? 10 : 6
    case 'lawyer_packet':
      return isStrong ? 8 : 12
    case 'attorney_general':
      return isStrong ? 9 : 13
    case 'dispute_statement':
      return 11
  }
}

/** A right that the answer itself gives is worth its letter; the rest is, where something speaks against the entry. */
function isWorth({ kind, against }: Judged, { evidence }: RoundCase): boolean {
  switch (kind) {
    case 'no_answer':
    case 'method_of_verification':
    case 'frivolous_reply':
    case 'reinsertion':
    case 'second_dispute':
      return true
    case 'direct_dispute':
      return evidence !== 'low' && against === null
    case 'cfpb_complaint':
      return against === null
    case 'lawyer_packet':
    case 'attorney_general':
      return evidence === 'high'
    case 'dispute_statement':
      return false
  }
}
