import type { z } from 'zod'
import type { prepareRound as endpoint } from '#contract/next-rounds.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Round } from '#engine/next-rounds/round.ts'
import { ROUND_LETTERS } from '#engine/words/round-kind.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { namedRound } from '#server/features/next-rounds/named-round.ts'
import { prepareLetter } from '#server/features/next-rounds/prepare-letter.ts'
import { preparePaper } from '#server/features/next-rounds/prepare-paper.ts'
import { type RoundFile, roundFileOf } from '#server/features/next-rounds/round-case.ts'
import { draftOf, roundsAnswer } from '#server/features/next-rounds/rounds-answer.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Writes what an open round needs, from the facts of the file. What exists already is returned as it is; nothing is sent. */
export const prepareRound: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const dispute = await ownedDispute(context, user, params.id)
  const found = withNews(await roundFileOf(context, user, dispute), body)
  const round = namedRound(found, params.round)
  const isLetter = ROUND_LETTERS[round.kind] !== undefined
  const stands = isLetter && draftOf(round, found.letters) !== undefined
  if (!stands && round.state !== 'open') throw refusalOf(round)
  if (isLetter) {
    const { statement, told, userInfo, recipientAddress } = body
    await prepareLetter(context, user, { dispute, found, round, words: { statement, told, userInfo, recipientAddress } })
  } else {
    await preparePaper(context, user, { dispute, found, round, body })
  }
  return roundsAnswer(context, user, dispute)
}

/** What the member says themselves can be what is new. */
function withNews(found: RoundFile, { statement }: z.output<typeof endpoint.body>): RoundFile {
  if (!statement) return found
  const { file } = found
  return { ...found, file: { ...file, news: [...file.news, { kind: 'own_word', on: file.today, words: statement }] } }
}

const SAY_NEWS = 'Say what is new: a paper that you have, or what the answer left out.'

function refusalOf({ state, reason, opensOn, opensWith }: Round): Refusal {
  if (opensWith === 'news' && state === 'closed')
    return new Refusal('invalid', reason, { issues: [{ path: 'statement', message: SAY_NEWS }] })
  return new Refusal('conflict', state === 'later' && opensOn !== null ? `${reason} It opens on ${writeDay(opensOn)}.` : reason)
}
