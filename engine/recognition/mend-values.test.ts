import { describe, expect, it } from 'vitest'
import { maskWords, mendValues } from '#engine/recognition/mend-values.ts'
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
    ['16/18/2023', '10/18/2023'],
    ['Aung 26, 2025', 'Aug 26, 2025'],
    ['Jut 17, 2023', 'Jul 17, 2023'],
    ['Jur 17, 2023', 'Jun 17, 2023'],
    ['10/38/2823', '10/30/2023'],
    ['PO BOX 12; OLD TOWN. GA 30318', 'PO BOX 12, OLD TOWN, GA 30318'],
    ['PINES Nw APT 3', 'PINES NW APT 3'],
    ["0'MALLEY", "O'MALLEY"],
    ['SAMPLE Ill', 'SAMPLE III'],
    ["MACY'’S", 'MACY’S'],
    ['SYNCBIPPC', 'SYNCB/PPC'],
    ['SAMPLE C0, 80203-9103', 'SAMPLE CO, 80203-9103'],
    ['NOWHERE, FI. 33130', 'NOWHERE, FL 33130'],
  ])('%s is %s, and shown for confirmation', (read, value) => {
    expect(mendedText(read)).toEqual([value, false])
  })

  it.each(['in04/2020', 'Apr9,', 'POBOX'])('%s is two words', (read) => {
    expect(mendedText(read)[0]).toMatch(/^(?:in 04\/2020|Apr 9,|PO BOX)$/)
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
    'ACME INC. GROUP',
    'Se llama',
    'Ju 26, 2025',
    'Dear 26, 2025',
    '12/31/2023',
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
    const word = { text: 'XXXXxxxx1234', box: [0, 0, 60, 10] as const, confidence: 0.89 }
    expect(maskWords(word, { mask: 'x' })).toMatchObject([{ text: 'xxxxxxxx1234', confidence: 0.95 }])
    expect(maskWords({ ...word, confidence: 0.5 }, { mask: 'X' })).toMatchObject([{ text: 'XXXXXXXX1234', confidence: 0.5 }])
    expect(maskWords({ ...word, text: 'XXXXXXXX12B4' }, { mask: 'x' })).toMatchObject([{ text: 'XXXXXXXX12B4' }])
    expect(maskWords({ ...word, text: '4462********' }, { mask: 'X' })).toMatchObject([{ text: '4462********' }])
    const parted = maskWords(word, { mask: 'x', partsMask: true })
    expect(parted.map(({ text }) => text)).toEqual(['xxxxxxxx', '1234'])
    expect(parted[1]?.box[0]).toBeGreaterThan((parted[0]?.box[0] ?? 0) + (parted[0]?.box[2] ?? 0))
  })
})
