import { expect, it } from 'vitest'
import { countWords } from '#engine/letters/further/count-words.ts'

it.each([
  ['', 0],
  ['one', 1],
  ['  two   words ', 2],
  ['I paid $25 - all of it.', 6],
  ['No abrí esta cuenta', 4],
])('%j has %d words', (text, count) => expect(countWords(text)).toBe(count))
