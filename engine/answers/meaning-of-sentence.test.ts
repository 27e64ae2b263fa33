import { describe, expect, it } from 'vitest'
import { meaningOfSentence } from '#engine/answers/meaning-of-sentence.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'

const SAYINGS: Readonly<Partial<Record<AnswerKind, readonly string[]>>> = {
  deleted: [
    'Esta cuenta ya no aparece en su informe de credito.',
    'This item has been deleted from the credit file.',
    'THE DISPUTED ACCOUNT WAS REMOVED FROM YOUR CREDIT REPORT.',
    'As a result of our investigation, we have deleted the account from your file.',
    'We have requested that Equifax, Experian and TransUnion delete this tradeline.',
    'A request to remove the above account was submitted to all three credit bureaus.',
    'This account no longer appears on your TransUnion credit report.',
    'The account could not be verified and has been deleted.',
    'Because the furnisher did not respond in time, the information was removed.',
    'Our office has closed this account and we are removing our tradeline from your credit report.',
    'The collection has been permanently deleted.',
    'We will be deleting this account from your credit file.',
    'We have ceased reporting this account.',
    'After reviewing our records we have decided to remove this account from your credit history.',
    'Per your request this debt has been recalled by our client and our tradeline deleted.',
    'Deletion of this item was completed on March 3, 2026.',
    'We recalled the account from the agency that had it and told them to delete it from your credit reports.',
    'La cuenta fue eliminada de su informe de crédito.',
  ],
  updated: [
    'The information you disputed has been updated.',
    'A change was made to this item.',
    'We have corrected the balance of this account.',
    'The account has been updated to reflect a zero balance.',
    'The past due amount was changed from $512 to $0.',
    'We made the following changes to the account.',
    'The payment history of this account has been modified per your dispute.',
    'We have sent a correction to the credit bureaus so that the account shows as paid.',
    'The date of first delinquency was revised.',
    'The 30-day late payment for February 2025 was removed from the payment history.',
    'We have asked Equifax, Experian and TransUnion to make these changes:',
    'Corregimos la información de su cuenta.',
    'We now report it with a balance of $0.00.',
    'We have asked Experian to remove the late payment of October 2025 from this account.',
    'As a courtesy we asked Equifax and Experian to take the 30-day late payment off this account.',
    'We will ask Equifax to remove the charge-off status.',
    'This afternoon I sent corrections to TransUnion so that the balance reads $0.',
  ],
  updated_in_part: [
    'The disputed item was verified as accurate; however, other information has also been updated.',
    'Some of the information you disputed was updated.',
    'The balance was updated; the remaining information was verified as accurate.',
    'The account was partially corrected.',
    'We updated the account in part.',
    'Verified and updated.',
    'We corrected the balance, but the payment history was verified as accurate.',
    'Part of the disputed information has been changed.',
  ],
  verified: [
    'La empresa confirmó la información y no hubo cambios.',
    'The creditor verified that the information is accurate.',
    'This account has been verified as accurate.',
    'The information you disputed was verified as reported correctly and will remain on your report.',
    'Equifax verified that this item belongs to you.',
    'We found that the account is being reported accurately.',
    'No change was made to this item.',
    'The item remains on your credit report.',
    'The company that reported the information has certified to Experian that the information is accurate.',
    'The account meets FCRA requirements.',
    'Our records confirm that the debt is valid.',
    'We conducted a reasonable investigation and determined that no error occurred.',
    'The entry was not changed as a result of our processing of your dispute.',
    'We are unable to remove this account because it is accurate.',
  ],
  frivolous: [
    'We will not investigate again unless you send us new information.',
    'Su disputa es frívola o irrelevante.',
    'No la investigaremos.',
    'We have determined that your dispute is frivolous.',
    'Your dispute has been found to be frivolous or irrelevant under section 611(a)(3) of the FCRA.',
    'We consider this request irrelevant because it gives no reason.',
    'We will not reinvestigate this item because it was previously investigated and no new information was provided.',
    'This dispute was previously investigated and we will not be investigating it again.',
    'Your letter is substantially the same as the dispute we answered before.',
    'We received a suspicious request regarding your credit file and took no action on it.',
    'We decline to investigate the duplicate dispute that you sent.',
  ],
  more_information_wanted: [
    'Before we can go on we need the following from you within 30 days:',
    'To process your request, please send us the following:',
    'Antes de investigar necesitamos una copia de su licencia de conducir.',
    'We need additional information before we can process your request.',
    'Please send us a copy of your driver’s license and a utility bill.',
    'We were unable to verify your identity.',
    'To proceed we require proof of your identity and further documentation.',
    'Your request did not include sufficient information to investigate.',
    'We cannot process your dispute until you provide proof of identity.',
    'Additional documentation is required to complete your request.',
    'We could not locate your credit file with the information you gave.',
    'You must provide a copy of your social security card.',
    'We are requesting more information about the account in question.',
  ],
  blocked: [
    'The account has been blocked from appearing on your credit report.',
    'We have blocked the information that you identified as resulting from identity theft.',
    'A block was placed on the following items.',
    'We placed a block on this account under section 605B.',
    'The fraudulent accounts were blocked.',
    'These items are now blocked.',
    'This inquiry was blocked because of identity theft.',
    'We’ve blocked the tradeline as you asked.',
  ],
  reinserted: [
    'The item below has been reinserted into your credit file.',
    'Information that was previously deleted has been added to your credit report again.',
    'We are writing to tell you that we re-inserted the account.',
    'This account was put back on your credit report after the furnisher certified it.',
    'The account was reinstated to your credit file on May 4, 2026.',
    'A previously removed item was returned to your file.',
    'This is a notice of reinsertion.',
    'The previously deleted tradeline is reporting again.',
    'An item that was previously deleted from your credit file has been put back.',
  ],
}

describe('what a sentence says came of an entry', () => {
  for (const [kind, sentences] of Object.entries(SAYINGS))
    it.each(sentences.map((sentence) => [sentence]))(`${kind}: %s`, (sentence) => {
      expect(meaningOfSentence(sentence)?.kind).toBe(kind)
    })

  it.each([
    ['If we find that the information is inaccurate, we will delete it.'],
    ['We will delete the item if the furnisher does not respond.'],
    ['Your dispute was received on May 4, 2026.'],
    ['We have received your dispute and are investigating it.'],
    ['Our investigation will be completed within 30 days.'],
    ['Inaccurate, incomplete or unverifiable information must be removed or corrected, usually within 30 days.'],
    ['A consumer reporting agency may stop the investigation if it finds the dispute frivolous.'],
    ['You have the right to add a statement if the dispute is not resolved.'],
    ['You asked us to delete the account.'],
    ['Your letter states that the account was deleted by Experian.'],
    ['Enclosed is your updated credit report.'],
    ['Bankruptcies remain on your credit report for 10 years.'],
    ['If information is reinserted, we will notify you within five business days.'],
    ['Account information disputed by consumer, meets FCRA requirements.'],
    ['Please send us copies of documents that support your position if you disagree.'],
    ['When the investigation is complete, we will delete any information that cannot be verified.'],
    ['The consumer states the account was removed by the original creditor.'],
    ['We may have deleted or changed information not related to your dispute.'],
    ['Your credit freeze was removed.'],
    ['You may send us additional documents if you disagree with the results.'],
    ['Get your free score today and see what has changed!'],
    ['We have declined to block the information you identified.'],
    ['Your dispute is not frivolous.'],
    ['We updated your address in our records.'],
    ['The item should be removed within a few weeks, we hope.'],
    ['Your identity has been verified.'],
    ['We have confirmed that this account was included in your Chapter 7 bankruptcy.'],
    ['The company that furnished it has certified that it is complete and accurate.'],
    ['Deleted means the item was removed.'],
    ['“Verified” means that the company confirmed the item and nothing was changed.'],
  ])('nothing: %s', (sentence) => {
    expect(meaningOfSentence(sentence)).toBeNull()
  })
})

describe('what a company or an agency did, in other words', () => {
  it.each([
    ['updated', 'The source changed the balance to $0.'],
    ['updated', 'Information modified by source.'],
    ['updated', 'We sent an AUD to Experian with these changes:'],
    ['deleted', 'We took the entry out of your data report.'],
    ['verified', 'We made no change.'],
    ['verified', 'Nothing was modified by the source.'],
    ['frivolous', 'We will not start a second investigation of the same question.'],
    ['more_information_wanted', 'We can’t begin our review yet: page 2 is missing.'],
    ['more_information_wanted', 'We searched for a file under your name and did not find one.'],
    ['more_information_wanted', 'We couldn’t find a credit file that matches your name.'],
  ] as const)('%s: %s', (kind, sentence) => {
    expect(meaningOfSentence(sentence)?.kind).toBe(kind)
  })

  it.each([
    ['another name', 'The bank has changed its name to Bridge Bank.'],
    ['another owner', 'The collector changed hands in May.'],
    ['what may still come', 'We have made no change yet.'],
    ['what takes its time', 'We cannot process it yet because the investigation takes 30 days.'],
    ['what the reader took', 'You took money out of your file.'],
    ['what was found', 'We searched for a file and found one.'],
  ])('none of them: %s', (_, sentence) => {
    expect(meaningOfSentence(sentence)).toBeNull()
  })
})
