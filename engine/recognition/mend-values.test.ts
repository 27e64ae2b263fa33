import { describe, expect, it } from 'vitest'
import { asMask, mendValues } from '#engine/recognition/mend-values.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const mendedText = (text: string): [string, boolean] => {
  const { words } = mendValues(recognisedPage([[100, [50, text, 0.97]]]))
  return [words.map((word) => word.text).join(' '), words.every(({ confidence }) => confidence === 0.97)]
}

describe('values in the form that their letters force', () => {
  it.each([
    ['O3/12/2O24', '03/12/2024'],
    ['l1/2024', '11/2024'],
    ['$1,2OO', '$1,200'],
    ['$l,800', '$1,800'],
    ['$1.800', '$1,800'],
    ['S1,250', '$1,250'],
    ['PQ BOX', 'PO BOX'],
  ])('%s is %s, and shown for confirmation', (read, value) => {
    expect(mendedText(read)).toEqual([value, false])
  })

  it.each(['in04/2020', 'Apr9,'])('%s is two words', (read) => {
    expect(mendedText(read)[0]).toMatch(/^(?:in 04\/2020|Apr 9,)$/)
  })

  it.each([
    'SOLO',
    'BOSS',
    'SBA',
    'OIL',
    'IO/50',
    '$',
    'S12',
    '12,5',
    '03/12/2024',
    '$1,200',
    '$12.80',
    'B2B',
    'S&S',
    '800-555',
    'I0/lO',
    'O/O',
  ])('%s stays as it was read', (read) => {
    expect(mendedText(read)).toEqual([read, true])
  })

  it('puts an amount together that was torn at its comma, and only there', () => {
    const torn = recognisedPage([
      [100, [50, '$12,']],
      [120, [50, '$12,']],
    ])
    const [first, second] = torn.words
    if (!first || !second) throw new Error('two words')
    const near = { ...first, text: '345', box: [first.box[0] + first.box[2] + 1, first.box[1], 15, first.box[3]] as const }
    expect(mendValues({ ...torn, words: [first, near, second] }).words.map(({ text }) => text)).toEqual(['$12,345', '$12,'])
  })

  it('writes a mask as the layout does, and never another number', () => {
    const word = { text: 'XXXXxxxx1234', box: [0, 0, 60, 10] as const, confidence: 0.8 }
    expect(asMask(word, 'x')).toMatchObject({ text: 'xxxxxxxx1234', confidence: 0.91 })
    expect(asMask({ ...word, confidence: 0.5 }, 'X')).toMatchObject({ text: 'XXXXXXXX1234', confidence: 0.5 })
    expect(asMask({ ...word, text: 'XXXXXXXX12B4' }, 'x').text).toBe('XXXXXXXX12B4')
    expect(asMask({ ...word, text: '4462********' }, 'X').text).toBe('4462********')
  })
})
