import { describe, expect, it } from 'vitest'
import { PRINTERS } from '#tools/native-people/people.ts'
import type { PrintWay } from '#tools/native-people/pdf.ts'
import { isAsserted, readPdf, score, toldOf } from '#tools/native-people/score.ts'
import { FOURTH, usualPerson } from '#tools/unseen-natives/fourth/people.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

const WAYS: Readonly<Record<string, PrintWay>> = {
  'A4 of Safari': { paper: [595.28, 841.89], producer: 'macOS Version 14.5 (Build 23F79) Quartz PDFContext' },
  'two pages on a sheet': { isTwoUp: true, producer: 'PDF-XChange Printer Standard' },
  'the last page first': { isBackwards: true, producer: 'Microsoft: Print To PDF' },
}

/** What is still read wrongly: a kind that is mended leaves this list. */
const STILL: Readonly<Record<string, readonly string[]>> = {
  // No word tells where the street ends; the town is asked about.
  'transunion, two family names': ['lost addresses', 'invented addresses'],
  // A word that fills its card may go on in the next line: `DATA/GUARANTEED` over `RATE` is asked about.
  'experian, long names': ['lost inquiry', 'invented inquiry'],
  'transunion, homes of every form': ['lost addresses', 'invented addresses'],
}

const cases = BUREAUS.flatMap((bureau) => [
  ...Object.entries(FOURTH).map(([name, story]) => ({ name: `${bureau}, ${name}`, bureau, story, way: {} })),
  ...Object.entries(WAYS).map(([name, way], index) => ({
    name: `${bureau}, ${name}`,
    bureau,
    story: usualPerson(String(index * BUREAUS.length + BUREAUS.indexOf(bureau))),
    way,
  })),
])

describe('the fourth set', () => {
  it.each(cases)('is read as printed, and nothing false is said of it: $name', async ({ name, bureau, story, way }) => {
    const { pdf, expected } = PRINTERS[bureau](story, way)
    const report = await readPdf(pdf)
    const still = STILL[name] ?? []
    const { failures } = score(expected, report)
    expect(failures.map(({ kind }) => kind).toSorted(), JSON.stringify(failures.slice(0, 5))).toEqual(still.toSorted())
    expect(
      toldOf([report])
        .filter(isAsserted)
        .map(({ message }) => message),
    ).toEqual([])
  })
})
