import { describe, expect, it } from 'vitest'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'
import { upright } from '#engine/reading/sheets/upright.ts'
import type { Box } from '#engine/report/evidence.ts'

const PAGE = typesetLines(
  [
    'Personal Credit Report for: JANE SAMPLE',
    'File Number: 123456789 Date Created: 12/12/2024',
    'Satisfactory Accounts',
    'Account Name',
    'FIRST HARBOR BANK 517805******',
    'Account Information',
    'Balance | $5',
    'Date Opened | 03/05/2020',
  ],
  { marks: [[100, 50, 8, 4]] },
)

/** The page as a viewer displays it that was told to turn it a quarter clockwise, or the other way. */
function turned({ words, marks, ...page }: PageText, clockwise: boolean): PageText {
  const on = ([x, y, width, height]: Box): Box =>
    clockwise ? [792 - y - height, x, height, width] : [y, 612 - x - width, height, width]
  const turnsToRead = clockwise ? 3 : 1
  return {
    ...page,
    width: 792,
    height: 612,
    turnsToRead,
    words: words.map((word) => ({ ...word, box: on(word.box) })),
    marks: marks.map(on),
  }
}

describe.each([
  ['clockwise', true],
  ['the other way', false],
])('a page on its side, turned %s', (_, clockwise) => {
  const sideways = turned(PAGE, clockwise)

  it('is stood upright', () => {
    const [page] = upright(documentOf([sideways])).document.pages
    expect(page).toEqual(PAGE)
    expect(page && pageLines(page)[3]?.text).toBe('Account Name')
  })

  it('is read, and its facts stand where it displays them', () => {
    const reading = readDocument(documentOf([sideways]), ['r1', '', ''])
    const place = reading.kind === 'reports' ? reading.reports[0].accounts[0]?.evidence['currentBalance'] : null
    expect(place?.box).toEqual(sideways.words.find(({ text }) => text === '$5')?.box)
  })
})

it('a page on its head is stood upright, and its facts stand where it displays them', () => {
  const on = ([x, y, width, height]: Box): Box => [612 - x - width, 792 - y - height, width, height]
  const onHead: PageText = {
    ...PAGE,
    turnsToRead: 2,
    words: PAGE.words.map((word) => ({ ...word, box: on(word.box) })),
    marks: PAGE.marks.map(on),
  }
  expect(upright(documentOf([onHead])).document.pages).toEqual([PAGE])
  const reading = readDocument(documentOf([onHead]), ['r1', '', ''])
  const place = reading.kind === 'reports' ? reading.reports[0].accounts[0]?.evidence['currentBalance'] : null
  expect(place?.box).toEqual(onHead.words.find(({ text }) => text === '$5')?.box)
})

it('an upright page stays as it is', () => {
  const document = documentOf([PAGE])
  expect(upright(document).document).toBe(document)
})
