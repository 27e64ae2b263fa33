import type { Word } from '#engine/reading/page-text.ts'

/** A word that is several which touch: each has the share of its width that its letters have. */
export function splitWord(word: Word, texts: readonly string[]): Word[] {
  const [x, y, width, height] = word.box
  const letter = width / Math.max(1, texts.join('').length)
  let at = 0
  return texts.map((text) => {
    const left = x + at * letter
    at += text.length
    return { ...word, text, box: [left, y, text.length * letter, height] }
  })
}
