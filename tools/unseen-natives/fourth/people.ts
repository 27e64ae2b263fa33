import { dayIn } from '#tools/native-people/months.ts'
import type { Story } from '#tools/native-people/story.ts'
import { tellStory } from '#tools/native-people/tell-story.ts'
import { account, inquiry, NOBODY } from '#tools/unseen-natives/fourth/nobody.ts'
import { COLLECTED, LONG_NAMES, NUMBERS, SPANISH, SPARSE, STUDENTS, TROUBLED } from '#tools/unseen-natives/fourth/odd-accounts.ts'

/** Homes and phones of every form. */
const HOMES: Story = {
  ...NOBODY,
  ssn4: '1300',
  aliases: ['M QUISPE', 'MARIA QUISPEMAMANI', 'MARIA MAMANI'],
  addresses: [
    ['2100 MAIN ST STE 100-B', 'WINSTON SALEM', 'NC', '27101-0001'],
    ['CMR 402 BOX 1187', 'APO', 'AE', '09180-0012'],
    ['URB LAS LOMAS 14 CALLE B', 'PONCE', 'PR', '00730'],
    ['RR 2 BOX 77A', 'PARIS', 'TX', '75460'],
    ['HC 64 BOX 12', 'JACKSON', 'WY', '83001-9701'],
    ['N6W23001 BLUEMOUND RD', 'WAUKESHA', 'WI', '53188'],
    ['350 FIFTH AVE RM 2105', 'NEW YORK', 'NY', '10118'],
    ['1/2 OAK ST', 'ST PAUL', 'MN', '55101'],
    ['88 E 200 S UNIT 3', 'SALT LAKE CITY', 'UT', '84111-2200'],
    ['5 STATE HIGHWAY 121 BYP APT 1011', 'LEWISVILLE', 'TX', '75067'],
    ['1 THE GREEN', 'NORTH EAST', 'MD', '21901'],
    ['PO BOX 9', 'KINGS COUNTY', 'CA', '93230'],
  ].map(([street = '', city = '', state = '', zip = ''], index) => ({
    street,
    city,
    state,
    zip,
    reported: dayIn(`20${25 - index}-0${1 + (index % 9)}`, 28),
  })),
  phones: Array.from({ length: 17 }, (_, index) => `(${201 + index * 7}) 555-01${10 + index}`),
  employers: [
    ['US NAVY', 'E5'],
    ['NOT EMPLOYED', null],
    ['L & L', 'CDL DRIVER CLASS A'],
    ['HOMEMAKER', null],
    ['EMPLOYER SERVICES 4 U', 'CLERK'],
    ['OCCUPATION HEALTH CTR', 'NURSE'],
    ['3M', null],
  ].map(([name, occupation], index) => ({
    name: name ?? '',
    occupation: occupation ?? null,
    verified: dayIn(`20${24 - index}-06`, 9),
  })),
}

const money = (amount: number) => ({ balance: amount, high: amount, original: amount })
/** Amounts of seven figures and of one, and nothing owed. */
const AMOUNTS: Story = {
  ...NOBODY,
  ssn4: '9990',
  accounts: [
    account('amount 1', { kind: 'mortgage', company: 'GRAND ESTATES LENDING', opened: '2026-01-05' }, money(2_750_000)),
    account('amount 2', { kind: 'personal', company: 'PENNY LOANS', opened: '2026-03-02' }, money(7)),
    account('amount 3', { kind: 'card', company: 'IDLE CARD BK', opened: '2024-02-02' }, { limit: 1 }),
    account('amount 4', { kind: 'card', company: 'UNLIMITED CHARGE', opened: '2024-06-02' }, { limit: 1_000_000 }),
  ].map((one) => ({
    ...one,
    months: one.months.map((month) =>
      month.balance === null ? month : { ...month, balance: one.limit === 1 ? 0 : month.balance, pastDue: month.pastDue },
    ),
    ...(one.limit === 1 ? { balance: 0, high: 0, scheduled: 0 } : {}),
  })),
}

/** Many looks of many companies, on many days. */
const LOOKED: Story = {
  ...NOBODY,
  ssn4: '2600',
  inquiries: [
    ...Array.from({ length: 14 }, (_, index) =>
      inquiry(['CAPITAL TWO', 'NCC/TOYOTA OF 101 VIA', 'BUREAU OF 5TH ST', "O'HARA AUTO"][index % 4] ?? '', 'hard', [
        dayIn(`2025-${String(1 + (index % 12)).padStart(2, '0')}`, 2 + index),
      ]),
    ),
    ...Array.from({ length: 30 }, (_, index) =>
      inquiry(
        ['KARMA CREDIT', 'JPM-LARK CARD SERVICES', 'PROGRESS INS 4', 'SEDONA CU', 'TRANSLUX INTERACTIVE'][index % 5] ?? '',
        index % 3 === 0 ? 'promotional' : 'review',
        Array.from({ length: 1 + ((index * 7) % 31) }, (__, at) =>
          dayIn(`2025-${String(12 - (at % 12)).padStart(2, '0')}`, 1 + ((at * 5 + index) % 28)),
        ),
      ),
    ),
  ].map((one) => ({ ...one, days: [...new Set(one.days)].toSorted().toReversed() })),
}

/** Each a kind that no set before has, printed by each bureau. */
export const FOURTH = {
  'nothing on file': NOBODY,
  'long names': LONG_NAMES,
  'two family names': SPANISH,
  'odd numbers': NUMBERS,
  'months left out': SPARSE,
  'collections alone': COLLECTED,
  'seven loans of one company': STUDENTS,
  'what went wrong': TROUBLED,
  'homes of every form': HOMES,
  'large and small amounts': AMOUNTS,
  'many inquiries': LOOKED,
} as const satisfies Readonly<Record<string, Story>>

/** A usual person, for the ways of printing. */
export const usualPerson = (seed: string): Story => tellStory(`fourth ${seed}`)
