import { expect, it } from 'vitest'
import { withoutQuotedMail } from '#engine/papers/quoted-mail.ts'
import { textOfWords } from '#engine/reading/page-text.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const ANSWER = [
  'From: Member Disputes',
  'To: Dana Whitfield',
  'Subject: RE: My loan',
  '',
  'Good afternoon,',
  'I sent the correction to Experian.',
  'Rosalind',
  '',
]
const EARLIER = ['From: Dana Whitfield', 'Equifax shows it right.']
const textOf = (...lines: readonly string[]) =>
  withoutQuotedMail(replyPages(lines))
    .pages.map(({ words }) => textOfWords(words))
    .join(' ')

it.each([['-----Original Message-----'], ['On Friday, June 12, 2026 at 9:02 AM Dana Whitfield wrote:']])(
  'what an answer quotes below %s is not part of it',
  (mark) => {
    const text = textOf(...ANSWER, mark, ...EARLIER)
    expect(text).toContain('I sent the correction to Experian.')
    expect(text).not.toContain('Equifax')
  },
)

it('a letter that was only forwarded stays whole', () => {
  expect(textOf('From: Dana Whitfield', '---------- Forwarded message ---------', ...ANSWER)).toContain('Experian')
})
