import { describe, expect, it } from 'vitest'
import { cutBefore, documentLines, findIn, pageLines, textOf, wouldFit } from '#engine/reading/lines/lines.ts'
import { documentOf, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

const texts = (lines: readonly { text: string }[]): string[] => lines.map((line) => line.text)

describe('lines of a page', () => {
  it('come top to bottom and left to right, whatever the order of the file', () => {
    const page = typeset([
      [200, 80, 'below right'],
      [36, 50, 'first'],
      [36, 80, 'below'],
      [90, 51, 'line'],
    ])
    expect(texts(pageLines(page))).toEqual(['first line', 'below below right'])
  })

  it('part on a picture where words step down, as beside a label that wraps', () => {
    const page = typeset([
      [36, 50, 'Account Type'],
      [180, 54, 'Auto loan'],
    ])
    const made = { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.9 })) }
    expect([texts(pageLines(page)).length, texts(pageLines(made)).length]).toEqual([1, 2])
  })

  it('keep a space between words and a wide gap between runs', () => {
    const [line] = pageLines(
      typeset([
        [36, 50, 'Account Name'],
        [286, 50, 'CAPITAL ONE'],
      ]),
    )
    expect(line?.runs.map((run) => run.text)).toEqual(['Account Name', 'CAPITAL ONE'])
  })

  it('keep the wide spaces of a typewriter whose letters the file says to be low, and no others as wide', () => {
    const low = (text: string, x: number) => ({ text, box: [x, 50, text.length * 6, 8] as const })
    const runs = (...words: ReturnType<typeof low>[]) => pageLines({ ...typeset([]), words })[0]?.runs.map((run) => run.text)
    expect(runs(low('CAPITAL', 36), low('ONE', 84))).toEqual(['CAPITAL ONE'])
    expect(runs(low('CAPITAL', 36), low('ONE', 86))).toEqual(['CAPITAL', 'ONE'])
    expect(runs(low('CAPITAL', 36), { text: 'ONE', box: [84, 50, 14, 8] })).toEqual(['CAPITAL', 'ONE'])
  })

  it('join what the file drew as two strokes of one word', () => {
    expect(
      textOf([
        { text: '$1,', box: [36, 50, 15, 10] },
        { text: '234', box: [51.2, 50, 15, 10] },
      ]),
    ).toBe('$1,234')
  })

  it('hold words of different sizes on one base line together', () => {
    const page = {
      ...typeset([]),
      words: [
        { text: 'At', box: [36, 50, 20, 18] as const },
        { text: '7', box: [66, 55, 6, 10] as const },
      ],
    }
    expect(texts(pageLines(page))).toEqual(['At 7'])
  })
})

describe('lines of a document', () => {
  const furniture = (number: number): ReturnType<typeof typeset> =>
    typeset([
      [24, 16, '12/12/24, 10:35 AM Experian'],
      [36, 60, `body ${number}`],
      [24, 770, 'https://usa.experian.com/acr/print'],
      [560, 770, `${number}/33`],
    ])

  it('leave out what the browser prints on the margins', () => {
    expect(texts(documentLines(documentOf([furniture(1), furniture(2)])))).toEqual(['body 1', 'body 2'])
  })

  it.each([
    ['page and date, which are no text', ['3 of 33', '2/11/2026, 09:14'], 0],
    ['the months of a grid, which are', ['9/24', '10/24', '11/24'], 1],
  ])('at the foot of a page: %s', (_, foot, kept) => {
    const page = typeset(foot.map((text, index) => [36 + index * 200, 770, text]))
    expect(documentLines(documentOf([page]))).toHaveLength(kept)
  })

  it('keep a date or a page number that stands in the text', () => {
    const page = typeset([
      [36, 400, '3/33'],
      [36, 420, '12/12/24, 10:35 AM'],
    ])
    expect(documentLines(documentOf([page]))).toHaveLength(2)
  })

  it('drop the noise that a layout names', () => {
    const lines = documentLines(documentOf([typesetLines(['keep', 'EFX-ACR 12'])]), (line) => line.text.startsWith('EFX'))
    expect(texts(lines)).toEqual(['keep'])
  })
})

describe('pieces', () => {
  const lines = pageLines(typesetLines(['head', 'Start a', 'x', 'Start b', 'y']))

  it('are cut before each start, the rest is the head', () => {
    const cut = cutBefore(lines, (line) => line.text.startsWith('Start'))
    expect(texts(cut.head)).toEqual(['head'])
    expect(cut.blocks.map(texts)).toEqual([
      ['Start a', 'x'],
      ['Start b', 'y'],
    ])
  })

  it('of a pattern are found word by word, also over a line break', () => {
    const runs = pageLines(typesetLines(['Open. $5 past due as', 'of Nov 2024. Closed'])).flatMap((line) => line.runs)
    const found = findIn(runs, /\$5 past due as of Nov 2024/)
    expect(found?.pieces.map((piece) => piece.text)).toEqual(['$5 past due as', 'of Nov 2024.'])
    expect(findIn(runs, /not there/)).toBeNull()
  })

  it('tell a meant line break from a wrapped one', () => {
    const [line, next] = pageLines(typesetLines(['12 MAIN ST', 'APARTMENTS']))
    expect(line && next && wouldFit(line, next, 400)).toBe(true)
    expect(line && next && wouldFit(line, next, 120)).toBe(false)
  })
})
