import { lastDispute } from '#engine/disputes/follow-up.ts'
import type { RoundCase } from '#engine/next-rounds/round-case.ts'
import type { Round } from '#engine/next-rounds/round.ts'
import type { EarlierDispute } from '#engine/letters/letter-request.ts'
import { stepWith } from '#engine/disputes/follow-up.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { FOLLOW_UP_KINDS, type FollowUpKind } from '#engine/words/letter-type.ts'
import { ROUND_LETTERS } from '#engine/words/round-kind.ts'
import { type Context, within } from '#server/context.ts'
import { addEvent, type DisputeRow, takeDispute } from '#server/features/disputes/disputes.ts'
import { type LetterOrder, type LetterRow, writeLetter } from '#server/features/letters/letters.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import { titleOf, told } from '#server/features/next-rounds/named-round.ts'
import type { RoundFile } from '#server/features/next-rounds/round-case.ts'
import { keepRound, roundRowIn } from '#server/features/next-rounds/round-rows.ts'
import { draftOf } from '#server/features/next-rounds/rounds-answer.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** What the member adds to a letter that is prepared. */
type LetterWords = Pick<LetterOrder, 'statement' | 'told' | 'userInfo' | 'recipientAddress'>

interface Preparing {
  readonly dispute: Owned<DisputeRow>
  readonly found: Pick<RoundFile, 'file' | 'letters'>
  readonly round: Pick<Round, 'id' | 'kind' | 'bureau' | 'title'>
  readonly words: LetterWords
}

export const REPORT_GONE = 'The report with this account was deleted. Upload it again, so the letter can name the account.'

/** Writes the letter of a round; one that waits already is not written over, for it may be edited or confirmed. Nothing is sent. */
export async function prepareLetter(context: Context, user: SignedIn, preparing: Preparing): Promise<LetterRow> {
  const { dispute, found, round, words } = preparing
  const letter = draftOf(round, found.letters) ?? (await written(context, user, { dispute, found, round, words }))
  await transact(context, user, async (tx) => {
    const held = await takeDispute(tx, dispute)
    const row = await roundRowIn(within(context, tx), { dispute: held, round: round.id })
    if (row?.letterId === letter.id) return { answer: undefined, audit: [] }
    const at = context.now()
    await keepRound(within(context, tx), {
      dispute: held,
      round: round.id,
      change: { preparedAt: at, letterId: letter.id, declinedAt: null },
    })
    const text = `The letter for ${titleOf(round)} is ready for you. Nothing was sent.`
    await addEvent(context, tx, {
      dispute: held,
      at,
      kind: 'round_prepared',
      text: told(held.isPractice, text),
      facts: { letterId: letter.id, letterType: letter.letterType, target: letter.target },
    })
    const detail = { round: round.id, practice: held.isPractice }
    return { answer: undefined, audit: [{ action: 'next_round.prepared', subjectKind: 'dispute', subjectId: held.id, detail }] }
  })
  return letter
}

async function written(context: Context, user: SignedIn, { dispute, found, round, words }: Preparing): Promise<LetterRow> {
  const type = ROUND_LETTERS[round.kind]
  if (type === undefined) throw new Refusal('not_found')
  if (dispute.negativeItemId !== null && (await itemIfKept(context, user, dispute.negativeItemId)) === null)
    throw new Refusal('conflict', REPORT_GONE)
  const base = {
    ...words,
    userInfo: words.userInfo ?? senderBefore(found.letters),
    recipient: round.bureau ?? ('creditor' as const),
    disputeId: dispute.id,
  }
  const follow = followUpOf(round, found.file)
  if (follow !== null) return (await writeLetter(context, user, { ...base, letterType: 'dispute', followUp: follow })).row
  const letterType = type === 'no_answer' ? 'dispute' : type
  const { row } = await writeLetter(context, user, { ...base, letterType })
  return row
}

/** The two that rest on the earlier dispute name it; the very step that says that they are due tells which it is. */
function followUpOf(round: Preparing['round'], file: RoundCase): { kind: FollowUpKind; earlier: EarlierDispute } | null {
  const kind = FOLLOW_UP_KINDS.find((one) => one === round.kind)
  if (kind === undefined || round.bureau === null) return null
  const step = stepWith(round.bureau, file, file.today)
  if (step.kind === 'due' && step.letter === kind) return { kind, earlier: step.earlier }
  return { kind, earlier: earlierOf(round.bureau, file) }
}

function earlierOf(bureau: Bureau, { contacts }: RoundCase): EarlierDispute {
  return { writtenOn: null, receivedOn: lastDispute(bureau, contacts)?.dispute.receivedOn ?? null }
}

/** The return address of the letters before, so that no one is asked for it again. */
export function senderBefore(letters: readonly LetterRow[]) {
  const [name, address, place = ''] = letters.find(({ sentAt }) => sentAt !== null)?.senderLines ?? []
  const [, city, state, zip] = /^(.+), ([A-Z]{2}) (\S+)$/.exec(place) ?? []
  if (!name || !address || !city || !state || !zip) return undefined
  return { name, address, city, state, zip }
}
