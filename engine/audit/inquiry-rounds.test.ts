import { describe, expect, it } from 'vitest'
import { readInquiryName, writeInquiryName } from '#engine/audit/inquiry-names.ts'
import { explainRound, inquiryRounds } from '#engine/audit/inquiry-rounds.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry } from '#engine/report/report.ts'
import { makeAccount, makeInquiry, makeReport } from '#engine/testing/make.ts'

const LOAN: Partial<Account> = {
  creditorName: 'OAKHURST CREDIT ACCEPTANCE',
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  dateOpened: '2024-06-10',
}
const DAY = '2024-06-10'
const asks = (names: readonly string[], date: string | null = DAY): Partial<Inquiry>[] =>
  names.map((creditorName) => ({ creditorName, date }))

const membersOf = (inquiries: readonly Partial<Inquiry>[], loan: Partial<Account> = LOAN): readonly string[] => {
  const report = makeReport({
    accounts: [makeAccount(loan)],
    inquiries: inquiries.map((one, index) => makeInquiry({ id: `i${index}`, ...one })),
  })
  return inquiryRounds([report]).flatMap((round) => round.inquiries.map(({ name }) => name))
}

const ROUND = ['VALLEY MOTORS', 'TARN FINANCIAL', 'OAKHURST CREDIT ACCEPTANCE']

describe('a round of inquiries', () => {
  it.each<[why: string, inquiries: readonly Partial<Inquiry>[], loan?: Partial<Account>]>([
    ['a dealer, a lender and the one that opened the account', asks(ROUND)],
    ['lenders via a dealer', asks(['LAKE BANK VIA DEALER', 'TARN FINANCIAL VIA VALLEY MOTORS', 'REED SERVICE INC'])],
    ['an opening of which only the month is printed', asks(ROUND), { ...LOAN, dateOpened: '2024-06' }],
    ['a loan that is a vehicle’s by its remark', asks(ROUND), { ...LOAN, accountTypeText: 'Installment', remarks: ['Auto'] }],
    [
      'a mortgage broker over two weeks',
      [...asks(['LAKE MORTGAGE', 'HARBOR HOME LOANS']), ...asks(['TARN MTG CO'], '2024-06-22')],
      { accountType: 'mortgage', dateOpened: '2024-08-20' },
    ],
  ])('%s', (_why, inquiries, loan) => {
    expect(membersOf(inquiries, loan)).toEqual(inquiries.map(({ creditorName }) => creditorName))
  })

  it.each<[why: string, inquiries: readonly Partial<Inquiry>[], loan?: Partial<Account>]>([
    ['two are no round', asks(ROUND.slice(0, 2))],
    ['the same company three times', asks(['VALLEY MOTORS', 'VALLEY MOTORS LLC', 'VALLEY MOTORS'])],
    ['no account was opened', asks(ROUND), { ...LOAN, dateOpened: null }],
    ['the account is a card', asks(ROUND), { ...LOAN, accountType: 'revolving', accountTypeText: 'Credit card' }],
    [
      'the account is a personal loan',
      asks(['TARN FINANCIAL', 'REED SERVICE', 'LAKE BANK']),
      { ...LOAN, creditorName: 'ELM BANK', accountTypeText: 'Personal loan' },
    ],
    ['the account is two months younger', asks(ROUND), { ...LOAN, dateOpened: '2024-08-20' }],
    ['the account is older', asks(ROUND), { ...LOAN, dateOpened: '2024-05-20' }],
    ['nothing says that they are of that kind', asks(['TARN FINANCIAL', 'REED SERVICE', 'LAKE BANK'])],
    ['soft inquiries', asks(ROUND).map((one) => ({ ...one, kind: 'soft' as const }))],
    ['without a day', asks(ROUND, '2024-06')],
    [
      'cards, a phone and a flat on the same day',
      asks(['LAKE CARD SERVICES', 'NORTH WIRELESS', 'OAK APARTMENTS', 'VALLEY MOTORS']),
    ],
    ['a mortgage round with a car opened', asks(['LAKE MORTGAGE', 'HARBOR HOME LOANS', 'TARN MTG CO'])],
  ])('is not: %s', (_why, inquiries, loan) => {
    expect(membersOf(inquiries, loan)).toEqual([])
  })

  it('leaves out who looked for something else, or another time', () => {
    expect(membersOf([...asks([...ROUND, 'LAKE CARD SERVICES']), ...asks(['REED SERVICE'], '2024-06-20')])).toEqual(ROUND)
    expect(membersOf([...asks(ROUND), ...asks(['NORTH AUTO FINANCE'], '2024-06-16')])).toEqual([...ROUND, 'NORTH AUTO FINANCE'])
  })

  it('goes over all bureaus, and rests on no account that is not theirs', () => {
    const account = makeAccount(LOAN)
    const one = makeReport({ id: 'eq', accounts: [account], inquiries: asks(ROUND.slice(0, 2)).map(makeInquiry) })
    const other = makeReport({ id: 'ex', inquiries: asks(['NORTH AUTO FINANCE']).map(makeInquiry) })
    expect(inquiryRounds([one, other]).map(({ inquiries }) => inquiries.length)).toEqual([3])
    expect(inquiryRounds([one, other], [account])).toEqual([])
  })

  it('is told in words', () => {
    const round = { kind: 'auto', lender: 'OAKHURST', openedOn: '2024-06', from: '2024-06-10', to: '2024-06-12' } as const
    expect(explainRound(round)).toContain('from June 10, 2024 to June 12, 2024')
    expect(explainRound({ ...round, to: '2024-06-10' })).toContain('a vehicle loan on June 10, 2024')
  })
})

describe('the name of an inquiry', () => {
  it('says who asked for whom', () => {
    expect(readInquiryName('LAKE BANK VIA DEALER')).toEqual({ lender: 'LAKE BANK', through: 'DEALER' })
    expect(readInquiryName('VIA BANK')).toEqual({ lender: 'VIA BANK', through: null })
    expect(readInquiryName('LAKE BANK')).toEqual({ lender: 'LAKE BANK', through: null })
    expect(writeInquiryName('LAKE BANK via VALLEY MOTORS')).toBe('LAKE BANK through VALLEY MOTORS')
  })
})
