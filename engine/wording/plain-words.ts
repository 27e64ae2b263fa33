import { stemOf } from '#engine/assistant/question.ts'

/** Words that hold sentences together and say about no one that anything is so. `by`, `from` and `within` are none: a day changes with them. */
export const PLAIN_WORDS = `
  a an the and as at in into is it its of on onto that this these those with which who whose whom where when while
  be been being am are was were has have had do does did
  about regarding concerning regard respect relating here there then so also
  list listed lists show shows shown showing state states stated stating give gives given giving say says said name names named
  report reports reported reporting appear appears appeared appearing carry carries print prints printed read reads
  entry entries account accounts item items record records file files letter page pages date dates dated balance amount figure figures
  number line copy bureau company creditor information detail details
  stand stands standing together
`

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu
/** `1681i(a)(1)`: its letters are no words. */
const SECTION = /\b\d+[a-z]?(?:-\d+[a-z]?)?(?:\((?:[a-zA-Z]|\d{1,2}|[ivx]{1,4})\))+|\b\d+[a-z]\b/g

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? []

const STEMS: ReadonlySet<string> = new Set(wordsIn(PLAIN_WORDS).map(stemOf))

interface TellingWord {
  /** In small letters. */
  readonly word: string
  readonly stem: string
}

/** The words of a text that are not plain: those that tell something, and those that turn it, as `not` and `before`. */
export const tellingWords = (text: string): readonly TellingWord[] =>
  wordsIn(text.replaceAll(SECTION, ' '))
    .map((word) => ({ word: word.toLowerCase(), stem: stemOf(word.toLowerCase()) }))
    .filter(({ stem }) => !STEMS.has(stem))
