import { describe, expect, it } from 'vitest'
import { allSelected, lettersAsText, toggled, withoutLetter } from '#web/screens/upload/analysis.ts'

describe('the selection after an analysis', () => {
  it('holds all items, and a click toggles one', () => {
    const all = allSelected([{ id: 'a' }, { id: 'b' }])
    expect([...all]).toEqual(['a', 'b'])
    expect([...toggled(all, 'a')]).toEqual(['b'])
    expect([...toggled(toggled(all, 'a'), 'a')]).toEqual(['b', 'a'])
    expect([...all]).toEqual(['a', 'b'])
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
