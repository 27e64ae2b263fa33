import { describe, expect, it } from 'vitest'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { LETTER_ACCOUNT, letterFinding, letterRequest } from '#engine/testing/letter-request.ts'

/** What people really add to a letter. None of it states a fact that the file does not prove, and none of it is refused. */
const HONEST = `
This account is not mine.
This is not my account.
I never opened this account.
I have never had an account with Midland Credit.
I did not open this account and I don't know who did.
I don't recognize this account.
I do not recognise this debt.
I have no knowledge of this account.
I have no record of this debt.
I never did business with Midland Credit Mgmt.
I was never a customer of Midland Credit.
This debt does not belong to me.
It belongs to someone else with a similar name.
This must be a mixed file.
I think you have mixed up my file with another person's.
I am a victim of identity theft.
Someone opened this account in my name without my permission.
My wallet was stolen before this account was opened.
I filed a police report about it.
I reported it to the FTC at IdentityTheft.gov.
I was never late on this account.
I have never missed a payment.
I always paid on time.
Every payment was made on time.
I paid this account in full.
I paid it off before it was sold.
This debt was settled before it was sold to you.
My insurance paid this bill.
The hospital was paid by my insurance.
I already sent you proof of payment.
I closed this account myself.
The account was closed at my request.
I never received a bill.
I never got a notice about this debt.
Nobody told me about this debt.
I was in the hospital at that time.
I lost my job that year.
My husband passed away and this was his account.
I am only an authorized user on this account.
I was going through a divorce.
I was deployed overseas with the army.
I called Midland Credit several times about this.
I spoke with your representative and she promised to fix it.
They told me that it would be corrected.
This is my third letter about this account.
I have written to you a dozen times.
I have asked for this repeatedly.
I was denied a mortgage because of this.
This has hurt my score.
It cost me an apartment.
I could not refinance my home.
I owe nothing on this account.
I don't owe this debt.
The balance is wrong.
The balance of $900 is wrong.
The balance should be zero.
The balance is not $900.
I don't know where the $900 comes from.
Please explain how you arrived at $900.
The limit is missing.
The date opened is wrong.
The account was not opened on March 5, 2019.
March 5, 2019 is not when this account was opened.
I did not open anything on March 5, 2019.
The payment history is wrong.
The status is wrong.
The remark is wrong.
The account is listed twice.
The same debt is listed by two companies.
This is a duplicate.
My name is misspelled.
My address is wrong.
I never lived at that address.
I moved before this account was opened.
Please delete this account.
Please remove it from my report.
Please correct the balance.
Please correct the date opened.
Please update the status.
Please fix this as soon as possible.
Please look into this carefully.
Please investigate.
Please send me a copy of the contract.
Please send me a copy of the application with my signature.
Please send me proof.
Please show me the documents that you relied on.
Please tell me who reported this.
Please send me a corrected report.
Please mail your answer to my address above.
Please answer in writing.
Please call me if you have questions.
Please contact me by mail only.
Please do not call me at work.
Please stop reporting this.
Please note that the account is disputed.
Please add my statement to the file.
Please tell me what you find.
Please let me know when this is done.
Please confirm that this is deleted.
Please treat this as urgent.
Please check page 3 of the report.
Please see the copy that is enclosed.
Please compare the pages.
I enclose a copy of the page.
A copy of my ID is enclosed.
I have attached my bank statement.
I can send you more if you need it.
I would appreciate a quick answer.
I look forward to your answer.
Thank you for your help.
Thank you for your time and attention.
I hope that we can resolve this.
I am asking for your help.
I need this fixed to buy a home.
This is important to me and my family.
I want my report to be accurate.
I have worked hard on my credit.
I am trying to buy a house.
I am applying for an apartment.
I am sure that this is an error.
I believe that this is a mistake.
This cannot be right.
Both cannot be right.
There must be a mistake.
You must have confused me with somebody else.
It makes no sense.
It is not fair.
I dispute this account.
I dispute the balance.
I dispute this account in full.
I dispute the whole entry.
I still dispute this.
I dispute that I owe this.
This information is inaccurate.
This information is incomplete.
This information is out of date.
The information on page 3 is false.
Midland Credit reports something else.
I wrote to Midland Credit before.
I asked Midland Credit for the contract, and it did not answer.
You did not answer my last letter.
You have not answered.
You never answered me.
You sent me a form letter.
You told me that it was verified.
You did not tell me how it was verified.
I do not understand your answer.
Nothing was corrected.
Nothing has changed.
It is still there.
It came back after it was deleted.
I saw this account for the first time on my report.
I found this on my report.
I checked my bank records.
I checked all of my records and found nothing.
I kept every receipt.
I have the receipts and can send copies.
My bank can confirm this.
My records show something else.
I was a minor when this account was opened.
I was a student then.
I am a veteran.
I live alone.
I am retired.
I have one account with Midland Credit, and this is not it.
If you cannot verify this, please delete it.
If you can't prove that it is mine, please remove it.
If it is a mistake, please correct it.
If you need more information, please tell me.
May I ask how this happened?
Can you tell me who opened it?
Why is this on my report?
Who gave you this information?
How was this verified?
When was this reported?
I may file a complaint with the CFPB if this is not fixed.
I will complain to the Consumer Financial Protection Bureau and the attorney general of my state.
I will keep a copy of this letter.
I will wait for your answer.
I will send the receipt if you want it.
I will gladly answer any question.
I ask that you consider the documents that I enclose.
I ask you to mark the account as disputed.
I respectfully ask you to delete it.
I am writing again because nothing happened.
I am not responsible for this debt.
I never signed anything.
I never agreed to this charge.
I did not authorize the late fee.
The late fee is wrong.
The interest was added by mistake.
It was paid by the estate of my mother.
It was included in my bankruptcy.
It was discharged.
The lawsuit about this debt was dismissed.
I was sued over this debt and the case was dismissed.
My ex-husband was ordered to pay this debt.
The debt was sold and I don't know who owns it now.
The account was transferred to another bank.
The lender changed and payments got lost.
It was sold to another company.
It was sold to a debt buyer.
It was transferred to my new bank.
I have an account with another bank.
My bank says something else.
I asked my local bank.
I have a loan with my credit union.
It was placed with a collection agency.
It was sold to them without a notice.
I have no account with you.
My savings bank keeps the records.
Your reinvestigation is due under 15 USC 1681i(a)(1).
You have 30 days for it.
`
  .trim()
  .split('\n')

const CLAIM = 'The entry shows a balance of $900 and a limit of $500.'
const letter = composeLetter(
  letterRequest({
    kind: 'dispute',
    findings: [letterFinding(CLAIM)],
    subject: { kind: 'account', account: { ...LETTER_ACCOUNT, creditLimit: 50_000 } },
  }),
)
const NAMES_OF_AUTHORITIES = ['CFPB', 'Consumer Financial Protection Bureau', 'FTC', 'IdentityTheft.gov']

describe('an ordinary honest edit', () => {
  it(`is one of ${HONEST.length}`, () => {
    expect(HONEST.length).toBeGreaterThanOrEqual(150)
    expect(new Set(HONEST).size).toBe(HONEST.length)
  })

  it.each(HONEST)('passes: %s', (sentence) => {
    const edited = letter.letterContent.replace('Sincerely,', () => `${sentence}\n\nSincerely,`)
    // Whom they turned to is theirs to name.
    const attested = NAMES_OF_AUTHORITIES.filter((name) => sentence.includes(name))
    expect(checkLetter(edited, letter.facts, attested)).toEqual([])
  })
})
