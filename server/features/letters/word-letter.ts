import type { ComposedLetter } from '#engine/letters/compose-letter.ts'
import { acceptLetter, acceptParagraph, paragraphsSaid } from '#engine/wording/accept-letter.ts'
import { type LetterTask, letterTask } from '#engine/wording/letter-task.ts'
import type { Context } from '#server/context.ts'
import { askForWords, TROUBLE_WORDS } from '#server/features/model-use/model-use.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The words of a letter, and whose they are. */
export interface Worded {
  readonly letterContent: string
  readonly writtenBy: 'rules' | 'model'
  /** For the member, when a model failed: why the rules' words stay. Else empty. */
  readonly told: string
}

/** Who hears how a letter comes to its words. */
export interface Hearing {
  /** A model is asked now: from here on it takes a while. */
  onAsked(): void
  /** Hears each paragraph of a model that has been checked, before the letter is whole. */
  onParagraph(text: string): void
  readonly signal: AbortSignal
}

/**
 * Asks the model, where one is connected, to word what the rules have composed. Whatever comes of it a letter stands: that of the
 * rules where the model fails or says anything that they do not.
 */
export async function wordLetter(
  context: Context,
  user: SignedIn,
  { letter, hearing }: { letter: ComposedLetter; hearing: Hearing | undefined },
): Promise<Worded> {
  const byRules = (told: string): Worded => ({ letterContent: letter.letterContent, writtenBy: 'rules', told })
  const task = context.model.isConnected ? letterTask(letter) : null
  if (task === null) return byRules('')
  const { instructions, material, longest } = task
  hearing?.onAsked()
  const heard = hearing && { onPiece: heardBy(hearing, task), signal: hearing.signal }
  const answer = await askForWords(context, user, { purpose: 'letter', instructions, material, longest, ...heard })
  if (answer.kind === 'none') return byRules('')
  if (answer.kind !== 'draft') return byRules(toldWords(TROUBLE_WORDS[answer.kind === 'failed' ? answer.trouble : answer.kind]))
  const wording = acceptLetter(answer.text, task, letter)
  if (wording.kind === 'refused') return byRules(toldWords(wording.reason))
  return { letterContent: wording.letterContent, writtenBy: 'model', told: '' }
}

const toldWords = (why: string): string => ` We asked a language model to word it, but didn’t use its draft: ${why}.`

/** Tells each paragraph as soon as it is complete and holds; after one that does not, none. */
function heardBy(hearing: Hearing, task: LetterTask): (piece: string) => void {
  let said = ''
  let count = 0
  let isBroken = false
  return (piece) => {
    said += piece
    for (const paragraph of isBroken ? [] : paragraphsSaid(said).slice(count)) {
      const asked = task.paragraphs[count]
      count += 1
      const taken = asked && acceptParagraph(paragraph, asked, task)
      if (taken?.kind === 'accepted') hearing.onParagraph(taken.text)
      else isBroken = true
      if (isBroken) return
    }
  }
}
