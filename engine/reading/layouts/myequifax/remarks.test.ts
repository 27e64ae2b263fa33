import { describe, expect, it } from 'vitest'
import { remarksIn } from '#engine/reading/layouts/myequifax/remarks.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typesetLines } from '#engine/reading/lines/typeset.ts'

/** Points: the first line of each pair fills the column to its end. */
const edgeOf = (text: string): number => 36 + text.length * 5 + 8
const read = (...lines: readonly string[]): string[] => remarksIn(pageLines(typesetLines(lines)), edgeOf(lines[0] ?? ''), {})

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
