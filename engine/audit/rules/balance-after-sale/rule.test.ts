import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/balance-after-sale/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'Transferred, closed.',
  remarks: ['Purchased by another lender'],
  currentBalance: 700_00,
}

const valid: readonly Situation[] = [
  {
    why: 'the buyer names itself',
    account: {
      creditorName: 'LVNV FUNDING LLC',
      accountType: 'collection',
      statusText: 'Collection account',
      remarks: ['Purchased by LVNV Funding LLC'],
    },
  },
  {
    why: 'the buyer names itself in short',
    account: {
      creditorName: 'PORTFOLIO RECOVERY ASSOC',
      accountType: 'collection',
      statusText: 'Collection account',
      remarks: ['Sold to Portfolio Recovery'],
    },
  },
  ...['Fannie Mae', 'FREDDIE MAC', 'FNMA', 'Federal Home Loan Mortgage Corp', 'Ginnie Mae', 'a securitization trust'].map(
    (buyer) => ({
      why: `sold to ${buyer}, and still collected by the seller`,
      account: { accountType: 'mortgage' as const, statusText: 'Current', remarks: [`Sold to ${buyer}`] },
    }),
  ),
  {
    why: 'the investor is printed as the buyer',
    account: { accountType: 'mortgage', statusText: 'Current', remarks: [], soldTo: 'FREDDIE MAC' },
  },
  {
    why: 'a mortgage in good standing, sold with its servicing kept',
    account: { accountType: 'mortgage', statusText: 'Pays as agreed', remarks: ['Sold'] },
  },
  {
    why: 'the car was sold, not the debt',
    account: { accountType: 'installment', statusText: 'Repossession. Sold', remarks: [] },
  },
  {
    why: 'a voluntary surrender, and the car was sold',
    account: { accountType: 'installment', statusText: 'Voluntary surrender', remarks: ['Sold'] },
  },
  { why: 'the house was sold', account: { accountType: 'mortgage', statusText: 'Foreclosure', remarks: ['Sold'] } },
  { why: 'sold and bought back', account: { remarks: ['Sold to Midland Funding', 'Account repurchased'] } },
  { why: 'placed for collection, not sold', account: { remarks: ['Placed for collection'] } },
  { why: 'transferred to recovery', account: { remarks: ['TRANSFERRED TO RECOVERY'] } },
  { why: 'another office', account: { remarks: ['Account transferred to another office'] } },
  { why: 'a new number', account: { remarks: ['Substitute/Replacement account'] } },
  { why: 'transferred, to nobody named', account: { remarks: [] } },
  { why: 'acquired from someone', account: { remarks: ['Acquired from another lender'] } },
  {
    why: 'acquired from someone, with a later sale remark',
    account: { remarks: ['Acquired from another lender', 'Purchased by another lender'] },
  },
  { why: 'purchased from someone', account: { remarks: ['Purchased from another company'] } },
  { why: 'transferred from someone', account: { remarks: ['Transferred from another servicer'] } },
  { why: 'the figure is the charge-off amount', account: { chargeOffAmount: 700_00 } },
  {
    why: 'the figure is the written-off amount of the status',
    account: {
      statusText: 'Account charged off. $700 written off. $700 past due as of Dec 2024.',
      pastDue: 700_00,
      currentBalance: null,
    },
  },
  { why: 'nothing owed', account: { currentBalance: 0, pastDue: 0 } },
  { why: 'the balance is older than the sale', account: { balanceDate: '2024-05-31', statusDate: '2024-08' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'after a repossession the debt was sold, too',
    account: { accountType: 'installment', statusText: 'Repossession', remarks: ['Sold to Midland Funding'] },
    says: [],
    fields: ['currentBalance', 'remarks.0'],
  },
  { why: 'purchased by another lender', says: ['$700'], fields: ['currentBalance', 'remarks.0'] },
  {
    why: 'transferred to another lender, past due too',
    account: { remarks: ['Transferred to another lender'], pastDue: 90_00 },
    says: ['$700', '$90 past due'],
    fields: ['currentBalance', 'pastDue', 'remarks.0'],
  },
  {
    why: 'the amount written off is claimed as a balance and as past due',
    account: { chargeOffAmount: 700_00, pastDue: 700_00 },
    grade: 'proof',
    says: ['$700 as a balance and as past due'],
    fields: ['currentBalance', 'pastDue', 'remarks.0'],
  },
  {
    why: 'the buyer is printed',
    account: { remarks: [], soldTo: 'MIDLAND CREDIT' },
    says: ['$700'],
    fields: ['currentBalance', 'soldTo'],
  },
  {
    why: 'Equifax',
    account: { statusText: 'Charge Off', remarks: ['Account transferred or sold'], chargeOffAmount: 650_00 },
    says: ['$700'],
    fields: ['currentBalance', 'remarks.0'],
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })
})
