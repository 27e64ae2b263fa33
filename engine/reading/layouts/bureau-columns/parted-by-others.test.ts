import { expect, it } from 'vitest'
import type { CellLine } from '#engine/reading/layouts/bureau-columns/page.ts'
import { partedByOthers } from '#engine/reading/layouts/bureau-columns/parted-by-others.ts'
import { joinWrapped } from '#engine/reading/lines/boxes.ts'
import { type Run, runOf } from '#engine/reading/lines/lines.ts'

function line(text: string, at: number): Run {
  const made = runOf(1, [{ text, box: [100, 100 + at * 12, text.length * 5, 7] }])
  if (made === null) throw new Error('A line has words')
  return made
}
const entry = (...lines: readonly string[]): CellLine => {
  const runs = lines.map(line)
  return { text: joinWrapped(runs), runs }
}
const textsOf = (lists: readonly (readonly CellLine[])[]) =>
  lists.map((list) => list.map(({ text, isUnsure }) => (isUnsure ? `${text}?` : text)))

it('an entry that another column has by itself is one, and so is what stands below it', () => {
  const lists = [
    [entry('BLUE HERON LOGISTICS'), entry('CITY OF SPRINGVALE', 'NORTHSIDE SCHOOL', 'DISTRICT 12')],
    [entry('BLUE HERON LOGISTICS', 'NORTHSIDE SCHOOL', 'DISTRICT 12')],
    [],
  ]
  expect(textsOf(partedByOthers(lists))).toEqual([
    ['BLUE HERON LOGISTICS', 'CITY OF SPRINGVALE?', 'NORTHSIDE SCHOOL DISTRICT 12?'],
    ['BLUE HERON LOGISTICS?', 'NORTHSIDE SCHOOL DISTRICT 12?'],
    [],
  ])
})

it.each<readonly [string, readonly (readonly CellLine[])[]]>([
  ['no other column', [[entry('CITY OF SPRINGVALE', 'FIRE DEPARTMENT')]]],
  ['the same in another', [[entry('CITY OF SPRINGVALE', 'FIRE DEPARTMENT')], [entry('CITY OF SPRINGVALE', 'FIRE DEPARTMENT')]]],
  ['a part that is no line', [[entry('CITY OF SPRINGVALE', 'FIRE DEPARTMENT')], [entry('CITY')]]],
])('with %s, entries stay as they are', (_, lists) => {
  expect(partedByOthers(lists)).toEqual(lists)
})
