import { describe, expect, it } from 'vitest'
import { chances } from '#engine/cases/chance.ts'
import { accountFor, requestFor } from '#engine/cases/letter-requests.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { grid } from '#engine/testing/make.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'
import { DISPUTE_TYPES } from '#engine/words/dispute-type.ts'
import type { Grade } from '#engine/words/grade.ts'
import { LETTER_TYPES } from '#engine/words/letter-type.ts'
import { sampleOf } from '#tools/corpus/corpus-size.ts'

const ACCOUNT = {
  ...accountFor(chances(7)),
  creditorName: 'MIDLAND CREDIT MGMT',
  accountNumber: '*1234',
  originalCreditor: 'OLD UNION BANK',
  currentBalance: 90_000,
}

const BASED_ON = letterRequest({
  kind: 'dispute',
  recipient: { kind: 'bureau', bureau: 'equifax', printedAddress: null },
  subject: { kind: 'account', account: ACCOUNT },
  report: { id: 'report-1', bureau: 'equifax', reportDate: '2026-10-02', reportNumber: null },
})
const BASE: LetterRequest = { ...BASED_ON, sender: { ...BASED_ON.sender, dateOfBirth: '1980-05-17' } }

function finding(grade: Grade, claim: string, citations: Finding['citations'] = []): Finding {
  return {
    id: claim,
    rule: 'sample',
    grade,
    bureau: 'equifax',
    reportId: 'report-1',
    subjectId: ACCOUNT.id,
    subjectKind: 'account',
    creditorName: null,
    accountNumber: null,
    message: claim,
    exonerations: [],
    citations,
    claim,
    ask: 'Please look at it.',
    evidence: [{ page: 7, box: [1, 2, 3, 4], quote: claim, reportId: 'report-1' }],
  }
}

const FURNISHER: LetterRequest['recipient'] = {
  kind: 'furnisher',
  name: 'MIDLAND CREDIT MGMT',
  lines: ['P.O. Box 60578', 'Los Angeles, CA 90060'],
  source: 'report',
}
const SAMPLE = sampleOf(
  Array.from({ length: 200 }, (_, seed) => seed),
  60,
).map((seed) => composeLetter(requestFor(seed)))
const write = (change: Partial<LetterRequest>) => composeLetter({ ...BASE, ...change })
const textOf = (change: Partial<LetterRequest>): string => write(change).letterContent

describe('a dispute asserts no more than its findings do', () => {
  it.each<Grade>(['legal_limit', 'impossible', 'contradiction'])('states a finding of grade %s as a reason', (grade) => {
    const text = textOf({ findings: [finding(grade, 'The entry says two things.')] })
    expect(text).toContain(
      'I dispute this account: MIDLAND CREDIT MGMT, account number *1234. The entry says two things. Please look at it.',
    )
    expect(text).toContain('Re: Dispute of account MIDLAND CREDIT MGMT, account number *1234')
  })

  it.each<Grade>(['disagreement', 'proof'])('asks about a finding of grade %s', (grade) => {
    const text = textOf({ findings: [finding(grade, 'Something is unusual.')] })
    expect(text).toContain('I ask you to verify this account: MIDLAND CREDIT MGMT, account number *1234. Something is unusual.')
    expect(text).toContain('Re: Request to verify account MIDLAND CREDIT MGMT')
    expect(text).toContain('This is a request.')
    expect(text).not.toMatch(/dispute|1681i/i)
  })

  it.each<Grade>(['disagreement', 'proof'])('disputes a finding of grade %s once the consumer says that it is wrong', (grade) => {
    const text = textOf({ findings: [finding(grade, 'Something is unusual.')], told: { isWrong: true } })
    expect(text).toContain('I dispute this account: MIDLAND CREDIT MGMT, account number *1234. Something is unusual.')
    expect(text).toContain('Please reinvestigate this account (15 USC 1681i(a)(1))')
    expect(text).not.toContain('This is a request.')
  })

  it('says that a policy is the bureaus’ own, concedes nothing, and asks for no reinvestigation on it alone', () => {
    const letter = write({ findings: [finding('policy', 'The case is old.', ['policy_chapter_13'])] })
    expect(letter.letterContent).toContain('I ask you to apply your policy to this account')
    expect(letter.letterContent).not.toMatch(/no law|not on a law/)
    expect(letter.letterContent).not.toContain('1681i(a)(5)')
    expect(letter.legalBasis).toEqual([AUTHORITIES.policy_chapter_13.cite])
  })

  it('leaves out what only the consumer can say until they say it, and notes always', () => {
    const findings = [finding('identity', 'I do not know this account.'), finding('note', 'It may interest you.')]
    const asked = findings.map((one) => ({ ...one, isQuestion: true }))
    expect(textOf({ findings: asked })).not.toContain('I do not know this account.')
    expect(textOf({ findings })).toContain(
      'I dispute this account: MIDLAND CREDIT MGMT, account number *1234. I do not know this account.',
    )
    expect(textOf({ findings, statements: ['It is not mine'] })).toContain('I do not know this account.')
    expect(textOf({ findings, statements: ['It is not mine'] })).not.toContain('It may interest you.')
  })

  it('asserts no error with neither finding nor statement', () => {
    const text = textOf({})
    expect(text).toContain('I ask you to verify this account: MIDLAND CREDIT MGMT, account number *1234.')
    expect(text).not.toMatch(/\bdispute|incorrect|\bwrong\b|error/i)
  })

  it("marks the consumer's description as theirs", () => {
    const letter = write({ statements: ['i paid this on March 3, 2021'] })
    expect(letter.letterContent).toContain('In my own words:\n\nI paid this on March 3, 2021.')
    expect(letter.sentences.find(({ text }) => text.startsWith('I paid'))?.facts).toEqual(['statement.0'])
  })
})

describe('the law in a letter', () => {
  it('is of the registry, and named as its legal basis', () => {
    const letter = write({ findings: [finding('contradiction', 'The entry says two things.', ['fcra_1681e_b'])] })
    expect(letter.legalBasis).toEqual([
      '15 USC 1681e(b)',
      '15 USC 1681i(a)(1)',
      '15 USC 1681i(a)(2)',
      '15 USC 1681i(a)(5)',
      '15 USC 1681i(a)(6)',
    ])
    for (const cite of letter.legalBasis) expect(letter.letterContent).toContain(cite)
  })

  it('leaves out a ground whose authority has been withdrawn', () => {
    const said = `${AUTHORITIES.cfpb_circular_2022_07.cite} says so.`
    const text = textOf({ findings: [finding('contradiction', said, ['cfpb_circular_2022_07'])] })
    expect(text).not.toContain(said)
  })

  it('is the duty of a direct dispute only where there is one', () => {
    expect(textOf({ recipient: FURNISHER, statements: ['It is not mine'] })).toContain('15 USC 1681s-2(a)(8) and 12 CFR 1022.43')
    expect(textOf({ recipient: FURNISHER, statements: ['It is not mine'], isSentByCreditRepair: true })).not.toMatch(
      /1681s-2|1022/,
    )
    const inquiry = {
      id: 'i',
      creditorName: 'MIDLAND CREDIT MGMT',
      date: '2026-01',
      kind: 'hard',
      onRecordUntil: null,
      evidence: {},
    } as const
    expect(textOf({ recipient: FURNISHER, subject: { kind: 'inquiry', inquiry } })).not.toContain('1681s-2')
  })

  it('reminds no one of the duties of another', () => {
    const findings = [finding('contradiction', 'The entry says two things.', ['fcra_1681e_b', 'fcra_1681s2_a_5'])]
    expect(write({ findings }).legalBasis).toContain('15 USC 1681e(b)')
    expect(write({ findings }).legalBasis).not.toContain('15 USC 1681s-2(a)(5)')
    expect(write({ findings, recipient: FURNISHER }).letterContent).toContain(
      'has to report when the delinquency began (15 USC 1681s-2(a)(5)).',
    )
    expect(write({ findings, recipient: FURNISHER }).legalBasis).not.toContain('15 USC 1681e(b)')
    expect(
      textOf({ findings: [finding('policy', 'The case is old.', ['policy_chapter_13'])], recipient: FURNISHER }),
    ).not.toContain('The case is old.')
  })

  it('sends a furnisher no direct dispute that disputes nothing', () => {
    expect(textOf({ recipient: FURNISHER })).toContain('This is a request.')
  })

  it('names in the letter all that it gives as its legal basis', () => {
    for (const letter of SAMPLE) {
      for (const cite of letter.legalBasis) expect(letter.letterContent).toContain(cite)
    }
  })

  it('never threatens a suit', () => {
    for (const { letterContent } of SAMPLE) expect(letterContent).not.toMatch(/\bsue\b|lawsuit|damages|attorney|\bcourt\b/i)
  })
})

describe('what identifies the consumer', () => {
  it('is the last four digits, and only for bureaus', () => {
    expect(textOf({})).toContain(
      'the last four digits of my Social Security number are 4321 and my date of birth is May 17, 1980.',
    )
    expect(textOf({ recipient: FURNISHER })).not.toContain('4321')
  })

  it('never is a whole number, not even in a statement', () => {
    const text = textOf({ statements: ['My number is 123-45-6789 and not 987654321'] })
    expect(text).toContain('My number is XXX-XX-6789 and not XXX-XX-4321.')
  })
})

describe('the other letters', () => {
  it('a validation letter in time disputes and stops collection', () => {
    const text = textOf({
      kind: 'validation',
      recipient: FURNISHER,
      validationNotice: { receivedOn: '2026-11-02', printedEnd: null },
    })
    expect(text).toContain('I dispute this debt: MIDLAND CREDIT MGMT, account number *1234.')
    expect(text).toContain('I received your notice about this debt on November 2, 2026.')
    expect(text).toContain('You have to stop collecting until you mail me the verification (15 USC 1692g and 12 CFR 1006.38)')
  })

  it.each([
    ['after thirty days', { receivedOn: '2026-10-20', printedEnd: null }],
    ['after the printed end', { receivedOn: '2026-11-02', printedEnd: '2026-11-19' }],
    ['with no known notice', null],
  ])('a validation letter %s is a request', (_, validationNotice) => {
    const text = textOf({ kind: 'validation', recipient: FURNISHER, validationNotice })
    expect(text).toContain('This is a request.')
    expect(text).not.toMatch(/stop collecting|\bdispute/)
  })

  it('a company that reports its own account is asked for no collector’s notice', () => {
    const account = { ...ACCOUNT, accountType: 'revolving', originalCreditor: null } as const
    const text = textOf({ kind: 'validation', recipient: FURNISHER, subject: { kind: 'account', account } })
    expect(text).toContain('Please send me an itemization of the amount')
    expect(text).not.toMatch(/1006\.34|original creditor/)
  })

  it('a validation letter on the thirtieth day is in time', () => {
    expect(
      textOf({ kind: 'validation', recipient: FURNISHER, validationNotice: { receivedOn: '2026-10-21', printedEnd: null } }),
    ).toContain('I dispute this debt')
  })

  it('a goodwill letter disputes nothing', () => {
    const text = textOf({ kind: 'goodwill', recipient: FURNISHER, statements: ['I was ill'] })
    expect(text).toContain('This is a request for a courtesy, and not a dispute.')
    expect(text).toContain('I was ill.')
  })

  it('a goodwill letter counts up no long row of late payments', () => {
    const paymentHistory = grid('2025-06', '30', '30', 'ok', '60', '30', '30')
    const account = { ...ACCOUNT, paymentHistory }
    const text = textOf({ kind: 'goodwill', recipient: FURNISHER, subject: { kind: 'account', account } })
    expect(text).toContain('The first is reported for January 2025 and the last for June 2025.')
    expect(text).not.toContain('February 2025')
  })

  it('an offer names its figure and its condition, and admits nothing', () => {
    const text = textOf({ kind: 'pay_for_delete', recipient: FURNISHER, offer: 45_000 })
    expect(text).toContain('I offer to pay $450 to resolve this debt: MIDLAND CREDIT MGMT')
    expect(text).toContain('You report a balance of $900.')
    expect(text).toContain('before I pay, you agree to the deletion in writing')
    expect(text).toContain('This letter is no promise to pay, and it does not admit the debt.')
    expect(textOf({ kind: 'pay_for_delete', recipient: FURNISHER })).toContain('I am willing to work out a payment')
  })
})

describe('the frame', () => {
  it('carries both addresses, the date and the enclosures', () => {
    const letter = write({ findings: [finding('contradiction', 'The entry says two things.')], enclosesIdentification: true })
    expect(letter.letterContent.split('\n\n').slice(0, 5)).toEqual([
      'Jane Q Sample\n123 Main Street\nSpringfield, IL 62701',
      'November 20, 2026',
      'Equifax Information Services LLC\nP.O. Box 740256\nAtlanta, GA 30374-0256',
      'Re: Dispute of account MIDLAND CREDIT MGMT, account number *1234',
      'Dear Equifax Information Services LLC:',
    ])
    expect(letter.enclosures).toEqual([
      'A copy of page 7 of my Equifax report dated October 2, 2026, with the item highlighted',
      'A copy of my identification',
      'A document that shows my address',
    ])
  })

  it("prefers the address printed on the user's own report", () => {
    const letter = write({
      recipient: { kind: 'bureau', bureau: 'equifax', printedAddress: ['Equifax', 'P.O. Box 1', 'Atlanta, GA 30348'] },
    })
    expect(letter.recipient).toEqual({ name: 'Equifax', lines: ['P.O. Box 1', 'Atlanta, GA 30348'] })
  })

  it('writes for an entry that is only described', () => {
    const letter = write({
      subject: { kind: 'described', creditorName: 'Acme Lending', accountNumber: null },
      report: null,
      statements: ['This is not my account'],
    })
    expect(letter.letterContent).toContain('I dispute what my file says about this account: Acme Lending.')
    expect(letter.sentences.find(({ text }) => text.includes('I dispute what my file says'))?.facts).toEqual([
      'described.creditorName',
    ])
  })

  it.each(DISPUTE_TYPES)('claims no more than what was chosen and said: %s', (concern) => {
    for (const recipient of [
      { kind: 'furnisher', name: 'Acme Lending', lines: [], source: 'statement' },
      { kind: 'bureau', bureau: 'equifax', printedAddress: null },
    ] as const) {
      const request = {
        subject: { kind: 'described', creditorName: 'Acme Lending', accountNumber: null, concern } as const,
        report: null,
        recipient,
      }
      const [plain, said] = [write(request), write({ ...request, statements: ['I was never asked'] })]
      expect(said.letterContent).toMatch(/This is about (?:a|an|the) [a-z -]+\./)
      for (const { letterContent, facts } of [plain, said]) expect(checkLetter(letterContent, facts, [])).toEqual([])
      expect(plain.letterContent).toContain('I ask you to verify this')
      const names = concern === 'inquiry' && recipient.kind === 'furnisher'
      expect(said.legalBasis.length === 0).toBe(names)
    }
  })
})

describe('every kind of entry', () => {
  const evidence = { creditorName: { page: 9, box: [1, 2, 3, 4] as const, quote: 'x' } }
  const inquiry = {
    id: 'i',
    creditorName: 'FACTUAL DATA/US BANK 2',
    date: '2024-05-01',
    kind: 'hard',
    onRecordUntil: null,
    evidence,
  } as const
  const record = {
    id: 'p',
    type: 'Chapter 7 Bankruptcy',
    court: 'U.S. Bankruptcy Court, N.D. Ill.',
    reference: '19-04567',
    dateFiled: '2015-02',
    dateResolved: null,
    status: 'Discharged',
    amount: 1_000_00,
    evidence,
  }
  const noted = { ...record, reference: null, dateFiled: null, type: 'Civil judgment' }

  it.each([
    ['an inquiry', { kind: 'inquiry', inquiry } as const, 'This inquiry is on page 9 of my Equifax credit report'],
    ['a public record', { kind: 'public_record', record } as const, 'The report shows it as filed in February 2015.'],
    [
      'a bare public record',
      { kind: 'public_record', record: noted } as const,
      'This public record is on page 9 of my Equifax credit report',
    ],
  ])('%s is named and proven', (_, subject, words) => {
    for (const kind of LETTER_TYPES) {
      const letter = write({ subject, kind })
      expect(letter.letterContent).toContain(words)
      expect(checkLetter(letter.letterContent, letter.facts, [])).toEqual([])
    }
  })
})

describe('where the entry was read', () => {
  it('is named as what it is: a monitoring service’s page is no report of the bureau', () => {
    const report = { id: 'r', bureau: 'equifax', reportDate: '2026-10-02', reportNumber: 'M123', isFromMonitoring: true } as const
    const letter = write({ report, recipient: { kind: 'bureau', bureau: 'equifax', printedAddress: null } })
    expect(letter.letterContent).toContain('the Equifax section of my credit monitoring report dated October 2, 2026.')
    expect(letter.letterContent).not.toMatch(/M123|my Equifax/)
    expect(checkLetter(letter.letterContent, letter.facts, [])).toEqual([])
  })
})

describe('a statement that cites', () => {
  it('is kept but for the sentence that cites what the registry does not hold', () => {
    const letter = write({ statements: ['This is not mine. See Smith v. Jones and 15 USC 1681zz! I told you so'] })
    expect(letter.leftOut).toEqual(['See Smith v. Jones and 15 USC 1681zz!'])
    expect(letter.letterContent).toContain('This is not mine. I told you so.')
    expect(checkLetter(letter.letterContent, letter.facts, [])).toEqual([])
  })

  it.each([
    'Я не открывал этот счёт в 2020',
    '从未开户 2019 年',
    'No abrí esta cuenta en Banco Popular, S.A.',
    'ALL CAPS ANGRY TEXT 100%!!! $5,000,000',
    '<script>alert(1)</script> #let x = 3 *bold* $x$',
    '   ',
    'See p. 3/4 & § 5',
  ])('passes its own check: %s', (statement) => {
    const letter = write({ statements: [statement] })
    expect(checkLetter(letter.letterContent, letter.facts, [])).toEqual([])
  })
})
