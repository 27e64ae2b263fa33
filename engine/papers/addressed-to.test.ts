import { expect, it } from 'vitest'
import { addressedTo } from '#engine/papers/addressed-to.ts'

const people = (text: string): readonly string[] => addressedTo({ passages: [{ text, page: 1, words: [] }], rows: [] })

it.each([
  ['Dear Dana Whitfield,', ['Dana Whitfield']],
  ['Dear Ignacio and Petra Vale:', ['Ignacio Vale', 'Petra Vale']],
  ['Estimada Jacinta Olmedo:', ['Jacinta Olmedo']],
  ['DEAR MR. ROBERT STANHOPE:', ['ROBERT STANHOPE']],
  ['To: Salvatore Nye\n73 Cutler Street, Lima, OH 45801', ['Salvatore Nye']],
  ['Debtor 1: Isidora Kimball, SSN xxx-xx-7741', ['Isidora Kimball']],
  ['PERPETUA LOCKE,\nDefendant.', ['PERPETUA LOCKE']],
  // A family's name alone, a company, and readers without a name.
  ['Dear Mr. Stanhope:', []],
  ['Dear Valued Customer,', []],
  ['Dear Credit Applicant:', []],
  ['To: Experian Credit Services', []],
  ['TO THE DEFENDANT: You are being sued.', []],
  ['Dear Customer Service Team,', []],
  ['Dear Applicant Bettina Crowe,', ['Bettina Crowe']],
])('%s', (text, names) => {
  expect(people(text)).toEqual(names)
})
