import { describe, expect, it } from 'vitest'
import { joinWrapped } from '#engine/reading/lines/boxes.ts'
import { labelValues } from '#engine/reading/lines/label-values.ts'
import { documentLines, pageLines } from '#engine/reading/lines/lines.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const LABELS = ['Account Name', 'Status', 'Status Updated', 'Balance', 'Terms'] as const
const read = (pieces: readonly Piece[]): Record<string, string> =>
  Object.fromEntries(labelValues(pageLines(typeset(pieces)), LABELS).map((row) => [row.label, row.text]))

describe('label rows', () => {
  it('are found by their labels, whole and regardless of case', () => {
    expect(
      read([
        [36, 50, 'ACCOUNT NAME:'],
        [286, 50, 'CAPITAL ONE'],
        [36, 65, 'Balance'],
        [286, 65, '$999'],
      ]),
    ).toEqual({ 'Account Name': 'CAPITAL ONE', Balance: '$999' })
  })

  it('take the longest label, so that `Status Updated` is not a status', () => {
    expect(
      read([
        [36, 50, 'Status Updated'],
        [286, 50, 'Nov 2024'],
        [36, 65, 'Status'],
        [286, 65, 'Open.'],
      ]),
    ).toEqual({
      'Status Updated': 'Nov 2024',
      Status: 'Open.',
    })
  })

  it('have nothing of the next pair, whose label wraps around the line', () => {
    const found = read([
      [36, 50, 'Account Name'],
      [140, 50, 'CAPITAL ONE'],
      [330, 50, 'Balance'],
      [430, 50, '$999'],
      [330, 66, 'Status'],
      [36, 71, 'Terms'],
      [140, 71, '48 Months'],
      [430, 71, '08/12/2026'],
      [330, 76, 'Updated'],
    ])
    expect(found).toMatchObject({ 'Account Name': 'CAPITAL ONE', Balance: '$999', Terms: '48 Months' })
  })

  it('keep the lines of a wrapped value, and not the heading below it', () => {
    const pieces: Piece[] = [
      [36, 50, 'Status'],
      [286, 50, 'Account charged off. $9 written'],
      [286, 62, 'off. $9 past due as of Nov 2024.'],
      [36, 76, 'Status Updated'],
      [286, 76, 'Nov 2024'],
      [36, 100, 'Payment History'],
    ]
    expect(read(pieces)).toEqual({
      Status: 'Account charged off. $9 written off. $9 past due as of Nov 2024.',
      'Status Updated': 'Nov 2024',
    })
  })

  it('give a label that is centred on its value both lines', () => {
    const pieces: Piece[] = [
      [36, 50, 'Account Name'],
      [286, 50, 'CAPITAL ONE'],
      [286, 72, 'Account charged off. $9 written'],
      [36, 78, 'Status'],
      [286, 84, 'off.'],
      [36, 106, 'Balance'],
      [286, 106, '$9'],
    ]
    expect(read(pieces)).toEqual({ 'Account Name': 'CAPITAL ONE', Status: 'Account charged off. $9 written off.', Balance: '$9' })
  })

  it('stand two abreast', () => {
    const pieces: Piece[] = [
      [36, 50, 'Account Name'],
      [160, 50, 'CAPITAL ONE'],
      [310, 50, 'Balance'],
      [440, 50, '$9'],
      [36, 65, 'Status'],
      [160, 65, 'Open.'],
      [310, 65, 'Terms'],
      [440, 65, '9 Months'],
    ]
    expect(read(pieces)).toEqual({ 'Account Name': 'CAPITAL ONE', Balance: '$9', Status: 'Open.', Terms: '9 Months' })
  })

  it('are empty where nothing is printed', () => {
    expect(
      read([
        [36, 50, 'Balance'],
        [36, 65, 'Terms'],
        [286, 65, '9 Months'],
        [36, 80, 'Status'],
        [286, 80, '-'],
      ]),
    ).toEqual({
      Balance: '',
      Terms: '9 Months',
      Status: '-',
    })
  })

  it('go on below where the file says that its letters are low', () => {
    const page = typeset([
      [36, 50, 'Account Name'],
      [286, 50, 'CAPITAL ONE'],
      [286, 65, 'BANK USA'],
      [36, 95, 'Balance'],
      [286, 95, '$9'],
    ])
    const words = page.words.map(({ text, box: [x, y, width] }) => ({ text, box: [x, y, width, 7] as const }))
    const rows = labelValues(pageLines({ ...page, words }), LABELS)
    expect(rows.map((row) => row.text)).toEqual(['CAPITAL ONE BANK USA', '$9'])
  })

  it('go on over a page break', () => {
    const pages = documentOf([
      typeset([
        [36, 720, 'Account Name'],
        [286, 720, 'CAPITAL ONE'],
        [36, 735, 'Status'],
        [286, 735, 'Account charged off. $9 written'],
      ]),
      typeset([
        [286, 60, 'off.'],
        [36, 76, 'Balance'],
        [286, 76, '$9'],
      ]),
    ])
    const rows = labelValues(documentLines(pages), LABELS)
    expect(rows.map((row) => row.text)).toEqual(['CAPITAL ONE', 'Account charged off. $9 written off.', '$9'])
  })
})

describe('wrapped text', () => {
  it('is joined by spaces, but not behind a broken hyphen', () => {
    const piece = (text: string) => ({ page: 1, text, box: [0, 0, 1, 1] as const })
    expect(joinWrapped([piece('RANCHO CUCAMONGA CA,'), piece('91730-'), piece('4455')])).toBe('RANCHO CUCAMONGA CA, 91730-4455')
  })
})
