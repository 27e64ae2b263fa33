import { describe, expect, it } from 'vitest'
import { readToUnicode } from '#adapters/page-text/plain/to-unicode.ts'
import { NotPlain } from '#adapters/page-text/plain/values.ts'

const read = (map: string): (readonly [number, string])[] => [...readToUnicode(Buffer.from(map, 'latin1'))]

describe('a map of characters', () => {
  it.each([
    [
      'single codes',
      '2 beginbfchar <01> <0041> <0002> <0042> endbfchar',
      [
        [1, 'A'],
        [2, 'B'],
      ],
    ],
    ['a code of several characters', '1 beginbfchar <05> <00660066> endbfchar', [[5, 'ff']]],
    [
      'a range that counts up',
      '1 beginbfrange <0003> <0005> <0061> endbfrange',
      [
        [3, 'a'],
        [4, 'b'],
        [5, 'c'],
      ],
    ],
    [
      'a range whose last character counts up',
      '1 beginbfrange <01> <02> <00660061> endbfrange',
      [
        [1, 'fa'],
        [2, 'fb'],
      ],
    ],
    [
      'a range with a character for each code',
      '1 beginbfrange <01> <02> [<0058> <0059>] endbfrange',
      [
        [1, 'X'],
        [2, 'Y'],
      ],
    ],
    [
      'spaces within and what stands around',
      '/CMapName /x def << /Registry (Adobe) >> 1 beginbfchar < 00 01 ><00 41>endbfchar end',
      [[1, 'A']],
    ],
    ['one thing said twice', '2 beginbfchar <01> <0041> <01> <0041> endbfchar', [[1, 'A']]],
    ['nothing', '/CIDInit /ProcSet findresource begin', []],
  ])('reads %s', (_, map, codes) => {
    expect(read(map)).toEqual(codes)
  })

  it.each([
    ['another map', '/Other usecmap'],
    ['two things of one code', '2 beginbfchar <01> <0041> <01> <0042> endbfchar'],
    ['a character of half a unit', '1 beginbfchar <01> <41> endbfchar'],
    ['no character', '1 beginbfchar <01> <> endbfchar'],
    ['a character outside the first plane', '1 beginbfchar <01> <D83DDE00> endbfchar'],
    ['codes of three bytes', '1 beginbfchar <000001> <0041> endbfchar'],
    ['a range across rows of codes', '1 beginbfrange <00FE> <0101> <0041> endbfrange'],
    ['a range that runs back', '1 beginbfrange <05> <03> <0041> endbfrange'],
    ['a list that is too long', '1 beginbfrange <01> <02> [<0041> <0042> <0043>] endbfrange'],
    ['an end that is missing', '1 beginbfchar <01> <0041>'],
  ])('leaves %s', (_, map) => {
    expect(() => read(map)).toThrow(NotPlain)
  })
})
