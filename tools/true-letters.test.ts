import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Proofs = readonly (readonly [file: string, words: string])[]
interface Sentence {
  readonly part: string
  readonly says: string
  readonly proofs: Proofs
}

const sentencesOf = (part: string, all: readonly (readonly [says: string, ...proofs: Proofs])[]): readonly Sentence[] =>
  all.map(([says, ...proofs]) => ({ part, says, proofs }))

const IDENTITY = 'server/features/identity-sheet/identity-sheet.test.ts'
const OWNER = 'server/features/reports/ownership.test.ts'
const COMPARED = 'engine/identity/compare-owner.test.ts'
const WHO = 'e2e/journeys/who-you-are.e2e.ts'
const GOLDEN = 'engine/letters/golden/golden.test.ts'
const REQUEST = 'server/features/letters/request-or-dispute.test.ts'
const FOUND = 'server/features/letters/disputed-finding.test.ts'
const WORD = 'server/features/letters/own-word-binds.test.ts'
const STACK = 'server/features/letters/letter-stack.test.ts'
const DAYS = 'server/features/letters/days-of-mailing.test.ts'
const EARLIER = 'server/features/answers/record-earlier-dispute.test.ts'
const PAPERS = 'server/features/letters/usual-papers.test.ts'
const CHECKED = 'engine/letters/check-letter.test.ts'
const ADVICE = 'engine/strategy/advice-over-cases.test.ts'
const ASKED = 'engine/assistant/asked-questions.test.ts'
const TOLD = 'engine/disputes/told-clocks.test.ts'
const STANDING = 'engine/billing/standing.test.ts'
const GROUPED = 'server/features/mailing/grouped.whole.test.ts'
const ADDRESSES = 'engine/law/dispute-addresses.test.ts'
const LETTERS_OF_CASES = 'tools/letters-of-cases.test.ts'

/** What true letters have to be, sentence by sentence as it was asked for, and the tests that hold each. */
const SENTENCES: readonly Sentence[] = [
  ...sentencesOf('Identity', [
    [
      'It is confirmed by the member once, proposed from the reports, kept sealed',
      [IDENTITY, 'is proposed by the reports, each value with where it stands, and confirmed by nobody but them'],
      [IDENTITY, 'keeps what is given, leaves the rest, takes away what is null, and lies sealed'],
    ],
    [
      'Letters take it only from there',
      [IDENTITY, 'states what its member confirmed, not what the report prints, and is written anew when they confirm it'],
    ],
    [
      'What is unconfirmed is asked for before the first letter is approved, in one small sheet',
      [
        IDENTITY,
        'is written without digits or birth date until they are confirmed; only approving waits, and says what is missing',
      ],
      [WHO, 'Social Security digits are answered once, and are right in every letter, whatever a report prints'],
    ],
    [
      'Every reading compares name, digits, birth date and addresses',
      [COMPARED, "['another name', { name: 'JOHN Q PUBLIC' }]"],
      [COMPARED, 'is asked about: %s'],
      [OWNER, 'is asked about once it clearly shows somebody else: nothing is found, listed or resolved, and no letter approved'],
    ],
    [
      'Spelling variants, maiden names, masks and years alone are no mismatch',
      [COMPARED, "['Dana Whitfield', 'DANA WHITFEILD']"],
      [COMPARED, "['Dana Reed-Whitfield', 'DANA WHITFIELD']"],
      [COMPARED, 'that differ by a slip, a mask or a year alone do not'],
    ],
    [
      'A clear mismatch stops and asks; until the answer nothing follows from the report',
      [OWNER, 'is asked about, and nothing follows from it: no item, no finding, nothing resolved, no letter, no score'],
    ],
    [
      '“Somebody else’s” removes it without trace',
      [OWNER, 'is removed by "not mine", and leaves no trace in the file'],
      [OWNER, 'leaves no draft either, where they said “mixed” first: nothing of it was sent'],
    ],
    [
      '“Mixed with mine” keeps it and opens the mixed-file path',
      [OWNER, 'counts once the member says that it is theirs, or theirs with somebody else in it'],
      [WHO, 'a report that is mixed with somebody else’s leads to one letter that names what is not yours'],
    ],
    [
      'Two bureaus that disagree on birth date or digits raise the question',
      [OWNER, 'raise the question by themselves, until it is answered; the wrong one is then a finding'],
    ],
    [
      'An address that no report lists: it says so, and offers proof of address',
      [IDENTITY, 'follows a new mailing address, and says where no report lists it'],
      ['web/screens/profile/identity-sheet.tsx', 'None of your reports lists this address'],
      [PAPERS, 'that were added since go along when the letter is written again, where nobody chose otherwise'],
    ],
  ]),
  ...sentencesOf('Letters', [
    [
      'A dispute says “I dispute”, what is wrong and what is wanted first; then the evidence; then the law',
      [GOLDEN, '$id tells a stranger the account, the error and the wish in ten seconds'],
      [GOLDEN, '$id shows its evidence before the law'],
      [
        LETTERS_OF_CASES,
        'tells a stranger in ten seconds which account it is, what is wrong and what is wanted, whatever rule leads it',
      ],
    ],
    [
      'A request is called a request everywhere, and starts no investigation clock',
      [REQUEST, 'who only asks sends a request: it is called one, and no investigation clock runs'],
      [REQUEST, 'a request that changed nothing is followed by nothing that speaks of a dispute'],
      ['engine/disputes/request-words.test.ts', 'owes no answer by a day, and is no dispute: %s'],
    ],
    [
      'Which of the two it is follows from the member’s own answer, asked before writing',
      [REQUEST, 'who says that it is wrong says what, and disputes: the clock runs'],
      [FOUND, 'waits for their answer, then is disputed: %s'],
      [REQUEST, 'a validation disputes the debt within the time of the collector’s notice, and asks afterwards'],
      [REQUEST, 'who says before writing that the report was the free annual one gives the bureau its 45 days'],
    ],
    ['Every kind of letter', [GOLDEN, 'there is one of the kind %s'], [GOLDEN, '$id is the letter of its file']],
    ['No sentence concedes or weakens', [GOLDEN, '$id concedes nothing and says it plainly']],
    [
      'Nothing in “my own words” that the member did not write',
      [WORD, 'stands alone under “In my own words”'],
      [WORD, 'is nobody’s statement at any door, and their own words beside it are'],
    ],
    [
      'Findings on accounts that are not negative lead to a letter with number, report, page and finding',
      [FOUND, 'is disputed: number, report and its day, page and finding stand in the letter, and the same again is the same'],
    ],
    [
      'So do names, addresses, birth date, digits, employers, phones, inquiries, public records and file notices',
      [FOUND, "['birth_date_disagrees', 'dateOfBirth'"],
      [FOUND, "['ssn_variant', 'ssnLast4'"],
      [FOUND, "['address_not_yours', 'addresses.1'"],
      ['engine/testing/golden/disputes-by-word.ts', "id: 'employer-correction'"],
      [FOUND, 'is asked about on its sheet, denied, and disputed'],
      [FOUND, "['name_not_yours', 'inquiry_not_recognised']"],
      [FOUND, 'is disputed by a letter with its reference, report and page'],
      [FOUND, "['Security freeze on file', 'file_notice'"],
    ],
    [
      'Only the harmful side of a disagreement is disputed; the good bureau’s page is enclosed',
      [FOUND, 'are disputed at the one whose entry harms, from whichever side'],
      [PAPERS, 'the page of the other bureau goes along, marked where it says otherwise'],
    ],
    [
      'Where a correction may backfire it says so before writing',
      [ADVICE, 'says what a correction may cost before anything is written, in strategy, plan and analysis'],
    ],
    [
      'Addresses: the designated one where public, the servicer of a debt buyer, each with its source and the day of the copy; else the member is asked',
      [ADDRESSES, '$name, $lines, is a whole address with its page and the day it was read'],
      [ADDRESSES, 'a buyer of debts has its accounts worked by another'],
      [ADDRESSES, 'nobody is written to by a guess: %s with %j'],
      [
        'server/features/letters/proof-sources.test.ts',
        'a dispute goes where the company’s own page says, in what the registry proves; what was typed stands over it',
      ],
    ],
    [
      'Enclosures by default: ID, proof of address, the marked page; each can be taken out',
      [PAPERS, 'go along by default with a letter to a bureau, as its list, its print and its mailing say'],
      [PAPERS, 'can each be taken out, and stay out when the letter is written again'],
      [PAPERS, 'can be taken out and put back, and stays out when the letter is written again'],
    ],
    [
      'Letters waiting for one recipient go in one envelope',
      [GROUPED, 'are quoted as one envelope, and go as one: one price, one number, one PDF, each still its own letter'],
      [GROUPED, 'are at most five an envelope, unless the member asks for more'],
    ],
    [
      'They are approved one after the other on one sheet, then printed as one PDF or mailed in one act',
      [
        'e2e/journeys/five-letters-on-a-stack.e2e.ts',
        'five letters are approved on the stack, printed in one PDF and marked as sent with one date',
      ],
      [
        'e2e/journeys/five-letters-on-a-stack.e2e.ts',
        'five approved letters to one bureau go in one envelope through the practice post',
      ],
      [STACK, 'are all there, those to one recipient together, each from its own first page on'],
    ],
    [
      'Marking as sent takes the mailing date and the tracking number, with the carrier’s link, for all of them',
      [STACK, 'have one day and one number, each in its own dispute'],
      ['e2e/journeys/five-letters-on-a-stack.e2e.ts', 'Track it at USPS'],
    ],
  ]),
  ...sentencesOf('The checker', [
    [
      'Facts by role: only as the value of the field and account that the sentence speaks of',
      [CHECKED, 'are refused with a true figure or date in the place of another'],
      [CHECKED, 'are refused with a sentence more that gives a figure or date of the file another name'],
      ['engine/letters/against-file/unread-kinds.test.ts', 'an edit of a kind that nobody thought of'],
    ],
    [
      'What only the member can know becomes their statement: found, shown, listed before approving, stored as such',
      [WORD, 'is taken as their statement, listed and kept with the letter'],
      [CHECKED, 'show or refuse each sentence more that nothing carries'],
    ],
    [
      'It is refused where it contradicts what they confirmed',
      [WORD, 'binds once it is confirmed: nothing against it is taken at any door, and both sentences are shown'],
      [WORD, 'who they are binds at every door: other digits, another birth date or another name are taken nowhere'],
    ],
    [
      'Threats and duties that no citation carries are refused; the same for every door',
      [WORD, 'is never a threat, an invented law or giving up, at any door'],
    ],
    [
      'Its list of 500 mutations',
      [CHECKED, 'are refused after each mutation'],
      [CHECKED, 'are of every kind, and each kind is mutated in every way'],
    ],
    [
      'A hostile model can add no admission',
      ['engine/wording/hostile-model.test.ts', 'ADMISSIONS'],
      ['engine/wording/accept-letter.test.ts', 'What a hostile model may try to have the member concede'],
    ],
  ]),
  ...sentencesOf('Disputes and clocks', [
    [
      'Earlier disputes are recorded with date, way, result and number',
      [EARLIER, 'stands in the list, marked as such, as its member tells it'],
      [EARLIER, 'with the result %s stands as %s, %s, and leads to %s'],
      [EARLIER, 'tells the day of its result where its member knows it'],
    ],
    [
      'They carry method of verification, reinsertion and complaint papers',
      [EARLIER, 'carries the question how it was verified, which cites its day, way, result and number'],
      [EARLIER, "['deleted, and later put back', 'in_progress', 'responded', 'reinsertion-equifax']"],
    ],
    [
      'Sent and delivered days can be corrected, with their trace',
      [DAYS, 'can be corrected: the dispute follows, and what was there stays in the timeline and the log'],
      [DAYS, 'can be corrected, and the clocks follow'],
    ],
    [
      'None before the letter, before sending, or in the future',
      [DAYS, 'is not %s: before the letter, to come, or long ago'],
      [DAYS, 'is not %s: before it was mailed, to come, or long ago'],
    ],
    [
      'A letter that came back is told so by hand too: its clock stops, the address is asked for',
      [DAYS, 'stops its clock, also where it was recorded as delivered, and asks for the address'],
    ],
    [
      'A dispute can be withdrawn, an act on it undone while nothing left the house',
      [
        'server/features/disputes/withdraw.test.ts',
        'can be withdrawn: it counts nowhere as open, and its item can be disputed anew',
      ],
      ['server/features/disputes/withdraw.test.ts', 'can take back the word that it was sent'],
      ['server/features/disputes/withdraw.test.ts', 'can be neither withdrawn nor set back, and says so in plain words'],
    ],
    [
      'New clocks: Regulation F’s assumed receipt, notice of reinsertion, a furnisher’s frivolous notice, summons',
      [TOLD, 'over Thanksgiving'],
      [TOLD, "'reinsertion_notice'"],
      [TOLD, "'furnisher_frivolous_notice'"],
      [TOLD, 'is due on the day that the member gives, and on no other'],
    ],
    [
      'The +15 days, the annual report’s 45 and the notice’s day can be told',
      [
        'server/features/disputes/tell-days.test.ts',
        'of a free annual report and of added information change the investigation, and its reason says so',
      ],
      [
        'server/features/disputes/tell-days.test.ts',
        'of a collector’s notice and of a court run clocks, also where nothing was sent',
      ],
    ],
    [
      'Reasons are built from the law registry alone',
      ['engine/disputes/deadlines.test.ts', 'says from what it counts, and names a registered authority'],
      ['engine/letters/letter-guide.test.ts', 'no number of law stands in the words that are written here'],
    ],
    [
      'Practice post, not sent, rejected',
      [
        'server/features/mailing/practised.whole.test.ts',
        'is practice wherever it shows, starts no clock and is told to nobody as on its way',
      ],
      ['engine/disputes/tracker-view.test.ts', 'not_sent'],
    ],
    [
      'State holds: contract and notice print the same day; a state whose law is not in the registry cannot be sold in',
      [STANDING, 'name one day in contract and form, in %s'],
      [STANDING, 'Enabled, but nothing is known of its law.'],
    ],
  ]),
  ...sentencesOf('Advice', [
    [
      'Never against a favorable entry, never an item without an error as if it had one',
      [ADVICE, 'no advice is against an entry that nothing speaks against, nor against the better of two values'],
      ['web/parts/item-actions.test.tsx', 'are the quiet kind where %s'],
    ],
    [
      'The assistant without a model answers what people really ask to the point; fifty questions are a table test',
      [ASKED, 'are answered to the point in nine of ten cases'],
      [ASKED, 'are to at least fifty questions, each asked in several ways'],
      [
        'server/features/assistant/ask-assistant.test.ts',
        'answers what people ask to the point, whatever else waits in the file, with the article that goes on',
      ],
    ],
    [
      'Articles, each with its source and the day of the copy',
      ['engine/education/all-articles.test.ts', '%s is dated, sourced and rests on law that stands'],
    ],
  ]),
  ...sentencesOf('Done when', [
    ['Each point of the review has a test that failed before', ['tools/found-untrue.test.ts', 'has a test for each point']],
    ['Forty letters stand as golden texts', [GOLDEN, 'are at least forty, each in its file, and no file without its letter']],
    [
      'A journey: wrong report stopped',
      [WHO, 'a report of somebody else is stopped, asked about, and removed; nothing followed from it'],
    ],
    [
      'A journey: digits answered once and right in every letter',
      [WHO, 'Social Security digits are answered once, and are right in every letter, whatever a report prints'],
    ],
    [
      'A journey: a finding on a positive account to a mailed letter',
      [
        'e2e/journeys/a-finding-on-a-good-account.e2e.ts',
        'an error on an account in good standing, and a name that is not yours, are disputed as far as the post',
      ],
    ],
    [
      'A journey: five letters approved, one PDF, marked as sent with one date',
      [
        'e2e/journeys/five-letters-on-a-stack.e2e.ts',
        'five letters are approved on the stack, printed in one PDF and marked as sent with one date',
      ],
    ],
    [
      'A journey: an earlier dispute recorded and its method of verification asked',
      [
        'e2e/journeys/an-earlier-dispute.e2e.ts',
        'a dispute from before Errata is recorded, and the bureau is asked how it verified the entry',
      ],
    ],
  ]),
]

describe('what leaves in a person’s name is true, is theirs, and wins', () => {
  it.each(SENTENCES)('$part: $says', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0)
    for (const [file, words] of proofs) {
      const address = new URL(`../${file}`, import.meta.url)
      expect([file, existsSync(address)]).toEqual([file, true])
      expect(readFileSync(address, 'utf8')).toContain(words)
    }
  })
})
