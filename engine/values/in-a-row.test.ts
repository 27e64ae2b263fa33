import { expect, it } from 'vitest'
import { inARow } from '#engine/values/in-a-row.ts'

it.each([
  [[], ''],
  [['Equifax'], 'Equifax'],
  [['Equifax', 'Experian'], 'Equifax and Experian'],
  [['Equifax', 'Experian', 'TransUnion'], 'Equifax, Experian, and TransUnion'],
])('lists %s as a sentence does', (names, words) => expect(inARow(names)).toBe(words))
