import { describe, expect, it } from 'vitest'
import { kindOfPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const kindOf = (...lines: readonly string[]) => kindOfPaper(replyPages(lines))

describe('a paper is told by its own words', () => {
  it.each([
    [
      'answer',
      'results of a bureau',
      [
        'Experian',
        'Our investigation of the dispute you recently submitted is now complete.',
        'FIRST HARBOR BANK',
        'This item has been deleted from the credit file.',
      ],
    ],
    [
      'answer',
      'a company that has looked into it',
      [
        'MIDLAND CREDIT MANAGEMENT INC',
        'We have completed our review of your dispute. We have removed this account from your credit report.',
      ],
    ],
    [
      'answer',
      'a collector that validates, in the words of every collector',
      [
        'Oak Creek Recovery LLC',
        'In response to your dispute we have verified the amount of the debt with Valley Dental and report it as accurate.',
        'This is an attempt to collect a debt. Current balance $210.00.',
      ],
    ],
    [
      'collection_notice',
      'a first notice, whose conditions are no result',
      [
        'This letter is from a debt collector. We are trying to collect a debt.',
        'If you notify us within 30 days after receiving this notice that you dispute the validity of this debt, we will obtain verification.',
        'Original creditor: Valley Dental. Balance due: $210.00',
      ],
    ],
    [
      'collection_notice',
      'the same in Spanish',
      [
        'Oak Creek Recovery LLC es un cobrador de deudas. Estamos tratando de cobrar una deuda que usted le debe a Valley Dental.',
        'Llame o escríbanos antes del 9 de abril de 2027 para disputar toda o parte de la deuda.',
        'Monto total de la deuda ahora: $210.00',
      ],
    ],
    [
      'refusal',
      'a denial that speaks of disputes to come',
      [
        'We regret that we cannot approve your request for an auto loan at this time.',
        'Our decision was based in part on information in a report from a consumer reporting agency.',
        'You have a right to dispute with the agency the accuracy of any information.',
      ],
    ],
    [
      'refusal',
      'an apartment',
      [
        'Your rental application was denied, based on information in a consumer report from CoreLogic.',
        'The specific reasons are: prior eviction filing.',
      ],
    ],
    [
      'court_paper',
      'a summons',
      [
        'DISTRICT COURT, CLARK COUNTY, NEVADA',
        'OAK CREEK RECOVERY LLC, Plaintiff, vs. DANA WHITFIELD, Defendant. Case No. A-26-900100-C',
        'SUMMONS. You have been sued. You must file an answer within 21 days after the summons is served on you.',
      ],
    ],
    [
      'discharge',
      'an order',
      [
        'United States Bankruptcy Court, District of Nevada',
        'Case number: 26-10001-abc  Chapter 7',
        'Order of Discharge. IT IS ORDERED: A discharge under 11 U.S.C. § 727 is granted to: Dana Whitfield',
      ],
    ],
    [
      'identity',
      'a report of theft',
      [
        'FEDERAL TRADE COMMISSION Identity Theft Report',
        'FTC Report Number: 100200300',
        'I am a victim of identity theft. Under penalty of perjury, I declare this information is true.',
      ],
    ],
  ] as const)('%s: %s', (kind, _, lines) => {
    expect(kindOf(...lines)).toBe(kind)
  })

  it.each([
    [
      'an alert',
      ['Your credit report has changed', 'A new account was added to your TransUnion credit file. You can dispute it.'],
    ],
    [
      'a receipt',
      ['LVNV FUNDING LLC', 'Your account has been paid in full. We will update the credit bureaus and your credit report.'],
    ],
    ['a freeze', ['Equifax Information Services LLC', 'We have placed a security freeze on your Equifax credit report.']],
    ['a letter of the reader', ['Dear Experian:', 'I dispute this account on my credit report. Please investigate.']],
    [
      'an offer',
      ['You are pre-approved! Apply for a credit card or a loan today.', 'We look at your credit score and credit bureaus.'],
    ],
    ['a payment plan', ['Thank you for your payment of $50.00. Your account balance is $160.00.']],
  ] as const)('is not taken for one: %s', (_, lines) => {
    expect(kindOf(...lines)).toBeNull()
  })
})
