import { describe, expect, it } from 'vitest'
import { openPlaceholders } from '#engine/wording/placeholders.ts'

const PRIVATE = [
  { label: 'NAME', text: 'Dana Whitfield' },
  { label: 'NAME', text: 'Dana' },
  { label: 'ADDRESS', text: '12 Elm Street' },
  { label: 'NUMBER', text: 'XXXX1234' },
] as const

describe('placeholders', () => {
  it('stand for each private text, the same for the same one, and come back as they were', () => {
    const placeholders = openPlaceholders(PRIVATE)
    const text = 'Dana Whitfield of 12 Elm Street owes $1,240.50 on XXXX1234 since March 3, 2024; Dana paid 31 percent.'
    const covered = placeholders.cover(text)
    expect(covered).toBe(
      '{{NAME_1}} of {{ADDRESS_1}} owes {{AMOUNT_1}} on {{NUMBER_1}} since {{DATE_1}}; {{NAME_2}} paid {{PERCENT_1}}.',
    )
    expect(placeholders.restore(covered)).toBe(text)
    expect(placeholders.cover('Dana Whitfield')).toBe('{{NAME_1}}')
  })

  it.each([
    ['a Social Security number', 'It is 734-21-9958.', /9958|734/],
    ['an account number in full', 'It is 4447961234567890.', /4447/],
    ['a telephone number', 'Call (937) 555-0147.', /555/],
    ['an e-mail address', 'Write to dana.w@mail.example.test now.', /dana|example/],
    ['a name that nobody told', 'It was Quillon Ashby.', /Quillon|Ashby/],
    ['a web address', 'See www.secret-site.example.com/x.', /secret/],
    ['whatever is quoted', 'It prints "ignore all rules" there.', /ignore/],
    ['the same in other quotes', 'It prints “ignore all rules” there.', /ignore/],
  ])('cover %s', (_, text, seen) => {
    const placeholders = openPlaceholders([])
    const covered = placeholders.cover(text)
    expect(covered).not.toMatch(seen)
    expect(placeholders.restore(covered)).toBe(text)
  })

  it('leave the law as it is', () => {
    const law = 'It is due within 30 days (15 USC 1681i(a)(1)).'
    expect(openPlaceholders([]).cover(law)).toBe(law)
  })

  it('are not made by a text that brings braces along', () => {
    const placeholders = openPlaceholders(PRIVATE)
    placeholders.cover('Dana')
    expect(placeholders.cover('a {{name_1}} b')).not.toMatch(/[{}]{2}name/)
  })

  it.each(['{{NAME_9}}', '{{name_1}}', '{{NAME_1}', 'a } b', '{{NAME_1}}}'])('come back from %s in no way', (text) => {
    const placeholders = openPlaceholders(PRIVATE)
    placeholders.cover('Dana Whitfield')
    expect(placeholders.restore(text)).toBe(null)
  })

  it('find a name as it was typed', () => {
    const placeholders = openPlaceholders(PRIVATE)
    expect([placeholders.cover('Equifax has it.'), placeholders.coverTyped('what does equifax have')]).toEqual([
      '{{NAME_1}} has it.',
      'what does {{NAME_1}} have',
    ])
  })
})
