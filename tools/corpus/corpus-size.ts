/** `npm run test:corpus` sets it: whole corpora are read, of which `npm test` reads a sample. */
export const isWholeCorpus = process.env['CORPUS'] === 'whole'

/** All of a corpus, or its first few. */
export const sampleOf = <One>(corpus: readonly One[], few: number): readonly One[] =>
  isWholeCorpus ? corpus : corpus.slice(0, few)
