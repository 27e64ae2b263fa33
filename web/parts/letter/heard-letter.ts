import { hearLetter } from '#contract/letters.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import type { CallInput } from '#web/platform/api.ts'
import { hear } from '#web/platform/hear.ts'

interface Underway {
  /** A language model is asked: from here on it takes a while. */
  onAsked(): void
  /** A paragraph in its words, checked already. */
  onParagraph(text: string): void
}

/** Has a letter written and hears how it comes. Rejects like a call. */
export async function heardLetter(
  body: CallInput<typeof hearLetter>['body'],
  { onAsked, onParagraph }: Underway,
): Promise<Letter> {
  let letter: Letter | null = null
  await hear(hearLetter, { body }, (event) => {
    if (event.kind === 'letter') letter = event.letter
    else if (event.kind === 'paragraph') onParagraph(event.text)
    else onAsked()
  })
  if (letter === null) throw new TypeError('the letter broke off')
  return letter
}
