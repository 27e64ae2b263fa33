import { describe, expect, it } from 'vitest'
import { withDrawnBoxes } from '#engine/papers/drawn-boxes.ts'
import { readPaper } from '#engine/papers/read-paper.ts'
import type { DocumentText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

type Drawing = (box: Box) => readonly Box[]

const outline: Drawing = (box) => [box]
const inset = ([x, y, width, height]: Box, by: number): Box => [x + by, y + by, width - 2 * by, height - 2 * by]
const cross: Drawing = (box) => [box, inset(box, 1)]
const filledAndEdged: Drawing = (box) => [box, box]
const twoStrokes: Drawing = (box) => [box, box, inset(box, 2), inset(box, 2)]
const fourLines: Drawing = ([x, y, width, height]) => [
  [x, y, width, 0.7],
  [x, y + height - 0.7, width, 0.7],
  [x, y, 0.7, height],
  [x + width - 0.7, y, 0.7, height],
]
const fourLinesTicked: Drawing = (box) => [...fourLines(box), inset(box, 3)]
const small: Drawing = ([x, y]) => [[x + 3, y + 3, 3, 3]]

/** The letter with a drawing for each `@`. */
function drawn(lines: readonly string[], drawings: readonly Drawing[], glyphAt: number | null = null): DocumentText {
  const whole = replyPages(lines)
  const places = whole.pages.flatMap(({ words }) => words.filter(({ text }) => text === '@'))
  const marks = places.flatMap(({ box: [x, y] }, at) => drawings[at]?.([x, y + 1.5, 7, 7]) ?? [])
  return {
    ...whole,
    pages: whole.pages.map((page) => ({
      ...page,
      words: page.words.flatMap((word) => {
        if (word.text !== '@') return [word]
        const [x, y] = word.box
        const glyph: Word = { text: '4', box: [x + 1, y + 2, 5, 6] }
        return places.indexOf(word) === glyphAt ? [glyph] : []
      }),
      marks,
    })),
  }
}

const FORM = [
  'OLD HARBOR SAVINGS BANK',
  '',
  'STATEMENT OF CREDIT DENIAL',
  'Your credit application for a loan was denied. Principal reasons:',
  '@ Credit application incomplete',
  '@ Limited credit experience',
  '@ Unable to verify income',
  'Information came from the consumer reporting agency Equifax.',
]
const reasons = (document: DocumentText) =>
  readPaper(document, [])
    ?.facts.filter(({ name }) => name === 'reason')
    .map(({ value }) => value)

describe('boxes that are drawn in a file', () => {
  it.each([
    ['a cross of one path', [outline, cross, outline]],
    ['two strokes in boxes that are filled and edged', [filledAndEdged, twoStrokes, filledAndEdged]],
    ['outlines of four lines', [fourLines, fourLinesTicked, fourLines]],
  ])('say what is ticked: %s', (_, drawings) => {
    expect(reasons(drawn(FORM, drawings))).toEqual(['Limited credit experience'])
  })

  it('with a letter of a symbol font inside', () => {
    expect(reasons(drawn(FORM, [outline, outline, outline], 2))).toEqual(['Unable to verify income'])
  })

  it.each([
    ['none is ticked', [outline, outline, outline]],
    ['all look alike', [cross, cross, cross]],
  ])('assert nothing where %s', (_, drawings) => {
    expect(reasons(drawn(FORM, drawings))).toEqual([])
  })

  it.each([
    ['bullets', [small, small, small]],
    ['two pictures beside two lines', [outline, outline]],
  ])('are no %s', (_, drawings) => {
    const document = drawn(FORM, drawings)
    expect(withDrawnBoxes(document)).toEqual(document)
  })
})
