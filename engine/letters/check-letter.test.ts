import { beforeAll, describe, expect, it } from 'vitest'
import { between, chances, pick } from '#engine/cases/chance.ts'
import { requestFor } from '#engine/cases/letter-requests.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { checkLetter, statementsIn } from '#engine/letters/check-letter.ts'
import { type ComposedLetter, composeLetter } from '#engine/letters/compose-letter.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { citationFact } from '#engine/letters/gather-facts.ts'
import { OWN_TEXT } from '#engine/letters/own-letter.ts'
import { findMentions } from '#engine/letters/mentions/find-mentions.ts'
import { roleOf } from '#engine/letters/mentions/find-role.ts'
import { LETTER_KINDS } from '#engine/words/letter-type.ts'
import { sampleOf } from '#tools/corpus/corpus-size.ts'

const report = (kind: Fact['kind'], text: string): Fact => ({
  id: `${kind}.${text}`,
  kind,
  text,
  source: 'report',
  reportId: 'r',
  page: 3,
  box: [1, 2, 3, 4],
  quote: text,
})

const FACTS: readonly Fact[] = [
  report('name', 'MIDLAND CREDIT MGMT'),
  report('name', 'BANK OF AMERICA, N.A.'),
  report('name', 'LVNV FUNDING LLC'),
  report('name', "KOHL'S/CAPONE"),
  report('name', 'AT&T'),
  report('name', '5TH THIRD BANK'),
  report('name', 'José Núñez'),
  report('name', 'April M Johnson'),
  report('amount', '$1,234.56'),
  report('amount', '$1,200'),
  report('amount', '$0'),
  report('date', 'March 5, 2024'),
  report('date', 'July 2019'),
  report('account_digits', 'XXXX-XXXX-XXXX-1234'),
  report('account_digits', '*2018'),
  report('account_digits', 'XXX-XX-4321'),
  report('address', '2017 Main Street, Apt. 4B'),
  report('address', 'Springfield, IL 62701-0256'),
  report('phone', '(555) 123-4567'),
  report('word', 'page 3'),
  report('word', 'Chapter 7 Bankruptcy'),
]

/** What the letter of the tables rests on. */
const CITED = [
  'fcra_1681c_a_4',
  'fcra_1681c_c_1',
  'fcra_1681e_b',
  'fcra_1681i_a_1',
  'fcra_1681i_a_6',
  'fcra_1681j_a',
  'fcra_1681s2_a_8',
  'reg_v_1022_43',
  'reg_f_1006_34',
  'policy_chapter_13',
] as const
const LETTER_FACTS: readonly Fact[] = [...FACTS, ...CITED.map(citationFact)]

const refused = (text: string, attested: readonly string[] = []): readonly string[] =>
  checkLetter(text, LETTER_FACTS, attested).map((violation) => violation.text)

describe('what the file or the registry proves may be in any form', () => {
  it.each([
    // dates
    'It was on 03/05/2024.',
    'It was on 3/5/24.',
    'It was on 2024-03-05.',
    'It was on March 5, 2024.',
    'It was on Mar. 5, 2024.',
    'It was on March 5th, 2024.',
    'It was on 5 March 2024.',
    'It was on the 5th of March, 2024.',
    'It was on March\n5, 2024.',
    'In March 2024 it was so.',
    'It was in Mar 2024.',
    'It was in 03/2024.',
    'It was in 2024-03.',
    'It was in 2024.',
    'It was on March 5.',
    'It was in March.',
    'It was in July 2019.',
    'It was on the fifth of March 2024.',
    'Since 2019 it has been so.',
    'It was in twenty twenty-four.',
    "It was in '24.",
    'in march it was so',
    'It was on MARCH 5, 2024.',
    'It was on 3-5-2024.',
    'It was on 3/5.',
    // what is written on below or behind a name
    'Sincerely,\n\nApril M. Johnson\nThank you.',
    'Sincerely,\n\nJosé Núñez\nEdited.',
    'Sincerely,\n\nApril M. Johnson\nI confirm this.',
    'Sincerely,\n\nApril M. Johnson Please respond promptly.',
    'It is about Midland\nCredit Mgmt.',
    // amounts
    'It says $1,234.56.',
    'It says 1,234.56 dollars.',
    'It says USD 1234.56.',
    'It says $1234.56.',
    'It says $1,200.00.',
    'It says twelve hundred dollars.',
    'It says one thousand two hundred dollars.',
    'It says $1.2k.',
    'It says a balance of $0.',
    'It says one thousand two hundred thirty-four dollars and fifty-six cents.',
    'It says US$1,200.',
    // periods of law
    'You have 30 days.',
    'You have thirty (30) days.',
    'It is a 30-day limit.',
    'It is seven years old.',
    'It is 7 years old.',
    'You have five business days.',
    'You have 5 business days.',
    'You have 45 calendar days.',
    // citations
    'See 15 USC 1681i(a)(1).',
    'See 15 U.S.C. § 1681i(a)(1).',
    'See 15 U.S.C. §1681c(a)(4) and (c)(1).',
    'See section 611(a)(1) of the Fair Credit Reporting Act.',
    'See FCRA section 611.',
    'See § 1681i.',
    'See section 1681e(b).',
    'See the Fair Credit Reporting Act.',
    'See the FCRA, 15 USC 1681 et seq.',
    'See 12 CFR 1022.43.',
    'See 12 C.F.R. § 1006.34.',
    "See the bureaus' own policy on chapter 13.",
    'See Section 623(a)(8).',
    // names
    'Midland Credit says so.',
    'MIDLAND reports it.',
    'I wrote to Midland Credit Mgmt.',
    'Bank of America, N.A., reports it.',
    "Kohl's reports it.",
    'I asked AT&T about it.',
    '5th Third Bank reports it.',
    'José Núñez wrote.',
    'April Johnson wrote.',
    'April M. Johnson wrote.',
    'I am José Núñez.',
    'Ask Midland Credit about it.',
    'Dear Midland Credit Mgmt:',
    'LVNV Funding, LLC has it.',
    // numbers
    'The account ends in 1234.',
    'The account number is XXXX1234.',
    'The account is ****1234.',
    'The account ends in 2018.',
    'I live at 2017 Main Street, Apt. 4B, Springfield, IL 62701.',
    'Springfield, IL 62701-0256',
    'Call 555-123-4567.',
    'Call (555) 123-4567.',
    'My SSN ends in 4321.',
    'It is XXX-XX-4321.',
    'See page 3.',
    'It is a chapter 7 case.',
    '1. Please delete it.\n2. Please answer.',
    // ordinary words
    'Dear Sir or Madam:',
    'To Whom It May Concern:',
    'I did NOT open it.',
    "I'm sure. I've asked. I'll wait.",
    'My Social Security number is not here.',
    'May I ask why?',
    'Unfortunately, it may march on.',
    'Two accounts are mine. One is not.',
    'I have read my Credit Report.',
    'Pursuant to the law, here is my ID. It was never filed.',
    'Best regards,',
    'I wrote to Midland Credit and Bank of America.',
    'Account Number: XXXX1234',
    'P.S. Please answer.',
    'See the Midland Credit Report.',
    'I’m “sure” – quite.',
    'Thank you for your help.',
    'first, second and third',
    'We may second that.',
  ])('%s', (text) => {
    expect(refused(text)).toEqual([])
  })
})

describe('what nothing proves is refused', () => {
  it.each([
    ['It was on 03/06/2024.', '03/06/2024'],
    ['It was on March 6, 2024.', 'March 6, 2024'],
    ['It was on 6 March 2024.', '6 March 2024'],
    ['It was on 2024-03-06.', '2024-03-06'],
    ['Sincerely,\n\nJosé Nobody\nThank you.', 'José Nobody'],
    ['Sincerely,\n\nApril M Johnson\nMidbank Trust', 'Midbank Trust'],
    ['Sincerely,\n\nJosé Núñez Thank Midbank.', 'José Núñez Thank Midbank'],
    ['It is about Midland\nNobody Mgmt.', 'Midland\nNobody Mgmt'],
    ['It was in April 2024.', 'April 2024'],
    ['It was in 2023.', '2023'],
    ['It was in 04/2024.', '04/2024'],
    ['It was on April 5.', 'April 5'],
    ['It was in august.', 'august'],
    ['It was in May.', 'May'],
    ['It was on July 5, 2019.', 'July 5, 2019'],
    ['It was on the sixth of March 2024.', 'the sixth of March 2024'],
    ['It was in twenty twenty-three.', 'twenty twenty-three'],
    ['It was on 13/05/2024.', '13/05/2024'],
    ['It was on 02/30/2024.', '02/30/2024'],
    ['It was last year.', 'last year'],
    ['I called yesterday.', 'yesterday'],
    ['I called on Monday.', 'Monday'],
    ["It was in '23.", "'23"],
    ['It says $1,234.57.', '$1,234.57'],
    ['It says $1,234.', '$1,234'],
    ['It says 1,235 dollars.', '1,235 dollars'],
    ['It says USD 500.', 'USD 500'],
    ['It says thirteen hundred dollars.', 'thirteen hundred dollars'],
    ['It says fifty cents.', 'fifty cents'],
    ['It says $2k.', '$2k'],
    ['It cost me thousands of dollars.', 'thousands of dollars'],
    ['It says $ l,234.56.', '$'],
    ['You have 31 days.', '31 days'],
    ['It is due within 60 days.', '60 days'],
    ['It may stay for ten years.', 'ten years'],
    ['You have thirty-one days.', 'thirty-one days'],
    ['It is eight years old.', 'eight years'],
    ['You have 30 hours.', '30 hours'],
    ['You have 30, 60 or 75 days.', '30, 60 or 75 days'],
    ['It took several months.', 'several months'],
    ['It took a decade.', 'a decade'],
    ['You have six business days.', 'six business days'],
    ['It was 90 days late.', '90 days'],
    ['I wrote to Midland Credit and Acme.', 'Midland Credit and Acme'],
    ['It was in 2018.', '2018'],
    ['Its payment history shows a late payment for March 2024 (60 days).', '60 days'],
    ['It is 20% too high.', '20%'],
    ['It is twenty percent too high.', 'twenty percent'],
    ['See 15 USC 1681i(a)(9).', '15 USC 1681i(a)(9)'],
    ['See 15 USC 1681zz.', '15 USC 1681zz'],
    ['See 42 USC 1983.', '42 USC 1983'],
    ['See section 609(e) of the FCRA.', 'section 609(e) of the FCRA'],
    ['See 12 CFR 1026.13.', '12 CFR 1026.13'],
    ['See the Truth in Lending Act.', 'Truth'],
    ['See Smith v. Jones.', 'Smith v. Jones'],
    ['See Cushman vs. Trans.', 'Cushman vs. Trans'],
    ['See 115 F.3d 220.', '115 F.3d 220'],
    ['See CFPB Circular 2022-07.', 'CFPB Circular'],
    ['See page 3 of Circular 2022-07.', '2022-07'],
    ['See § 5.', '§ 5'],
    ['See 15 U.S.C. § 1681i(a)(1), (a)(9).', '15 U.S.C. § 1681i(a)(1), (a)(9)'],
    ['Acme reports it.', 'Acme'],
    ['Please write to jane@example.com.', 'jane@example.com'],
    ['See www.example.com/x for it.', 'www.example.com/x'],
    ['See creditkarma.com for it.', 'creditkarma.com'],
    ['It was sold to Portfolio Recovery.', 'Portfolio Recovery'],
    ['It was sold to midland funding llc.', 'midland funding llc'],
    ['It was sold to experian.', 'experian'],
    ['It was sold to quillon.', 'quillon'],
    ['It is owned by oxbow capital now.', 'oxbow capital'],
    ['I have nothing with capital one.', 'capital one'],
    ['Please ask wells fargo about it.', 'wells fargo'],
    ['It went to portfolio recovery.', 'portfolio recovery'],
    ['My account with torvald bank is another.', 'torvald bank'],
    ['I owe santander nothing.', 'santander'],
    ['First National reports it.', 'First National'],
    ['Midland Recovery reports it.', 'Midland Recovery'],
    ['Bank of Midland reports it.', 'Bank of Midland'],
    ['Chase reports it.', 'Chase'],
    ['Discover reports it.', 'Discover'],
    ['It was sold to Credit Acceptance.', 'Credit Acceptance'],
    ['I spoke with John.', 'John'],
    ['I spoke with JOHN SMITH.', 'JOHN SMITH'],
    ['Please ask iHeart about it.', 'iHeart'],
    ['The account ends in 1235.', '1235'],
    ['The account number is XXXX1235.', 'XXXX1235'],
    ['The account number is 4111 1111 1111 1111.', '4111 1111 1111 1111'],
    ['Call 555-123-4568.', '555-123-4568'],
    ['I live in 62702.', '62702'],
    ['See page 4.', '4'],
    ['I have 3 accounts.', '3'],
    ['It is a chapter 13 case.', '13'],
  ])('%s', (text, part) => {
    expect(refused(text)).toContain(part)
  })

  it('never lets a full Social Security number pass, attested or not', () => {
    expect(refused('My number is 123-45-6789.', ['123-45-6789'])).toEqual(['XXX-XX-6789'])
    const [bare] = checkLetter('Look at 123456789.', FACTS, [])
    expect(bare?.text).toBe('XXX-XX-6789')
    expect(bare?.message).not.toContain('123456789')
  })

  it('never lets an unregistered citation pass, attested or not', () => {
    expect(refused('See 15 USC 1681zz.', ['15 USC 1681zz'])).toEqual(['15 USC 1681zz'])
    expect(refused('See Smith v. Jones.', ['Smith v. Jones'])).toEqual(['Smith v. Jones'])
  })

  it.each([
    ['a duty of furnishers', '15 USC 1681s-2(b)'],
    ['by its number in the Act', 'FCRA section 609'],
    ['beside one of its own', '15 USC 1681i(a)(1), (a)(7)'],
    ['of another Act', 'FDCPA'],
    ['a rule of another regulation', '12 CFR 1006.38'],
  ])('nor a registered one that the letter does not rest on: %s', (_, cite) => {
    const [violation, ...more] = checkLetter(`See ${cite}.`, LETTER_FACTS, [cite])
    expect(more).toEqual([])
    expect(violation?.text).toBe(cite)
    expect(violation?.message).toContain('nothing in this letter rests on it')
  })

  it('nor a policy of the bureaus that it does not rest on', () =>
    expect(refused(`It is ${AUTHORITIES.policy_medical_500.cite}.`)).toEqual([AUTHORITIES.policy_medical_500.cite]))

  it('lets pass what the consumer cites in their own words, and what is registered in a text that is all their own', () => {
    const stated: Fact = { id: 'statement.0', kind: 'word', text: 'I asked by § 1681g and the FDCPA.', source: 'statement' }
    const cited = (text: string, facts: readonly Fact[]) => checkLetter(text, facts, []).map((violation) => violation.text)
    expect(cited('I asked by § 1681g and the FDCPA.', [...FACTS, stated])).toEqual([])
    expect(cited('See 15 USC 1692g.', [...FACTS, stated])).toEqual(['15 USC 1692g'])
    expect(cited('See 15 USC 1692g.', [{ ...stated, id: OWN_TEXT }])).toEqual([])
    expect(cited('See 15 USC 1681zz.', [{ ...stated, id: OWN_TEXT }])).toEqual(['15 USC 1681zz'])
  })

  it('says what is wrong in the form of the wire', () => {
    expect(checkLetter('Acme reports it.', FACTS, [])).toEqual([
      {
        path: 'letterContent',
        text: 'Acme',
        message:
          'The name “Acme” is neither in your file nor in the law registry. If you know it to be true, confirm it as your own statement.',
      },
    ])
  })
})

describe('a true figure', () => {
  const ACCOUNT: readonly Fact[] = [
    { ...report('amount', '$900'), role: 'balance' },
    { ...report('amount', '$5,000'), role: 'limit' },
    { ...report('date', 'March 5, 2019'), role: 'opened' },
    { ...report('date', 'July 9, 2024'), role: 'other' },
    { ...report('word', '$900'), id: 'finding.1.evidence.0' },
    { id: 'statement.0', kind: 'word', text: 'I paid $75 on May 2, 2023.', source: 'statement' },
  ]
  const violations = (text: string, attested: readonly string[] = []) => checkLetter(text, ACCOUNT, attested)

  it.each([
    'The balance is $900 and the limit $5,000.',
    'It shows $900 as the balance.',
    'The account, opened March 5, 2019, has a $5,000 limit.',
    'It was opened in March 2019.',
    'It happened on July 9, 2024.',
    'I owe nothing of the $900.',
    'The last payment of $75 was on May 2, 2023.',
  ])('may be in its own place, and where nothing says what it is: %s', (text) => expect(violations(text)).toEqual([]))

  it.each([
    ['The limit is $900.', '$900', 'the limit'],
    ['A balance of $5,000 is shown.', '$5,000', 'the balance'],
    ['It shows $5,000 past due.', '$5,000', 'the amount past due'],
    ['The balance was $75.', '$75', 'the balance'],
    ['It was opened on July 9, 2024.', 'July 9, 2024', 'the date opened'],
    ['It gives March 5, 2019 as the date closed.', 'March 5, 2019', 'the date closed'],
    ['It gives March 5, 2019 as its date of first delinquency.', 'March 5, 2019', 'the date of first delinquency'],
  ])('is refused in the place of another: %s', (text, figure, role) => {
    expect(violations(text)).toEqual([
      {
        path: 'letterContent',
        text: figure,
        message: `“${figure}” is in your file, but not as ${role}. If you know it to be so, confirm it as your own statement.`,
      },
    ])
    expect(violations(text, [figure])).toEqual([])
  })
})

describe('a true figure of one bureau', () => {
  const claim = 'Equifax shows a balance of $900 and Experian one of $1,250.50 in the same month.'
  const facts: readonly Fact[] = [
    { ...report('word', claim), id: 'finding.1.claim' },
    { ...report('name', 'Experian'), id: 'report.bureau' },
    { ...report('amount', '$1,250.50'), id: 'account.currentBalance', role: 'balance' },
    report('name', 'Equifax'),
  ]
  const texts = (text: string) => checkLetter(text, facts, []).map((violation) => violation.text)

  it.each([claim, 'Experian reports a balance of $1,250.50.', 'The balance of $1,250.50 is wrong, and Equifax shows another.'])(
    'is its own: %s',
    (text) => expect(texts(text)).toEqual([]),
  )
  it.each([
    ['Experian shows a balance of $900.', '$900'],
    ['Equifax reports a balance of $1,250.50.', '$1,250.50'],
  ])('is no other’s: %s', (text, figure) => expect(texts(text)).toEqual([figure]))
})

describe('tricks', () => {
  it.each([
    ['full-width digits', 'It says $１,234.56.'],
    ['Arabic digits', 'It was in ٢٠٢٤.'],
    ['mathematical digits', 'It was in 𝟐𝟎𝟐𝟑.'],
    ['a Cyrillic letter', 'Мidland reports it.'],
    ['a Greek letter', 'Μidland reports it.'],
    ['a zero-width space in a number', 'It says 12\u200b35 dollars.'],
    ['a zero-width joiner in a name', 'Ac\u200dme reports it.'],
    ['a soft hyphen', 'Ac\u00adme reports it.'],
    ['a word over two lines', 'It is Mid\nacme Corp.'],
    ['a number over two lines', 'It says $1,2\n35.'],
    ['digits set apart', 'See 1 5 U S C 1 6 8 1 z z.'],
    ['letters set apart', 'It is m i d b a n k.'],
    ['letters for digits', 'It was in 2O23.'],
    ['digits for letters', 'M1dbank reports it.'],
    ['a small l for a one', 'It says lOO dollars.'],
    ['Roman numerals', 'It is a Chapter XI case.'],
    ['superscripts', 'It says $1,234.5⁷.'],
    ['fractions', 'It took 2½ years.'],
    ['a right-to-left mark', 'It says \u202e6543 dollars.'],
    ['a number run on', 'It was on March 5, 20244.'],
    ['more decimals', 'It says $1,234.567.'],
    ['a longer account', 'The account ends in 12345.'],
    ['misplaced commas', 'It says $12,00.'],
    ['spelled digits', 'It ended in nineteen ninety-nine.'],
    ['combining marks', 'M\u0301idland reports it.'],
  ])('%s', (_, text) => {
    expect(refused(text).length).toBeGreaterThan(0)
  })
})

describe('attestation', () => {
  it('lets pass what the consumer attested, in any form', () => {
    expect(refused('I paid $75.20 to Acme Corp on April 7, 2023.', ['I paid Acme Corp $75.20 on 04/07/2023'])).toEqual([])
  })

  it.each([
    '3',
    '20%',
    'last year',
    'Monday',
    '13/05/2024',
    'Acme',
    '$500',
    'several months',
    'thousands of dollars',
    '0042',
    'It was in 1999',
  ])('lets %s pass when it is listed as it was refused', (text) => {
    const letter = `I have said ${text} before.`
    expect(refused(letter).length).toBeGreaterThan(0)
    expect(refused(letter, refused(letter))).toEqual([])
  })

  it('lets nothing else pass with it', () => {
    expect(refused('I paid $75.21 to Acme Inc on April 8, 2023.', ['I paid Acme Corp $75.20 on 04/07/2023'])).toEqual([
      '$75.21',
      'Acme Inc',
      'April 8, 2023',
    ])
  })
})

const FOREIGN_DATES = [
  'June 31, 2021',
  'February 3, 1997',
  '11/28/1998',
  '1996-01-02',
  'October 1995',
  '14 August 1994',
  'the third of May 1993',
  '1991',
] as const
const FOREIGN_CITES = [
  '15 USC 1681i(a)(17)',
  '15 U.S.C. § 1681x',
  'section 699 of the FCRA',
  '12 CFR 1099.2',
  'Brown v. Board',
  '42 U.S.C. 1983',
  'FCRA section 650(b)',
  '18 USC 1341',
] as const
const FOREIGN_NAMES = [
  'Zephyr Lending',
  'Quillon',
  'Brandywine Trust',
  'OXBOW CAPITAL LLC',
  'Ms Verity Hale',
  'Kestrel & Sons',
  'Torvald Bank',
  'eLoan',
] as const

const CITES = Object.values(AUTHORITIES).map(({ cite }) => cite)

/** Registered ones on which the letter does not rest, neither as a whole nor by a part of them. */
function othersCited(facts: readonly Fact[]): readonly string[] {
  const own = facts.filter(({ kind }) => kind === 'citation').map(({ text }) => text)
  return CITES.filter((cite) => !own.some((text) => text === cite || text.startsWith(`${cite}(`)))
}

/** One wrong digit: another digit in place of one of the letter's own, in a number that is in no fact and no citation. */
function wrongDigit(text: string, facts: readonly Fact[], chance: () => number): string {
  const known = [...facts.map((fact) => fact.text), ...CITES].join('\n').toLowerCase()
  for (;;) {
    const places = [...text.matchAll(/\d/g)].map((match) => match.index)
    const place = pick(chance, places)
    const mutated = text.slice(0, place) + String((Number(text[place]) + between(chance, 1, 9)) % 10) + text.slice(place + 1)
    const number =
      /[\w.,/*#$()-]*$/.exec(mutated.slice(0, place))?.[0].concat(/^[\w.,/*#()-]*/.exec(mutated.slice(place))?.[0] ?? '') ?? ''
    if (!known.includes(number.replace(/[.,)]+$/, '').toLowerCase())) return mutated
  }
}

function insertWords(text: string, words: string, chance: () => number): string {
  const gaps = [...text.matchAll(/(?<=[a-z,]) (?=[a-z])/g)].map((match) => match.index)
  const gap = pick(chance, gaps)
  return `${text.slice(0, gap)} ${words}${text.slice(gap)}`
}

const MUTATIONS = ['digit', 'date', 'citation', 'other citation', 'name'] as const
/** Each kind of letter is mutated in each way. */
const SEEDS = sampleOf(
  Array.from({ length: 500 }, (_, seed) => seed),
  LETTER_KINDS.length * MUTATIONS.length,
)

/** The letters of the seeds: of each kind as many as of any other. */
let letters: readonly ComposedLetter[] = []
beforeAll(() => {
  letters = SEEDS.map((seed) => composeLetter(requestFor(seed)))
})

function mutation({ letterContent, facts }: ComposedLetter, seed: number): string {
  const chance = chances(seed + 10_000)
  const kind = MUTATIONS[Math.floor(seed / LETTER_KINDS.length) % MUTATIONS.length]
  if (kind === 'digit') return wrongDigit(letterContent, facts, chance)
  if (kind === 'other citation') return insertWords(letterContent, pick(chance, othersCited(facts)), chance)
  const foreign = kind === 'date' ? FOREIGN_DATES : kind === 'citation' ? FOREIGN_CITES : FOREIGN_NAMES
  return insertWords(letterContent, pick(chance, foreign), chance)
}

describe('composed letters', () => {
  it('are of every kind, and each kind is mutated in every way', () => {
    const pairs = SEEDS.map((seed) => `${letters[seed]?.letterType} ${Math.floor(seed / LETTER_KINDS.length) % MUTATIONS.length}`)
    expect(new Set(pairs).size).toBe(LETTER_KINDS.length * MUTATIONS.length)
  })

  it('pass as they are', () => {
    for (const [seed, { letterContent, facts }] of letters.entries())
      expect(checkLetter(letterContent, facts, []), `seed ${seed}`).toEqual([])
  })

  it('are refused after each mutation', () => {
    const passed = letters.flatMap((letter, seed) => {
      const text = mutation(letter, seed)
      return checkLetter(text, letter.facts, []).length > 0 ? [] : [`seed ${seed}: ${text}`]
    })
    expect(passed).toEqual([])
  })

  it('show or refuse each sentence more that nothing carries', () => {
    const passed = letters.flatMap((letter, seed) => {
      const { kind, sentence, text } = uncarried(letter, seed)
      const isRefused = checkLetter(text, letter.facts, []).length > 0
      const isShown = kind === 'claim' && statementsIn(text, letter.facts).includes(sentence)
      return isRefused || isShown ? [] : [`${kind}: ${sentence} (${letter.letterType})`]
    })
    expect([...new Set(passed)]).toEqual([])
  })

  it('are refused with a sentence more that gives a figure or date of the file another name', () => {
    const texts = letters.flatMap((letter, seed) => {
      const text = misnamed(letter, seed)
      return text === null ? [] : [{ text, facts: letter.facts }]
    })
    expect(texts.length).toBeGreaterThan(SEEDS.length / 2)
    const passed = texts.filter(({ text, facts }) => checkLetter(text, facts, []).length === 0)
    expect(passed.map(({ text }) => text.split('\n\n').at(text.includes('Enclosures:') ? -4 : -3))).toEqual([])
  })

  it('are refused with a true figure or date in the place of another', () => {
    const swapped = letters.flatMap((letter, seed) => swapRole(letter, seed) ?? [])
    expect(swapped.length).toBeGreaterThan(SEEDS.length * 0.8)
    const passed = swapped.filter(({ text, facts }) => checkLetter(text, facts, []).length === 0)
    expect(passed.map(({ swap }) => swap)).toEqual([])
  })
})

/** Sentences that nothing in the file carries, by what is wrong with each. */
const UNCARRIED: Readonly<Record<string, readonly string[]>> = {
  claim: [
    'This account is not mine.',
    'It belongs to somebody else.',
    'I was never late.',
    'I always paid on time.',
    'I paid it in full.',
    'It is the result of identity theft.',
    'I filed a police report.',
    'I wrote to you a dozen times.',
    'This is my third letter.',
    'I called your office repeatedly.',
    'Your agent promised to delete it.',
    'I lost my job.',
    'I was denied a loan.',
    'I owe this debt.',
    'I closed this account.',
    'I never received a notice.',
  ],
  threat: [
    'I will sue you.',
    'A lawsuit will follow.',
    'My attorney will contact you.',
    'This is a felony.',
    'You will face fines.',
    'I will see you in court.',
    'You are liable for damages.',
    'Delete it or else.',
    'I will go to the media.',
    'Somebody will go to jail for it.',
  ],
  duty: [
    'You must delete this at once.',
    'You are required to delete it.',
    'The law requires a signed contract.',
    'By law it has to go.',
    'This is illegal.',
    'You have no right to report it.',
    'It is your duty to call me.',
    'I am entitled to a deletion.',
    'Bureaus are obliged to keep the contract.',
    'This violates my rights.',
  ],
  'giving up': ['I do not dispute this.', 'I withdraw my dispute.', 'The account is correct as listed.', 'I waive my rights.'],
  name: [
    'It was sold to quillon.',
    'It is with oxbow capital now.',
    'Please ask portfolio recovery.',
    'I have a card from zephyr.',
  ],
}

/** The letter with one such sentence more; the sentences of a kind take turns. */
function uncarried({ letterContent }: ComposedLetter, seed: number) {
  const kinds = Object.entries(UNCARRIED)
  const [kind = '', sentences = []] = kinds[seed % kinds.length] ?? []
  const sentence = sentences[Math.floor(seed / kinds.length) % sentences.length] ?? ''
  return { kind, sentence, text: letterContent.replace('Sincerely,', () => `${sentence}\n\nSincerely,`) }
}

/** A sentence that gives a date or an amount of the file a name that is another's; null where the file has none. */
function misnamed({ letterContent, facts }: ComposedLetter, seed: number): string | null {
  const chance = chances(seed + 30_000)
  const named = [
    ['opened', 'The account was opened by somebody on'],
    ['closed', 'The account was closed on'],
    ['first_delinquency', 'Its first delinquency was in'],
    ['last_payment', 'The last payment was made on'],
    ['charged_off', 'It was charged off on'],
    ['sold', 'It was sold to others on'],
    ['balance', 'Its balance at that time was'],
    ['limit', 'The limit of the account is'],
    ['past_due', 'It shows an amount past due of'],
    ['fee', 'It has a late fee of'],
  ] as const
  const [role, words] = pick(chance, named)
  const isIts = (fact: Fact): boolean => facts.some((other) => other.role === role && other.text === fact.text)
  const others = facts.filter(
    (fact) => fact.source === 'report' && fact.role !== undefined && !['charged_off', role].includes(fact.role) && !isIts(fact),
  )
  const kind = ['balance', 'limit', 'past_due', 'fee'].includes(role) ? 'amount' : 'date'
  const fitting = others.filter((fact) => fact.kind === kind && (role !== 'charged_off' || fact.role !== 'closed'))
  return fitting.length === 0
    ? null
    : letterContent.replace('Sincerely,', () => `${words} ${pick(chance, fitting).text}.\n\nSincerely,`)
}

/** The letter with a fact of another role where its words name one; null where it has nothing to swap. */
function swapRole({ letterContent, facts }: ComposedLetter, seed: number) {
  const chance = chances(seed + 20_000)
  const swaps = findMentions(letterContent).flatMap(({ kind, text, start, end }) => {
    const role = roleOf(letterContent, { kind, start, end })
    const isIts = (fact: Fact): boolean => facts.some((other) => other.role === role && other.text === fact.text)
    const others = facts.filter((fact) => fact.kind === kind && fact.role !== undefined && fact.text !== text && !isIts(fact))
    return role === null
      ? []
      : others.map((fact) => ({
          text: letterContent.slice(0, start) + fact.text + letterContent.slice(end),
          swap: `${role}: ${letterContent.slice(Math.max(0, start - 80), start)}[${fact.text}, ${fact.role}]`,
        }))
  })
  return swaps.length === 0 ? null : { ...pick(chance, swaps), facts }
}
