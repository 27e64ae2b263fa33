import { describe, expect, it } from 'vitest'
import { partOf } from '#engine/letters/mentions/name-part.ts'

const NAME = 'OAK BANK'
const part = (text: string) => {
  const start = text.indexOf(NAME)
  return partOf(text, { start, end: start + NAME.length })
}

describe('what a company did with a debt', () => {
  it.each([
    'The original creditor was OAK BANK.',
    'The original lender of this debt, OAK BANK, closed it.',
    'OAK BANK is named as the original creditor.',
    'It was sold by OAK BANK.',
    'You bought it from OAK BANK.',
  ])('is that it made it: %s', (text) => expect(part(text)).toBe('original'))

  it.each([
    'OAK BANK bought the debt.',
    'OAK BANK now owns it.',
    'It was sold to OAK BANK.',
    'The collector is OAK BANK.',
    'OAK BANK is the debt buyer.',
  ])('is that it came by it: %s', (text) => expect(part(text)).toBe('later'))

  it.each([
    'I wrote to OAK BANK.',
    'The original creditor was not OAK BANK.',
    'It was sold. OAK BANK wrote to me.',
    'OAK BANK reports a balance.',
    'It was sold to another company, and OAK BANK knows it.',
  ])('is not told: %s', (text) => expect(part(text)).toBe(null))
})
