import { describe, expect, it } from 'vitest'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { between, chances } from '#engine/cases/chance.ts'
import { requestFor } from '#engine/cases/letter-requests.ts'
import type { DisputeCase } from '#engine/disputes/deadlines.ts'
import type { Contact } from '#engine/disputes/follow-up.ts'
import { attorneyGeneralOf } from '#engine/law/attorneys-general.ts'
import { checkLetter } from '#engine/letters/check-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { composeAttorneyGeneralLetter } from '#engine/next-rounds/papers/attorney-general-letter.ts'
import { composeComplaint } from '#engine/next-rounds/papers/cfpb-complaint.ts'
import { WHAT_HAPPENED_LIMIT } from '#engine/next-rounds/papers/cfpb-form.ts'
import { composeLawyerCover } from '#engine/next-rounds/papers/lawyer-cover.ts'
import { checkPaper, type Paper, type PaperRequest } from '#engine/next-rounds/papers/paper.ts'
import type { RoundCase } from '#engine/next-rounds/round-case.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'
import { addDays, type Day } from '#engine/values/day.ts'
import { ANSWER_KINDS, type AnswerKind } from '#engine/words/answer-kind.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const caseOf = (receivedOn: Day | null): DisputeCase => disputeCase({ receivedOn })

interface Wish {
  readonly seed?: number
  readonly answer?: AnswerKind | null
  readonly letter?: Partial<LetterRequest>
  readonly contacts?: readonly Contact[]
}

/** A made-up entry, disputed on November 20, 2026, with the given answer. */
function paperOf({ seed = 1, answer = null, letter = {}, contacts }: Wish = {}): PaperRequest {
  const base = { ...requestFor(seed), kind: 'dispute' as const }
  const request: LetterRequest = {
    ...base,
    date: '2027-03-01',
    recipient: { kind: 'bureau', bureau: 'experian', printedAddress: null },
    ...letter,
  }
  const file: RoundCase = {
    today: '2027-03-01',
    creditor: request.subject.kind === 'account' ? request.subject.account.creditorName : 'MERIDIAN AUTO FINANCE',
    status: 'under_review',
    contacts: contacts ?? [
      { target: 'experian', kind: 'dispute', sentOn: '2026-11-20', writtenOn: '2026-11-20', dispute: caseOf('2026-11-23') },
      { target: 'experian', kind: 'method_of_verification', sentOn: '2027-01-11', writtenOn: null, dispute: caseOf(null) },
    ],
    answers: answer === null ? [] : [{ target: 'experian', kind: answer, receivedOn: '2026-12-20' }],
    ended: null,
    subject: 'account',
    evidence: 'high',
    news: [],
    filed: [],
  }
  return { file, bureau: 'experian', letter: request }
}
const textOf = (paper: Paper, id?: string): string =>
  paper.fields
    .filter((field) => id === undefined || field.id === id)
    .map(({ text }) => text)
    .join('\n\n')

const ENTRIES = isWholeCorpus ? 30 : 8

const COMPOSERS = [
  ['the complaint', composeComplaint],
  [
    'the letter to the attorney general',
    (request: PaperRequest) => composeAttorneyGeneralLetter(request, attorneyGeneralOf('CA')),
  ],
  ['the letter without an address', (request: PaperRequest) => composeAttorneyGeneralLetter(request, null)],
  ['the cover sheet', composeLawyerCover],
] as const

describe('every paper', () => {
  it.each(COMPOSERS)('%s states nothing that no fact proves, whatever the entry and the answer', (_name, compose) => {
    const next = chances(77)
    for (let seed = 1; seed <= ENTRIES; seed += 1) {
      const answer = ANSWER_KINDS[between(next, 0, ANSWER_KINDS.length)] ?? null
      const paper = compose(paperOf({ seed, answer }))
      expect(checkPaper(paper)).toEqual([])
    }
  })

  it.each(COMPOSERS)('%s is refused with an invented day, amount, name or law', (_name, compose) => {
    const { facts } = compose(paperOf({ answer: 'verified' }))
    const invented = [
      'On December 21, 2026 Experian called me.',
      'I lost $1,250.',
      'Acme Lending told me so.',
      'This breaks 15 USC 1692e(8).',
    ]
    for (const sentence of invented) expect(checkLetter(sentence, facts, [])).toHaveLength(1)
  })

  it.each(COMPOSERS)('%s never says that a law was broken', (_name, compose) => {
    for (const answer of [null, ...ANSWER_KINDS]) {
      const text = textOf(compose(paperOf({ answer })))
      expect(text).not.toMatch(/violated|broke the law|illegal|unlawful|failed to/i)
    }
  })
})

describe('the complaint', () => {
  it('says silence as a fact', () => {
    const paper = composeComplaint(paperOf())
    expect(textOf(paper, 'whatHappened')).toContain(
      'On November 20, 2026 I disputed this with Experian. On November 23, 2026 Experian received my dispute.',
    )
    expect(textOf(paper, 'whatHappened')).toContain('Experian had not answered by March 1, 2027.')
    expect(textOf(paper, 'subIssue')).toBe('Was not notified of investigation status or results')
    expect(textOf(paper, 'disputed')).toBe('Yes. On November 20, 2026 I disputed this with Experian.')
  })

  it.each([
    ['verified', 'Their investigation did not fix an error on your report'],
    ['updated_in_part', 'Their investigation did not fix an error on your report'],
    ['frivolous', 'Their investigation did not fix an error on your report'],
    ['reinserted', 'Old information reappears or never goes away'],
    ['more_information_wanted', 'Was not notified of investigation status or results'],
  ] as const)('about %s chooses what the form offers for it, and repeats the answer', (answer, subIssue) => {
    const paper = composeComplaint(paperOf({ answer }))
    expect(textOf(paper, 'subIssue')).toBe(subIssue)
    expect(textOf(paper, 'whatHappened')).toContain(
      `On December 20, 2026 Experian answered that ${ANSWER_MEANINGS[answer].says}.`,
    )
    expect(textOf(paper, 'whatHappened')).not.toContain('No answer')
  })

  it('names the report as what it is, and no number that is not the bureau’s', () => {
    const report = { id: 'r', bureau: 'experian', reportDate: '2026-10-02', reportNumber: 'M123' } as const
    const about = (isFromMonitoring: boolean) =>
      textOf(composeComplaint(paperOf({ letter: { report: { ...report, isFromMonitoring } } })), 'whatHappened')
    expect(about(false)).toContain('It is in my Experian credit report dated October 2, 2026. ')
    const monitored = about(true)
    expect(monitored).toContain('It is in the Experian section of my credit monitoring report dated October 2, 2026. ')
    expect(monitored).not.toMatch(/M123|my Experian/)
  })

  it('leaves the account number out of what may be published, and gives it next to', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const request = paperOf({ seed, letter: { findings: [], statements: [] } })
      const { subject } = request.letter
      if (subject.kind !== 'account' || subject.account.accountNumber === null) continue
      const paper = composeComplaint(request)
      expect(textOf(paper, 'whatHappened')).not.toContain(subject.account.accountNumber)
      expect(textOf(paper, 'accountNumber')).toBe(subject.account.accountNumber)
    }
  })

  it('keeps to the length of the form, and says what had no room', () => {
    const long = Array.from({ length: 60 }, () => 'The entry is not mine and I have said so before to everybody who asked').join(
      '. ',
    )
    const paper = composeComplaint(paperOf({ letter: { findings: [], statements: [long] } }))
    expect(textOf(paper, 'whatHappened').length).toBeLessThanOrEqual(WHAT_HAPPENED_LIMIT)
    expect(paper.leftOut).toHaveLength(1)
    expect(textOf(paper, 'whatHappened')).toContain('Experian had not answered')
  })

  it('names no day of a letter that was recorded after it was received', () => {
    const late: Contact = {
      target: 'experian',
      kind: 'dispute',
      sentOn: '2027-02-20',
      writtenOn: null,
      dispute: caseOf('2026-11-23'),
    }
    const paper = composeComplaint(paperOf({ contacts: [late] }))
    expect(textOf(paper)).not.toContain('February 20, 2027')
    expect(textOf(paper, 'disputed')).toBe('Yes. On November 23, 2026 Experian received my dispute.')
  })
})

describe('the letter to the attorney general', () => {
  it('has the address of the state where it is known, and none where it is not', () => {
    const known = textOf(composeAttorneyGeneralLetter(paperOf(), attorneyGeneralOf('CA')))
    expect(known).toContain('Office of the Attorney General\nPublic Inquiry Unit\nP.O. Box 944255\nSacramento, CA 94244-2550')
    const unknown = textOf(composeAttorneyGeneralLetter(paperOf(), attorneyGeneralOf('OH')))
    expect(unknown).toContain('Office of the Attorney General\n\nRe:')
    expect(known).toContain('15 USC 1681s(c)')
  })
})

describe('the cover sheet', () => {
  it('lists duties, days and the time for an action as data', () => {
    const text = textOf(composeLawyerCover(paperOf()))
    expect(text).toContain('Reinvestigation of the dispute: by December 23, 2026 (15 USC 1681i(a)(1)).')
    // December 24 and 28 to 31: Christmas is no business day.
    expect(text).toContain('Written results: by December 31, 2026 (15 USC 1681i(a)(6)).')
    expect(text).toContain('Experian had not answered by March 1, 2027.')
    // Late from January 22, 2027.
    expect(text).toContain('If they are counted from January 22, 2027, these end on January 22, 2029 and on January 22, 2032')
  })

  it('counts no duty where no delivery is recorded', () => {
    const unsent: Contact = {
      target: 'experian',
      kind: 'dispute',
      sentOn: '2026-11-20',
      writtenOn: null,
      dispute: { ...caseOf(null), expectedOn: addDays('2026-11-20', 5) },
    }
    const text = textOf(composeLawyerCover(paperOf({ contacts: [unsent] })))
    expect(text).not.toContain('duties and their days')
    expect(text).not.toContain('counted from')
  })
})
