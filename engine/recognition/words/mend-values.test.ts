import { describe, expect, it } from 'vitest'
import { maskWords, mendValues, withAmountsUnder, withCodesUnder } from '#engine/recognition/words/mend-values.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const mendedText = (text: string): [string, boolean] => {
  const { words } = mendValues(recognisedPage([[100, [50, text, 0.97]]]))
  return [words.map((word) => word.text).join(' '), words.every(({ confidence }) => confidence === 0.97)]
}

describe('values in the form that their letters force', () => {
  it.each([
    ['O3/12/2O24', '03/12/2024'],
    ['60 Month(s}', '60 Month(s)'],
    ['{Meets requirement)', '(Meets requirement)'],
    ['TRANSWORLD SYS INC{33', 'TRANSWORLD SYS INC/33'],
    ['COMENITY BANKI/VICTORIAS', 'COMENITY BANK/VICTORIAS'],
    ['5 OAK LN APT 12BLDG 1', '5 OAK LN APT 12 BLDG 1'],
    ['22N 14THSTAPTC', '22 N 14TH ST APT C'],
    ['l1/2024', '11/2024'],
    ['$1,2OO', '$1,200'],
    ['$l,800', '$1,800'],
    ['$1.800', '$1,800'],
    ['S1,250', '$1,250'],
    ['$41,482"', '$41,482'],
    ['“$1,080.50', '$1,080.50'],
    ["11/22/2023'", '11/22/2023'],
    ['PQ BOX', 'PO BOX'],
    ['16/18/2023', '10/18/2023'],
    ['Aung 26, 2025', 'Aug 26, 2025'],
    ['Jut 17, 2023', 'Jul 17, 2023'],
    ['May 24. 2024', 'May 24, 2024'],
    ['"Jan 23, 2025', 'Jan 23, 2025'],
    ['SPRINGVALE GA. 30318', 'SPRINGVALE GA, 30318'],
    ['Jur 17, 2023', 'Jun 17, 2023'],
    ['10/38/2823', '10/30/2023'],
    ['PO BOX 12; OLD TOWN. GA 30318', 'PO BOX 12, OLD TOWN, GA 30318'],
    ['WENDELL FiCTIVE', 'WENDELL FICTIVE'],
    ['PINES Nw APT 3', 'PINES NW APT 3'],
    ["0'MALLEY", "O'MALLEY"],
    ['SAMPLE Ill', 'SAMPLE III'],
    ["MACY'’S", 'MACY’S'],
    ['SYNCBIPPC', 'SYNCB/PPC'],
    ['UPSTARTICROSS', 'UPSTART/CROSS'],
    ['EDINELNET', 'ED/NELNET'],
    ['on record untit Sep 2024.', 'on record until Sep 2024.'],
    ['XXXXXXXXXXXK0811', 'XXXXXXXXXXXX0811'],
    ['UPSTARTI/ICROSS', 'UPSTART/CROSS'],
    ['NOWHERE, FL. 33130-6438', 'NOWHERE, FL 33130-6438'],
    ['SAMPLE C0, 80203-9103', 'SAMPLE CO, 80203-9103'],
    ['NOWHERE, FI. 33130', 'NOWHERE, FL 33130'],
    ['NOWHERE, Fi. 33130-7043', 'NOWHERE, FL 33130-7043'],
    ['PLACEHOLDER-]JONES,', 'PLACEHOLDER-JONES,'],
    ["Jun's, 2024", 'Jun 5, 2024'],
    ['SYNCBI/PPC', 'SYNCB/PPC'],
    ['Solt 01/15/2023, 12/30/2022', 'Soft 01/15/2023, 12/30/2022'],
    ['Horc 01/15/2023', 'Hard 01/15/2023'],
    ['LLC/ITRUST', 'LLC/TRUST'],
    ['LLCITRANSPORT', 'LLC/TRANSPORT'],
    ['BANKIVICTORIAS', 'BANK/VICTORIAS'],
    ['Account Number: “2469', 'Account Number: *2469'],
    ['SAMPLE NA 33130', 'SAMPLE MA 33130'],
  ])('%s is %s, and shown for confirmation', (read, value) => {
    expect(mendedText(read)).toEqual([value, false])
  })

  it.each(['in04/2020', 'Apr9,', 'POBOX'])('%s is two words', (read) => {
    expect(mendedText(read)[0]).toMatch(/^(?:in 04\/2020|Apr 9,|PO BOX)$/)
  })

  it.each([
    'SOLO',
    'MEDICROSS',
    'MIAMI/DADE',
    'UPSTARTING',
    'BANKING',
    'Solt and pepper',
    'Soft 01/15/2023',
    'LLC/INTEREST',
    'BANK USA NA 41822]',
    'BANK USA NA 33130****',
    'ACME[A]',
    '[ACME]',
    "Jun's 2024",
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

  it.each([
    [1.7, 'XXXXXXXXXXXX1469'],
    [3.5, 'XXXXXXXXXXXX 1469'],
  ])('puts a mask and its figures together where %s points part them: %s', (gap, text) => {
    const mask = { text: 'XXXXXXXXXXXX', box: [50, 100, 59, 13.2] as const, confidence: 0.9 }
    const figures = { text: '1469', box: [109 + gap, 100, 20, 13.2] as const, confidence: 0.9 }
    const { words } = mendValues({ ...recognisedPage([]), words: [mask, figures] })
    expect(words.map((word) => word.text).join(' ')).toBe(text)
  })

  it.each([
    ['a space as wide as the page has them', 1.9, 2.3, 'XXXXXXXXXXXX 1469'],
    ['a narrow space on a page of narrow ones', 1.9, 1.6, 'XXXXXXXXXXXX 1469'],
    ['what the letters leave on a page of wide spaces', 3.4, 1.7, 'XXXXXXXXXXXX1469'],
    ['half a space', 2.4, 1.2, 'XXXXXXXXXXXX1469'],
    ['the gap of a column', 2.4, 14, 'XXXXXXXXXXXX 1469'],
  ])('measures the gap behind a mask by the spaces of its page: %s', (_, space, gap, text) => {
    const level = (read: string, x: number, y: number, width: number) => ({
      text: read,
      box: [x, y, width, 12] as const,
      confidence: 0.9,
    })
    const line = Array.from({ length: 16 }, (_word, index) => level('word', 20 + index * (20 + space), 40, 20))
    const number = [level('XXXXXXXXXXXX', 50, 100, 46), level('1469', 96 + gap, 100, 16)]
    const { words } = mendValues({ ...recognisedPage([]), words: [...line, ...number] })
    const [first, second] = words.slice(16)
    expect([first?.text, second?.text].filter((one) => one !== undefined).join(' ')).toBe(text)
  })

  it.each([
    ['10/28/2022. 10/08/2022', '10/28/2022, 10/08/2022'],
    ['10/28/2022; 10/08/2022, 09/17/2022', '10/28/2022, 10/08/2022, 09/17/2022'],
    ['10/28/2022. 10/08/2022.', '10/28/2022, 10/08/2022.'],
    ['10/28/2022. The', '10/28/2022. The'],
    ['10/28/2022.', '10/28/2022.'],
    ['10.28.2022. 10/08/2022', '10/28/2022, 10/08/2022'],
  ])('%s is %s: between two days stands a comma', (read, value) => {
    expect(mendedText(read)[0]).toBe(value)
  })

  it('makes a dash of what stands alone under a label of amounts, and of no word beside others', () => {
    const page = recognisedPage([
      [100, [50, 'Payment'], [200, 'Payment']],
      [112, [50, '=a', 0.3], [200, 'paid', 0.3], [225, 'Monthly', 0.9]],
    ])
    const { words } = withAmountsUnder(page, new Set(['Payment']))
    expect(words.map(({ text }) => text)).toEqual(['Payment', 'Payment', '--', 'paid', 'Monthly'])
  })

  it('writes a mask as the layout does, and never another number', () => {
    const word = { text: 'XXXXxxxx1234', box: [0, 0, 60, 10] as const, confidence: 0.89 }
    expect(maskWords(word, { mask: 'x', isParted: false })).toMatchObject([{ text: 'xxxxxxxx1234', confidence: 0.95 }])
    expect(maskWords({ ...word, confidence: 0.5 }, { mask: 'X', isParted: false })).toMatchObject([
      { text: 'XXXXXXXX1234', confidence: 0.5 },
    ])
    expect(maskWords({ ...word, text: 'XXXXXXXX12B4' }, { mask: 'x', isParted: false })).toMatchObject([{ text: 'XXXXXXXX12B4' }])
    expect(maskWords({ ...word, text: '4462********' }, { mask: 'X', isParted: false })).toMatchObject([{ text: '4462********' }])
    const parted = maskWords(word, { mask: 'x', partsMask: true, isParted: true })
    expect(parted.map(({ text }) => text)).toEqual(['xxxxxxxx', '1234'])
    const whole = maskWords(word, { mask: 'x', partsMask: true, isParted: false })
    expect(whole).toMatchObject([{ text: 'xxxxxxxx1234', confidence: 0.85 }])
    expect(parted[1]?.box[0]).toBeGreaterThan((parted[0]?.box[0] ?? 0) + (parted[0]?.box[2] ?? 0))
  })
})

it.each([
  ['OR', 'OK'],
  ['0K', 'OK'],
  ['OK', 'OK'],
  ['XX', 'XX'],
  ['FS', 'FS'],
])('a code of which one letter was misread, alone under its label: %s is %s', (read, code) => {
  const page = recognisedPage([
    [100, [50, 'Rating', 0.97]],
    [110, [50, read, 0.97]],
    [300, [50, read, 0.97]],
  ])
  const { words } = withCodesUnder(page, new Set(['Rating']), ['OK', 'VS', 'FC', 'COL'])
  expect(words.map(({ text }) => text)).toEqual(['Rating', code, read])
})
