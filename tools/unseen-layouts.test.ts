import { describe, expect, it } from 'vitest'
import { DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import { parseHtml } from '#adapters/markup/parse-html.ts'
import { parseJson } from '#adapters/markup/parse-json.ts'
import { parseXml } from '#adapters/markup/parse-xml.ts'
import { readData, readMarkup, type ReadingResult } from '#engine/reading/read-document.ts'
import { everyOf } from '#tools/corpus/corpus-size.ts'
import { parsed } from '#tools/read-shared-file.ts'
import { EIGHTH_FILES } from '#tools/unseen-layouts/eighth-files.ts'
import { faultsOf } from '#tools/unseen-layouts/faults-of.ts'
import { LATER_FILES } from '#tools/unseen-layouts/later-files.ts'
import { UNSEEN_FILES, type UnseenFile } from '#tools/unseen-layouts/files.ts'
import { MIXED_FILES } from '#tools/unseen-layouts/mixed-files.ts'
import { ODD_FILES } from '#tools/unseen-layouts/odd-files.ts'
import { WORDED_FILES } from '#tools/unseen-layouts/worded-files.ts'

/** The printed ones are in the corpus: a browser prints them first. */
const files = [...UNSEEN_FILES, ...ODD_FILES, ...LATER_FILES, ...MIXED_FILES, ...WORDED_FILES, ...EIGHTH_FILES].filter(
  ({ form }) => form !== 'printed',
)
const IDS = ['r1', 'r2', 'r3'] as const

function read({ form, text }: UnseenFile): ReadingResult {
  if (form === 'html') return readMarkup(parsed(parseHtml(text, DEFAULT_BOUNDS)), IDS)
  return readData(parsed((form === 'xml' ? parseXml : parseJson)(text, DEFAULT_BOUNDS)), IDS)
}

describe('files that were written by somebody who had not read the readers', () => {
  it.each(everyOf(2, files))('$name is read as it is, and accuses nobody', (file) => {
    expect(faultsOf(read(file), file)).toEqual([])
  })

  it.each(everyOf(2, files, 1).filter(({ mayRefuse, truth }) => mayRefuse !== true && truth !== 'refused'))(
    '$name: its notices stand where they are printed',
    (file) => {
      const result = read(file)
      if (result.kind !== 'reports') throw new Error(result.kind)
      for (const { personalInfo } of result.reports)
        (personalInfo.notices ?? []).forEach(({ text }, index) => {
          const quote = personalInfo.evidence[`notices.${index}`]?.quote ?? '?'
          expect(text.endsWith(quote) || quote.includes(text)).toBe(true)
        })
    },
  )
})

describe('what a data file denies is no notice', () => {
  const CARD = UNSEEN_FILES.find(({ name }) => name === 'mismo-alerts')
  it.each([
    ['INITIAL FRAUD ALERT 09/2026', 'NO FRAUD ALERT ON FILE'],
    ['CONSUMER REPORTED AS DECEASED', 'CONSUMER NOT DECEASED'],
    ['ADDRESS MISMATCH: INPUT DOES NOT MATCH FILE', 'NO ADDRESS DISCREPANCY'],
  ])('%s becomes %s', (said, denied) => {
    if (CARD === undefined) throw new Error('no such file')
    const noticesIn = (text: string): number => {
      const result = read({ ...CARD, text })
      return result.kind === 'reports' ? result.reports.flatMap(({ personalInfo }) => personalInfo.notices ?? []).length : 0
    }
    expect(noticesIn(CARD.text.replace(said, denied))).toBe(noticesIn(CARD.text) - 1)
  })
})
