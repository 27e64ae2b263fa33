import { describe, expect, it } from 'vitest'
import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { isDoubtful, setAside } from '#engine/reading/doubts/doubts.ts'
import { lostHead, withLostFacts, withLostPerson } from '#engine/recognition/weighing/lost-facts.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const place = (quote: string, y: number, height = 10): Evidence => ({
  page: 2,
  box: [10, y, 80, height],
  quote,
  confidence: 0.96,
})
const HEAD: Evidence = { page: 1, box: [0, 0, 612, 40], quote: '', confidence: 0.5 }

/** All that Experian prints of every account, each fact in a line of its own. */
const FACTS = {
  creditorName: 'OLD TOWN BANK',
  accountNumber: '4796XXXX',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  statusText: 'Open/Never late.',
  statusDate: '2024-05',
  dateOpened: '2019-03-02',
  currentBalance: 120000,
  balanceDate: '2024-05-13',
  highBalance: 190000,
  creditLimit: 500000,
  contact: { lines: ['PO BOX 1', 'DAYTON, OH 45402'], phone: null },
} as const satisfies Partial<Account>

/** The account without these facts, as Experian's reader leaves it. */
function experian(...lost: readonly (keyof typeof FACTS)[]): Account {
  const facts: Partial<Account> = { ...FACTS, ...Object.fromEntries(lost.map((field) => [field, null])) }
  const kept = Object.keys(FACTS).filter((field) => !lost.some((one) => one === field))
  const evidence = Object.fromEntries(kept.map((field, index) => [field, place(field, index * 20)]))
  return { ...makeAccount({}), ...facts, evidence }
}
const asked = ({ evidence }: Account): string[] =>
  Object.keys(evidence)
    .filter((field) => evidence[field] && isDoubtful(evidence[field]))
    .toSorted()

describe('what the layout prints of every account', () => {
  it('is not asked about where all of it was read', () => {
    expect(asked(withLostFacts(experian(), 'experian-web-print'))).toEqual([])
  })

  it.each(['accountNumber', 'responsibility', 'statusDate', 'dateOpened', 'currentBalance', 'balanceDate', 'contact'] as const)(
    'is asked about where it was not read: %s',
    (field) => {
      expect(asked(withLostFacts(experian(field), 'experian-web-print'))).toEqual([field])
    },
  )

  it('is asked about one by one, though nothing tells where it stands but the name of the account', () => {
    const account = withLostFacts(experian('dateOpened', 'balanceDate', 'currentBalance'), 'experian-web-print')
    const questions = confirmationsOf(setAside(makeReport({ accounts: [account] })))
    expect(questions.map(({ field, value }) => [field, value])).toEqual([
      ['Date opened', ''],
      ['Current balance', ''],
      ['Balance date', ''],
    ])
    expect(questions.every(({ evidence }) => evidence.page === 2 && evidence.box[1] === 0)).toBe(true)
  })

  it('is asked about with all that it says where the sentence of its status was not read', () => {
    const said = ['chargeOffAmount', 'pastDue', 'pastDueDate', 'paymentStatus', 'status', 'statusText']
    expect(asked(withLostFacts(experian('statusText'), 'experian-web-print'))).toEqual(said)
  })

  it.each([
    ['Collection $5,726 past due as of May 2024.', true],
    ['Collection account. $5,726 past due as of May 2024', true],
    ['Collection account. $5,726 past due as of May 2024.', false],
    ['Paid, Closed/Never late.', false],
  ])('asks what a status says of which a part was lost: %s %s', (statusText, isCut) => {
    const account = withLostFacts({ ...experian(), statusText }, 'experian-web-print')
    expect(asked(account).includes('pastDue')).toBe(isCut)
  })

  it('is asked about where the paper prints its label of another account', () => {
    const other = { ...experian(), evidence: { ...experian().evidence, terms: place('-', 300), removalDate: place('-', 320) } }
    const own = { ...experian(), evidence: { ...experian().evidence, terms: place('-', 300) } }
    expect(asked(withLostFacts(own, 'experian-web-print', [other]))).toEqual(['removalDate'])
    expect(asked(withLostFacts(own, 'experian-web-print', [experian()]))).toEqual([])
  })

  it('has a limit or an original balance', () => {
    expect(asked(withLostFacts(experian('creditLimit'), 'experian-web-print'))).toEqual(['creditLimit', 'originalBalance'])
    const loan = { ...experian('creditLimit'), originalBalance: 5 }
    expect(asked(withLostFacts(loan, 'experian-web-print'))).toEqual([])
  })

  it('makes what is of two lines unsure where a label was lost: the value behind it is taken for its end', () => {
    const whole = experian('responsibility')
    const piled = { ...whole, evidence: { ...whole.evidence, accountTypeText: place('Credit card Individual', 40, 24) } }
    expect(asked(withLostFacts(piled, 'experian-web-print'))).toEqual(['accountTypeText', 'responsibility'])
  })

  it('is another thing in another layout, and nothing in one that is not known', () => {
    expect(asked(withLostFacts(experian('dateOpened'), 'identityiq'))).toEqual([])
  })

  it('is not asked about of a piece of an account, but for what rules look at', () => {
    const { evidence } = experian()
    const piece = {
      ...makeAccount({}),
      creditorName: 'OLD TOWN BANK',
      evidence: { creditorName: evidence['creditorName'] ?? HEAD },
    }
    expect(asked(withLostFacts(piece, 'experian-web-print'))).toEqual([])
    expect(asked(withLostFacts(piece, 'equifax-acr'))).toEqual(['dateOfFirstDelinquency'])
  })
})

describe('the label of the first delinquency', () => {
  it('counts as not printed while somebody is asked, and is never taken for one that stands there empty', () => {
    const account = { ...experian(), printsDofd: false }
    const lost = withLostFacts(account, 'equifax-acr')
    expect(asked(lost)).toContain('dateOfFirstDelinquency')
    expect(setAside(makeReport({ accounts: [lost] })).sure.accounts[0]?.printsDofd).toBe(false)
  })
})

describe('what the layout prints of the person and at its head', () => {
  const blank = makeReport({ format: 'transunion-web-print', reportDate: null, reportNumber: null })
  const person = { ...blank.personalInfo, dateOfBirth: null, ssnLast4: null }
  const named = { ...person, evidence: { name: place('ANN POE', 100), 'phones.0': place('555-010-0000', 140) } }

  it('is asked about where the person was read', () => {
    const { evidence } = withLostPerson(named, { format: 'transunion-web-print', head: HEAD })
    expect(evidence['dateOfBirth']).toEqual({ page: 2, box: [10, 100, 80, 50], quote: '', confidence: 0 })
    expect(evidence['ssnLast4']).toBeDefined()
    expect(lostHead({ ...blank, personalInfo: named })).toEqual(['reportDate', 'reportNumber'])
    expect(lostHead({ ...blank, personalInfo: named, reportDate: '2024-01-02' })).toEqual(['reportNumber'])
  })

  it('is not asked about on pages from the middle of a report, nor where the layout does not print it', () => {
    const nobody = { ...person, evidence: {} }
    expect(withLostPerson(nobody, { format: 'transunion-web-print', head: HEAD })).toEqual(nobody)
    expect(lostHead({ ...blank, personalInfo: nobody })).toEqual([])
    expect(withLostPerson(named, { format: 'experian-web-print', head: HEAD }).evidence).not.toHaveProperty('ssnLast4')
    expect(lostHead({ ...blank, personalInfo: named, format: 'identityiq' })).toEqual([])
  })
})
