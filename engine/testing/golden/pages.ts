import { composeComplaint } from '#engine/next-rounds/papers/cfpb-complaint.ts'
import type { PaperRequest } from '#engine/next-rounds/papers/paper.ts'
import type { Account } from '#engine/report/account.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'
import {
  onPages,
  type Page,
  accountPage,
  request,
  type Told,
  type GoldenLetter,
  REPORT,
} from '#engine/testing/golden/make-golden.ts'
import { grid, makeInquiry, makeReport } from '#engine/testing/make.ts'

export const CARD: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2015-02-14',
}
export const CHARGED_OFF: Partial<Account> = {
  ...CARD,
  dateOpened: '2014-02-14',
  status: 'closed',
  paymentStatus: 'charge_off',
  statusText: 'Account charged off. $2,310 written off.',
  dateOfFirstDelinquency: '2018-10-15',
  currentBalance: 0,
}
export const COLLECTION: Partial<Account> = {
  creditorName: 'MIDLAND CREDIT MGMT',
  originalCreditor: 'OLD UNION BANK',
  accountType: 'collection',
  accountTypeText: 'Collection',
  responsibility: 'individual',
  dateOpened: '2024-03-05',
  statusText: 'Collection account',
  paymentStatus: 'in_collections',
  currentBalance: 900_00,
}
export const GOOD_CARD: Partial<Account> = {
  ...CARD,
  status: 'open',
  paymentStatus: 'current',
  statusText: 'Open/Never late.',
  currentBalance: 412_00,
  creditLimit: 5_000_00,
}
export const DISCHARGED: Partial<PublicRecord> = {
  type: 'Chapter 7 Bankruptcy',
  status: 'Discharged',
  dateFiled: '2021-01-05',
  dateResolved: '2021-05-05',
}

export const isLate = accountPage({ ...GOOD_CARD, paymentHistory: grid('2025-03', 'ok', '30', 'ok', 'ok') })
export const obsolete = accountPage(CHARGED_OFF)
export const collection = accountPage(COLLECTION)
export const nameless = accountPage({
  ...COLLECTION,
  originalCreditor: null,
  evidence: { originalCreditor: { page: 3, box: [72, 72, 80, 12], quote: 'Original creditor:' } },
})
export const plain = accountPage({
  ...GOOD_CARD,
  creditorName: 'NORTHSIDE AUTO LENDING',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  creditLimit: null,
})
export const remarked = accountPage({
  ...CHARGED_OFF,
  dateOfFirstDelinquency: '2024-02-01',
  remarks: ['ACCOUNT INFORMATION DISPUTED BY CONSUMER'],
})
export const late = accountPage({
  ...CARD,
  status: 'closed',
  statusText: 'Paid, Closed',
  dateClosed: '2025-06-30',
  currentBalance: 0,
  paymentHistory: grid('2025-03', 'ok', '30', 'ok', 'ok'),
})

export const inquiry: Page = (() => {
  const entry = onPages(makeInquiry({ creditorName: 'LAKESIDE AUTO CREDIT', date: '2026-08-14' }))
  const report = makeReport({ ...REPORT, inquiries: [entry] })
  return { report, subject: { kind: 'inquiry', inquiry: entry }, findings: [] }
})()

export const EARLIER = { writtenOn: '2026-08-10', receivedOn: '2026-08-14' } as const
export const OVER = {
  belongs: null,
  dispute: { isOpen: false, outcome: 'verified', endedOn: '2026-09-12' },
  opened: null,
} as const

export function paper(compose: typeof composeComplaint, told: Told): GoldenLetter {
  const about: PaperRequest = {
    bureau: 'experian',
    letter: request(obsolete, { kind: 'dispute', date: '2026-11-20' }),
    file: {
      today: '2026-11-20',
      creditor: 'HARBOR NATIONAL BANK',
      status: 'rejected',
      contacts: [
        {
          target: 'experian',
          kind: 'dispute',
          sentOn: '2026-08-10',
          writtenOn: '2026-08-10',
          dispute: disputeCase({ receivedOn: '2026-08-14' }),
        },
      ],
      answers: [{ target: 'experian', kind: 'verified', receivedOn: '2026-09-12' }],
      ended: null,
      subject: 'account',
      evidence: 'high',
      news: [],
      filed: [],
    },
  }
  const { fields, facts } = compose(about)
  const text =
    fields.length === 1 ? (fields[0]?.text ?? '') : fields.map(({ label, text: said }) => `${label}\n${said}`).join('\n\n')
  return { ...told, kind: null, text, facts }
}

export const ELM = '77 ELM ST, TULSA, OK 74101'
export const HARBOR = 'HARBOR NATIONAL BANK'
export const MIDLAND = 'MIDLAND CREDIT MGMT'
export const DELETE = 'delete this account'
