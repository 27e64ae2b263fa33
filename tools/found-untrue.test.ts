import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Proof {
  /** The part of the review. */
  readonly of: string
  readonly point: string
  readonly file: string
  /** Words of the test: its title, or the name of its row. */
  readonly words: string
}

const proof = (of: string, point: string, file: string, words: string): Proof => ({ of, point, file, words })

/** Each point that a reading with a lawyer's eye found untrue, and the test that failed before it was fixed. */
const PROOFS: readonly Proof[] = [
  proof(
    'A1',
    'Letters take the digits that the member confirmed, not those of the page',
    'server/features/identity-sheet/identity-sheet.test.ts',
    'states what its member confirmed, not what the report prints, and is written anew when they confirm it',
  ),
  proof(
    'A1',
    'Name, address, birth date and digits are there as confirmed; what is not confirmed is left out and asked for',
    'server/features/identity-sheet/identity-sheet.test.ts',
    'is written without digits or birth date until they are confirmed; only approving waits, and says what is missing',
  ),
  proof(
    'A1',
    'An address of the last two years stands where the report lists another',
    'server/features/identity-sheet/identity-sheet.test.ts',
    'names the address before, where the report does not list the one of today',
  ),
  proof(
    'A1',
    'Identification and proof of address go along by default',
    'server/features/letters/usual-papers.test.ts',
    'go along by default with a letter to a bureau, as its list, its print and its mailing say',
  ),
  proof(
    'A1',
    'The digits are answered once and right in every letter',
    'e2e/journeys/who-you-are.e2e.ts',
    'Social Security digits are answered once, and are right in every letter, whatever a report prints',
  ),
  proof(
    'A2',
    'What was confirmed binds every door; both sentences are shown',
    'server/features/letters/own-word-binds.test.ts',
    'binds once it is confirmed: nothing against it is taken at any door, and both sentences are shown',
  ),
  proof(
    'A2',
    'It binds a letter that was approved before',
    'server/features/letters/own-word-binds.test.ts',
    'binds a letter that was approved before it: it is neither mailed nor marked as sent, and both sentences are shown',
  ),
  proof(
    'A2',
    'Papers for authorities are held to it too',
    'server/features/next-rounds/next-rounds.whole.test.ts',
    'are held to the member’s word like every letter: no threat, nothing against what they confirmed, no copy of the report',
  ),
  proof(
    'A3',
    'Another person’s report stops and asks; nothing follows from it',
    'server/features/reports/ownership.test.ts',
    'is asked about, and nothing follows from it: no item, no finding, nothing resolved, no letter, no score',
  ),
  proof(
    'A3',
    'Name, digits, birth date and addresses are compared at reading',
    'engine/identity/compare-owner.test.ts',
    'is asked about: %s',
  ),
  proof(
    'A3',
    '“Somebody else’s” removes it',
    'server/features/reports/ownership.test.ts',
    'is removed by "not mine", and leaves no trace in the file',
  ),
  proof(
    'A3',
    '“Mixed with mine” opens the mixed-file path',
    'e2e/journeys/who-you-are.e2e.ts',
    'a report that is mixed with somebody else’s leads to one letter that names what is not yours',
  ),
  proof(
    'A4',
    'Who says that it is wrong disputes, and says what',
    'server/features/letters/request-or-dispute.test.ts',
    'who says that it is wrong says what, and disputes: the clock runs',
  ),
  proof(
    'A4',
    'Who only asks sends a request: called so, without that clock, not under review',
    'server/features/letters/request-or-dispute.test.ts',
    'who only asks sends a request: it is called one, and no investigation clock runs',
  ),
  proof(
    'A4',
    'No later paper calls a request a dispute',
    'server/features/letters/request-or-dispute.test.ts',
    'a request that changed nothing is followed by nothing that speaks of a dispute',
  ),
  proof('A5', 'No sentence concedes law', 'engine/letters/golden/golden.test.ts', '$id concedes nothing and says it plainly'),
  proof(
    'A5',
    'A tax lien paid more than seven years ago is a legal limit',
    'engine/testing/golden/disputes-by-rule.ts',
    'legal-limit-paid-tax-lien',
  ),
  proof(
    'A5',
    'A policy is called the bureaus’ own, and no law is denied',
    'engine/letters/compose-letter.test.ts',
    'says that a policy is the bureaus’ own, concedes nothing, and asks for no reinvestigation on it alone',
  ),
  proof(
    'A6',
    'The day of the collector’s notice decides: a dispute inside the time, a request after it',
    'server/features/letters/request-or-dispute.test.ts',
    'a validation disputes the debt within the time of the collector’s notice, and asks afterwards',
  ),
  proof(
    'A6',
    'The validation clock is reached',
    'server/features/disputes/tell-days.test.ts',
    'of a collector’s notice and of a court run clocks, also where nothing was sent',
  ),
  proof(
    'A7',
    'A paid organization sends no direct dispute',
    'engine/letters/further/direct-dispute.test.ts',
    'sent by a credit repair organization',
  ),
  proof('A7', 'It is told from the money mode', 'engine/disputes/letter-clock.test.ts', 'isSentByCreditRepair: true'),
  proof(
    'A8',
    'A dispute from before Errata is recorded, and its method of verification asked',
    'server/features/answers/record-earlier-dispute.test.ts',
    'carries the question how it was verified, which cites its day, way, result and number',
  ),
  proof(
    'A8',
    'Each result of it leads to its own next step',
    'server/features/answers/record-earlier-dispute.test.ts',
    'with the result %s stands as %s, %s, and leads to %s',
  ),
  proof(
    'A9',
    'A monitoring service’s page is called what it is',
    'server/features/letters/proof-sources.test.ts',
    'a monitoring service’s page is called that in the letter and its enclosures, and lends the bureau no number',
  ),
  proof(
    'A10',
    'No delivery before the sending, before the letter or to come',
    'server/features/letters/days-of-mailing.test.ts',
    'is not %s: before it was mailed, to come, or long ago',
  ),
  proof(
    'A10',
    'Both days can be corrected',
    'server/features/letters/days-of-mailing.test.ts',
    'can be corrected, and the clocks follow',
  ),
  proof(
    'A10',
    'Marking as sent takes the mailing date',
    'server/features/letters/days-of-mailing.test.ts',
    'is the one that its member tells',
  ),
  proof(
    'A11',
    '“In my own words” holds only what the member wrote',
    'server/features/letters/own-word-binds.test.ts',
    'stands alone under “In my own words”',
  ),
  proof(
    'A11',
    'What only repeats the report is nobody’s statement',
    'server/features/letters/own-word-binds.test.ts',
    'is nobody’s statement at any door, and their own words beside it are',
  ),
  proof(
    'A11',
    'A notice on the file is asked about without words that nobody said',
    'server/features/letters/disputed-finding.test.ts',
    'is a letter with its report and page: %s',
  ),
  proof(
    'A11',
    'Nobody furnishes a court record or an inquiry',
    'engine/letters/compose-letter.test.ts',
    'reminds no one of the duties of another',
  ),
  proof(
    'A12',
    'A true fact in a wrong role is refused',
    'engine/letters/check-letter.test.ts',
    'are refused with a true figure or date in the place of another',
  ),
  proof(
    'A12',
    'What only the member can know becomes their statement, listed before approving',
    'server/features/letters/own-word-binds.test.ts',
    'is taken as their statement, listed and kept with the letter',
  ),
  proof(
    'A12',
    'Threats, invented law and giving up are refused at every door',
    'server/features/letters/own-word-binds.test.ts',
    'is never a threat, an invented law or giving up, at any door',
  ),
  proof(
    'A12',
    'The 69 edits and their kinds',
    'engine/letters/claims/unread-checker.test.ts',
    'is one of at least 150 that are untrue and 60 that are plain',
  ),
  proof(
    'A12',
    'Every mutation of a true letter is refused',
    'engine/letters/check-letter.test.ts',
    'are refused after each mutation',
  ),
  proof(
    'A13',
    'A real letter through the practice post is practice everywhere and starts no clock',
    'server/features/mailing/practised.whole.test.ts',
    'is practice wherever it shows, starts no clock and is told to nobody as on its way',
  ),
  proof(
    'A13',
    'It can be mailed for real afterwards',
    'server/features/mailing/practised.whole.test.ts',
    'can be mailed for real afterwards: from then on it is sent, and its clock runs from its own delivery',
  ),
  proof(
    'D',
    'No advice is against the favorable side',
    'engine/strategy/advice-over-cases.test.ts',
    'no advice is against an entry that nothing speaks against, nor against the better of two values',
  ),
  proof(
    'D',
    'Two bureaus that agree come after the one that differs',
    'engine/strategy/advice-over-cases.test.ts',
    'two that agree on the lower limit come after one that is alone, and it says that they agree',
  ),
  proof(
    'D',
    'An item without an error has the quiet Dispute button',
    'web/parts/item-actions.test.tsx',
    'are the quiet kind where %s',
  ),
  proof(
    'D',
    'On the dashboard too, and it first asks what is wrong',
    'web/parts/dispute-item.test.tsx',
    'the Dispute button of an item without an error first asks what is wrong, and opens nothing before',
  ),
  proof(
    'D',
    'The article on the clock says what the clock does',
    'engine/education/thirty-day-clock.test.ts',
    'the article says of a report of unknown origin what the clock does: the earlier day is shown, and the later one told',
  ),
  proof(
    'D',
    'Fifty questions are answered to the point without a model',
    'engine/assistant/asked-questions.test.ts',
    'are to at least fifty questions, each asked in several ways',
  ),
  proof(
    'D',
    '“I am a victim of identity theft, what first?”',
    'engine/assistant/asked-questions.test.ts',
    "about: 'theft_first'",
  ),
  proof(
    'D',
    'Whatever else waits in the file',
    'server/features/assistant/ask-assistant.test.ts',
    'answers what people ask to the point, whatever else waits in the file, with the article that goes on',
  ),
  proof('D', 'Being sued', 'engine/assistant/asked-questions.test.ts', "about: 'sued'"),
  proof(
    'D',
    'Trafficking block',
    'server/features/letters/further-kinds.whole.test.ts',
    'needs the word, the document and the identification, and is due in four business days',
  ),
  proof(
    'D',
    'Coerced debt',
    'server/features/letters/further-kinds.whole.test.ts',
    'is disputed with the company, and never beside the word that it is not theirs',
  ),
  proof(
    'D',
    'Debts that a state extinguishes, limits of action and what revives them',
    'engine/assistant/asked-questions.test.ts',
    "about: 'time_barred'",
  ),
  proof('D', 'How long they can sue', 'engine/assistant/asked-questions.test.ts', "about: 'limitation'"),
  proof('D', 'Servicemembers', 'engine/assistant/asked-questions.test.ts', "about: 'scra'"),
  proof('D', 'Bankruptcy, counseling or settlement', 'engine/assistant/asked-questions.test.ts', "about: 'should_bankruptcy'"),
  proof('D', 'Form 1099-C', 'engine/assistant/asked-questions.test.ts', "about: 'form_1099c'"),
  proof(
    'D',
    'Every article is dated, sourced and rests on law that stands',
    'engine/education/all-articles.test.ts',
    '%s is dated, sourced and rests on law that stands',
  ),
  proof('E', 'The dates computed by hand', 'engine/disputes/deadline-cases.test.ts', '%j: %s (%s)'),
  proof('E', 'Regulation F’s assumed receipt of a validation notice', 'engine/disputes/told-clocks.test.ts', 'over Thanksgiving'),
  proof('E', 'A furnisher’s frivolous notice', 'engine/disputes/told-clocks.test.ts', "'furnisher_frivolous_notice'"),
  proof(
    'E',
    'A summons, by the member’s date',
    'engine/disputes/told-clocks.test.ts',
    'is due on the day that the member gives, and on no other',
  ),
  proof('E', 'The notice of reinsertion', 'engine/disputes/told-clocks.test.ts', "'reinsertion_notice'"),
  proof(
    'E',
    'The +15 days, the annual report’s 45 and the notice’s day can be told',
    'server/features/disputes/tell-days.test.ts',
    'of a free annual report and of added information change the investigation, and its reason says so',
  ),
  proof(
    'E',
    'The +15 days before writing',
    'server/features/letters/request-or-dispute.test.ts',
    'who says before writing that a letter adds information gives the bureau up to 15 days more from then on, also when its day is corrected',
  ),
  proof(
    'E',
    'Contract and notice print the same day in California, Florida and Washington',
    'engine/billing/standing.test.ts',
    'name one day in contract and form, in %s',
  ),
  proof(
    'E',
    'A state that the registry does not know is refused',
    'engine/billing/standing.test.ts',
    'Enabled, but nothing is known of its law.',
  ),
  proof(
    'F',
    'What is wanted is said first',
    'engine/letters/golden/golden.test.ts',
    '$id tells a stranger the account, the error and the wish in ten seconds',
  ),
  proof(
    'F',
    'Is it yours, were you late: asked before writing',
    'server/features/letters/disputed-finding.test.ts',
    'waits for their answer, then is disputed: %s',
  ),
  proof(
    'F',
    'When did the notice come: asked before writing',
    'server/features/letters/request-or-dispute.test.ts',
    'a validation disputes the debt within the time of the collector’s notice, and asks afterwards',
  ),
  proof(
    'F',
    'Was the report free: asked before writing',
    'server/features/letters/request-or-dispute.test.ts',
    'who says before writing that the report was the free annual one gives the bureau its 45 days',
  ),
  proof(
    'F',
    'The good bureau’s page is enclosed',
    'server/features/letters/usual-papers.test.ts',
    'the page of the other bureau goes along, marked where it says otherwise',
  ),
  proof(
    'F',
    'The page with the account is enclosed where no page shows an error',
    'engine/letters/page-of-account.test.ts',
    'goes along, named and highlighted: %s',
  ),
  proof(
    'F',
    'A warning where a correction may backfire',
    'engine/strategy/advice-over-cases.test.ts',
    'says what a correction may cost before anything is written, in strategy, plan and analysis',
  ),
  proof(
    'F',
    'The proof that decides is asked for',
    'engine/strategy/rule-subjects.test.ts',
    '%s belongs to a rule and names papers that show it',
  ),
  proof(
    'F',
    'A debt buyer’s accounts go to its servicer',
    'engine/law/dispute-addresses.test.ts',
    'a buyer of debts has its accounts worked by another',
  ),
  proof(
    'F',
    'A furnisher’s designated dispute address',
    'server/features/letters/proof-sources.test.ts',
    'a dispute goes where the company’s own page says, in what the registry proves; what was typed stands over it',
  ),
]

const POINTS = [...Array.from({ length: 13 }, (_, index) => `A${index + 1}`), 'D', 'E', 'F']

describe('what was found untrue', () => {
  it('has a test for each point', () => {
    expect([...new Set(PROOFS.map((one) => one.of))]).toEqual(POINTS)
  })

  it.each(PROOFS)('$of: $point', ({ file, words }) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(words)
  })
})
