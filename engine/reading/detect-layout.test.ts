import { describe, expect, it } from 'vitest'
import { detectLayout } from '#engine/reading/detect-layout.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const PRINT: Piece[] = [
  [500, 30, 'Prepared For'],
  [490, 42, 'JANE Q SAMPLE'],
  [440, 54, 'Date Generated'],
  [440, 66, 'Dec 12, 2024'],
  [440, 78, 'Report Number'],
  [440, 90, '1234-5678-90'],
  [36, 600, 'A Summary of Your Rights Under the Fair Credit Reporting Act'],
]

describe('a layout', () => {
  it('is recognised whatever order the file draws its words in', () => {
    const asPrinted = { kind: 'layout', layout: 'experian-web-print', bureau: 'experian' }
    expect(detectLayout(documentOf([typeset(PRINT)]))).toEqual(asPrinted)
    expect(detectLayout(documentOf([typeset(PRINT.toReversed())]))).toEqual(asPrinted)
  })

  it('is the Equifax one without a single account, by its head alone', () => {
    const head: Piece[] = [
      [36, 30, 'Prepared for: JANE Q SAMPLE'],
      [36, 42, 'Date: September 07, 2026'],
      [36, 54, 'Confirmation # 0639899298'],
      [36, 66, 'You currently do not have any Credit Accounts in your file.'],
    ]
    const rights: Piece = [36, 600, 'A Summary of Your Rights Under the Fair Credit Reporting Act']
    const asPrinted = { kind: 'layout', layout: 'equifax-acr', bureau: 'equifax' }
    expect(detectLayout(documentOf([typeset([...head, rights])]))).toEqual(asPrinted)
    const letter: Piece[] = [...head.slice(0, 2), [36, 54, 'Your confirmation # is in the other letter.'], rights]
    expect(detectLayout(documentOf([typeset(letter)]))).toEqual({ kind: 'not_a_report', why: 'rights_text_only' })
  })

  it.each<readonly [string, string, string[]]>([
    [
      'transunion-web-print',
      'transunion',
      ['May 2025 | June 2025', 'Rating OK Rating 30', 'Pay Status >Account 30 Days Past Due Date<'],
    ],
    [
      'transunion-web-print',
      'transunion',
      ['Pay Status Current', 'High Balance (Hist.) $500', 'Total Months: 31', 'Account Review Inquiries'],
    ],
    ['equifax-acr', 'equifax', ['Company Information | Inquiry Type | Inquiry Date(s)', 'NAVY FCU', 'Hard 07/12/2023']],
  ])('is %s by the second half of a file that was cut in two', (layout, bureau, lines) => {
    const rights: Piece = [36, 600, 'A Summary of Your Rights Under the Fair Credit Reporting Act']
    const pieces = lines.map((line, index): Piece => [36, 60 + index * 14, line])
    expect(detectLayout(documentOf([typeset([...pieces, rights])]))).toEqual({ kind: 'layout', layout, bureau })
  })

  it('is a three-bureau page whatever bureau stands first, its labels in capitals', () => {
    const lines = ['SMARTCREDIT 3B REPORT', 'Equifax Experian TransUnion', 'LAST VERIFIED']
    const pieces = lines.map((line, index): Piece => [36, 60 + index * 14, line])
    expect(detectLayout(documentOf([typeset(pieces)]))).toEqual({ kind: 'layout', layout: 'consumerdirect', bureau: null })
  })
})
