import { expect, it } from 'vitest'
import { literalPattern } from '#engine/values/literal-pattern.ts'

it('finds the very text, whatever signs it has', () => {
  for (const text of ['90 days past due as of Mar. 2022', 'a.b*c+d?e^f${g}(h)|[i]\\j/k-l']) {
    expect(new RegExp(`^${literalPattern(text)}$`).test(text)).toBe(true)
    expect(new RegExp(literalPattern(text)).test(text.replace(/[.*]/, 'x'))).toBe(false)
  }
})
