import { expect, it } from 'vitest'
import { PRINTERS } from '#tools/native-people/people.ts'
import { isAsserted, readPdf, score, toldOf } from '#tools/native-people/score.ts'
import { BILLED } from '#tools/unseen-natives/eleventh/bankrupt-and-billed.ts'
import { THIN } from '#tools/unseen-natives/eleventh/thin-and-full.ts'
import { usualPerson } from '#tools/unseen-natives/fourth/people.ts'

/** A sample of the eleventh set, drawn without a browser; `npm run test:corpus` reads the whole. */
it('boxes on rural routes and lenders with an ampersand or an apostrophe are read in one line', async () => {
  const usual = usualPerson('eleventh')
  const lenders = ["MARCY'S & DAUGHTERS/CREST BANK", "O'HARA, PIKE & LOWE"]
  const { pdf, expected } = PRINTERS.transunion({
    ...usual,
    accounts: usual.accounts.slice(0, 2).map((account, at) => ({
      ...account,
      company: lenders[at] ?? account.company,
      months: account.months.slice(-8),
    })),
    addresses: [...BILLED.homes, ...THIN.homes].map(([street, city, state, zip], at) => ({
      street,
      city,
      state,
      zip,
      reported: `2024-0${at + 1}-14`,
    })),
  })
  const report = await readPdf(pdf)
  expect(score(expected, report).failures).toEqual([])
  expect(toldOf([report]).filter(isAsserted)).toEqual([])
})
