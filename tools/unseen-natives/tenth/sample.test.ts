import { expect, it } from 'vitest'
import { everyOf } from '#tools/corpus/corpus-size.ts'
import { PRINTERS } from '#tools/native-people/people.ts'
import { isAsserted, readPdf, score, toldOf } from '#tools/native-people/score.ts'
import { usualPerson } from '#tools/unseen-natives/fourth/people.ts'
import { HOUSEHOLD } from '#tools/unseen-natives/tenth/households.ts'
import { COUPLE } from '#tools/unseen-natives/tenth/two-families.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

/** Paper of a hand's size, on which the pages of letters stand at 45 %. */
const SMALL = { paper: [275.4, 356.4] } as const

/** A sample of the tenth set, at one bureau, drawn without a browser; `npm run test:corpus` reads the whole. */
it('states that are words, and lists in very small print, are read', async () => {
  const usual = usualPerson('tenth')
  const story = {
    ...usual,
    accounts: usual.accounts.slice(0, 2),
    name: COUPLE.name,
    aliases: COUPLE.aliases,
    employers: [...HOUSEHOLD.jobs, ...COUPLE.jobs].map(([name, occupation], index) => ({
      name,
      occupation: occupation ?? null,
      verified: `202${index % 6}-06-09`,
    })),
    addresses: [...HOUSEHOLD.homes, ...COUPLE.homes].map(([street, city, state, zip], index) => ({
      street,
      city,
      state,
      zip,
      reported: `2024-0${index + 1}-14`,
    })),
  }
  for (const bureau of everyOf(3, BUREAUS, 1)) {
    const { pdf, expected } = PRINTERS[bureau](story, SMALL)
    const report = await readPdf(pdf)
    expect(score(expected, report).failures, bureau).toEqual([])
    expect(toldOf([report]).filter(isAsserted), bureau).toEqual([])
  }
})
