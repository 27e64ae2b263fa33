/**
 * Each sentence of what the product promises of papers, in its own words, with the tests and the places that hold it: the file, and words of it that
 * go when the test goes.
 */
export interface PaperSentence {
  readonly says: string
  readonly heldBy: readonly (readonly [file: string, words: string])[]
}

const says = (sentence: string, ...heldBy: PaperSentence['heldBy']): PaperSentence => ({ says: sentence, heldBy })
const ANSWERS = 'server/features/answers/answers.test.ts'
const FOLLOWS = 'engine/papers/what-follows.test.ts'
const READ = 'engine/papers/read-paper.test.ts'
const REPLY = 'engine/answers/read-reply.test.ts'
const CORPUS = 'tools/received-papers.corpus.test.ts'
const HANDED_IN = 'tools/received-papers-handed-in.corpus.test.ts'
const KIND = ['engine/papers/tell-kind.test.ts', 'a paper is told by its own words'] as const

export const PAPER_SENTENCES: readonly PaperSentence[] = [
  says(
    'One place to drop any paper: upload screen, answer inbox, case; the same component',
    ['web/screens/upload/upload-screen.tsx', '<UploadWidget'],
    ['web/screens/answers/answers-screen.tsx', '<UploadPlace'],
    ['web/parts/answers/dispute-answers.tsx', '<UploadPlace disputeId'],
    ['web/screens/home/home-screen.tsx', '<UploadPlace'],
    ['web/parts/upload-place.tsx', 'web/parts/upload-widget.tsx'],
    [ANSWERS, 'that came as a report is kept among the letters, and nothing among the reports'],
  ),
  says(
    'Report, answer, refusal, collector’s notice, court paper, discharge, proof of identity, police or FTC report',
    KIND,
    [ANSWERS, '%s is told by its words, with its facts and their places, and no result'],
    [ANSWERS, 'a file of another kind, an empty one, a report'],
  ),
  says(
    'Told apart by their own words, never by a guess',
    KIND,
    ['engine/papers/tell-kind.test.ts', 'is not taken for one: %s'],
    [CORPUS, 'takes none for another kind of paper'],
  ),
  says(
    'Unsure means: ask, and keep it with the case',
    [ANSWERS, 'that nobody could tell is read anew as what the member says it is'],
    [ANSWERS, '%s is kept as what it is: nothing that is known, and no answer'],
    [ANSWERS, 'is kept with the dispute it was added to and suggested for it; a member can’t add to someone else’s dispute'],
  ),
  says('The facts that a paper prints are read with their places', [
    ANSWERS,
    '%s is told by its words, with its facts and their places, and no result',
  ]),
  says(
    'Confirmed by the member in one look, and used',
    [ANSWERS, 'is confirmed in one look: the day it came starts the clock, and the score it prints joins the others'],
    [ANSWERS, 'is corrected fact by fact, before and after it is confirmed, and what follows follows the correction'],
  ),
  says('Whoever it is not addressed to is asked about', [
    ANSWERS,
    'addressed to somebody else it is asked about, and nothing follows until the answer',
  ]),
  says(
    'The free report after a refusal, and its reasons beside the findings',
    [FOLLOWS, 'each agency’s report is free until 60 days after the letter came, and the reasons are looked at'],
    ['engine/papers/reason-topics.test.ts', 'a lender’s reason beside the findings'],
  ),
  says('The score into the history', [ANSWERS, 'the score it prints joins the others']),
  says(
    'The validation clock and letter',
    [ANSWERS, 'a collector’s notice runs its clock, once, also when its dispute is opened with the same days'],
    [FOLLOWS, 'the day it gives itself goes before the one that is counted'],
    [
      'server/features/letters/request-or-dispute.test.ts',
      'a validation disputes the debt within the time of the collector’s notice',
    ],
  ),
  says(
    'A correction promised is something that the next report must show',
    [ANSWERS, 'a company’s promise is held against the report of each bureau that it says it told, and no other'],
    [ANSWERS, 'a promise in a letter is held against what the next report shows: disputed %s'],
    ['engine/answers/check-promise.test.ts', 'is told either way'],
  ),
  says(
    'The discharge as proof on every entry it covers',
    [
      'server/features/answers/covered-debts.test.ts',
      'the order goes along with letters about it until the member says otherwise',
    ],
    ['engine/papers/covered-debts.test.ts', 'are covered at every bureau where one report says so'],
    ['e2e/journeys/a-discharge-is-proof.e2e.ts', 'When was your bankruptcy case filed?'],
    ['e2e/journeys/a-discharge-is-proof.e2e.ts', 'becomes proof for every bureau’s entry of the debt it covers'],
  ),
  says(
    'A summons’ deadline before everything else, with where to find help',
    [ANSWERS, 'a summons comes before everything: worklist, calendar, feed and bell, until it is answered'],
    [FOLLOWS, 'its deadline comes first, counted from the day of service alone'],
    [FOLLOWS, "{ id: 'legal_help' }"],
  ),
  says(
    'Another agency: its file request, its address and a dispute letter with its clock, though its file is not read',
    [FOLLOWS, 'that names %s, its file is asked for and disputed by letters, each with its clock from the day it came'],
    [ANSWERS, 'that names another agency: its letter is kept, filled in and addressed, and its delivery starts the clock'],
    ['e2e/journeys/a-refusal-leads-on.e2e.ts', 'a refusal that names another agency leads to its letters, kept and tracked'],
  ),
  says(
    'The seven papers, 40 of other shapes, none of them misread as an answer',
    [HANDED_IN, '%s of the seven papers is taken as %s'],
    [CORPUS, 'a hundred papers, answers and letters'],
    ['engine/papers/side-column.test.ts', 'a letterhead beside its letter'],
    [READ, 'reasons that are broken in the left one are read whole, and nothing of the right one'],
  ),
  says(
    'Answers: tables, sentences, legends, narrow tables, several accounts, results over two pages; companies’ too, one reader',
    [REPLY, 'about several, each with its own result in a table'],
    [REPLY, 'about one account, in prose'],
    [REPLY, 'whose narrow columns broke the result: %j'],
    [REPLY, 'keeps the pages on which results stand among the details of an account'],
    [REPLY, 'by its letterhead, whatever bureaus it names'],
    [READ, 'How to read your results'],
  ),
  says(
    'Sender, day, numbers, each result with its account, what changed (field, before, after), why, what comes next',
    [READ, 'that correct, in sentences'],
    ['engine/answers/changes-in-results.test.ts', 'row by row, each for its account'],
    ['engine/answers/reply-deadline.test.ts', 'without a day on the letter nothing is counted from it'],
    [ANSWERS, 'leads to a step of its own, with its clock'],
  ),
  says(
    'Nothing from a letterhead, a town or a legend',
    [READ, "['a town', ['Atlanta, GA 30348']]"],
    [READ, 'a letterhead in one row, and never a word of a form'],
    [REPLY, 'with the rights on the next page, which say nothing of anybody'],
    [CORPUS, 'says no sender, company, number, day, amount or outcome that a paper does not'],
  ),
  says('One result is one', [REPLY, 'an entry that is named twice is one result']),
  says('What could not be told is a question with the place on the page', [
    REPLY,
    'an account of which no result can be told is asked about, with its place on the page',
  ]),
  says(
    'Each result is matched to what was sent',
    ['engine/answers/match-reply.test.ts', 'is the one of this bureau, company and number, however the company is written'],
    ['engine/answers/match-reply.test.ts', 'the newest letter about the one it numbers'],
    ['engine/answers/match-reply.test.ts', 'is by its writer where a company answers about its own account'],
  ),
  says(
    'A member’s word is never overwritten',
    [ANSWERS, 'confirmed twice is one answer; otherwise than before it is refused; taken back it can be confirmed anew'],
    ['engine/papers/said-of-paper.test.ts', 'takes the place of what was read, keeps its place, and is undone by what was read'],
    ['engine/answers/match-reply.test.ts', 'is the one that the member added it to, unless it names another account'],
  ),
  says(
    'Frivolous, not enough information, proof of identity, already investigated, consumer contact, verified before, no such file: each with its clock',
    [ANSWERS, "['We are unable to locate a credit file under your name.', 'no_such_file', 'dispute', '2026-12-23']"],
    ['engine/answers/demands.test.ts', 'each has a step, a letter, and how long the other side then has'],
    [ANSWERS, 'that was investigated before is due while the investigation runs'],
    [ANSWERS, 'that wants proof of identity leads to its own step, and counts until the investigation ends'],
  ),
  says(
    'Written by somebody who has not read the readers, half as pictures: none taken for another kind, nothing wrong asserted, nine facts of ten read',
    [CORPUS, 'takes none for another kind of paper'],
    [CORPUS, 'reads nine facts of ten'],
    [HANDED_IN, 'the third, the eighth and the tenth set, handed in over the call'],
  ),
  says(
    'A journey: a refusal dropped on the home page leads to the free report, its reasons beside the findings, and the first letter',
    [
      'e2e/journeys/a-refusal-leads-on.e2e.ts',
      'a refusal of credit leads to the free report, the errors behind its reasons, and the first letter',
    ],
  ),
]
