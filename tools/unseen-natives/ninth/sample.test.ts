import { expect, it } from 'vitest'
import { PRINTERS } from '#tools/native-people/people.ts'
import { isAsserted, readPdf, score, toldOf } from '#tools/native-people/score.ts'
import { usualPerson } from '#tools/unseen-natives/fourth/people.ts'
import { GRADUATE } from '#tools/unseen-natives/ninth/people-who-moved.ts'
import { FAMILY } from '#tools/unseen-natives/ninth/people.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'

/** A sample of the ninth set, at one bureau, drawn without a browser; `npm run test:corpus` reads the whole. */
it('streets of Puerto Rico, post offices and named units end before their town', async () => {
  const story = {
    ...usualPerson('ninth'),
    name: GRADUATE.name,
    aliases: GRADUATE.aliases,
    addresses: [...FAMILY.homes, ...GRADUATE.homes].map(([street, city, state, zip], index) => ({
      street,
      city,
      state,
      zip,
      reported: `2024-0${index + 1}-14`,
    })),
  }
  for (const bureau of everyOf(3, BUREAUS, 2)) {
    const { pdf, expected } = PRINTERS[bureau](story)
    const report = await readPdf(pdf)
    expect(score(expected, report).failures, bureau).toEqual([])
    expect(toldOf([report]).filter(isAsserted), bureau).toEqual([])
  }
})
