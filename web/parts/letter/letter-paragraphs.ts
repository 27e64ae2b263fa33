/** A sentence of the letter with its place in the proof. */
export interface PlacedSentence {
  readonly index: number
  readonly text: string
}

/** The paragraphs of a letter with the sentences of its proof in them, as they stand; spaces and line breaks stay with the sentence they follow. */
export function paragraphsOf(content: string, sentences: readonly string[]): readonly (readonly PlacedSentence[])[] {
  let next = 0
  return content
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const placed: PlacedSentence[] = []
      let rest = paragraph.trim()
      while (rest !== '') {
        const sentence = sentences[next]
        if (sentence === undefined || !rest.startsWith(sentence)) return [...placed, { index: -1, text: rest }]
        placed.push({ index: next, text: sentence })
        rest = rest.slice(sentence.length).trimStart()
        next += 1
      }
      return placed
    })
    .filter((paragraph) => paragraph.length > 0)
}
