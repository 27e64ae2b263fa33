import { describe, expect, it } from 'vitest'
import { checkLetter, statementsIn } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { letterFinding, letterRequest } from '#engine/testing/letter-request.ts'

/** Invented after the patterns were written, each said otherwise than the sentences that those were written for. */
const CLAIMS = [
  'This debt belongs to my brother.',
  'Whoever opened it was not me.',
  'I have not once missed a payment.',
  'Each installment reached you before its due date.',
  'I sent the full amount in March.',
  'The balance was cleared years ago.',
  'We settled this in full.',
  'My wallet was taken.',
  'Officers took my statement.',
  'I have an affidavit.',
  'This makes four letters.',
  'I’ve asked you a handful of times.',
  'Half a dozen calls went unanswered.',
  'You told my wife it would be gone.',
  'A supervisor gave me her word.',
  'I was on active duty then.',
  'I was out of work.',
  'My mother was dying at that time.',
  'This kept me from renting a home.',
  'The bank turned me away.',
  'It was me who shut the account.',
  'No letter ever reached me.',
  'Nobody informed me.',
  'I signed under duress.',
  'I was a teenager when it was opened.',
  'That signature is a fake.',
  'I do owe the money.',
  'I fell on hard times and skipped payments.',
  'My insurance covered this.',
  'This was part of my bankruptcy.',
  'We never had this account.',
  'My ex opened it.',
  'Somebody used my name.',
  'I was up to date every month.',
  'There was never a late month.',
  'I mailed you a check.',
  'My parents paid it off.',
  'I only learned of it last week.',
  'I hung up on your collector.',
  'I spoke to Maria in your office.',
  'The clerk said it would vanish.',
  'I am disabled.',
  'I cannot rent because of this.',
  'I do not know this company.',
  'I have no idea what this is.',
  'I was abroad.',
  'They tricked me into signing.',
  'I was trafficked.',
  'It was opened when I was nineteen.',
]
const THREATS = [
  'You will hear from counsel.',
  'I’ll be filing suit.',
  'My next step is a courtroom.',
  'Expect papers from the court.',
  'Keeping it is against the law.',
  'Regulators will hear about this.',
  'I will report you to the attorney general.',
  'This could cost you dearly.',
  'You are breaking the rules.',
  'You can’t keep it there.',
  'You need to delete it.',
  'It is on you to prove it.',
  'The burden is yours.',
  'Nothing may be reported without a contract.',
  'A signed contract has to be shown first.',
  'Only a judge can allow this entry.',
  'I have every right to a deletion.',
  'Congress wanted it gone.',
  'Proof must be sent by return mail.',
  'You have no business reporting this.',
  'Delete it, or I go further.',
  'You had better remove it.',
  'The FTC will fine you.',
  'It is forbidden to report this.',
  'Reporting it without my consent is not permitted.',
  'No company can report an account it sold.',
  'An original signed contract is needed to report a debt.',
  'You are obligated by statute.',
  'Bureaus cannot list what they have not seen proof of.',
  'Your license is at stake.',
  'I will make sure everyone knows.',
]
const GIVING_UP = [
  'The debt is mine and it is accurate.',
  'You are right about this account.',
  'I take back what I said.',
  'Maybe you are correct.',
  'I accept the entry.',
  'Feel free to keep it.',
  'I might have been late.',
  'This is fine as it stands.',
  'I have no problem with this account.',
  'Please ignore my dispute.',
  'I agree with your records.',
  'The entry is probably right.',
  'I was wrong about this.',
  'Leave it as it is.',
]
const FIGURES = [
  'The balance is four hundred dollars.',
  'The balance is about four hundred.',
  'It was opened in the spring of 2019.',
  'A couple of years went by.',
  'wells fargo reported it first.',
  'chase bank sold it.',
  'It ended on the third of May.',
  'It grew by half.',
  'It is twice the real amount.',
  'Account ending in nine nine one two.',
  'The limit is 5k.',
  'It has been there for ages, since Q3 2018.',
  'It doubled.',
]

const letter = composeLetter(letterRequest({ kind: 'dispute', findings: [letterFinding('The balance is wrong.')] }))
const withSentence = (sentence: string): string => letter.letterContent.replace('Sincerely,', () => `${sentence}\n\nSincerely,`)
const isRefused = (sentence: string): boolean => checkLetter(withSentence(sentence), letter.facts, []).length > 0

describe('a sentence more that nothing in the file carries', () => {
  it.each(CLAIMS)('is shown as the member’s statement, or refused: %s', (sentence) =>
    expect(isRefused(sentence) || statementsIn(withSentence(sentence), letter.facts).includes(sentence)).toBe(true),
  )

  it.each([...THREATS, ...GIVING_UP, ...FIGURES])('is refused: %s', (sentence) => expect(isRefused(sentence)).toBe(true))
})

describe('an honest sentence beside them', () => {
  it.each([
    'My bank can confirm this.',
    'Please leave my other accounts as they are.',
    'If you cannot prove it, please delete it.',
    'Please tell me what you need.',
    'I need a correct report.',
    'The account is right next to another one.',
    'I am not wrong about this.',
    'Please send the contract.',
  ])('is not refused: %s', (sentence) => expect(checkLetter(withSentence(sentence), letter.facts, [])).toEqual([]))
})
