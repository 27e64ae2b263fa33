import { describe, expect, it } from 'vitest'
import { unglued } from '#engine/recognition/words/unglue-words.ts'

const textsOf = (text: string, before = '', behind = ''): string[] =>
  unglued({ text, box: [0, 0, 50, 10], confidence: 0.96 }, { before, behind }).map((word) => word.text)

describe('words that lost the space between them', () => {
  it.each([
    ['in04/2020', ['in', '04/2020']],
    ['Aprl9,', ['Apr', '19,']],
    ['STAPTC', ['ST', 'APT', 'C']],
    ['CTAPT', ['CT', 'APT']],
    ['APTC', ['APT', 'C']],
    ['UNIT12,', ['UNIT', '12,']],
    ['12BLDG', ['12', 'BLDG']],
    ['CBLDG3', ['C', 'BLDG', '3']],
    ['APTCBLDG', ['APT', 'C', 'BLDG']],
    ['14THST', ['14TH', 'ST']],
    ['14THSTAPTC', ['14TH', 'ST', 'APT', 'C']],
  ])('%s is parted', (text, parts) => {
    expect(textsOf(text)).toEqual(parts)
  })

  it('a state and the seat of its court are parted behind the court alone, and asked about', () => {
    expect(textsOf('GAATLANTA', 'US BKPT CT')).toEqual(['GA', 'ATLANTA'])
    expect(textsOf('GAATLANTA', 'BANK OF')).toEqual(['GAATLANTA'])
    expect(textsOf('MAPLE', 'US BKPT CT')).toEqual(['MAPLE'])
    expect(
      unglued({ text: 'APTC', box: [0, 0, 40, 10], confidence: 0.96 }, { before: '', behind: '' }).every(
        ({ confidence }) => (confidence ?? 1) < 0.9,
      ),
    ).toBe(true)
  })

  it('a direction is parted from its number before the number of a street alone', () => {
    expect(textsOf('22N', '', '14TH')).toEqual(['22', 'N'])
    expect(textsOf('22N', '', 'MAIN')).toEqual(['22N'])
  })

  it.each(['STEVENS', 'APTOS', 'UNITED', 'STAPLES', 'Apr', 'onto', 'BLDG', '14TH', '21STE'])('%s is one word', (text) => {
    expect(textsOf(text)).toEqual([text])
  })
})
