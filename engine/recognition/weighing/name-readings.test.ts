import { describe, expect, it } from 'vitest'
import { levelWords } from '#engine/recognition/words/level-words.ts'
import { nameReadings } from '#engine/recognition/weighing/name-readings.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const readings = (name: string, ...lines: readonly string[]) =>
  nameReadings({
    pages: [levelWords(recognisedPage(lines.map((line, index) => [60 + index * 20, [40, line], [400, '$40']])))],
    producer: null,
  })(name)

describe('a name in a document', () => {
  it.each([
    ['with another letter', 'UPSTARTICROSS', 'UPSTART/CROSS'],
    ['with a space more', 'OLDTOWN BANK', 'OLD TOWN BANK'],
    ['with a letter before it', 'C SYSTEM', 'I C SYSTEM'],
    ['long, with two other letters', 'MIDLAND CREDIT MANAGEMENT', 'MIOLAND CREDIT MANAGEMFNT'],
  ])('is said otherwise %s', (_, name, other) => {
    expect(readings(name, name, other)).toEqual({ same: 1, other: 1 })
  })

  it.each([
    ['another name', 'OLD TOWN BANK', 'NEW TOWN BANK'],
    ['a longer one', 'OLD TOWN BANK', 'OLD TOWN BANK NA'],
    ['a short one, of which a letter makes another', 'CITI', 'CITY'],
    ['the same in small letters', 'OLD TOWN BANK', 'Old Town Bank'],
    ['led by a word', 'CAPITAL ONE', 'THE CAPITAL ONE'],
  ])('is not said otherwise by %s', (_, name, other) => {
    expect(readings(name, name, other).other).toBe(0)
  })
})
