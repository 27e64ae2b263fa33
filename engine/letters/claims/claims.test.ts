import { describe, expect, it } from 'vitest'
import { type ConfirmedWord, findContradictions } from '#engine/letters/claims/contradictions.ts'
import type { ClaimKind } from '#engine/letters/claims/claim-kinds.ts'
import { findClaims } from '#engine/letters/claims/find-claims.ts'
import { findThreats, type ThreatKind } from '#engine/letters/claims/find-threats.ts'

const kindsIn = (text: string) => findClaims(text).flatMap(({ kinds }) => kinds)

describe('what only the consumer can know', () => {
  it.each<[ClaimKind, string]>([
    ['not_mine', 'This account is not mine.'],
    ['not_mine', "This isn't mine."],
    ['not_mine', 'THIS IS NOT MY ACCOUNT'],
    ['not_mine', 'this is, in fact, *not* really mine'],
    ['not_mine', 'The debt is not\nmy debt.'],
    ['not_mine', 'The debt is not\n\nmy debt.'],
    ['not_mine', 'It does not belong to me.'],
    ['not_mine', 'It belongs to somebody else.'],
    ['not_mine', 'It belongs to my brother.'],
    ['not_mine', 'None of this is mine.'],
    ['not_mine', 'I never opened this account.'],
    ['not_mine', 'I didnt open it.'],
    ['not_mine', 'I have never had a loan with you.'],
    ['not_mine', 'I did not sign for it.'],
    ['not_mine', 'I do not recognize this entry.'],
    ['not_mine', 'The account is unknown to me.'],
    ['not_mine', 'I have no contract with this company.'],
    ['not_mine', 'You have the wrong person.'],
    ['not_mine', 'This has nothing to do with me.'],
    ['not_mine', 'This is a mixed file.'],
    ['not_mine', 'I was never your customer.'],
    ['not_authorized', 'I did not apply for credit there.'],
    ['not_authorized', 'I never authorized this.'],
    ['not_authorized', 'It was done without my consent.'],
    ['theft', 'It is the result of identity theft.'],
    ['theft', 'Somebody stole my identity.'],
    ['theft', 'This account is fraudulent.'],
    ['theft', 'My purse was stolen.'],
    ['theft', 'I am a victim of this.'],
    ['theft', 'A thief opened it.'],
    ['theft', 'The signature was forged.'],
    ['never_late', 'I was never late.'],
    ['never_late', "I wasn't late."],
    ['never_late', 'I never missed a payment.'],
    ['never_late', 'I always paid on time.'],
    ['never_late', 'All payments were on time.'],
    ['never_late', 'There were no late payments.'],
    ['mine', 'This account is mine.'],
    ['mine', 'I opened this account.'],
    ['admission', 'I owe this debt.'],
    ['admission', 'I admit the balance.'],
    ['admission', 'I fell behind.'],
    ['admission', 'I could not pay.'],
    ['paid', 'I paid it.'],
    ['paid', 'I have already paid this in full.'],
    ['paid', 'It was paid off long ago.'],
    ['paid', 'My insurance paid it.'],
    ['paid', 'I settled this debt.'],
    ['owes_nothing', 'I owe you nothing.'],
    ['owes_nothing', 'I do not owe this.'],
    ['closed_by_me', 'I closed the account.'],
    ['closed_by_me', 'I asked the bank to close it.'],
    ['closed_by_me', 'I told them to cancel my card.'],
    ['closed_by_me', 'I had it closed.'],
    ['closed_by_me', 'It was closed at my own request.'],
    ['never_closed', 'I never closed it.'],
    ['rehabilitated', 'I rehabilitated the loan.'],
    ['private_loan', 'It is a private student loan.'],
    ['federal_loan', 'It is a federal student loan.'],
    ['not_received', 'I never received a notice.'],
    ['not_received', 'Nobody told me about it.'],
    ['report_made', 'I filed a police report.'],
    ['report_made', 'I swore an affidavit.'],
    ['how_often', 'This is my third letter.'],
    ['how_often', 'I wrote a dozen times.'],
    ['how_often', 'I wrote dozens of letters.'],
    ['how_often', 'I have asked repeatedly.'],
    ['how_often', 'For the fifth time I ask you.'],
    ['how_often', 'I called twice.'],
    ['how_often', 'I have waited for months.'],
    ['contact', 'I called your office.'],
    ['contact', 'I have spoken with a manager.'],
    ['said_by_others', 'Your agent promised to delete it.'],
    ['said_by_others', 'You admitted the error.'],
    ['circumstance', 'I lost my job.'],
    ['circumstance', 'I was in the hospital.'],
    ['circumstance', 'I am an authorized user.'],
    ['harm', 'I was denied a loan.'],
    ['harm', 'It cost me my apartment.'],
    ['harm', 'My score dropped.'],
  ])('%s: %s', (kind, text) => expect(kindsIn(text)).toContain(kind))

  it.each([
    'Please delete this account.',
    'The balance is wrong.',
    'The report shows that the account was paid.',
    'It is listed as never late.',
    'I dispute this entry.',
    'Please tell me how it was verified.',
    'This is the account listed under MIDLAND.',
    'Please send the results to my address.',
    'The account is reported as charged off.',
    'I enclose a copy of my ID.',
    'Please write to your fraud department.',
    'The late fee is wrong.',
  ])('is not claimed: %s', (text) => expect(findClaims(text)).toEqual([]))

  it('is named by its sentence, once', () => {
    const text = 'Dear Experian:\n\nPlease help. This is not mine. I never opened it.\n\nThis is not mine.'
    expect(findClaims(text).map(({ sentence }) => sentence)).toEqual(['This is not mine.', 'I never opened it.'])
  })
})

describe('what no letter says by itself', () => {
  it.each<[ThreatKind, string]>([
    ['lawsuit', 'I will sue you.'],
    ['lawsuit', 'I will sue.'],
    ['lawsuit', 'A lawsuit will follow.'],
    ['lawsuit', 'I am ready to take legal action.'],
    ['lawsuit', 'I shall see you in court.'],
    ['lawsuit', 'I will take you to small claims court.'],
    ['lawsuit', 'You will be held liable.'],
    ['lawsuit', 'I will seek statutory damages.'],
    ['lawsuit', 'Otherwise litigation is next.'],
    ['lawsuit', 'I reserve all legal remedies.'],
    ['lawsuit', 'A judge will hear of it.'],
    ['crime', 'This is a felony.'],
    ['crime', 'You are committing a crime.'],
    ['crime', 'You may go to jail.'],
    ['crime', 'This is libel.'],
    ['crime', 'You will be prosecuted.'],
    ['crime', 'That is extortion.'],
    ['attorney', 'My attorney will contact you.'],
    ['attorney', 'My lawyers know of this.'],
    ['attorney', 'I have legal counsel.'],
    ['pressure', 'Delete this or else.'],
    ['pressure', 'I will go to the media with this.'],
    ['pressure', 'You will face fines.'],
    ['pressure', 'This is your last warning.'],
    ['pressure', 'I will post it on social media.'],
    ['duty', 'You must delete this.'],
    ['duty', 'You are required to delete it.'],
    ['duty', 'You are legally obligated to pay me.'],
    ['duty', 'You have to remove this at once.'],
    ['duty', 'The law requires you to delete it.'],
    ['duty', 'Federal law says that it may not stay.'],
    ['duty', 'By law it has to go.'],
    ['duty', 'This is illegal.'],
    ['duty', 'This violates my rights.'],
    ['duty', 'Bureaus are obliged to keep the signed contract.'],
    ['duty', 'It is your duty to call me.'],
    ['duty', 'You have no right to report this.'],
    ['duty', 'You may not report this.'],
    ['duty', 'I am entitled to a deletion.'],
    ['duty', 'You owe me an apology.'],
    ['duty', 'A creditor must send the contract with each report.'],
    ['gives_up', 'I do not dispute this entry.'],
    ['gives_up', 'I no longer dispute it.'],
    ['gives_up', "I don't dispute the balance."],
    ['gives_up', 'I withdraw my dispute.'],
    ['gives_up', 'I waive my rights.'],
    ['gives_up', 'I do not say that this is wrong.'],
    ['gives_up', 'The account is correct as listed.'],
    ['gives_up', 'I know that no law obliges you to do this.'],
  ])('%s: %s', (kind, text) => expect(findThreats(text).map((threat) => threat.kind)).toContain(kind))

  it.each([
    'The lawsuit was dismissed.',
    'I was sued by this company.',
    'The attorney general of my state knows of it.',
    'I have power of attorney for my mother.',
    'I was a victim of a crime.',
    'You must have made a mistake.',
    'This must be an error.',
    'It must be corrected.',
    'I dispute this.',
    'Please check that the entry is accurate and complete.',
    'If you have no right to ask, please say so.',
    'I sign this under penalty of perjury.',
    'The late penalty is wrong.',
  ])('is none: %s', (text) => expect(findThreats(text)).toEqual([]))
})

const DIGITS = { question: 'ssn_last4', subjectKind: 'self', answer: '5059' } as const
const BIRTH = { question: 'birthday', subjectKind: 'self', answer: '1985-04-12' } as const
const word = (change: Partial<ConfirmedWord>): ConfirmedWord => ({
  question: 'belongs',
  subjectKind: 'account',
  answer: 'mine',
  label: 'MIDLAND CREDIT MGMT, *1234',
  saidOn: '2026-11-20',
  ...change,
})

const NAME = { question: 'name', subjectKind: 'self', answer: 'Dana Whitfield', alike: ['Dana Reed'] } as const
const HOME = { question: 'address', subjectKind: 'self', answer: '12 Elm Street, Dayton, OH 45402', alike: [] } as const

describe('who they are', () => {
  it.each<[Partial<ConfirmedWord>, string]>([
    [NAME, 'My name is Jordan T Different.'],
    [NAME, 'My legal name is Marcus Whitfield.'],
    [NAME, 'I am called Jordan.'],
    [HOME, 'I have always lived at 9 Elm Avenue in Reno, Nevada.'],
    [HOME, 'My current address is 14 Elm Street.'],
    [HOME, 'I live at 12 Oak Street.'],
    [HOME, 'I’m now living at 900 Lake Drive.'],
    [BIRTH, 'I am only 30 years old.'],
    [BIRTH, 'I’m a twenty-year-old student.'],
    [BIRTH, 'I am over 70 years old.'],
  ])('cannot be told otherwise: %o, %s', (change, text) => {
    const saidOn = change === BIRTH ? '2026-11-20' : null
    expect(findContradictions(text, [word({ ...change, saidOn })])[0]?.message).toMatch(/you confirmed your/i)
  })

  it.each<[Partial<ConfirmedWord>, string]>([
    [NAME, 'My name is Dana Q. Whitfield.'],
    [NAME, 'My name is Dana.'],
    [NAME, 'My maiden name is Reed.'],
    [NAME, 'My name is misspelled.'],
    [NAME, 'My name is not Jordan Different.'],
    [NAME, 'My brother’s name is Marcus Whitfield.'],
    [NAME, 'Your report lists my name is Jordan Different.'],
    [HOME, 'I live at 12 Elm St., Dayton.'],
    [HOME, 'I have lived at 12 Elm Street for 5 years.'],
    [HOME, 'I never lived at 9 Oak Road.'],
    [HOME, 'I have lived here for 12 long years.'],
    [BIRTH, 'I am 41 years old.'],
    [BIRTH, 'I am a forty-one-year-old nurse.'],
    [BIRTH, 'I was 17 years old when it was opened.'],
  ])('passes where nothing is against it: %o, %s', (change, text) =>
    expect(findContradictions(text, [word({ saidOn: '2026-11-20', ...change })])).toEqual([]),
  )
})

describe('what cannot be true next to a confirmed word', () => {
  it('is shown with it, both in full', () => {
    const sentence = 'This account is not mine, it is the result of identity theft, and I was never late.'
    expect(findContradictions(`Please help. ${sentence} Thank you.`, [word({})])).toEqual([
      {
        sentence,
        message: `On November 20, 2026 you confirmed about MIDLAND CREDIT MGMT, *1234: “This account is mine.” Here it says: “${sentence}” Both can't be true. Change the sentence, or take that answer back first.`,
      },
    ])
  })

  it.each<[string, Partial<ConfirmedWord>, string]>([
    ['mine', {}, 'I never opened it.'],
    ['mine', {}, 'It belongs to somebody else.'],
    ['mine', {}, 'This is fraud.'],
    ['mine', {}, 'I have no knowledge of this account.'],
    ['mine', {}, 'The address is not mine, and this account is not mine.'],
    ['not mine', { answer: 'not_mine' }, 'This is my account.'],
    ['not mine', { answer: 'not_mine' }, 'I owe the debt.'],
    ['closed by me', { question: 'closed_by_me', answer: 'yes' }, 'I never closed it.'],
    ['not closed by me', { question: 'closed_by_me', answer: 'no' }, 'I closed this account.'],
    ['not closed by me', { question: 'closed_by_me', answer: 'no' }, 'I asked the bank to close it.'],
    ['not closed by me', { question: 'closed_by_me', answer: 'no' }, 'I requested closure of the card.'],
    ['private', { question: 'private_loan', answer: 'yes' }, 'This is a federal loan.'],
    ['not private', { question: 'private_loan', answer: 'no' }, 'This is a private loan.'],
    ['not rehabilitated', { question: 'rehabilitated', answer: 'no' }, 'I rehabilitated this loan.'],
    ['my inquiry', { subjectKind: 'inquiry' }, 'I did not authorize this inquiry.'],
    ['my address', { subjectKind: 'detail', label: '12 Elm Street, Dayton' }, '12 Elm Street, Dayton is not my address.'],
    ['mine', {}, 'I know nothing about this debt.'],
    ['mine', {}, 'This card was taken out by my sister.'],
    ['mine', {}, 'You have me confused with somebody else.'],
    ['mine', {}, 'I was never your customer.'],
    ['not mine', { answer: 'not_mine' }, 'I paid my account late because I was ill.'],
    ['not mine', { answer: 'not_mine' }, 'My account was always current.'],
    ['closed by me', { question: 'closed_by_me', answer: 'yes' }, 'The bank closed it, not me.'],
    ['closed by me', { question: 'closed_by_me', answer: 'yes' }, 'I did not ask for it to be closed.'],
    ['private', { question: 'private_loan', answer: 'yes' }, 'This loan is held by the Department of Education.'],
    ['my inquiry', { subjectKind: 'inquiry' }, 'I never applied with them.'],
    ['my inquiry', { subjectKind: 'inquiry' }, 'Nobody had my permission to check my credit.'],
    ['not my inquiry', { subjectKind: 'inquiry', answer: 'not_mine' }, 'I applied for this loan.'],
    ['not my inquiry', { subjectKind: 'inquiry', answer: 'not_mine' }, 'I asked for this credit check.'],
    ['my phone', { subjectKind: 'detail', label: '(503) 555-0177' }, '503-555-0177 is not my phone number.'],
    ['my employer', { subjectKind: 'detail', label: 'ACME FREIGHT' }, 'I never worked for Acme Freight.'],
    ['my address', { subjectKind: 'detail', label: '12 Elm Street, Dayton, OH 45402' }, 'I never lived at 12 Elm St.'],
    [
      'not my address',
      { subjectKind: 'detail', label: '12 Elm Street, Dayton', answer: 'not_mine' },
      'I lived at 12 Elm Street, Dayton.',
    ],
    ...[
      'My SSN is XXX-XX-6789.',
      'My Social Security number ends in 8830.',
      'The last four digits of my social security number are 8830.',
      'My real SSN ends in 8380.',
    ].map((text): [string, Partial<ConfirmedWord>, string] => ['my digits', DIGITS, text]),
    ...[
      'I was born on May 3, 1984.',
      'I was born in 1970.',
      'My date of birth is 05/03/1984.',
      'My birthday is May 3, 1985.',
    ].map((text): [string, Partial<ConfirmedWord>, string] => ['my birth date', BIRTH, text]),
    ['not mine', { answer: 'not_mine' }, 'I have had this card since 2016.'],
    ['not mine', { answer: 'not_mine' }, 'I was late because I lost my job.'],
    ['not my employer', { subjectKind: 'detail', label: 'ACME FREIGHT', answer: 'not_mine' }, 'I worked at Acme Freight.'],
    ['not my name', { subjectKind: 'detail', label: 'JEAN SAMPLER', answer: 'not_mine' }, 'Jean Sampler is my maiden name.'],
    ['my name', { subjectKind: 'detail', label: 'JEAN SAMPLER' }, 'I was never called Jean Sampler.'],
  ])('after %s: %s', (_, change, text) => expect(findContradictions(text, [word(change)])).not.toEqual([]))

  it.each<[string, Partial<ConfirmedWord>, string]>([
    ['mine', {}, 'I was never late.'],
    ...[
      'My SSN ends in 5059.',
      'My Social Security number does not end in 8830.',
      'My file shows a Social Security number that ends in 8830.',
    ].map((text): [string, Partial<ConfirmedWord>, string] => ['my digits', DIGITS, text]),
    ...[
      'I was born on April 12, 1985.',
      'My date of birth is 04/12/1985.',
      'I was born in April 1985.',
      'I was born in 1985.',
      'My report lists my date of birth as May 3, 1984.',
      'My file gives May 3, 1984 as my date of birth.',
      'Your records have my date of birth as May 3, 1984.',
      'My account was opened May 3, 1984.',
    ].map((text): [string, Partial<ConfirmedWord>, string] => ['my birth date', BIRTH, text]),
    ['mine', {}, 'I paid it.'],
    ['mine', {}, 'The address is not mine.'],
    ['mine', {}, 'I did not authorize the late fee.'],
    ['mine', {}, 'The charges were fraudulent.'],
    ['mine', {}, 'This account is mine.'],
    ['not mine', { answer: 'not_mine' }, 'This account is not mine.'],
    ['not mine', { answer: 'not_mine' }, 'Please show me that the debt is mine and that the amount is right.'],
    ['not mine', { answer: 'not_mine' }, 'Please prove it is my debt.'],
    ['not mine', { answer: 'not_mine' }, 'Please reinvestigate whether I owe it.'],
    ['not mine', { answer: 'not_mine' }, 'You have not shown that I owe this.'],
    ['my address', { subjectKind: 'detail', label: '12 Elm Street, Dayton' }, '9 Oak Road is not my address.'],
    ['a birthday', { question: 'birthday', subjectKind: 'self', answer: '1980' }, 'This account is not mine.'],
    [
      'not my phone',
      { subjectKind: 'detail', label: '(503) 555-0177', answer: 'not_mine' },
      '(503) 555-0177 is not my phone number.',
    ],
    ['my employer', { subjectKind: 'detail', label: 'ACME FREIGHT' }, 'I worked at Acme Freight.'],
    ['not my inquiry', { subjectKind: 'inquiry', answer: 'not_mine' }, 'I never applied there.'],
    ['mine', {}, 'My account was always current.'],
    ['not closed by me', { question: 'closed_by_me', answer: 'no' }, 'I asked you why it was closed.'],
    ['not closed by me', { question: 'closed_by_me', answer: 'no' }, 'I wrote to you because you closed it.'],
    ['not my address', { subjectKind: 'detail', label: '12 Elm Street, Dayton', answer: 'not_mine' }, 'I live at 9 Oak Road.'],
    ['not mine', { answer: 'not_mine' }, 'My card was stolen and used by a thief.'],
  ])('after %s may be said: %s', (_, change, text) => expect(findContradictions(text, [word(change)])).toEqual([]))
})
