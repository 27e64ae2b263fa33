import { expect, it } from 'vitest'
import { PRINTERS } from '#tools/native-people/people.ts'
import { isAsserted, readPdf, score, toldOf } from '#tools/native-people/score.ts'
import { usualPerson } from '#tools/unseen-natives/fourth/people.ts'
import { SPANISH } from '#tools/unseen-natives/seventh/people.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'

/** A sample of the seventh set, at one bureau, drawn without a browser; `npm run test:corpus` reads the whole. */
it('names and towns with Spanish letters, and towns that begin as a unit is called, are whole', async () => {
  const homes = [...SPANISH.homes, ['12 ELM ST', 'STERLING HEIGHTS', 'MI', '48310'], ['7 OAK AVE', 'FLAT ROCK', 'MI', '48134']]
  const story = {
    ...usualPerson('seventh'),
    name: SPANISH.name,
    aliases: SPANISH.aliases,
    addresses: homes.map(([street = '', city = '', state = '', zip = ''], index) => ({
      street,
      city,
      state,
      zip,
      reported: `2024-0${index + 1}-14`,
    })),
  }
  for (const bureau of everyOf(3, BUREAUS, 0)) {
    const { pdf, expected } = PRINTERS[bureau](story)
    const report = await readPdf(pdf)
    expect(score(expected, report).failures, bureau).toEqual([])
    expect(toldOf([report]).filter(isAsserted), bureau).toEqual([])
  }
})
