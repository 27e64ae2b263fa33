import { describe, expect, it } from 'vitest'
import { denierOf } from '#engine/letters/mentions/find-denial.ts'

const denier = (text: string) => denierOf(text, { start: text.indexOf('$900') })

describe('what a report is said not to show', () => {
  it.each([
    ['Experian does not show a balance of $900.', 'experian'],
    ["My report doesn't list $900.", 'report'],
    ['You never reported $900.', 'you'],
    ['The page no longer shows the $900.', 'page'],
  ])('%s: %s', (text, is) => expect(denier(text)).toBe(is))

  it.each([
    'The balance is not $900.',
    'Experian shows $900.',
    'My report does not show why, but it shows $900.',
    'It does not say that. It says $900.',
    'It does not list anything other than $900.',
  ])('is not denied: %s', (text) => expect(denier(text)).toBe(null))
})
