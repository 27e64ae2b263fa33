import { expect, it } from 'vitest'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { PRINTERS } from '#tools/native-people/people.ts'
import { readPdf, score } from '#tools/native-people/score.ts'
import { FOURTH } from '#tools/unseen-natives/fourth/people.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

/** A sample of the fourth set; `npm run test:corpus` reads the whole. */
it('a report of somebody of whom nothing is on file is a report, at each bureau', async () => {
  for (const bureau of BUREAUS) {
    const { pdf, expected } = PRINTERS[bureau](FOURTH['nothing on file'])
    expect(score(expected, await readPdf(pdf)).failures, bureau).toEqual([])
  }
})

if (isWholeCorpus)
  it('pages from the last to the first are read in their order, though they have no numbers', async () => {
    const { pdf, expected } = PRINTERS.transunion(FOURTH['seven loans of one company'], { isBackwards: true })
    expect(score(expected, await readPdf(pdf)).failures).toEqual([])
  })
