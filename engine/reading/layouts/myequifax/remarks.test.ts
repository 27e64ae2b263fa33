import { describe, expect, it } from 'vitest'
import { remarksIn } from '#engine/reading/layouts/myequifax/remarks.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

/** Points: the first line of each pair fills the column to its end. */
const edgeOf = (text: string): number => 36 + text.length * 5 + 8
const read = (...lines: readonly string[]): string[] =>
  remarksIn(pageLines(typesetLines(lines)), { edge: edgeOf(lines[0] ?? '') }, {})

describe('two comments of which the first fills its column', () => {
  it.each([
    ['Account previously in dispute – now resolved by data furnisher', 'Involuntary repossession'],
    ['Consumer disputes after resolution', 'Student loan'],
    ['Account closed at credit grantor’s request', 'Fixed rate'],
  ])('are two: %s', (first, second) => expect(read(first, second)).toEqual([first, second]))

  it.each([
    ['Account information disputed by consumer under the', 'Fair Credit Reporting Act'],
    ['Consumer disputes this account information and', 'Meets requirements'],
    ['Included in', 'Chapter 13'],
    ['Dispute resolved –', 'Reported by data furnisher'],
    ['ACCOUNT IN DISPUTE', 'Reported by subscriber'],
    ['Account closed by', 'credit grantor'],
  ])('may be one: %s', (first, second) => expect(read(first, second)).toEqual([`${first} ${second}`]))
})

/** Points from line to line: within a text, and between two comments. */
const [WITHIN, BETWEEN] = [10.8, 15.8]
const set = (x: number, step: number, ...texts: readonly string[]) =>
  pageLines(typeset(texts.map((text, index) => [x, 100 + index * step, text])))

describe('comments beside an address', () => {
  const address = set(360, WITHIN, 'FIRST HARBOR BK NA', '21 MERKESA RD', 'IRONTON, MT 59831')
  const first = 'Account previously in dispute – now resolved by data furnisher'

  it.each(['Credit card', 'Equifax was told', 'Chapter 13'])(
    'are two where they stand further apart than its lines: %s',
    (second) => {
      expect(remarksIn(set(36, BETWEEN, first, second), { edge: edgeOf(first), beside: address }, {})).toEqual([first, second])
    },
  )

  it('are two on a picture that makes a word as high as two lines', () => {
    const made = (x: number, ...pieces: readonly (readonly [top: number, height: number, text: string])[]) => {
      const page = typeset(pieces.map(([top, , text]) => [x, top, text]))
      const heightOf = (top: number): number => pieces.find(([one]) => one === top)?.[1] ?? 10
      const words = page.words.map(({ text, box: [left, top, width] }) => ({
        text,
        box: [left, top, width, heightOf(top)] as const,
        confidence: 0.96,
      }))
      return pageLines({ ...page, words })
    }
    const beside = made(360, [100, 7, 'FIRST HARBOR BK NA'], [111, 7, '21 MERKESA RD'])
    const swollen = made(36, [100, 7, 'Closed or paid account/zero balance'], [118.5, 13, 'Secured'], [132, 7, 'Fixed rate'])
    expect(remarksIn(swollen, { edge: 36 + 220, beside }, {})).toEqual([
      'Closed or paid account/zero balance',
      'Secured',
      'Fixed rate',
    ])
    const whole = made(36, [100, 7, 'Consumer disputes this account information under the'], [111, 7, 'Fair Credit Act'])
    expect(remarksIn(whole, { edge: 36 + 265, beside }, {})).toEqual([
      'Consumer disputes this account information under the Fair Credit Act',
    ])
  })

  it('are one where they stand as close', () => {
    expect(remarksIn(set(36, WITHIN, first, 'Credit card'), { edge: edgeOf(first), beside: address }, {})).toEqual([
      `${first} Credit card`,
    ])
  })
})
