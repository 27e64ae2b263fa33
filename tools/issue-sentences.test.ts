import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The words of a test: its title, or the name of its row or file. */
type Proof = readonly [file: string, words: string]
interface Sentence {
  readonly part: 'Rules' | 'Negative items' | 'Matching' | 'Reading' | 'Done when'
  readonly says: string
  readonly proofs: readonly [Proof, ...Proof[]]
}

const FAULTS = 'tools/faults.corpus.test.ts'
const LAW_CASES = 'tools/law-cases.corpus.test.ts'
const CASES = 'engine/cases/cases.test.ts'
const RULES = 'engine/audit/rules'
const RECORD = `${RULES}/bureaus-disagree-record/rule.test.ts`
const MATCHING = 'engine/matching/match-accounts.test.ts'
const NEGATIVE = 'engine/audit/negative-words.test.ts'
const DAYS = 'engine/audit/days-between-bureaus.test.ts'
const ODD = 'tools/unseen-layouts/later-saved.ts'
const ODD_PRINTS = 'tools/unseen-layouts/later-prints.ts'

const rules = (says: string, ...proofs: Sentence['proofs']): Sentence => ({ part: 'Rules', says, proofs })
const negative = (says: string, ...proofs: Sentence['proofs']): Sentence => ({ part: 'Negative items', says, proofs })
const matching = (says: string, ...proofs: Sentence['proofs']): Sentence => ({ part: 'Matching', says, proofs })
const reading = (says: string, ...proofs: Sentence['proofs']): Sentence => ({ part: 'Reading', says, proofs })
const done = (says: string, ...proofs: Sentence['proofs']): Sentence => ({ part: 'Done when', says, proofs })

/** Each sentence of the issue "Nothing lawful accused, nothing wrong missed, nothing lost between file and list" with what proves it. */
const SENTENCES: readonly Sentence[] = [
  rules('All lawful cases silent (a question where the review allows one)', [LAW_CASES, '$id accuses nobody ($rule): $why']),
  rules('all errors found', [LAW_CASES, '$id is found ($rule): $why']),
  rules('A case that you judge wrong: its test says why, with the source', [
    'engine/cases/by-rule/months.ts',
    'stays current while it lasts (15 USC 1681s-2(a)(1)(F))',
  ]),
  rules(
    'Comparisons between bureaus as of the same day only, or as a question that names the dates',
    [DAYS, '$rule is silent: $why'],
    [DAYS, '$rule asks and names both days: $why'],
  ),
  rules('never "at most one of the two can be right" where both can', [`${RULES}/bureaus-disagree-status/rule.ts`, 'isOneDay ?']),
  rules('New or wider rules for what is missed (part C)', [
    'tools/truth-sentences.test.ts',
    'each sentence of the lawyer’s page',
  ]),
  rules(
    'File notices are read in every layout that has them and judged',
    ['tools/unseen-layouts.test.ts', '$name: its notices stand where they are printed'],
    ['engine/reading/notices/notices-on-member-pages.test.ts', '%s: the notice is the file’s and no part of the account'],
    [FAULTS, "['09a-equifax-deceased-notice.pdf', 'deceased_notice', 1]"],
  ),
  rules(
    'Birth date, digits, names and addresses on which bureaus disagree ask without being asked',
    [FAULTS, 'what their bureaus print of the person is asked about before they have said anything'],
    [`${RULES}/address-not-yours/rule.test.ts`, 'no other bureau lists the first one: it asks'],
    [`${RULES}/name-not-yours/rule.test.ts`, 'no other bureau lists the main one: it asks'],
  ),
  rules(
    'Public records are compared between bureaus, too (case number, chapter, filed, resolved, state)',
    [RECORD, "why: 'two numbers'"],
    [RECORD, "why: 'two chapters'"],
    [RECORD, "why: 'filed on two days'"],
    [RECORD, "why: 'dismissed there'"],
  ),
  rules(
    'a case discharged on two different days, or at one bureau only, is a finding',
    [RECORD, "why: 'discharged on two days'"],
    [RECORD, "why: 'discharged there only'"],
  ),
  rules(
    'accounts that one bureau marks discharged, another still only "included", are named with the case beside them',
    [FAULTS, 'an account that one bureau marks discharged, two only included: named with the case'],
    [`${RULES}/bureaus-disagree-discharge/rule.test.ts`, "why: 'the case stands in the other report'"],
  ),
  rules('`npm run bench:rules` and `/rules` count anew', ['tools/print-documents.ts', 'engine/cases/how-often-right.json']),
  rules('look-alikes at least 600', [CASES, 'expect(LAWFUL_CASES.length).toBeGreaterThanOrEqual(600)']),
  rules('errors at least 300', [CASES, 'expect(ERROR_CASES.length).toBeGreaterThanOrEqual(300)']),
  rules('each rule with ten of both', [CASES, 'has ten errors and ten look-alikes of its own for every rule']),

  negative(
    'An item is negative when the bureau’s own marks say so or its fields do, by one table with its sources',
    [NEGATIVE, 'a status that says so'],
    [NEGATIVE, 'a remark that says so'],
    [NEGATIVE, "['counted late payments'"],
    [NEGATIVE, "['an amount past due without a status'"],
    [NEGATIVE, "['the sign of the bureau'"],
  ),
  negative('the documents’ definition stays inside it', ['engine/audit/negative-items.test.ts', '%s: its kind and its severity']),
  negative(
    'On the faults’ files every listed item is found, none other',
    [FAULTS, "['tu-adverse-16-statuses.pdf', 18, 16]"],
    [FAULTS, 'of a file whose remark or amount past due alone says so'],
  ),

  matching('found in at least 99 % of true pairs, none wrong', [
    'engine/matching/pair-corpus.test.ts',
    '%s: ninety-nine of a hundred are found, and none is wrong',
  ]),
  matching(
    'and in all pairs of `faults` 04a-c and `faults/native`',
    [FAULTS, 'every account is found at each bureau that lists it'],
    ['tools/native-reports.corpus.test.ts', 'has every account at each bureau that lists it'],
  ),
  matching('names by furnisher families and word order', [
    'engine/matching/match-accounts.test.ts',
    'the furnisher behind a printed name',
  ]),
  matching(
    'agencies by original creditor',
    [MATCHING, 'an agency’s entries, by the original creditor: %s'],
    [MATCHING, 'an agency’s entry without an opening date: %s'],
  ),
  matching('one deviating date does not undo what two bureaus prove', [MATCHING, 'does not let one deviating day undo']),
  matching('masks of any length', [MATCHING, "['a number masked at another length'"]),
  matching('types that differ by bureau', [MATCHING, 'kinds that bureaus take for each other, with the number and the day']),
  matching('Measured on your own corpus of 1,000 pairs with traps', [
    'engine/matching/pair-corpus.test.ts',
    "['a thousand that were made', membersOf(40), 1000]",
  ]),

  reading(
    'Sheets of any grid are cut and read, or refused with what to do',
    [FAULTS, '%s: any grid, along the rows and down the columns'],
    [FAULTS, '%s: scanned, any grid is refused with what to do, and single pages are read'],
  ),
  reading(
    'nothing is asserted in a report whose printed page numbers or totals contradict what was read',
    ['engine/audit/contradicted-by-totals.test.ts', 'asserts nothing, and asks'],
    ['engine/reading/sheets/cut-sheets.test.ts', 'that cannot be cut are refused where they print the numbers of their pages'],
  ),
  reading('Words that a narrow column broke are joined where the vocabulary is fixed', [
    FAULTS,
    'loan types broken within a word: %s',
  ]),
  reading(
    'unknown status, rating and type words are asked about, never dropped',
    ['engine/reading/doubts/ask-unknown-words.test.ts', 'words that are not known are asked about'],
    [FAULTS, 'words that no table explains are asked about'],
  ),
  reading(
    'entries without a name, records without a court, liabilities without a creditor are kept and asked for',
    [FAULTS, 'an entry without a name is kept, and its name is asked: %s'],
    ['tools/unseen-layouts/mixed-prints.ts', "name: 'myequifax-nameless'"],
    [ODD, "name: 'mismo-record-without-court'"],
    [ODD_PRINTS, "name: 'experian-record-without-court'"],
    ['engine/reading/layouts/mismo/read-mismo.test.ts', 'that is said of none is missing at each'],
  ),
  reading(
    'one case in several rows is one record',
    [FAULTS, 'one case of several rows is one, and its second filing day is asked about'],
    ['engine/reading/one-of-each-case.test.ts', 'is one record, which says how it ended and what any row says'],
  ),
  reading('county records carry court, reference, amount and their rule', [
    FAULTS,
    'county records have their references, and the bureaus’ own plan is held against them',
  ]),
  reading('A provider’s envelope is listed by what was read of it', [
    FAULTS,
    'a provider’s envelope is listed by what was read of it',
  ]),
  reading('A total that is declared uncompared warns of nothing', [ODD_PRINTS, "name: 'myequifax-totals-say-more'"]),
  reading('Two equal misreadings prove nothing', [
    FAULTS,
    'a slash between capitals that a scan shows as a letter is never sure',
  ]),
  reading(
    'Answers of bureaus: the result tables and sentences of the faults, and narrow tables',
    [FAULTS, "['answer-legend-and-wrapped-table.pdf', 'verified']"],
    [FAULTS, "['answer-disputed-and-other-updated.pdf', 'updated']"],
    ['engine/answers/read-reply.test.ts', "'\\tcredit bureaus', '\\tto delete it'"],
  ),
  reading('A `.txt` or pasted text: say how to save the page as PDF', [
    'server/features/reports/refuse-file.test.ts',
    '%s: says how to save the page',
  ]),

  done('All files of `faults` are in the tests with the right answer', [FAULTS, 'Files that failed once, with what is right']),
  done('and all cases of `law-cases.json`', [LAW_CASES, '../../shared/cases/law-cases.json']),
  done('`docs/performance.md` has the counts', ['docs/performance.md', 'look-alikes, none accused']),
  done(
    'an unseen set of your own is scored once, before and after, and the table says both',
    ['tools/law-brothers.corpus.test.ts', "'sixth'"],
    ['tools/unseen-layouts.corpus.test.ts', '...MIXED_FILES'],
    ['docs/performance.md', 'a sixth set of 60 law cases'],
  ),
]

const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

describe('each sentence of the issue is proved', () => {
  it.each(SENTENCES)('$part: $says', ({ proofs }) => {
    expect(proofs.filter(([file, words]) => !textOf(file).includes(words))).toEqual([])
  })

  it('and every file that failed once is in a test', () => {
    const tests = textOf(FAULTS).replaceAll('`${name}-2x2-per-sheet.pdf`', '01-tu-2x2-per-sheet.pdf 01c-tu-2x2-per-sheet.pdf')
    const files = readdirSync(new URL('../../shared/faults', import.meta.url)).filter((name) =>
      /\.(?:pdf|html|xml|json)$/.test(name),
    )
    expect(files.length).toBeGreaterThan(30)
    expect(files.filter((name) => !tests.includes(name))).toEqual([])
  })
})
