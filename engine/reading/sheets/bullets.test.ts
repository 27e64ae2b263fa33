import { expect, it } from 'vitest'
import { withoutBullets } from '#engine/reading/sheets/bullets.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'

const read = (...lines: string[]): string[] =>
  withoutBullets(documentOf([typesetLines(lines)])).pages.flatMap((page) => pageLines(page).map(({ text }) => text))

it.each<readonly [string, string[], string[]]>([
  ['before a heading or a name goes', ['\u25B8 Collections', '\u2022 OK BANK'], ['Collections', 'OK BANK']],
  ['that also stands in a grid stays', ['\u2022 Current', '2024 \u2022 \u2022 30'], ['\u2022 Current', '2024 \u2022 \u2022 30']],
  ['of a mask or alone stays', ['\u2022\u2022\u2022\u20221234', '\u2022'], ['\u2022\u2022\u2022\u20221234', '\u2022']],
  ['is no tick and no square', ['\u2713 Paid on Time', '\u25A0 No Data'], ['\u2713 Paid on Time', '\u25A0 No Data']],
])('a bullet %s', (_, lines, expected) => {
  expect(read(...lines)).toEqual(expected)
})
