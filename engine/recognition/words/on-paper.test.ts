import { expect, it } from 'vitest'
import { onPaper } from '#engine/recognition/words/on-paper.ts'
import type { Box } from '#engine/report/evidence.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const rightEnd = ([x, y, width, height]: Box): readonly [x: number, y: number] => [x + width + 3, y + height / 2]
const lines = Array.from({ length: 12 }, (_, index) => [100 + index * 20, [100, 'Balance of account']] as const)

it('keeps what was hardly read under the heads of the last column of a table', () => {
  const page = recognisedPage([
    ...lines.map(([base, piece]) => [base, piece, [220, 'the sum due and not yet paid for any']] as const),
    [60, [500, 'Dec']],
    [80, [500, 'Dec']],
    [120, [502, 'Cc', 0.6], [560, 'Oo', 0.6]],
  ])
  const texts = onPaper({ ...page, words: page.words }).words.map(({ text }) => text)
  expect(texts).toContain('Cc')
  expect(texts).not.toContain('Oo')
})

it('leaves out what was read beside the text of the page, and nothing in it', () => {
  const page = recognisedPage([
    ...lines,
    [120, [5, 'SN', 0.3], [20, '=', 0.9], [60, '2024', 0.95], [200, 'v', 0.2], [560, '■', 0.95]],
  ])
  const texts = onPaper(page).words.map(({ text }) => text)
  expect(texts).toContain('2024')
  expect(texts).toContain('■')
  expect(texts).not.toContain('SN')
  expect(texts).not.toContain('=')
  expect(onPaper(recognisedPage([[100, [5, 'SN', 0.3], [100, 'Balance']]])).words).toHaveLength(2)
})

it('keeps a line that was hardly read as the last of the page, and not what stands further off', () => {
  const page = recognisedPage([...lines, [332, [100, 'DSNB/MACYS', 0.5], [20, 'SN', 0.3]], [372, [100, 'Oo', 0.5]]])
  const texts = onPaper(page).words.map(({ text }) => text)
  expect(texts).toContain('DSNB/MACYS')
  expect(texts).not.toContain('SN')
  expect(texts).not.toContain('Oo')
})

it('keeps a dash at the end of the widest line, and no stroke further off', () => {
  const page = recognisedPage([...lines, [340, [100, 'in dispute and now resolved']]])
  const widest = page.words.find(({ text }) => text === 'resolved')
  const dash = { text: '-', box: [...rightEnd(widest?.box ?? [0, 0, 0, 0]), 2, 1] as const, confidence: 0.9 }
  const words = page.words.concat(dash, { ...dash, box: [300, dash.box[1], 2, 1] })
  expect(onPaper({ ...page, words }).words.filter(({ text }) => text === '-')).toEqual([dash])
})
