import { expect, it } from 'vitest'
import { mendBureauRows } from '#engine/recognition/grids/mend-bureau-rows.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const HEADS = [
  [100, [30, 'Month'], [100, 'Nov'], [130, 'Oct']],
  [112, [30, 'Year'], [100, '24'], [130, '24']],
] as const
const mended = (...names: readonly (string | readonly [number, string])[]): string[] => {
  const rows = names.map((name, at) => {
    const [x, text] = typeof name === 'string' ? [30, name] : name
    return [124 + at * 12, [x, text, 0.9], [100, 'OK'], [130, 'OK']] as const
  })
  const { words } = mendBureauRows(recognisedPage([...HEADS, ...rows]))
  return words.filter(({ box, text }) => box[1] > 114 && text !== 'OK').map(({ text, confidence }) => `${text} ${confidence}`)
}

it.each([
  ['two letters run into one', ['TransUnion', 'Expenan', 'Equifax'], ['TransUnion 0.9', 'Experian 0.75', 'Equifax 0.9']],
  ['more than one name', ['TransUnlon', 'Experlan', 'Equlfax'], ['TransUnion 0.75', 'Experian 0.75', 'Equifax 0.75']],
])('the name of a bureau before a row of a history is mended, and asked about: %s', (_, names, wanted) => {
  expect(mended(...names)).toEqual(wanted)
})

it.each([
  ['a name that was read already', ['Experian', 'Expenan'], ['Experian 0.9', 'Expenan 0.9']],
  ['another word', ['Experian', 'DISCOVER'], ['Experian 0.9', 'DISCOVER 0.9']],
  ['what does not begin below the heads', [[60, 'Expenan'] as const], ['Expenan 0.9']],
])('stays as it was read: %s', (_, names, wanted) => {
  expect(mended(...names)).toEqual(wanted)
})

it('without the heads of a history nothing is mended', () => {
  const page = recognisedPage([[124, [30, 'Expenan', 0.9], [100, 'OK']]])
  expect(mendBureauRows(page)).toBe(page)
})
