import { expect, it } from 'vitest'
import { PRINTERS } from '#tools/native-people/people.ts'
import { isAsserted, readPdf, score, toldOf } from '#tools/native-people/score.ts'
import { RENTER } from '#tools/unseen-natives/eighth/more-people.ts'
import { THIN } from '#tools/unseen-natives/eighth/people.ts'
import { usualPerson } from '#tools/unseen-natives/fourth/people.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'

/** A sample of the eighth set, at one bureau, drawn without a browser; `npm run test:corpus` reads the whole. */
it('names with signs, and homes in parks, at posts and with points, are whole', async () => {
  const story = {
    ...usualPerson('eighth'),
    name: THIN.name,
    aliases: THIN.aliases,
    addresses: [...THIN.homes, ...RENTER.homes].map(([street, city, state, zip], index) => ({
      street,
      city,
      state,
      zip,
      reported: `2024-0${index + 1}-14`,
    })),
  }
  for (const bureau of everyOf(3, BUREAUS, 1)) {
    const { pdf, expected } = PRINTERS[bureau](story)
    const report = await readPdf(pdf)
    expect(score(expected, report).failures, bureau).toEqual([])
    expect(toldOf([report]).filter(isAsserted), bureau).toEqual([])
  }
})
