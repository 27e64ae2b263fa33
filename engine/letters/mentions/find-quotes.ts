import { plainText } from '#engine/letters/mentions/plain-text.ts'

/** What someone is said to say, word for word. */
const QUOTE =
  /\b(?:says?|said|reads?|states?|shows?|remarks?|status|marked|listed|reported|called|prints?|comments?|codes?|notice|letter)(?: (?:is|was|as|that|of|it|me)){0,2}[,:]? "([^"\n]{2,120})"/gi

/** Every quotation, as it stands and as facts are compared with it. */
export const findQuotes = (text: string): readonly { readonly quoted: string; readonly words: string }[] =>
  [...plainText(text).matchAll(QUOTE)].flatMap(([, quoted = '']) => {
    const words = quoted
      .toLowerCase()
      .replace(/\s{1,9}/g, ' ')
      .replace(/[.,;!?]$/, '')
      .trim()
    return words === '' ? [] : [{ quoted, words }]
  })
