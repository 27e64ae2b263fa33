import { describe, expect, it } from 'vitest'
import {
  isAuthorizedUser,
  isChargeCard,
  isCollector,
  isEducationLoan,
  isSecured,
  isTakenOver,
  isTaxOrSupport,
  isThreeBureauPage,
} from '#engine/audit/entry-kinds.ts'
import {
  chargedOffAndCo,
  isCurrent,
  isDischarged,
  isInRelief,
  isLateNow,
  isOpen,
  isPaid,
  isSoldToOther,
} from '#engine/audit/entry-words.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

type Given = Partial<Account>
const account = (given: Given): Account => makeAccount({ creditorName: 'FIRST BANK', ...given })

const CHARGED_OFF: readonly (readonly [Given, string | null])[] = [
  [{ statusText: 'CHARGE_OFF' }, 'charge_off'],
  [{ statusText: 'Collection account' }, 'collection'],
  [{ statusText: '>Voluntarily surrendered<' }, 'voluntary_surrender'],
  [{ statusText: 'Repossession' }, 'repossession'],
  [{ statusText: 'FORECLOSURE' }, 'foreclosure'],
  [{ paymentStatus: 'charge_off' }, 'charge_off'],
  [{ accountType: 'collection' }, 'collection'],
  [{ statusText: 'Collection/Chargeoff', accountType: 'collection' }, 'collection'],
  [{ statusText: 'Collection/Chargeoff', accountType: 'revolving' }, 'charge_off'],
  [{ statusText: 'Charge Off', accountType: 'collection' }, 'charge_off'],
  [{ statusText: 'Closed.', remarks: ['Charged off as bad debt'] }, 'charge_off'],
  [{ statusText: 'Current', remarks: ['Charged off as bad debt'] }, null],
  [{ statusText: 'Current, was charged off' }, null],
  [{ statusText: '90 Days Past Due', remarks: ['Collection account'] }, null],
  [{ statusText: 'Repossession', remarks: ['Redeemed or reinstated repossession'] }, null],
  [{ statusText: 'Foreclosure process started' }, null],
  [{ statusText: 'Foreclosure proceedings started', paymentStatus: 'foreclosure' }, null],
  [{ paymentStatus: 'late' }, null],
  [{ paymentStatus: 'bankruptcy' }, null],
]

const PLACES: readonly (readonly [name: string, (given: Account) => string | null, Given, string | null])[] = [
  ['late now', isLateNow, { statusText: 'Late 60 Days' }, 'statusText'],
  ['late now', isLateNow, { paymentStatus: 'late' }, 'paymentStatus'],
  ['late now', isLateNow, { statusText: 'Open. $45 past due as of Nov 2024.', paymentStatus: 'late' }, null],
  ['late now', isLateNow, { statusText: 'Current, was 30 days past due' }, null],
  ['late now', isLateNow, { statusText: 'Charge-off' }, null],
  ['current', isCurrent, { statusText: 'Pays as agreed' }, 'statusText'],
  ['current', isCurrent, { paymentStatus: 'current' }, 'paymentStatus'],
  ['current', isCurrent, { statusText: 'Open.' }, null],
  ['current', isCurrent, { statusText: 'Unrated', paymentStatus: 'current' }, null],
  ['paid', isPaid, { statusText: 'Paid, Closed.' }, 'statusText'],
  ['paid', isPaid, { remarks: ['Settled - less than full balance'] }, 'remarks.0'],
  [
    'paid',
    isPaid,
    { status: 'paid', evidence: { status: { page: 1, box: [0, 0, 1, 1], quote: 'Activity Designator: Paid and Closed' } } },
    'status',
  ],
  [
    'paid',
    isPaid,
    { status: 'paid', evidence: { status: { page: 1, box: [0, 0, 1, 1], quote: 'Pay Status: Paid or Paying as Agreed' } } },
    null,
  ],
  ['paid', isPaid, { statusText: 'Paid or paying as agreed' }, null],
  ['paid', isPaid, { statusText: 'Settled.', remarks: ['Now paying'] }, null],
  ['sold', isSoldToOther, { remarks: ['Sold to LVNV FUNDING'] }, 'remarks.0'],
  ['sold', isSoldToOther, { soldTo: 'LVNV FUNDING' }, 'soldTo'],
  ['sold', isSoldToOther, { soldTo: 'First Bank, N.A.' }, null],
  ['sold', isSoldToOther, { remarks: ['Transferred to recovery'] }, null],
  ['sold', isSoldToOther, { remarks: ['Placed for collection'] }, null],
  ['sold', isSoldToOther, { remarks: ['Account acquired from another lender'] }, null],
  ['discharged', isDischarged, { statusText: 'Discharged through Bankruptcy Chapter 7' }, 'statusText'],
  ['discharged', isDischarged, { remarks: ['Chapter 7 bankruptcy'] }, null],
  [
    'discharged',
    isDischarged,
    { statusText: 'Discharged through Bankruptcy Chapter 7', remarks: ['Chapter 7 reaffirmation of debt'] },
    null,
  ],
]

const YES_NO: readonly (readonly [name: string, (given: Account) => boolean, Given, boolean])[] = [
  ['open', isOpen, { status: 'open' }, true],
  ['open', isOpen, { status: 'delinquent' }, true],
  ['open', isOpen, { status: 'open', dateClosed: '2024-01-01' }, false],
  ['open', isOpen, { status: 'open', remarks: ['Account closed by consumer'] }, false],
  ['open', isOpen, {}, false],
  ['relief', isInRelief, { remarks: ['Account in forbearance'] }, true],
  ['relief', isInRelief, { statusText: 'Open. Deferred, payments begin Dec 2026.' }, true],
  ['relief', isInRelief, { remarks: ['Natural disaster accommodation'] }, true],
  ['relief', isInRelief, { statusText: 'Open.' }, false],
  ['collector', isCollector, { loanType: 'COLLECTION AGENCY/ATTORNEY' }, true],
  ['collector', isCollector, { loanType: 'FACTORING COMPANY ACCOUNT' }, true],
  ['collector', isCollector, { accountTypeText: 'Debt Buyer' }, true],
  ['collector', isCollector, { originalCreditor: 'FIRST BANK' }, true],
  ['collector', isCollector, { statusText: 'Collection account', accountType: 'revolving' }, false],
  ['education', isEducationLoan, { accountTypeText: 'Education Loan' }, true],
  ['education', isEducationLoan, { creditorName: 'DEPTEDNELNET' }, true],
  ['education', isEducationLoan, { creditorName: 'DPT ED/AIDV' }, true],
  ['education', isEducationLoan, { accountTypeText: 'Credit card' }, false],
  ['education', isEducationLoan, { creditorName: 'UNIVERSITY CREDIT UNION', accountType: 'revolving' }, false],
  ['taken over', isTakenOver, { creditorName: 'JPMCB CARD SERVICES' }, false],
  ['taken over', isTakenOver, { creditorName: 'SPECIALIZED LOAN SERVICING' }, true],
  ['authorized user', isAuthorizedUser, { responsibility: 'authorized_user' }, true],
  ['authorized user', isAuthorizedUser, { responsibility: 'joint' }, false],
  ['taken over', isTakenOver, { remarks: ['Purchased by another lender'] }, true],
  ['taken over', isTakenOver, { statusText: 'Open.' }, false],
  ['secured', isSecured, { accountTypeText: 'Auto Loan' }, true],
  ['secured', isSecured, { accountTypeText: 'Unsecured loan' }, false],
  ['secured', isSecured, { loanType: 'SECURED' }, true],
  ['tax or support', isTaxOrSupport, { creditorName: 'OFFICE OF THE ATTY GEN' }, true],
  ['tax or support', isTaxOrSupport, { accountTypeText: 'Credit card' }, false],
  ['charge card', isChargeCard, { accountTypeText: 'Charge Card' }, true],
  ['charge card', isChargeCard, { accountTypeText: 'Credit card' }, false],
]

describe('what an entry says', () => {
  it.each(CHARGED_OFF)('charged off & co.: %j is %s', (given, kind) => {
    expect(chargedOffAndCo(account(given))?.kind ?? null).toBe(kind)
  })
  it.each(PLACES)('%s: %o %j stands at %s', (...[, recognise, given, place]) => {
    expect(recognise(account(given))).toBe(place)
  })
  it.each(YES_NO)('%s: %o %j is %s', (...[, recognise, given, answer]) => {
    expect(recognise(account(given))).toBe(answer)
  })
  it('tells a three-bureau page from a bureau report', () => {
    expect(isThreeBureauPage(makeReport({ format: 'identityiq-html' }))).toBe(true)
    expect(isThreeBureauPage(makeReport({ format: 'experian-web-print' }))).toBe(false)
    expect(isThreeBureauPage(makeReport({ format: 'transunion-web-print' }))).toBe(false)
  })
})
