/**
 * Each sentence of issue 29, "The bureaus' own reports, whole", with the tests that prove it: their file and the words of their title, or
 * of a case in them.
 */
export interface IssueSentence {
  readonly part: 'Read whole' | 'Months' | 'Proof' | 'Pages' | 'Done'
  readonly says: string
  readonly tests: readonly (readonly [file: string, words: string])[]
}

type Tests = IssueSentence['tests']
const of =
  (part: IssueSentence['part']) =>
  (says: string, ...tests: Tests): IssueSentence => ({ part, says, tests })
const whole = of('Read whole')
const months = of('Months')
const proof = of('Proof')
const pages = of('Pages')
const done = of('Done')

const LAYOUTS = 'engine/reading/layouts'
const TU = `${LAYOUTS}/transunion-web-print`
const RULES = 'engine/audit/rules'
const REPLICAS = 'tools/native-reports.corpus.test.ts'
const PERSON = 'tools/native-person.corpus.test.ts'
const PAGES = 'tools/native-pages.corpus.test.ts'

export const ISSUE_SENTENCES: readonly IssueSentence[] = [
  whole(
    'a label that stands once over a list: inquiries, employers, aliases, addresses, phones, remarks',
    [`${TU}/listed-entries.test.ts`, 'is the label of every name under it, over page breaks and dates of several lines'],
    ['tools/unseen-natives/third/third-cases.ts', 'ONCE'],
  ),
  whole('numbers with letters at either end', [`${TU}/accounts.test.ts`, 'a number that begins with letters or holds one']),
  whole('a number with a space is asked about', [`${TU}/accounts.test.ts`, 'may have a space in it, which is asked about']),
  whole('remarks with their time', [
    'server/features/reports/report-answer.test.ts',
    'tells of each month its mark and its money, and of earlier remarks when they stood',
  ]),
  whole('two remarks one below the other', [
    `${LAYOUTS}/myequifax/remarks.test.ts`,
    'two comments of which the first fills its column',
  ]),
  whole(
    'totals of every section compared where they are printed',
    [`${LAYOUTS}/experian-web-print/header.test.ts`, 'are read from %j'],
    [`${LAYOUTS}/experian-web-print/header.test.ts`, 'count the names, addresses and employers too'],
    ['engine/reading/read-document.test.ts', 'says that its totals do not agree when an entry is missing'],
    [REPLICAS, 'agrees with the totals that it prints'],
  ),
  whole('numbers kept as printed', [
    REPLICAS,
    'has its accounts, each with its name, its number as printed, its original creditor and its remarks',
  ]),
  whole(
    'what no field holds is kept: the words of account sections that ended nowhere are none',
    ['tools/lost-words.corpus.test.ts', 'no word of an account of the replica of %s ends nowhere'],
    ['tools/lost-words.corpus.test.ts', 'nor of sixty people, printed as the bureaus print'],
    ['tools/lost-words.test.ts', 'tells of a row that no reader knows, word by word'],
  ),
  whole(
    'our own printers print as the replicas do, and a newcomer sees from one page what the real paper looks like',
    ['docs/bureau-prints.md', 'The paper behind each reader'],
    ['tools/native-people/two-people.corpus.test.ts', 'two people are read as the bureaus print them, and judged'],
  ),
  whole(
    'a picture is read by the same facts, and asserts nothing that the text layer of the page would not',
    [
      'tools/native-pictures/native-pictures.corpus.test.ts',
      'assert nothing that the text layer of the same pages would not: %s',
    ],
    ['tools/native-page-pictures.corpus.test.ts', '[300, 150]'],
  ),
  months(
    'balance, past due, payments, limit, high balance and remarks of each month, each with its place',
    [`${TU}/payment-history.test.ts`, 'keeps the limit, the highest balance and the remark of each month'],
    [`${TU}/payment-history.test.ts`, "'balanceHistory.2023-11'"],
    [`${LAYOUTS}/experian-web-print/balance-histories.test.ts`, 'is read row by row'],
  ),
  months('and the data files that have them', [
    `${LAYOUTS}/mismo/months-money.test.ts`,
    'is that of each month, the newest first, with its place, and no remark',
  ]),
  months(
    'over page breaks, with titles on the page before, with empty years and years of few months',
    [`${TU}/payment-history.test.ts`, 'whose cells stand on the page after their headings'],
    [
      `${LAYOUTS}/myequifax/rests.test.ts`,
      'has the money of the table that was cut, where those behind it tell which it is, and the marks of its grid',
    ],
    ['tools/unseen-natives/fourth/people.ts', "'months left out': SPARSE"],
  ),
  months('all of the replicas’ cells, none invented', [REPLICAS, 'has the money of every month as it is printed, and no other']),
  months('reading stays at half of pdftotext or better', [
    'docs/performance.md',
    'TransUnion, printed by the browser, 41 pages: file to stored report (median of 31 in turn)',
  ]),
  months(
    'one small chart, that reads as a table, prints, works at 390 px and in the dark; a month opens its place',
    [
      'e2e/journeys/the-months-of-an-account.e2e.ts',
      'each month of an account opens its place on the page, and its amounts read as a table, in the dark too',
    ],
    [
      'e2e/journeys/the-months-of-an-account.e2e.ts',
      'on paper the chart stands whole, with its colors named, and its table below it',
    ],
    [
      'web/screens/credit-reports/money-by-month.test.ts',
      'has the limit of a card month by month, else the one of today, and the original amount of a loan',
    ],
  ),
  months(
    'a chart library that is kept, loaded only where a chart stands, within the bytes of the budget',
    ['package.json', '"chartist"'],
    ['tools/build/budgets.test.ts', 'MOST_KB'],
  ),
  proof(
    'an impossibility within one bureau’s own cells, graded with care, else asked with the cells named',
    ['tools/month-look-alikes/own-cases.test.ts', 'accuses nobody: $title'],
    ['tools/month-look-alikes/own-cases.test.ts', 'is told: $title'],
    [`${RULES}/month-more-than-owed/rule.test.ts`, 'a gap behind it'],
  ),
  proof('at least 20 look-alikes and 10 errors each', [
    'tools/month-look-alikes/own-cases.test.ts',
    'has twenty look-alikes and ten errors',
  ]),
  proof(
    'no comparison of money with a mark across a gap of Equifax’s tables',
    [`${RULES}/late-mark-above-arrears/rule.test.ts`, 'a gap at Equifax'],
    [`${RULES}/late-month-nothing-due/rule.test.ts`, 'Equifax: a gap lies behind the month'],
    [`${RULES}/balance-grows-after-charge-off/rule.test.ts`, 'Equifax: a gap after it'],
    [`${RULES}/write-off-remark-too-early/rule.test.ts`, 'Equifax: a gap lies behind it'],
  ),
  proof(
    'removal months as a window by each bureau’s habit, which stands in the law’s data with its source',
    [`${RULES}/removal-past-limit/rule.test.ts`, 'past the last day that the other bureau’s date sets'],
    [`${RULES}/bureaus-disagree-dofd/rule.test.ts`, 'removal five months apart: the windows lie two apart'],
    ['engine/law/habits.ts', 'REMOVAL_HABITS'],
  ),
  proof(
    'one kind in several places is named in all of them, the most harmful first',
    [`${RULES}/late-ladder-jump/rule.test.ts`, 'several times: what began the present delinquency comes first'],
    ['engine/audit/defaulted-loan.test.ts', 'names each place of a default once'],
    [PERSON, 'is told every jump of the marks, the one that began the charge-off first'],
  ),
  proof(
    'a dealers’ round is one line and no question; a name "X via Y" is Y asking for X; many soft looks are one row',
    ['engine/audit/inquiry-rounds.test.ts', 'goes over all bureaus, and rests on no account that is not theirs'],
    ['engine/audit/inquiry-rounds.test.ts', 'says who asked for whom'],
    [PERSON, 'is asked nothing about the inquiries of one application'],
    [
      'web/screens/credit-reports/inquiries.test.tsx',
      'many soft inquiries of one company are one row, which opens to each of its dates',
    ],
  ),
  proof(
    'asked once, on one sheet a kind, over all bureaus',
    ['engine/audit/asked-values.test.ts', 'is asked once, with the place at every bureau that asks'],
    ['engine/audit/asked-values.test.ts', 'counts with its sheet as one question'],
  ),
  pages(
    'several files of one bureau and day become one report, together or later; pages count on, an account twice is one',
    ['engine/reading/files/join-files.test.ts', 'count their pages on, and keep the ids of the first'],
    ['server/features/reports/several-files.test.ts', 'are one report, whose pages count on, and come apart again'],
    [
      'server/features/reports/several-files.test.ts',
      'join when they come together; an account that two of them show is listed once',
    ],
  ),
  pages('deleting the report deletes all its files', [
    'server/features/reports/several-files.test.ts',
    'expect(await filesOf(member)).toEqual([])',
  ]),
  pages(
    'pages out of the middle: entries by their own form, the missing pages by number',
    [PAGES, 'tells which of its pages are missing'],
    [
      `${LAYOUTS}/equifax-acr/read-equifax-acr.test.ts`,
      'pages out of the middle of a report have accounts without any heading above them',
    ],
    [`${TU}/parts.test.ts`, 'an account at the head of pages out of the middle'],
    ['tools/unseen-natives/fifth/cases.ts', 'pages out of the middle'],
  ),
  pages('it never says "0 accounts" as if sure', [
    'engine/reading/tell-reading.test.ts',
    'of a part without a count of nothing: %j',
  ]),
  pages('text that a tool laid invisibly over a page is no text, and nobody is asked about what is printed', [
    PAGES,
    'has its accounts as they are printed, all of it sure',
  ]),
  pages(
    'what the edge cut off is asked about or left out',
    [PAGES, 'asks about what is cut off, and about nothing else'],
    ['tools/unseen-natives/eighth/eighth.corpus.test.ts', 'asserts nothing that a frame cut'],
  ),
  done('on the replicas everything in the truth is read, and nothing else', [
    REPLICAS,
    'is of its day and its person, with every name, employer, address and phone',
  ]),
  done(
    'the finding list is the contradictions of the review, each once, and at most eight questions',
    [PERSON, 'is told the contradictions of the review, each once for each bureau that prints it, and nothing else'],
    [PERSON, 'is asked at most eight questions, a sheet being one'],
  ),
  done(
    'sixty such people: no false finding, every account, inquiry and month',
    ['tools/native-people/sixty-people.corpus.test.ts', 'are told nothing false of what is as it happened'],
    ['tools/native-people/sixty-people.corpus.test.ts', 'are read as they are printed'],
  ),
  done('`docs/performance.md` says all of it', ['docs/performance.md', 'Sixty people printed as the three bureaus print']),
]
