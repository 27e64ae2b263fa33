import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a new user met when the product was first tried by clicking alone, and the test or journey that keeps each from coming back. */
const DEFECTS: readonly (readonly [number: number, what: string, file: string, title: string])[] = [
  [
    1,
    'letters state digits that the member denied',
    'server/features/letters/own-word-binds.test.ts',
    'who they are binds at every door: other digits, another birth date or another name are taken nowhere',
  ],
  [
    2,
    'a finding on a good account cannot be disputed',
    'server/features/letters/disputed-finding.test.ts',
    'goes through to a letter that was sent, with the marked page, and its case shows it',
  ],
  [
    3,
    'all is said to be well while an error stands on a good account',
    'web/screens/dashboard/dashboard-screen.test.tsx',
    'are named on an account that is not negative, and nothing says that all is well',
  ],
  [
    4,
    'a letter of the practice post looks mailed',
    'server/features/mailing/practised.whole.test.ts',
    'is practice wherever it shows, starts no clock and is told to nobody as on its way',
  ],
  [
    5,
    'a wrong address, number, birth date or name cannot be disputed',
    'server/features/letters/disputed-finding.test.ts',
    'what is wrong about the member themselves',
  ],
  [
    6,
    'advice to dispute the better of two reports',
    'server/features/letters/disputed-finding.test.ts',
    'are disputed at the one whose entry harms, from whichever side',
  ],
  [
    7,
    'everything is chosen beforehand',
    'e2e/journeys/the-analysis-screen.e2e.ts',
    'the items with an error are selected, no others, and a click toggles one',
  ],
  [
    8,
    'a delivery before the sending is taken',
    'server/features/letters/days-of-mailing.test.ts',
    'is not %s: before it was mailed, to come, or long ago',
  ],
  [
    9,
    "another person's report is taken in",
    'server/features/reports/ownership.test.ts',
    'is asked about, and nothing follows from it: no item, no finding, nothing resolved, no letter, no score',
  ],
  [
    10,
    'what was recorded as submitted cannot be undone',
    'server/features/disputes/withdraw.test.ts',
    'can take back the word that it was sent',
  ],
  [
    11,
    'what was disputed is unknown to the strategy',
    'server/features/matters/matters.test.ts',
    'knows the dispute about a finding, until it is withdrawn',
  ],
  [12, 'File Dispute leads nowhere', 'web/parts/dispute-way.test.ts', 'the way to the dispute of an entry'],
  [
    13,
    'a code of the report makes the page wider than a phone',
    'engine/audit/negative-items.test.ts',
    'writes the code %s in words',
  ],
  [
    14,
    '"Submitted" beside "No letter has been sent yet"',
    'web/parts/disputed-tags.test.tsx',
    'an item that is %s is never called submitted beside "Disputed"',
  ],
  [
    15,
    'a rejected dispute is green',
    'web/parts/dispute-words.test.ts',
    '%s with the outcome %s is %s: green only where something changed',
  ],
  [
    16,
    'a double click on Send says that nothing was sent',
    'web/parts/mailing/sending.test.tsx',
    'a double click on Send is one order',
  ],
  [
    17,
    'a date as people write it is refused',
    'web/screens/own-word/own-word-words.test.ts',
    'takes a birthday as people write it: %s',
  ],
  [
    18,
    'a summary of rights is called an answer',
    'engine/answers/read-reply.test.ts',
    'with the rights on the next page, which say nothing of anybody',
  ],
  [
    19,
    'more negative items than were read',
    'tools/every-list.test.ts',
    '%i have them after each upload, and the findings of each report are the same errors',
  ],
  [20, 'one debt is drawn as three', 'engine/matching/debt-chains.test.ts', 'across bureaus'],
  [
    21,
    'the calendar opens in another month',
    'web/parts/calendar/calendar-dates.test.ts',
    'lie ahead from today on while the dispute goes on; the others behind, newest first',
  ],
  [22, 'British spellings', 'tools/american-words.test.ts', 'what people read is spelled as in the United States'],
  [
    23,
    'a link says that it is a button',
    'web/ui/link-button.test.ts',
    'a link says that it is a button only where the documents call it one',
  ],
  [
    24,
    'offline shows the page of the browser',
    'e2e/journeys/nothing-typed-is-lost.e2e.ts',
    'a reload while offline shows our own page, and what was typed is there afterwards',
  ],
  [
    25,
    'Back loses what was typed',
    'e2e/journeys/nothing-typed-is-lost.e2e.ts',
    'what is typed into New Dispute is kept through Back, a reload and signing out',
  ],
  [
    26,
    '"Day 0 of 30" beside "34 days left"',
    'web/ui/thirty-day-clock.test.ts',
    'says how many days have passed and how many are left',
  ],
  [27, 'a plain question is not understood', 'engine/assistant/asked-questions.test.ts', 'will it hurt my score'],
  [28, 'one file has as many counts as screens', 'engine/matters/make-matters.test.ts', '%i are the same on every screen'],
  [29, 'pages of forty screens', 'e2e/every-route/heights.e2e.ts', 'is long before something is opened'],
]

it('names each of the 29 once', () => {
  expect(DEFECTS.map(([number]) => number)).toEqual(Array.from({ length: 29 }, (_, at) => at + 1))
})

it.each(DEFECTS)('%i, %s: is held', (_number, _what, file, title) => {
  expect(readFileSync(file, 'utf8')).toContain(title)
})
