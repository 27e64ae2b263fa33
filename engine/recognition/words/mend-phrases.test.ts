import { describe, expect, it } from 'vitest'
import { phraseIndex } from '#engine/recognition/words/find-phrase.ts'
import { levelWords } from '#engine/recognition/words/level-words.ts'
import { mendPhrases } from '#engine/recognition/words/mend-phrases.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const INDEX = phraseIndex({
  labels: ['Address ID #', 'Account Type', 'Account Number', 'Account Info', 'Balance'],
  headings: new Set(),
  values: ['Installment Account', 'Individual', 'Charge Off', 'Charge-Off'],
  codes: [],
  mask: null,
})
const mended = (text: string): [text: string, isSure: boolean] => {
  const { words } = mendPhrases(levelWords(recognisedPage([[100, [50, text, 0.96]]])), INDEX)
  return [words.map((word) => word.text).join(' '), words.every(({ confidence = 1 }) => confidence >= 0.9)]
}

describe('values of a closed list', () => {
  it.each([
    ['installment Account', 'Installment Account', true],
    ['lnstallment Account', 'Installment Account', true],
    ['INSTALLMENT ACCOUNT', 'INSTALLMENT ACCOUNT', true],
    ['INSTALLMENTACCOUNT', 'INSTALLMENT ACCOUNT', true],
    ['individual', 'individual', false],
    ['Charge Off', 'Charge Off', true],
    ['Charge-Off', 'Charge-Off', true],
  ])('%s is %s', (read, text, isSure) => {
    expect(mended(read)).toEqual([text, isSure])
  })
})

it.each([
  ['Hl Account Info', 'Account Info'],
  ['8 Account Info', 'Account Info'],
  ['Hl Account Type', 'Account Type'],
  ['8 Account Type', '8 Account Type'],
  ['88 Account Info', '88 Account Info'],
])('an icon before a label: %s is %s', (read, text) => {
  expect(mended(read)[0]).toBe(text)
})

it.each([
  ['Accounts', 'Accounts'],
  ['Accaunts', 'Accounts'],
  ['account.', 'account.'],
  ['Account', 'Account'],
  ['Account.', 'Accounts'],
])('a heading alone on its line is no end of a sentence: %s is %s', (read, text) => {
  const headings = phraseIndex({ labels: ['Accounts'], headings: new Set(['Accounts']), values: [], codes: [], mask: null })
  const { words } = mendPhrases(levelWords(recognisedPage([[100, [50, read]]])), headings)
  expect(words.map((word) => word.text)).toEqual([text])
})

it('a label before a number with its sign is put right, the number stays', () => {
  expect(mended('Address II #4119182794')[0]).toBe('Address ID #4119182794')
  expect(mended('Maple Row #41191')[0]).toBe('Maple Row #41191')
})

it('a label before its value ends with a colon, also where that was read otherwise', () => {
  expect(mended('Account Type; Revolving')[0]).toBe('Account Type: Revolving')
  expect(mended('Account Type: Revolving')[0]).toBe('Account Type: Revolving')
  expect(mended('Paid Account Number *2077')[0]).toBe('Paid Account Number: *2077')
  expect(mended('Paid Balance. $490')[0]).toBe('Paid Balance: $490')
  expect(mended('Paid Balance. Open')[0]).toBe('Paid Balance. Open')
  expect(mended('House Number 2077')[0]).toBe('House Number 2077')
  expect(mended('Accounts paid; others open')[0]).toBe('Accounts paid; others open')
})

it('a label has its own capitals where small letters look like them, and others stay as they were read', () => {
  const index = phraseIndex({ labels: ['Regular Inquiries'], headings: new Set(), values: [], codes: [], mask: null })
  const labelOf = (text: string): string =>
    mendPhrases(levelWords(recognisedPage([[100, [50, text]]])), index)
      .words.map((word) => word.text)
      .join(' ')
  expect(labelOf('Regular inquiries')).toBe('Regular Inquiries')
  expect(labelOf('REGULAR INQUIRIES')).toBe('REGULAR INQUIRIES')
  expect(labelOf('regular Inquiries')).toBe('regular Inquiries')
})

it('a label whose words stand a little apart is one, and no other word of the layout; a value in a column is none of it', () => {
  const words = { labels: ['Accounts', 'Account Number', 'Balance Date', 'Balance'], headings: new Set<string>() }
  const index = phraseIndex({ ...words, values: [], codes: [], mask: null })
  const textsOf = (second: string, x: number): string[] =>
    mendPhrases(
      levelWords(recognisedPage([[100, [50, second === 'Date' ? 'Balance' : 'Account'], [x, second]]])),
      index,
    ).words.map(({ text }) => text)
  expect(textsOf('Number', 97)).toEqual(['Account', 'Number'])
  expect(textsOf('Date', 200)).toEqual(['Balance', 'Date'])
})

it('a code of two letters that was hardly read stays in doubt', () => {
  const index = phraseIndex({ labels: [], headings: new Set(), values: [], codes: ['VS'], mask: null })
  const sureness = (confidence: number): number =>
    mendPhrases(levelWords(recognisedPage([[100, [50, 'VS', confidence]]])), index).words[0]?.confidence ?? 1
  expect(sureness(0.43)).toBeLessThan(0.9)
  expect(sureness(0.7)).toBeGreaterThan(0.9)
})

it.each([
  ['Account Number. 4417', 'Account Number: 4417'],
  ["Account Number' 4417", 'Account Number: 4417'],
  ['Date Opened 12:05/2025', 'Date Opened: 12:05/2025'],
  ["Date Opened. '2/05/2025", "Date Opened: '2/05/2025"],
  ['account number. 4417', 'account number. 4417'],
  ['Account Number. Then', 'Account Number. Then'],
  ['Account Type 4417', 'Account Type 4417'],
  ['Of Account Number. 4417', 'Of Account Number. 4417'],
  ['Balance. 4417', 'Balance. 4417'],
])('a label whose colon lost its dots, before figures: %s is %s', (read, text) => {
  const index = phraseIndex({
    labels: ['Account Number', 'Account Type', 'Date Opened', 'Balance'],
    headings: new Set(),
    values: [],
    codes: [],
    mask: null,
  })
  const { words } = mendPhrases(levelWords(recognisedPage([[100, [50, read]]])), index)
  expect(words.map((word) => word.text).join(' ')).toBe(text)
})

it.each([
  ['words that a lost stroke leaves apart', 6, ['CHARGE_OFF'], false],
  ['words of two columns', 30, ['CHARGE', 'OFF'], true],
])('a value with an underscore: %s', (_, gap, texts, isSure) => {
  const index = phraseIndex({ labels: [], headings: new Set(), values: ['CHARGE_OFF', 'Charge Off'], codes: [], mask: null })
  const words = [
    { text: 'CHARGE', box: [50, 100, 36, 10] as const, confidence: 0.96 },
    { text: 'OFF', box: [86 + gap, 100, 18, 10] as const, confidence: 0.96 },
  ]
  const mendedWords = mendPhrases({ ...recognisedPage([]), words }, index).words
  expect(mendedWords.map(({ text }) => text)).toEqual(texts)
  expect(mendedWords.every(({ confidence = 1 }) => confidence >= 0.9)).toBe(isSure)
})
