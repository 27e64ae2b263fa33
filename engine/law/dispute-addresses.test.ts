import { describe, expect, it } from 'vitest'
import { DISPUTE_ADDRESSES, disputeAddress, servicerOf } from '#engine/law/dispute-addresses.ts'

const NO_TYPE = { accountType: null, accountTypeText: null, loanType: null }
const boxOf = (creditorName: string, printed: Partial<Parameters<typeof disputeAddress>[0]> = {}) =>
  disputeAddress({ ...NO_TYPE, creditorName, ...printed })?.lines.at(-2) ?? null

describe('where a company takes disputes', () => {
  it.each(DISPUTE_ADDRESSES)('$name, $lines, is a whole address with its page and the day it was read', (address) => {
    expect(address.lines.at(-1)).toMatch(/, [A-Z]{2} \d{5}(-\d{4})?$/)
    // An envelope has room for two lines above the city.
    expect(address.lines.length).toBeLessThanOrEqual(3)
    expect(address.source).toMatch(/^https?:\/\//)
    expect(address.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it.each([
    ['US BANK', { accountTypeText: 'Credit Card', accountType: 'revolving' }, 'PO Box 108'],
    ['U.S. BANK NA', { loanType: 'Auto Loan', accountType: 'installment' }, 'PO Box 3447'],
    ['USBANK', { accountTypeText: 'Home equity line of credit', accountType: 'mortgage' }, 'PO Box 3447'],
    ['US BANK HOME MORTGAGE', { accountType: 'mortgage' }, 'PO Box 21844'],
    ['US BANK', { loanType: 'Conventional real estate mortgage', accountType: 'mortgage' }, 'PO Box 21844'],
    ['US BANK', { accountTypeText: 'Line of credit', accountType: 'revolving' }, 'PO Box 108'],
    ['USAA FSB', { accountTypeText: 'Credit Card' }, 'P.O. Box 33009'],
    ['USAA FEDERAL SAVINGS BANK', { accountTypeText: 'Credit Card' }, 'P.O. Box 33009'],
    ['SANTANDER CONSUMER USA INC', {}, 'P.O. Box 961245'],
    ['AMER CREDIT ACCEPT', {}, '961 E. Main Street'],
    ['JPMCB CARD SERVICES', { accountTypeText: 'Credit Card' }, 'PO Box 15369'],
    ['CHASE', { accountTypeText: 'Credit card', accountType: 'revolving' }, 'PO Box 15369'],
    ['JPMCB CARD', { accountTypeText: 'REVOLVING', loanType: 'CREDIT_CARD' }, 'PO Box 15369'],
    ['US BANK', { accountTypeText: 'REVOLVING', loanType: 'HOME_EQUITY_LINE_OF_CREDIT' }, 'PO Box 3447'],
    ['SYNCHRONY BANK', {}, 'P.O. Box 965030'],
    ['SYNCB', { accountTypeText: 'Charge account' }, 'P.O. Box 965030'],
  ] as const)('%s with %j: %s', (name, printed, box) => {
    expect(boxOf(name, printed)).toBe(box)
  })

  it.each([
    // Which of three departments it is, no word of the report says.
    ['US BANK', { accountType: 'revolving' }],
    ['US BANK', { accountType: 'installment' }],
    ['US BANK', { accountType: 'collection', accountTypeText: 'Credit Card' }],
    ['US BANCORP AUTO', { loanType: 'Auto' }],
    ['US BANK / HARBOR STORES', { accountTypeText: 'Credit Card' }],
    ['CHASE', { accountType: 'revolving' }],
    ['CHASE MORTGAGE', { accountType: 'mortgage' }],
    ['CHASE AUTO', { loanType: 'Auto' }],
    ['CHASE', { accountType: 'collection', accountTypeText: 'Credit Card' }],
    ['SYNCB/HARBOR STORES', { accountTypeText: 'Charge account' }],
    ['CAPITAL ONE', { accountTypeText: 'Credit Card' }],
    ['', { accountTypeText: 'Credit Card' }],
    ['THE BANK', {}],
  ] as const)('nobody is written to by a guess: %s with %j', (name, printed) => {
    expect(boxOf(name, printed)).toBeNull()
  })

  it('a buyer of debts has its accounts worked by another', () => {
    expect(servicerOf('MIDLAND FUNDING LLC')).toBe('Midland Credit Management')
    expect(servicerOf('LVNV FUNDING')).toBe('Resurgent Capital Services')
    expect(servicerOf('MIDLAND CREDIT MGMT')).toBeNull()
  })
})
