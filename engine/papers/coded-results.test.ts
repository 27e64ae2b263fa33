import { describe, expect, it } from 'vitest'
import { readPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const results = (codes: readonly [string, string], key: readonly string[]) =>
  readPaper(
    replyPages([
      'LexisNexis Risk Solutions',
      'P.O. Box 105108, Atlanta, GA 30348',
      '',
      'Our reinvestigation of your dispute is complete.',
      '',
      'Item\tAccount\tCode',
      `EMBER PAYDAY\tXXXX3307\t${codes[0]}`,
      `JUNO TITLE LOANS\tXXXX6619\t${codes[1]}`,
      '',
      ...key,
    ]),
    [],
  )?.results.map(({ kind }) => kind?.value ?? null)

describe('a table that gives results as codes', () => {
  it.each([
    ['letters', ['D', 'V'], ['D = Deleted', 'V = Verified as accurate', 'U = Updated'], ['deleted', 'verified']],
    [
      'figures',
      ['2', '3'],
      ['1 - Removed from your file', '2 - Confirmed by the source', '3 - Changed'],
      ['verified', 'updated'],
    ],
    [
      'two letters',
      ['DL', 'CH'],
      ['DL: Deleted, no longer on file', 'CH: Changed as the source told us'],
      ['deleted', 'updated'],
    ],
  ] as const)('is read by its key: %s', (_, codes, key, kinds) => {
    expect(results(codes, key)).toEqual(kinds)
  })

  it.each([
    ['has no key', ['D', 'V'], []],
    ['explains one code alone', ['D', 'V'], ['D = Deleted']],
    ['explains other codes', ['D', 'V'], ['A = Deleted', 'B = Verified as accurate']],
  ] as const)('is asked about where it %s', (_, codes, key) => {
    expect(results(codes, key)).not.toContainEqual(expect.any(String))
  })

  it('a code that is explained twice is asked about', () => {
    expect(results(['D', 'V'], ['D = Deleted', 'V = Verified as accurate', 'D = Updated'])).toEqual([null, 'verified'])
  })

  it('a code that stands for nothing that is decided is asked about', () => {
    expect(results(['D', 'P'], ['D = Deleted', 'V = Verified as accurate', 'P = In progress'])).toEqual(['deleted', null])
  })
})
