import { describe, expect, it } from 'vitest'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { joinStarMasks } from '#engine/recognition/words/join-star-masks.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

/** Words of one line, five points a letter, each with how surely it was read. */
const line = (y: number, words: readonly (readonly [text: string, confidence: number])[]): Word[] => {
  let x = 36
  return words.map(([text, confidence]) => {
    const box = [x, y, text.length * 5, 10] as const
    x += (text.length + 1) * 5
    return { text, box, confidence }
  })
}
const page = (head: Parameters<typeof line>[1], under = 'Account Information'): PageText => ({
  number: 1,
  width: 612,
  height: 792,
  words: [
    ...line(100, head),
    ...line(
      120,
      under.split(' ').map((text) => [text, 0.96]),
    ),
  ],
  marks: [],
})
const headOf = (given: PageText): string[] =>
  joinStarMasks(given)
    .words.filter(({ box }) => box[1] === 100)
    .map(({ text }) => text)

describe('a number whose stars were not made out', () => {
  it('has some where nothing at all of it is sure', () => {
    expect(
      headOf(
        page([
          ['TD', 0.95],
          ['FINANCE', 0.95],
          ['638435', 0.05],
        ]),
      ).at(-1),
    ).toMatch(/^638435\*{2,}$/)
    expect(
      headOf(
        page([
          ['STORE', 0.95],
          ['638435', 0.5],
        ]),
      ).at(-1),
    ).toBe('638435')
  })

  it.each([
    [
      [
        ['ALLY', 0.95],
        ['FINANCIAL', 0.96],
        ['19816', 0.42],
        ['7**¥kk*', 0],
      ],
      /^198167\*{2,}$/,
    ],
    [
      [
        ['LVNV', 0.9],
        ['FUNDING', 0.95],
        ['14218)!', 0.04],
        ['Hlwaivyii', 0],
      ],
      /^14218\*{2,}$/,
    ],
    [
      [
        ['SANTANDER', 0.95],
        ['356590"!', 0.01],
        ['"441%', 0.01],
        ['ik', 0],
      ],
      /^356590\*{2,}$/,
    ],
  ] as const)('is one word with its figures, as doubtful as before: %j', (head, number) => {
    const words = headOf(page(head))
    expect(words.at(-1)).toMatch(number)
    const last = joinStarMasks(page(head)).words.find(({ text }) => text === words.at(-1))
    expect(last?.confidence).toBeLessThan(0.6)
  })

  it('is joined under the label of the name too, and where the stars stand a little apart', () => {
    const over = recognisedPage([
      [80, [40, 'Account Name']],
      [100, [40, 'ALLY'], [80, '19816', 0.97], [110, '****', 0.9]],
    ])
    expect(joinStarMasks(over).words.map(({ text }) => text)).toEqual(['Account', 'Name', 'ALLY', '19816****'])
  })

  it('has as many as have room behind its figures where they were hardly made out, or taken for letters', () => {
    const stars = (text: string, confidence: number): PageText =>
      recognisedPage([
        [100, [40, 'ALLY'], [80, '664022', 0.9], [120, text, confidence]],
        [120, [40, 'Account Information']],
      ])
    const wide = (given: PageText): PageText => ({
      ...given,
      words: given.words.map((word) => (word.box[0] === 120 ? { ...word, box: [120, word.box[1], 38, word.box[3]] } : word)),
    })
    expect(joinStarMasks(stars('664022', 0.9)).words[2]?.text).toBe('664022')
    for (const text of ['***********', 'kkikktkikok', 'kik'])
      expect(joinStarMasks(wide(stars(text, 0.1))).words.map((word) => word.text)[1]).toBe('664022***********')
    expect(joinStarMasks(wide(stars('**********', 0.9))).words.map((word) => word.text)[1]).toBe('664022**********')
  })

  it.each([
    [
      'surely read',
      [
        ['BANK', 0.95],
        ['1981', 0.96],
        ['NORTH', 0.95],
      ],
      'Account Information',
    ],
    [
      'without a sign of stars',
      [
        ['BANK', 0.95],
        ['198167', 0.3],
        ['AVE', 0.2],
      ],
      'Account Information',
    ],
    [
      'under another heading',
      [
        ['ALLY', 0.95],
        ['19816', 0.42],
        ['7**¥kk*', 0],
      ],
      'Payment History',
    ],
    [
      'of a few figures',
      [
        ['ALLY', 0.95],
        ['198', 0.42],
        ['**¥kk*', 0],
      ],
      'Account Information',
    ],
  ] as const)('is left as it is: %s', (_, head, under) => {
    expect(headOf(page(head, under))).toEqual(head.map(([text]) => text))
  })
})

describe('a number under its name', () => {
  const narrow = (number: Parameters<typeof line>[1], label = 'Account Name'): string => {
    const words = [
      ...line(
        60,
        label.split(' ').map((text) => [text, 0.96] as const),
      ),
      ...line(80, [
        ['COMENITY', 0.96],
        ['BANK', 0.96],
      ]),
      ...line(100, number),
    ]
    const joined = joinStarMasks({ number: 1, width: 612, height: 792, words, marks: [] }).words
    return joined.flatMap(({ text, box }) => (box[1] === 100 ? [text] : [])).join(' ')
  }
  it.each([
    [
      'whose stars were taken for capitals',
      [
        ['728084', 0.7],
        ['AA', 0],
        ['AAAARARA', 0],
      ],
      'Account Name',
      /^728084\*{4,}$/,
    ],
    ['whose stars were not made out', [['728084', 0.1]], 'Account Name', /^728084\*+$/],
    [
      'behind which letters were made out',
      [
        ['728084', 0.7],
        ['AARA', 0.9],
      ],
      'Account Name',
      /^728084 AARA$/,
    ],
    [
      'behind which other letters stand',
      [
        ['728084', 0.7],
        ['NEW', 0.1],
      ],
      'Account Name',
      /^728084 NEW$/,
    ],
    [
      'under another label',
      [
        ['728084', 0.7],
        ['AAAA', 0],
      ],
      'Balance',
      /^728084 AAAA$/,
    ],
  ] as const)('%s', (_, number, label, text) => {
    expect(narrow(number, label)).toMatch(text)
  })
})
