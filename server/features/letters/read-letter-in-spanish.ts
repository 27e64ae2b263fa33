import type { readLetterInSpanish as endpoint } from '#contract/letters.ts'
import type { SayInSpanish } from '#engine/spanish/say-in-spanish.ts'
import { proofAnswer, provenLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { sayLetterInSpanish } from '#server/platform/say-in-spanish.ts'

/** To understand what is signed. What the member wrote, and what no catalog knows, has no Spanish here. */
export const readLetterInSpanish: Operation<typeof endpoint> = async (context, { user, params }) => {
  const say = sayLetterInSpanish()
  const sentences = proofAnswer(await provenLetter(context, user, params.id)).map(({ sentence, isStatement }) => ({
    english: sentence,
    spanish: isStatement === true ? null : (said(sentence, say) ?? said(inFull(sentence), say)),
  }))
  return { sentences }
}

function said(sentence: string, say: SayInSpanish): string | null {
  const spanish = say(sentence)
  return spanish === sentence ? null : spanish
}

/** Behind the sentence that names the account, a claim begins with “It”. */
const inFull = (sentence: string): string => sentence.replace(/^It /, 'This account ')
