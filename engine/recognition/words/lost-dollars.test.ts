import { describe, expect, it } from 'vitest'
import { withDollars, withDollarsUnder } from '#engine/recognition/words/lost-dollars.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const word = (text: string, x: number, y: number) => ({ text, box: [x, y, text.length * 5, 10] as const, confidence: 0.9 })
const texts = (words: readonly { text: string }[]): string[] => words.map(({ text }) => text)

describe('amounts whose dollar sign was read as something else', () => {
  it.each([
    ['S121', '$121'],
    ['S1.080', '$1,080'],
    ['S$1,080', '$1,080'],
    ['§7.564', '$7,564'],
    ['S121.', '$121'],
    ['SO', '$0'],
    ['584', '584'],
    ['SAMPLE', 'SAMPLE'],
  ])('in a column of amounts %s is %s', (read, amount) => {
    const others = [word('$7,080', 300, 100), word('$11,638', 301, 115)]
    expect(texts(withDollars([...others, word(read, 300, 130)])).at(-1)).toBe(amount)
  })

  it('are amounts in another column where they stand on the page again, and else stay as they were read', () => {
    const others = [word('$7,080', 300, 100), word('$11,638', 301, 115)]
    expect(texts(withDollars([...others, word('S121', 350, 130)])).at(-1)).toBe('S121')
    expect(texts(withDollars([word('$121', 300, 100), word('S121', 350, 130)]))).toEqual(['$121', '$121'])
    expect(texts(withDollars([word('S121', 300, 130)]))).toEqual(['S121'])
    expect(withDollars([...others, word('S121', 300, 130)]).at(-1)?.confidence).toBe(0.85)
  })

  it.each([
    ['SO', '$0'],
    ['50', '$0'],
    ['825', '$25'],
    ['S25', '$25'],
    ['425', '425'],
    ['--', '--'],
  ])('under a label %s is %s where the page prints the sign', (read, amount) => {
    const words = [word('$25', 50, 100), word('$25', 150, 100), word('$0', 250, 100), word(read, 350, 100), word('50', 450, 300)]
    const page = { ...recognisedPage([]), words }
    const under = withDollarsUnder(page, ({ box }) => box[1] === 100)
    expect(texts(under.words)).toEqual(['$25', '$25', '$0', amount, '50'])
    expect(texts(withDollarsUnder({ ...page, words: words.slice(2) }, () => true).words)).toEqual(['$0', read, '50'])
  })
})
