import { describe, expect, it } from 'vitest'
import { kindOfPaper } from '#engine/papers/read-paper.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

const kindOf = (...lines: readonly string[]) => kindOfPaper(replyPages(lines))

describe('a paper is told by its own words', () => {
  it.each([
    [
      'refusal',
      'a notice that says what the law makes it say, whatever was decided',
      [
        'Your renewal premium goes up. Part of the reason is your consumer report.',
        'It came from LexisNexis. LexisNexis did not decide your premium and cannot explain it to you.',
        'You are entitled to a free copy of your report from it within 60 days.',
      ],
    ],
    [
      'refusal',
      'a notice before an employer decides',
      [
        'Your background check came back, and it may lead us not to employ you. We have not decided.',
        'The report was prepared by HireRight, a consumer reporting agency. A copy of your report is attached.',
        'Tell us within five business days if something is wrong with it.',
      ],
    ],
    [
      'collection_notice',
      'a collector’s message',
      [
        'Palisade Recovery here for Dana Whitfield. This is an attempt to collect a debt.',
        'You owe $512.60 on your account with Tallgrass Fitness.',
        'Any information we get will be used for that purpose.',
      ],
    ],
    [
      'answer',
      'a company that wants papers before it looks',
      [
        'We received your letter about your account on May 2, 2026. Before we can begin our research, we need the following from you:',
        'A copy of a photo ID, and a description of the information that you believe is incorrect.',
      ],
    ],
    [
      'answer',
      'the same in other words',
      [
        'We got your letter about your loan. In order for us to complete our review, please send us a copy of your driver’s license',
        'and the information that is being disputed.',
      ],
    ],
    [
      'answer',
      'a collector that will not collect, in the month of May',
      [
        'Sable Creek Portfolio LLC, May 26, 2026. Original creditor: Fernbank Cards. Dear Dana Whitfield,',
        'We have closed the account, will not collect on it, and have requested that the three credit reporting agencies delete our tradeline.',
        'This communication is from a debt collector.',
      ],
    ],
    [
      'answer',
      'one person who answers for the company',
      ['Hello Ms. Whitfield,', 'You were right. This afternoon I sent corrections to TransUnion and Experian for your loan.'],
    ],
    [
      'answer',
      'a favor that was granted',
      ['As a courtesy we have asked Equifax and Experian to take the 30-day late payment of October 2025 off this account.'],
    ],
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
      'answer',
      'a collector that gives up',
      [
        'Sable Creek Portfolio LLC. Original creditor: Fernbank Cards. Amount owed: $88.10.',
        'We closed the account and have asked that the credit reporting agencies remove our tradeline.',
        'This communication is from a debt collector.',
      ],
    ],
    [
      'answer',
      'an agency that calls a dispute a request',
      ['Innovis', 'Your request was processed. Here are the results:', 'LANTERN BANK 9906 was verified as accurate.'],
    ],
    [
      'answer',
      'a company that does not know what is meant',
      [
        'Thank you for writing to us.',
        'Your letter states that your credit report has a mistake but not which one. Please provide:',
        '1. What you believe is wrong',
      ],
    ],
    [
      'answer',
      'a company that reports it paid',
      ['Our records show that you paid in full. We have corrected our reporting to Equifax.', 'Patient Accounts'],
    ],
    [
      'answer',
      'a block that is declined',
      ['Equifax', 'You asked us to block information. We are declining to block it. Please send us a copy of your ID.'],
    ],
    [
      'answer',
      'a request that names no account',
      ['Experian', 'We received your request. Your letter does not say which account you believe is wrong.'],
    ],
    [
      'answer',
      'a company that looked into it',
      ['We looked into your dispute and found that we had reported the account incorrectly to Experian.'],
    ],
    [
      'refusal',
      'a slip from the counter',
      [
        'We did not open: checking',
        'Why: overdraft',
        'We used a report from Chex Systems. It did not make this decision.',
        'Account',
      ],
    ],
    [
      'refusal',
      'a dearer loan',
      [
        'We looked at your credit report to set the terms. Those terms may be less favorable than the terms we offer to others.',
        'Your credit score: 671',
      ],
    ],
    [
      'refusal',
      'a dearer policy',
      [
        'Your car insurance costs more because of information found in your consumer report from LexisNexis.',
        'LexisNexis did not make this decision. You can get a free copy of your report.',
      ],
    ],
    [
      'refusal',
      'a deposit',
      [
        'We ask for a deposit due to information in a consumer report from NCTUE.',
        'NCTUE did not make this decision. Please pay before we open your account.',
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
      'collection_notice',
      'an offer to settle',
      [
        'RIVERBEND RECOVERY SERVICES',
        'Creditor: Bayou State Credit Union  Balance: $2,640.00  Offer amount: $1,056.00',
        'Pay by June 30, 2026 and we will consider the account settled. This is an attempt to collect a debt.',
      ],
    ],
    [
      'collection_notice',
      'a warning that it may be reported, which answers nothing',
      [
        'Our client, Peachtree Orthodontics, has asked us to collect the amount shown above. This is from a debt collector.',
        'A negative credit report may be submitted to Equifax, Experian and TransUnion. You may dispute this debt by December 15, 2026.',
      ],
    ],
    [
      'refusal',
      'an account that was not opened, in everyday words',
      [
        'Thanks for applying for a checking account. We weren’t able to open it.',
        'We got information about you from Early Warning Services, LLC, a consumer reporting agency.',
      ],
    ],
    [
      'refusal',
      'a higher price because of a report, which gives the same free copy',
      [
        'Your Credit Report(s) and the Price You Pay for Credit',
        'The terms offered to you may be less favorable than the terms offered to consumers who have better credit histories.',
        'You have a right to dispute any inaccurate information. Contact TransUnion, the consumer reporting agency. Your credit score: 655',
      ],
    ],
    [
      'court_paper',
      'a bankruptcy that was dismissed, which is no discharge',
      [
        'UNITED STATES BANKRUPTCY COURT, MIDDLE DISTRICT OF TENNESSEE',
        'In re: Claudine Ferris, Debtor. Case No. 3:25-bk-02218. Chapter 13',
        'ORDER DISMISSING CASE. The debtor has not received a discharge.',
      ],
    ],
    [
      'answer',
      'a request to delete, without a word of a dispute',
      [
        'Evergreen Auto Acceptance',
        'We have submitted a request to delete the tradeline from your files at Equifax, Experian and TransUnion.',
      ],
    ],
    [
      'answer',
      'a promise to have a mark changed',
      ['You asked about the late mark of May 2025. We will have it removed from your reports at Equifax and Experian.'],
    ],
    [
      'answer',
      'an account that somebody else opened',
      [
        'We agree that you did not open this account, and have asked the credit bureaus to take this account off your credit reports.',
      ],
    ],
    [
      'collection_notice',
      'a second request',
      [
        'SECOND NOTICE. Your account with Lake Toll Road has been with us since May.',
        'Balance: $88.00. This is from a debt collector.',
      ],
    ],
    [
      'refusal',
      'a smaller loan than was asked for',
      [
        'We could not approve the $20,000 that you asked for. The reasons are: serious delinquency.',
        'Our decision was based in part on a report from TransUnion. You may get a free copy of the report.',
      ],
    ],
    [
      'answer',
      'an admission',
      [
        'We agree that the date of first delinquency we reported was wrong. We changed it to October 2019.',
        'Experian and Equifax were notified today.',
      ],
    ],
    ['answer', 'in Spanish', ['Terminamos de revisar su disputa. Corregimos la información de su cuenta.']],
    [
      'answer',
      'to a notice of error',
      ['We received your notice of error. We conducted a reasonable investigation and determined that no error occurred.'],
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
    [
      'answer',
      'a request that an agency took for somebody else’s',
      [
        'Experian',
        'We received a suspicious request regarding your personal credit information that we have determined was not sent by you. We have not taken any action on this request.',
      ],
    ],
    [
      'refusal',
      'the model notice of a higher price',
      [
        'Your Credit Report and the Price You Pay for Credit',
        'We used information from your credit report to set the terms of the credit we are offering you. The terms offered to you may be less favorable than the terms offered to consumers who have better credit histories.',
        'You have a right to dispute any inaccurate information. Contact Equifax, which is the consumer reporting agency from which we obtained your credit report. You have the right to obtain a copy of your credit report from Equifax without charge for 60 days after you receive this notice.',
      ],
    ],
    [
      'refusal',
      'of an apartment, in Spanish',
      [
        'AVISO DE ACCIÓN ADVERSA',
        'Su solicitud de alquiler fue rechazada por la información de un informe del consumidor de Experian. Usted puede pedir una copia gratis.',
      ],
    ],
    [
      'answer',
      'that nothing will be investigated, in Spanish',
      ['TransUnion', 'Su disputa es frívola porque no incluye información suficiente. No la investigaremos.'],
    ],
    [
      'answer',
      'a promise to have it deleted',
      [
        'Rosewater Cable',
        'The charge was our mistake. We will ask TransUnion and Experian to delete this account from your credit reports.',
      ],
    ],
    [
      'answer',
      'that a claim of theft needs papers',
      [
        'You told us that you did not open this account. Before we can look into your claim we need a police report and a copy of a photo ID.',
      ],
    ],
    [
      'refusal',
      'an offer of work that was withdrawn',
      [
        'We have now withdrawn our conditional offer of employment. We based this decision in part on a credit report from Equifax.',
        'Equifax did not make the decision. You may ask for a free copy of your report.',
      ],
    ],
    [
      'refusal',
      'a tenant’s',
      [
        'Your application to rent has been: DENIED',
        'The information came from Experian, a consumer reporting agency. They did not take the action.',
      ],
    ],
    [
      'collection_notice',
      'a debt buyer’s',
      [
        'Pinewater LLC is a debt collector. Original creditor: Tradewind Bank. You have until July 20 to dispute this debt or any part of it.',
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
    [
      'a fraud alert that speaks of blocking',
      [
        'We have added an initial fraud alert to your Experian credit file. Send us an identity theft report, and we will block it.',
      ],
    ],
    [
      'an offer to delete for money',
      ['Oak Recovery', 'Pay $400 and once we have it we will ask the credit bureaus to delete the account.'],
    ],
    [
      'the same, in other words',
      ['Oak Recovery', 'We will have the account removed from Equifax and Experian after you pay $400.'],
    ],
    [
      'an error that is none of a report',
      ['City Water', 'We agree that an error was made with your meter. We sent you a check.'],
    ],
    [
      'a score that everybody gets',
      [
        'Your Credit Score and the Price You Pay for Credit',
        'If you find a mistake you have a right to dispute it with Equifax. Credit report: once a year.',
      ],
    ],
    ['a data breach', ['NOTICE OF DATA BREACH. We have notified Equifax and TransUnion, and asked them to correct your file.']],
    [
      'an alert of a credit monitor',
      [
        'We noticed a change on your Experian credit report: an account was updated.',
        'If you do not recognize it, you can dispute it with Experian.',
      ],
    ],
    ['a freeze', ['Equifax Information Services LLC', 'We have placed a security freeze on your Equifax credit report.']],
    ['a letter of the reader', ['Dear Experian:', 'I dispute this account on my credit report. Please investigate.']],
    [
      'an advertisement that gets everybody’s errors removed',
      [
        'Late payments? Collections? We get negative items deleted from Equifax, Experian and TransUnion every day!',
        'We help people get old debts removed. Call for a free consultation.',
      ],
    ],
    [
      'an offer that was chosen by a report',
      [
        'You were selected for a credit card. This offer is based on information in your credit report from Experian.',
        'You can stop such offers by calling the consumer reporting agency.',
      ],
    ],
    ['a result of something else', ['City Permit Office', 'Your request has been processed. The results are enclosed.']],
    [
      'an offer',
      ['You are pre-approved! Apply for a credit card or a loan today.', 'We look at your credit score and credit bureaus.'],
    ],
    ['a payment plan', ['Thank you for your payment of $50.00. Your account balance is $160.00.']],
    [
      'a favor that is declined',
      [
        'You asked us to take late payments off your credit report.',
        'We are unable to honor goodwill requests on a credit card account.',
      ],
    ],
    [
      'a demand for arbitration',
      [
        'Demand for Arbitration',
        'The claimant hereby demands arbitration. Nature of your dispute: a loan. The filing is confirmed.',
      ],
    ],
  ] as const)('is not taken for one: %s', (_, lines) => {
    expect(kindOf(...lines)).toBeNull()
  })
})

describe('the same kinds in other words', () => {
  it.each([
    [
      'answer',
      [
        'You told us that two entries of your NCTUE Data Report are wrong. We took the first one out of your data report.',
        'We made no change to the second.',
      ],
    ],
    ['answer', ['Thank you for contacting Innovis. We searched for a file under your name and did not find one.']],
    ['answer', ['Experian', 'We couldn’t find a credit file that matches your name.']],
    [
      'answer',
      ['You wrote us on May 2 that the loan is paid. We sent an Automated Universal Dataform to Experian and TransUnion.'],
    ],
    ['answer', ['Thanks for attaching your dispute. We can’t look into it yet: the copy was cut off.']],
    [
      'collection_notice',
      [
        'We’re a debt collector. We’re trying to collect unpaid tolls that you owe to Blue Ridge Tollway. Total amount of the debt now: $163.50.',
      ],
    ],
    [
      'collection_notice',
      [
        'We are a debt collector for Saint Odile College. The amount due is $90.00. Otherwise we will assume that the debt is correct.',
      ],
    ],
    [
      'refusal',
      [
        'We can rent to you only with a co-signer. This was decided partly by a consumer report.',
        'TransUnion did not decide. Ask it for a free copy of the report.',
      ],
    ],
    [
      'refusal',
      [
        'We couldn’t approve your plan. Experian doesn’t make our decisions.',
        'Ask for a free copy of your report from Experian.',
      ],
    ],
    ['court_paper', ['COURT OF GENERAL SESSIONS', 'CIVIL WARRANT', 'Docket No. 2409917']],
    ['court_paper', ['UNITED STATES BANKRUPTCY COURT', 'Case No. 26-80311', 'ORDER DISCHARGING TRUSTEE AND CLOSING CASE']],
    [
      'court_paper',
      ['UNITED STATES BANKRUPTCY COURT', 'Case No. 21-40551', 'The case has been closed without entry of a discharge.'],
    ],
    ['identity', ['ASHEVILLE POLICE DEPARTMENT', 'VICTIM INFORMATION CARD', 'Report number 26-017744', 'Officer J. Ostrowski']],
  ] as const)('%s', (kind, lines) => {
    expect(kindOf(...lines)).toBe(kind)
  })

  it('who refuses because no file was found refuses', () => {
    const found = 'We searched for a credit report at Experian and did not find one, so we could not approve your loan.'
    expect(kindOf('Peony Card Bank', found, 'Our decision was based on information from Experian.')).toBe('refusal')
    expect(kindOf('Experian', 'We searched for a credit report under your name and did not find one.')).toBe('answer')
  })

  it.each([
    ['a deposit that comes back', ['We kept $120.00 of the deposit for cleaning. We gave nothing to any consumer report.']],
    [
      'a loan with a co-signer',
      ['Your loan is approved, with Dana Whitfield as co-signer. We looked at the credit reports of both of you.'],
    ],
    [
      'a bill for tolls',
      ['TOLL BILL', 'If you do not pay, the bill may go to a collection agency and be reported to credit bureaus.'],
    ],
    ['an alarm permit', ['Fairhaven Police Department', 'Permit number AP-20114', 'Your alarm permit ends on March 1.']],
    [
      'a threat by nobody',
      ['FINAL NOTICE BEFORE LEGAL ACTION', 'A lawsuit has been prepared. Your Experian score will drop. Pay with gift cards.'],
    ],
    [
      'a plan for hard times',
      [
        'Your hardship plan has been approved. Past late payments will not be removed, because they were reported correctly to the credit bureaus.',
      ],
    ],
    ['a debt that was cancelled', ['We have cancelled the rest of what you owed. A Form 1099-C will reach you.']],
    [
      'what it costs to pay a loan off',
      ['Total to pay off: $9,114.52. After we receive it we will report the loan to the credit bureaus as paid.'],
    ],
  ] as const)('none of them: %s', (_, lines) => {
    expect(kindOf(...lines)).toBeNull()
  })
})
