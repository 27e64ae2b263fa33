import { describe, expect, it } from 'vitest'
import { isDisputeAnswer } from '#engine/answers/is-dispute-answer.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const letter = (...lines: readonly string[]) => documentOf([typeset(lines.map((text, row): Piece => [64, 60 + row * 16, text]))])

describe('a paper that was uploaded as a report', () => {
  it.each([
    [
      'results of a bureau',
      [
        'Experian',
        'P.O. Box 9701',
        'Allen, TX 75013',
        'Our investigation of the dispute you recently submitted is now complete.',
      ],
      ['FIRST HARBOR BANK', 'Account number: 444796XXXX', 'This item has been deleted from the credit file.'],
    ],
    [
      'an answer of a company',
      ['MIDLAND CREDIT MANAGEMENT INC', 'We have completed our review of your dispute.'],
      ['Because it could not be verified, we have removed this account from your credit report.', 'Sincerely,'],
    ],
  ])('is an answer to a dispute: %s', (_, head, body) => {
    expect(isDisputeAnswer(letter(...head, ...body))).toBe(true)
  })

  it.each([
    [
      'a notice of a debt',
      'MIDLAND CREDIT MANAGEMENT INC',
      'Call or write to us by April 20, 2026, to dispute all or part of the debt.',
      'We may report information about your account to credit bureaus.',
    ],
    [
      'a denial of credit',
      'First Harbor Bank',
      'Our decision was based in whole or in part on information in your credit report from Experian.',
      'You have a right to dispute with Experian the accuracy or completeness of any information.',
    ],
    [
      'an alert of a monitoring service',
      'Your credit report has changed',
      'A new account was added to your TransUnion credit file. If you do not recognize it, you can dispute it.',
    ],
    [
      'a receipt of a payment',
      'LVNV FUNDING LLC',
      'Your account has been paid in full. We will update the credit bureaus and your credit report.',
    ],
    ['a freeze', 'Equifax Information Services LLC', 'We have placed a security freeze on your Equifax credit report.'],
    ['a dispute that the consumer writes', 'Dear Experian:', 'I dispute this account on my credit report. Please investigate.'],
  ])('is none: %s', (_, ...lines) => {
    expect(isDisputeAnswer(letter(...lines))).toBe(false)
  })
})
