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

/** Words of a sentence; `fact` says which of its facts they state, null where they state none. */
export interface Piece {
  readonly text: string
  readonly fact: number | null
}

const isOfWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** A sentence cut at the facts that it states; of facts that begin alike the longest is meant, and none begins or ends inside a word. */
export function piecesOf(sentence: string, facts: readonly { readonly text: string }[]): readonly Piece[] {
  const longestFirst = facts.map(({ text }, fact) => ({ text, fact })).toSorted((a, b) => b.text.length - a.text.length)
  const factAt = (at: number): Piece | undefined =>
    longestFirst.find(({ text }) => {
      const end = at + text.length
      const cuts = (isOfWord(sentence[at - 1]) && isOfWord(text[0])) || (isOfWord(sentence[end]) && isOfWord(text.at(-1)))
      return text !== '' && sentence.startsWith(text, at) && !cuts
    })
  const pieces: Piece[] = []
  let plainFrom = 0
  for (let at = 0; at < sentence.length; ) {
    const found = factAt(at)
    if (found === undefined) {
      at += 1
      continue
    }
    if (plainFrom < at) pieces.push({ text: sentence.slice(plainFrom, at), fact: null })
    pieces.push(found)
    at += found.text.length
    plainFrom = at
  }
  return plainFrom < sentence.length ? [...pieces, { text: sentence.slice(plainFrom), fact: null }] : pieces
}
