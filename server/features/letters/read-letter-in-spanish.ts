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

/** Names, addresses and the subject line are the same in both languages, or read like it. */
const IS_SENTENCE = /[.!?:,]$/

function said(sentence: string, say: SayInSpanish): string | null {
  const spanish = IS_SENTENCE.test(sentence) ? say(sentence) : sentence
  return spanish === sentence ? null : spanish
}

/** Behind the sentence that names the account, a claim begins with “It”. */
const inFull = (sentence: string): string => sentence.replace(/^It /, 'This account ')
