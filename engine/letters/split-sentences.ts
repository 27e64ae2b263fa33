const SHORT_FORM =
  /(?:\b(?:u\.s|u\.s\.c|c\.f\.r|p\.o|inc|corp|ltd|co|no|sec|mr|mrs|ms|dr|jr|sr|st|ave|apt|vs?|n\.a|jan|feb|mar|apr|aug|sept?|oct|nov|dec)|\b[a-z])\.$/i

/**
 * The sentences of a letter in order. A blank line ends one; so does a full stop, a question or an exclamation mark
 * before a capital, except after a short form. The blocks of an address stay whole.
 */
export function splitSentences(text: string): readonly string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => sentencesOf(paragraph.trim()))
}

function sentencesOf(paragraph: string): readonly string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of paragraph.matchAll(/[.!?]["”’)]*\s+(?=["“(]?[A-Z\u00c0-\u00de])/g)) {
    const end = match.index + match[0].length
    if (SHORT_FORM.test(paragraph.slice(start, match.index + 1))) continue
    sentences.push(paragraph.slice(start, end).trim())
    start = end
  }
  return [...sentences, paragraph.slice(start).trim()].filter((sentence) => sentence !== '')
}
