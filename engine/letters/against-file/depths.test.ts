import { describe, expect, it } from 'vitest'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { OTHER_LETTERS } from '#engine/testing/golden/other-letters.ts'

const { facts } = OTHER_LETTERS.find(({ id }) => id === 'goodwill') ?? expect.unreachable()
const faultsOf = (sentence: string) => checkLetter(sentence, facts, []).map(({ message }) => message)

describe('how late a month was', () => {
  it.each([
    ['You show me as 60 days late in February 2025.'],
    ['February 2025 is listed as ninety days past due.'],
    ['I was sixty days behind in February of 2025.'],
  ])('is refused where the report shows otherwise: %s', (sentence) => {
    expect(faultsOf(sentence).join(' ')).toMatch(/in February 2025 it shows 30 days late/)
  })

  it.each([['You show me as 30 days late in February 2025.'], ['I was thirty days late in February 2025.']])(
    'passes as the report shows it: %s',
    (sentence) => expect(faultsOf(sentence)).toEqual([]),
  )

  it('says nothing of what was not', () => {
    expect(faultsOf('I was never 60 days late in February 2025.').join(' ')).not.toMatch(/it shows/)
  })
})
