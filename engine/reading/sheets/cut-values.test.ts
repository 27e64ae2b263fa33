import { describe, expect, it } from 'vitest'
import { evidenceOf } from '#engine/reading/lines/boxes.ts'
import { documentOf } from '#engine/reading/lines/typeset.ts'
import { withCutValues } from '#engine/reading/sheets/cut-values.ts'
import { rightEdgePage } from '#engine/testing/right-edge-page.ts'

const ROWS = [
  ['Phone', '(651) 555-0182'],
  ['Date Opened', '09/12/2018'],
  ['Responsibility', 'Individual Account'],
  ['Loan Type', 'SECURED'],
  ['High Balance', '$731'],
  ['Pay Status', 'Current Account'],
] as const

/** A page of rows; `lost` letters of this value are beyond the edge of the paper. */
function markedOn(cutLabel: string, lost: number, { x }: { x?: number } = {}): string[] {
  const lines = ROWS.map(([text, right], index) => ({ y: 100 + index * 31, text, x: 21, height: 12, right }))
  const page = rightEdgePage(lines, { number: 1, width: 612, height: 792, edge: 581 })
  const words = page.words.flatMap((word) => {
    const label = ROWS[Math.round((word.box[1] - 100) / 31)]?.[0]
    const isValue = word.box[0] > 300
    const box = isValue && x !== undefined ? ([x, word.box[1], word.box[2], 12] as const) : word.box
    if (!isValue || label !== cutLabel || word.box[0] + word.box[2] < 580 || lost === 0) return [{ ...word, box }]
    return [{ ...word, text: word.text.slice(0, -lost), box: [box[0], box[1], box[2] - lost * 6, 12] as const }]
  })
  const [read] = withCutValues(documentOf([{ ...page, words }])).pages
  return (read?.words ?? []).flatMap(({ text, isCovered }) => (isCovered ? [text] : []))
}

describe('a value that ends short of the edge at which the others end', () => {
  it.each([
    ['High Balance', 1, ['$73']],
    ['Date Opened', 1, ['09/12/201']],
    ['Date Opened', 2, ['09/12/20']],
    ['Loan Type', 3, ['SECU']],
    ['Pay Status', 1, ['Current', 'Accoun']],
    ['Pay Status', 0, []],
  ])('lost its last letters: %s, %i', (label, lost, marked) => {
    expect(markedOn(label, lost)).toEqual(marked)
  })

  it('is none where values are set at the left', () => {
    expect(markedOn('High Balance', 1, { x: 400 })).toEqual([])
  })

  it('is no sure fact', () => {
    const word = { text: '$73', box: [561, 0, 15, 12] as const, isCovered: true as const }
    expect(evidenceOf([{ page: 1, text: '$73', box: word.box, words: [word] }])?.confidence).toBe(0.5)
  })
})
