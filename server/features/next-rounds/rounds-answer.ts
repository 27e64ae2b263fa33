import type { z } from 'zod'
import type { nextRound, nextRounds as roundsShape } from '#contract/next-rounds.ts'
import { citationOf } from '#engine/law/authorities.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import { nextRounds } from '#engine/next-rounds/next-rounds.ts'
import type { Round } from '#engine/next-rounds/round.ts'
import { ROUND_LETTERS } from '#engine/words/round-kind.ts'
import type { Context } from '#server/context.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import type { LetterRow } from '#server/features/letters/letters.ts'
import { roundFileOf } from '#server/features/next-rounds/round-case.ts'
import type { RoundRow } from '#server/features/next-rounds/round-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

type Answer = z.input<typeof roundsShape>
type RoundAnswer = z.input<typeof nextRound>

/** The rounds of a dispute with what the member did with each. */
export async function roundsAnswer(context: Context, user: SignedIn, dispute: Owned<DisputeRow>): Promise<Answer> {
  const { file, letters, rows } = await roundFileOf(context, user, dispute)
  const declined = rows.flatMap(({ round, declinedAt }) => (declinedAt === null ? [] : [round]))
  return {
    disputeId: dispute.id,
    creditor: dispute.creditor,
    isPractice: dispute.isPractice,
    rounds: nextRounds(file, declined).map((round) =>
      roundAnswer(round, { letters, row: rows.find((one) => one.round === round.id) ?? null }),
    ),
  }
}

interface Kept {
  readonly letters: readonly LetterRow[]
  readonly row: RoundRow | null
}

function roundAnswer(round: Round, { letters, row }: Kept): RoundAnswer {
  const { citations, ...said } = round
  return {
    ...said,
    citations: citations.map(citationOf),
    letterType: ROUND_LETTERS[round.kind] ?? null,
    letterId: draftOf(round, letters)?.id ?? null,
    paper: paperOf(row),
    declinedAt: row?.declinedAt ?? null,
    filed: row === null ? null : filedOf(round, row),
  }
}

/** The unsent letter that carries the round, no matter who had it written. */
export function draftOf({ kind, bureau }: Pick<Round, 'kind' | 'bureau'>, letters: readonly LetterRow[]): LetterRow | undefined {
  const type = ROUND_LETTERS[kind]
  const target = bureau ?? 'creditor'
  return letters.find(
    (row) => row.sentAt === null && row.practisedAt === null && row.letterType === type && row.target === target,
  )
}

function paperOf(row: RoundRow | null): RoundAnswer['paper'] {
  if (row === null || row.prepared === null || row.preparedAt === null) return null
  const { paper, office } = row.prepared
  const { fields, attachments, leftOut } = paper
  return {
    preparedAt: row.preparedAt,
    fields: fields.map((field) => ({ ...field })),
    attachments: [...attachments],
    leftOut: [...leftOut],
    office: office === null ? null : { ...office, lines: [...office.lines] },
  }
}

/** Only the CFPB's process names days; an attorney general has none. */
function filedOf({ kind }: Round, { filedOn, filedNumber }: RoundRow): RoundAnswer['filed'] {
  if (filedOn === null) return null
  const isComplaint = kind === 'cfpb_complaint'
  return {
    filedOn,
    number: filedNumber,
    responseBy: isComplaint ? after(filedOn, PERIODS.cfpb_response) : null,
    finalResponseBy: isComplaint ? after(filedOn, PERIODS.cfpb_final_response) : null,
  }
}
