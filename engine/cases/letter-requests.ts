import { fitFor } from '#engine/cases/further-requests.ts'
import { between, type Chance, chances, pick } from '#engine/cases/chance.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { LetterRequest, Recipient, Sender } from '#engine/letters/letter-request.ts'
import { senderOrigins } from '#engine/letters/sender-origins.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { addDays, addMonths, monthOf, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import { BUREAUS, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Grade } from '#engine/words/grade.ts'
import { LETTER_KINDS, type LetterKind } from '#engine/words/letter-type.ts'

/** Requests for letters, made by chance from a seed: for tests of the composer and the checker. */

const CREDITORS = [
  'MIDLAND CREDIT MGMT',
  'BANK OF AMERICA, N.A.',
  'CAPITAL ONE BANK USA NA',
  'JPMCB CARD SERVICES',
  'AT&T UNIVERSAL',
  "KOHL'S/CAPONE",
  '5TH THIRD BANK',
  'SYNCB/AMAZON PLC',
  'LVNV FUNDING LLC',
  'First Premier Bank',
  'DEPT OF ED/NELNET',
  'MAY DEPARTMENT STORES',
  'Navy Federal Credit Union',
  'THE HOME DEPOT/CBNA',
  'I.C. SYSTEM, INC.',
  'APRIL FINANCIAL',
  'DISCOVER FIN SVCS LLC',
  'Santander Consumer USA',
] as const
const NAMES = [
  'Jane Q Sample',
  "Siobhan O'Neil-Smith",
  'José Núñez',
  'April May Johnson',
  'ROBERT V. SMITH',
  'Li Wei',
  'Mary-Anne de la Cruz',
  'D. J. Moore Jr.',
] as const
const STREETS = [
  '123 Main Street',
  '9 March Avenue, Apt. 12B',
  'P.O. Box 1681',
  '2019 15th St NW',
  'One Lake Road',
  '45-20 Broadway #3',
] as const
const CITIES = [
  ['Springfield', 'IL', '62701'],
  ['Allen', 'TX', '75013'],
  ['St. Louis', 'MO', '63101-1234'],
  ['New York', 'NY', '10001'],
  ['Winston-Salem', 'NC', '27101'],
] as const
const NUMBERS = ['XXXXXXXXXXXX1234', '*6902', '444796XXXXXXXXXX', '****0042', '1005****', '2019'] as const
const STATEMENTS = [
  'I never opened this account and I told MIDLAND so by phone on March 3, 2021',
  'I paid $250.75 to Acme Recovery, Inc. on 4/7/2023. They confirmed it in writing.',
  'i was in hospital for six months in 2020, and 3 payments were late',
  'My bank (Wells Fargo) shows the payment; see statement no. 88-1234.',
  'This is 100% not mine',
] as const

const BOX = [72, 100, 80, 12] as const
const evidence = (page: number, quote: string): Evidence => ({ page, box: BOX, quote })

function sender(chance: Chance): Sender {
  const [city, state, zip] = pick(chance, CITIES)
  return {
    name: pick(chance, NAMES),
    street: pick(chance, STREETS),
    city,
    state,
    zip,
    ssnLast4: chance() < 0.5 ? null : '4321',
    dateOfBirth: chance() < 0.5 ? null : '1980-05-17',
    recentAddress: chance() < 0.5 ? null : '9 March Avenue, Apt. 12B, Allen, TX 75013',
    phone: chance() < 0.5 ? null : '(555) 123-4567',
    from: senderOrigins({}, { printed: null, own: { address: true } }),
  }
}

/** An account with every other field present or missing by chance. */
export function accountFor(chance: Chance): Account {
  const opened = `20${between(chance, 10, 19)}-0${between(chance, 1, 9)}-1${between(chance, 0, 9)}`
  const cents = (): number | null => (chance() < 0.2 ? null : between(chance, 1, 900_000))
  const late = monthOf(addMonths(opened, between(chance, 6, 40)))
  const fields = [
    'creditorName',
    'accountNumber',
    'dateOpened',
    'currentBalance',
    'pastDue',
    'statusText',
    `paymentHistory.${late}`,
  ]
  return blankAccount({
    id: 'account-1',
    creditorName: pick(chance, CREDITORS),
    originalCreditor: chance() < 0.3 ? 'Old Union Bank' : null,
    accountNumber: chance() < 0.2 ? null : pick(chance, NUMBERS),
    accountType: 'revolving',
    accountTypeText: 'Credit Card',
    responsibility: 'individual',
    status: 'open',
    paymentStatus: 'current',
    statusText: chance() < 0.5 ? 'Pays As Agreed' : 'Account charged off. $500 written off.',
    dateOpened: chance() < 0.2 ? null : opened,
    dateClosed: chance() < 0.2 ? addDays(opened, 900) : null,
    dateOfFirstDelinquency: chance() < 0.5 ? null : monthOf(addMonths(opened, 20)),
    currentBalance: cents(),
    pastDue: cents(),
    creditLimit: cents(),
    highBalance: cents(),
    printsDofd: true,
    paymentHistory: [
      { month: monthOf(addMonths(late, 1)), code: 'ok' },
      { month: late, code: pick(chance, ['30', '60', '90'] as const) },
    ],
    remarks: chance() < 0.3 ? ['PLACED FOR COLLECTION'] : [],
    evidence: Object.fromEntries(fields.map((field, index) => [field, evidence(3 + (index % 2), field)])),
  })
}

interface Ground {
  readonly grade: Grade
  readonly claim: string
  readonly ask: string
  readonly citations: Finding['citations']
}

function groundsFor(account: Account): readonly Ground[] {
  const amount = writeMoney(account.pastDue ?? 12_345)
  const opened = writeDay(account.dateOpened ?? '2015-02-10')
  return [
    {
      grade: 'contradiction',
      claim: `The entry says that the account is paid as agreed, and also that ${amount} is past due. Both cannot be right.`,
      ask: 'Please correct the amount past due or the status, whichever is wrong.',
      citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
    },
    {
      grade: 'impossible',
      claim: `The entry gives ${opened} as the date opened and January 4, 2009 as the date closed. No account is closed before it is opened.`,
      ask: 'Please correct the date opened or the date closed.',
      citations: ['fcra_1681e_b'],
    },
    {
      grade: 'legal_limit',
      claim:
        'The entry gives March 2012 as its date of first delinquency. The seven years that begin 180 days after that date ended on September 27, 2019. It may not be included in a consumer report, 15 USC 1681c(b) aside.',
      ask: 'Please delete this entry.',
      citations: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681c_b'],
    },
    {
      grade: 'proof',
      claim:
        'The payment history goes from March 2019 straight to 90 days late in April 2019, more than one payment in one month. I ask how this came about.',
      ask: 'Please show the due dates and the payments of these months.',
      citations: ['fcra_1681i_a_4'],
    },
    {
      grade: 'disagreement',
      claim: 'Equifax shows a balance of $900 and Experian one of $1,250.50 in the same month. At most one is right.',
      ask: 'Please say which balance is right.',
      citations: [],
    },
    {
      grade: 'policy',
      claim:
        "The chapter 13 case was filed on June 2, 2018. The bureaus' own policy, which is not a law, is to take a completed chapter 13 case off seven years after filing.",
      ask: 'Please apply your own policy and take the case off.',
      citations: ['policy_chapter_13', 'fcra_1681c_a_1'],
    },
    {
      grade: 'policy',
      claim: 'This medical collection had an initial balance of $420.',
      ask: 'Please apply your own policy.',
      citations: ['policy_medical_500'],
    },
    { grade: 'identity', claim: 'I do not recognise this account.', ask: 'Please show who opened it.', citations: [] },
    { grade: 'note', claim: 'This must never be in a letter: $99,999.', ask: 'Nothing.', citations: [] },
  ]
}

function findingsFor(chance: Chance, account: Account): readonly Finding[] {
  const chosen = groundsFor(account).filter(() => chance() < 0.3)
  return chosen.map((ground, index) => ({
    ...ground,
    id: `f${index}`,
    rule: 'sample',
    bureau: 'experian' as const,
    reportId: 'report-1',
    subjectId: account.id,
    subjectKind: 'account' as const,
    creditorName: account.creditorName,
    accountNumber: account.accountNumber,
    message: ground.claim,
    exonerations: [],
    evidence: [{ ...evidence(between(chance, 3, 12), 'Balance $900'), reportId: 'report-1' }],
  }))
}

function recipientFor(chance: Chance, account: Account): Recipient {
  const bureau = pick(chance, BUREAUS)
  if (chance() < 0.6)
    return {
      kind: 'bureau',
      bureau,
      printedAddress: chance() < 0.7 ? null : [BUREAU_NAMES[bureau], 'P.O. Box 9701', 'Allen, TX 75013'],
    }
  const lines = chance() < 0.5 ? [] : ['P.O. Box 60578', 'Los Angeles, CA 90060-0578']
  return { kind: chance() < 0.5 ? 'furnisher' : 'collector', name: account.creditorName, lines, source: 'report' }
}

/** One of very many possible requests, each kind as often as any other; none lacks anything. */
export function requestFor(seed: number): LetterRequest {
  const chance = chances(seed)
  const kind = LETTER_KINDS[seed % LETTER_KINDS.length] ?? 'dispute'
  return fitFor(kind, chance, anyRequest(kind, chance))
}

function anyRequest(kind: LetterKind, chance: Chance): LetterRequest {
  const account = accountFor(chance)
  // A remark is taken off a printed entry.
  const described = chance() < 0.15 && kind !== 'remark_removal'
  const recipient = recipientFor(chance, account)
  return {
    kind,
    date: '2026-11-20',
    sender: sender(chance),
    recipient,
    subject: described
      ? { kind: 'described', creditorName: account.creditorName, accountNumber: account.accountNumber }
      : { kind: 'account', account },
    report: described
      ? null
      : {
          id: 'report-1',
          bureau: recipient.kind === 'bureau' ? recipient.bureau : 'experian',
          reportDate: '2026-10-02',
          reportNumber: chance() < 0.5 ? null : '1234-5678-90',
        },
    findings: described ? [] : findingsFor(chance, account),
    statements: chance() < 0.5 ? [] : [pick(chance, STATEMENTS)],
    isSentByCreditRepair: chance() < 0.2,
    enclosesIdentification: chance() < 0.5,
    validationNotice: chance() < 0.5 ? null : { receivedOn: chance() < 0.5 ? '2026-11-02' : '2026-03-02', printedEnd: null },
    offer: chance() < 0.5 ? null : between(chance, 1000, 200_000),
  }
}
