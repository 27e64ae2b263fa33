import { describe, expect, it } from 'vitest'
import { errorsSelected, lettersAsText, toggled, withoutLetter } from '#web/screens/upload/analysis.ts'

describe('the selection after an analysis', () => {
  it('holds the items with an error and no others, and a click toggles one', () => {
    const selected = errorsSelected([
      { id: 'a', hasError: true },
      { id: 'b', hasError: false },
      { id: 'c', hasError: true },
    ])
    expect([...selected]).toEqual(['a', 'c'])
    expect([...toggled(selected, 'a')]).toEqual(['c'])
    expect([...toggled(selected, 'b')]).toEqual(['a', 'c', 'b'])
    expect([...selected]).toEqual(['a', 'c'])
  })

  it('needs letters only where there is none yet', () => {
    expect(withoutLetter(new Set(['a', 'b']), [{ negativeItemId: 'a' }, { negativeItemId: 'c' }])).toEqual(['b'])
  })
})

it('letters are kept as one text, a practice letter marked', () => {
  const text = lettersAsText([
    { letterContent: 'First', isPractice: false },
    { letterContent: 'Second', isPractice: true },
  ])
  expect(text).toMatch(/^First\n\n-+\n\nPRACTICE LETTER: it can be sent to nobody\.\n\nSecond$/)
})
