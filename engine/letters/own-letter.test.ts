import { describe, expect, it } from 'vitest'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { type Customer, readOwnLetter } from '#engine/letters/own-letter.ts'
import { letterHead } from '#engine/letters/letter-body.ts'

const customer: Customer = { name: 'Ana Ruiz', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const today = '2026-11-20'
const read = (text: string, who: Customer = customer) => {
  const found = readOwnLetter(text, { customer: who, today })
  if ('lacks' in found) throw new Error(found.lacks.map(({ message }) => message).join(' '))
  return found.letter
}
const lacks = (text: string, who: Customer = customer) => {
  const found = readOwnLetter(text, { customer: who, today })
  return 'lacks' in found ? found.lacks.map(({ field, message }) => [field, message] as const) : []
}

const BODY =
  'Dear Sir or Madam:\n\nOn March 3, 2025 I paid $1,234.56 on account 99887766. Gregory Plimpton took it.\n\nSincerely,\n\nAna Ruiz'
const EXPERIAN = ['Experian', 'P.O. Box 4500', 'Allen, TX 75013']
const ANA = ['Ana Ruiz', '12 Elm Street', 'Dayton, OH 45402']

describe('whom an own letter goes to', () => {
  it.each([
    [
      'its address block',
      `Harbor Dental\n9 Bay Road\nSalem, MA 01970\n\n${BODY}`,
      ['Harbor Dental', '9 Bay Road', 'Salem, MA 01970'],
      'creditor',
    ],
    ['the second of two', `${ANA.join('\n')}\n\nNovember 18, 2026\n\n${EXPERIAN.join('\n')}\n\n${BODY}`, EXPERIAN, 'experian'],
    ['two in one block', `${ANA.join('\n')}\n11/18/2026\n${EXPERIAN.join('\n')}\n${BODY}`, EXPERIAN, 'experian'],
    ['the bureau of the salutation', 'Dear Experian:\n\nMy Equifax report is right, yours is not.', EXPERIAN, 'experian'],
    [
      'the one bureau that it names',
      'Dear Sir or Madam:\n\nThe entry in my TransUnion file is not mine.',
      ['TransUnion Consumer Solutions', 'P.O. Box 2000', 'Chester, PA 19016'],
      'transunion',
    ],
    ['a bureau above the salutation', `Experian\n\n${BODY}`, EXPERIAN, 'experian'],
    ['a text without salutation', 'The entry that Experian shows is not mine.', EXPERIAN, 'experian'],
  ])('%s', (_case, text, recipient, target) => {
    expect(read(text)).toMatchObject({ recipient, target, sender: ANA })
  })

  it.each([
    ['nobody', BODY, 'does not say whom it goes to'],
    ['two bureaus', 'Dear all:\n\nExperian and Equifax list it.', 'names Equifax and Experian'],
    [
      'two addresses of others',
      `${EXPERIAN.join('\n')}\n\nA Bank\n1 Main St\nAustin, TX 78701\n\nB Bank\n2 Main St\nAustin, TX 78701\n\n${BODY}`,
      'more than one recipient',
    ],
    [
      'a line of no kind',
      `Via certified mail\n\n${EXPERIAN.join('\n')}\n\n${BODY}`,
      '“Via certified mail” stands above the salutation',
    ],
    ['an empty text', ' \n ', 'The letter is empty.'],
  ])('%s is said', (_case, text, message) => {
    expect(
      lacks(text)
        .map(([, words]) => words)
        .join(' '),
    ).toContain(message)
  })
})

describe('who writes', () => {
  it('is what the customer gave, also in one line, else the text’s own block', () => {
    const one = { name: 'Ana Ruiz', address: '12 Elm Street, Dayton, OH 45402' }
    expect(read('Dear Experian:\n\nHello.', one).sender).toEqual(ANA)
    expect(read(`${ANA.join('\n')}\n\n${EXPERIAN.join('\n')}\n\n${BODY}`, {}).sender).toEqual(ANA)
  })

  it('is asked for, field by field', () => {
    expect(lacks('Dear Experian:\n\nHello.', { name: 'Ana' })).toEqual([
      ['address', 'Address is required'],
      ['city', 'City is required'],
      ['state', 'State is required'],
      ['zip', 'ZIP code is required'],
    ])
  })
})

describe('the letter that is kept', () => {
  it('has its whole head, so that it is printed as it is read', () => {
    const { content, date, about } = read('Re: My file\n\nDear Experian:\n\nHello.')
    expect(letterHead(content)).toEqual({ sender: ANA, date: 'November 20, 2026', recipient: EXPERIAN })
    expect([date, about]).toEqual([today, 'My file'])
    expect(content).toContain('\n\nRe: My file\n\nDear Experian:\n\nHello.')
    expect(readOwnLetter(content, { customer, today: '2027-01-01' })).toMatchObject({ letter: { content } })
  })

  it('may state all that it says, except a citation out of the registry and a Social Security number', () => {
    const { content, facts } = read(`${EXPERIAN.join('\n')}\n\n${BODY}`)
    expect(checkLetter(content, facts, [])).toEqual([])
    for (const wrong of ['See 15 USC 1681x(q).', 'My number is 123-45-6789.']) {
      const bad = read(`${EXPERIAN.join('\n')}\n\n${BODY.replace('Sincerely', `${wrong}\n\nSincerely`)}`)
      expect(checkLetter(bad.content, bad.facts, []).length).toBeGreaterThan(0)
    }
  })
})
