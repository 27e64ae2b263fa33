/** `npm run test:corpus` sets it: whole corpora are read, of which `npm test` reads a sample. */
export const isWholeCorpus = process.env['CORPUS'] === 'whole'

/** All of a corpus, or its first few. */
export const sampleOf = <One>(corpus: readonly One[], few: number): readonly One[] =>
  isWholeCorpus ? corpus : corpus.slice(0, few)

/** All of a corpus, or every nth of it, begun with another one for each property, so that a case is seldom in none. */
export const everyOf = <One>(nth: number, corpus: readonly One[], first = 0): readonly One[] =>
  isWholeCorpus ? corpus : corpus.filter((_, index) => index % nth === first % nth)
