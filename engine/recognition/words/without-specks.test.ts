import { expect, it } from 'vitest'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { withoutSpecks } from '#engine/recognition/words/without-specks.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const lines = Array.from({ length: 12 }, (_, index) => [100 + index * 20, [100, 'Balance of account']] as const)
const page = recognisedPage([...lines, [400, [100, 'Account Details']]])
/** A word no larger than a speck, on the line of the heading. */
const speck = (text: string, x: number, y = 396): Word => ({ text, box: [x, y, 1.4, 1.4], confidence: 0.9 })
const read = (given: PageText): string[] => withoutSpecks(given).words.map(({ text }) => text)
const withWord = (word: Word): PageText => ({ ...page, words: [...page.words, word] })

it.each(['x', '5', 'i', ':', '.', '{', '+', '©'])('leaves out what dust apart from a word was read as: %s', (text) => {
  expect(read(withWord(speck(text, 300)))).not.toContain(text)
})

it.each([
  ['a full stop of its word', speck('.', 175.5)],
  ['a dash in a cell', speck('-', 300)],
  ['a star that covers a number', speck('*', 300)],
  ['a letter of the usual size', { text: 'x', box: [300, 394, 4, 5] as const, confidence: 0.4 }],
])('keeps %s', (_, word) => {
  expect(withoutSpecks(withWord(word)).words).toContain(word)
})

it('leaves out a stroke of a word that was hardly read as a star of its own', () => {
  const [left = 0, top = 0] = page.words[0]?.box ?? []
  const star = { ...speck('*', left + 8, top + 2), confidence: 0.27 }
  expect(read(withWord(star))).not.toContain('*')
  expect(read(withWord({ ...star, confidence: 0.9 }))).toContain('*')
})

it('leaves a page of hardly any words as it is', () => {
  const few = { ...page, words: [...page.words.slice(0, 4), speck('x', 300)] }
  expect(withoutSpecks(few)).toBe(few)
})
