import type { Finding } from '#engine/audit/finding.ts'
import { AUTHORITIES, type AuthorityId, citable } from '#engine/law/authorities.ts'
import { mailingAddress } from '#engine/law/bureau-addresses.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { type Fact, type FactKind, type FactPlace, placeOf } from '#engine/letters/fact.ts'
import { countWords } from '#engine/letters/further/count-words.ts'
import { gatherAccountFacts } from '#engine/letters/gather-account-facts.ts'
import type { FactRole } from '#engine/letters/mentions/find-role.ts'
import type { LetterReport, LetterRequest, LetterSubject, Origin, Recipient, Sender } from '#engine/letters/letter-request.ts'
import type { Told } from '#engine/letters/told.ts'
import { statementText } from '#engine/letters/statement-text.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Every fact that a letter on this request may state; the one who writes it is compared with these. */
export function gatherFacts(request: LetterRequest): readonly Fact[] {
  const { sender, recipient, subject, report, besides = [], findings, statements, history, date } = request
  return [
    ...(report === null ? [] : [...subjectFacts(subject, report.id), ...reportFacts(report)]),
    ...(report === null || subject.kind === 'described' ? describedFacts(subject) : []),
    ...findings.flatMap((finding) => findingFacts(finding, date)),
    ...besides.flatMap(besideFacts),
    ...(request.kind === 'mixed_file' ? findings.flatMap(namedFacts) : []),
    ...recipientFacts(recipient, date, contactPlace(request)),
    ...senderFacts(sender, recipient),
    { id: 'letter.date', kind: 'date', text: writeDay(date), source: 'profile', role: 'letter' },
    ...statements.map((text, index) => stated(`statement.${index}`, 'word', statementText(text))),
    ...(history
      ? [
          stated('history', 'word', statementText(history.toThem)),
          stated('history.others', 'word', statementText(history.toOthers)),
        ]
      : []),
    ...termsFacts(request),
    ...toldFacts(request),
  ]
}

const stated = (id: string, kind: FactKind, text: string): Fact => ({ id, kind, text, source: 'statement' })

function subjectFacts(subject: LetterSubject, reportId: string): readonly Fact[] {
  switch (subject.kind) {
    case 'account':
      return [...gatherAccountFacts(subject.account, reportId), ...pageFacts(subject.account.evidence, reportId)]
    case 'inquiry':
      return [
        printed(
          { id: 'inquiry.creditorName', kind: 'name', text: subject.inquiry.creditorName },
          placeOf(subject.inquiry.evidence['creditorName'], reportId),
        ),
        ...dateFact('inquiry.date', subject.inquiry.date, placeOf(subject.inquiry.evidence['date'], reportId)),
        ...pageFacts(subject.inquiry.evidence, reportId),
      ]
    case 'public_record':
      return [...recordFacts(subject, reportId), ...pageFacts(subject.record.evidence, reportId)]
    case 'person':
      return pageFacts(subject.evidence, reportId)
    case 'described':
      return []
  }
}

function recordFacts({ record }: Extract<LetterSubject, { kind: 'public_record' }>, reportId: string): readonly Fact[] {
  const at = (field: string): FactPlace => placeOf(record.evidence[field], reportId)
  const texts = [
    ['type', record.type],
    ['court', record.court],
    ['status', record.status],
  ] as const
  return [
    ...texts.flatMap(([field, text]) =>
      text === null ? [] : [printed({ id: `record.${field}`, kind: field === 'court' ? 'name' : 'word', text }, at(field))],
    ),
    ...(record.reference === null
      ? []
      : [printed({ id: 'record.reference', kind: 'account_digits', text: record.reference }, at('reference'))]),
    ...dateFact('record.dateFiled', record.dateFiled, at('dateFiled')),
    ...dateFact('record.dateResolved', record.dateResolved, at('dateResolved')),
    ...(record.amount === null
      ? []
      : [printed({ id: 'record.amount', kind: 'amount', text: writeMoney(record.amount) }, at('amount'))]),
  ]
}

const printed = (fact: Pick<Fact, 'id' | 'kind' | 'text' | 'role'>, place: FactPlace): Fact => ({
  ...fact,
  source: 'report',
  ...place,
})

function dateFact(id: string, day: string | null, place: FactPlace): readonly Fact[] {
  return day === null ? [] : [printed({ id, kind: 'date', text: writeDay(day), role: ROLES[id] ?? 'other' }, place)]
}

const ROLES: Readonly<Record<string, FactRole>> = { 'record.dateFiled': 'filed', 'report.date': 'report' }

/** The pages the entry is on, so that a letter may name them. */
function pageFacts(evidence: EvidenceMap, reportId: string): readonly Fact[] {
  const pages = [...new Set(Object.values(evidence).map(({ page }) => page))]
  return pages.map((page) => ({ id: `page.${page}`, kind: 'word', text: `page ${page}`, source: 'report', reportId, page }))
}

function reportFacts(report: LetterReport): readonly Fact[] {
  const place = { reportId: report.id }
  return [
    { id: 'report.bureau', kind: 'name', text: BUREAU_NAMES[report.bureau], source: 'report', ...place },
    ...dateFact('report.date', report.reportDate, place),
    ...(report.reportNumber === null || report.isFromMonitoring
      ? []
      : [printed({ id: 'report.number', kind: 'account_digits', text: report.reportNumber }, place)]),
  ]
}

/** What names the account of a finding, where a letter is about several. */
function namedFacts({ id, creditorName, accountNumber, evidence: [first], reportId }: Finding): readonly Fact[] {
  const place = placeOf(first, reportId)
  return [
    ...(creditorName === null ? [] : [printed({ id: `finding.${id}.name`, kind: 'name', text: creditorName }, place)]),
    ...(accountNumber === null
      ? []
      : [printed({ id: `finding.${id}.number`, kind: 'account_digits', text: accountNumber }, { reportId })]),
  ]
}

/** What names a report whose page goes along. */
function besideFacts({ id: reportId, bureau, reportDate }: LetterReport): readonly Fact[] {
  const named: Fact = { id: `beside.${reportId}.bureau`, kind: 'name', text: BUREAU_NAMES[bureau], source: 'report', reportId }
  if (reportDate === null) return [named]
  return [
    named,
    printed({ id: `beside.${reportId}.date`, kind: 'date', text: writeDay(reportDate), role: 'report' }, { reportId }),
  ]
}

/** What the consumer typed into a form about the entry. */
function describedFacts(subject: LetterSubject): readonly Fact[] {
  if (subject.kind !== 'described') return []
  const name = stated('described.creditorName', 'name', subject.creditorName)
  return subject.accountNumber === null
    ? [name]
    : [name, stated('described.accountNumber', 'account_digits', subject.accountNumber)]
}

/**
 * A finding's own sentences hold what is printed or computed from it. What its quotes print has its place; what is computed
 * from them, or printed elsewhere in the report, names the report alone: no sentence points at a place that says otherwise.
 */
function findingFacts({ id, evidence, reportId, claim, ask, askOnceSaid, citations }: Finding, date: Day): readonly Fact[] {
  const place: FactPlace = { reportId }
  const places = evidence.flatMap((found, index) => [
    printed({ id: `finding.${id}.evidence.${index}`, kind: 'word', text: found.quote }, placeOf(found, found.reportId)),
    printed(
      { id: `finding.${id}.page.${index}`, kind: 'word', text: `page ${found.page}` },
      { reportId: found.reportId, page: found.page },
    ),
  ])
  return [
    ...places,
    printed({ id: `finding.${id}.claim`, kind: 'word', text: claim }, place),
    printed({ id: `finding.${id}.ask`, kind: 'word', text: ask }, place),
    ...(askOnceSaid === undefined ? [] : [printed({ id: `finding.${id}.said.ask`, kind: 'word', text: askOnceSaid }, place)]),
    ...citations.filter((authority) => citable(authority, date)).map(citationFact),
  ]
}

/** An authority of the registry as something a letter may state. */
export function citationFact(id: AuthorityId): Fact {
  return { id: `authority.${id}`, kind: 'citation', text: AUTHORITIES[id].cite, source: 'registry' }
}

/** A number of law as something a letter may state. */
export function periodFact(id: keyof typeof PERIODS): Fact {
  return { id: `period.${id}`, kind: 'word', text: PERIODS[id].sentence, source: 'registry' }
}

/** Where the report prints how the company can be reached. */
const contactPlace = ({ subject, report }: LetterRequest): FactPlace =>
  report === null ? {} : placeOf(subject.kind === 'account' ? subject.account.evidence['contact'] : undefined, report.id)

function recipientFacts(recipient: Recipient, date: Day, printedAt: FactPlace): readonly Fact[] {
  const { name, lines } =
    recipient.kind === 'bureau' ? mailingAddress(recipient.bureau, date, recipient.printedAddress) : recipient
  const source = recipient.kind !== 'bureau' ? recipient.source : recipient.printedAddress === null ? 'registry' : 'report'
  const place = source === 'report' ? printedAt : {}
  const short: readonly Fact[] =
    recipient.kind === 'bureau'
      ? [{ id: 'recipient.bureau', kind: 'name', text: BUREAU_NAMES[recipient.bureau], source: 'registry' }]
      : []
  return [
    { id: 'recipient.name', kind: 'name', text: name, source, ...place },
    ...short,
    ...lines.map((text, index): Fact => ({ id: `recipient.line.${index}`, kind: 'address', text, source, ...place })),
  ]
}

function senderFacts(sender: Sender, recipient: Recipient): readonly Fact[] {
  const from = (origin: Origin, fact: Pick<Fact, 'id' | 'kind' | 'text'>): Fact => ({
    ...origin,
    ...fact,
    id: `sender.${fact.id}`,
  })
  const profile = (id: string, kind: FactKind, text: string): Fact => from({ source: 'profile' }, { id, kind, text })
  const { name, street, place, ssnLast4, dateOfBirth } = sender.from
  const { city, state, zip } = sender
  const forBureau = recipient.kind === 'bureau'
  return [
    from(name, { id: 'name', kind: 'name', text: sender.name }),
    ...(sender.street === '' ? [] : [from(street, { id: 'street', kind: 'address', text: sender.street })]),
    ...(city === '' ? [] : [from(place, { id: 'place', kind: 'address', text: `${city}, ${state} ${zip}` })]),
    ...(sender.phone === null ? [] : [profile('phone', 'phone', sender.phone)]),
    ...(forBureau && sender.ssnLast4 !== null
      ? [from(ssnLast4, { id: 'ssnLast4', kind: 'account_digits', text: sender.ssnLast4 })]
      : []),
    ...(forBureau && sender.dateOfBirth !== null
      ? [
          {
            ...from(dateOfBirth, { id: 'dateOfBirth', kind: 'date', text: writeDay(sender.dateOfBirth) }),
            role: 'birth',
          } as const,
        ]
      : []),
    ...(forBureau && sender.recentAddress !== null ? [profile('recentAddress', 'address', sender.recentAddress)] : []),
  ]
}

function termsFacts({ validationNotice, offer, earlier }: LetterRequest): readonly Fact[] {
  const received = validationNotice?.receivedOn ?? null
  const recorded = (id: string, day: Day | null | undefined, role: FactRole): readonly Fact[] =>
    day ? [{ id, kind: 'date', text: writeDay(day), source: 'profile', role }] : []
  return [
    ...recorded('earlier.writtenOn', earlier?.writtenOn, 'letter'),
    ...recorded('earlier.receivedOn', earlier?.receivedOn, 'letter'),
    ...(received === null ? [] : [stated('notice.receivedOn', 'date', writeDay(received))]),
    ...(offer === null ? [] : [stated('offer', 'amount', writeMoney(offer))]),
  ]
}

/** What they answered with a yes or a no, as they would say it. */
const SAID: readonly (readonly [field: keyof Told, answer: boolean, id: string, text: string])[] = [
  ['isNotMine', true, 'isNotMine', 'This account is not mine.'],
  ['gotNothing', true, 'gotNothing', 'I received no goods, no services and no money from it.'],
  ['resultedFromTrafficking', true, 'resultedFromTrafficking', 'It resulted from human trafficking, of which I am a victim.'],
  ['wasCoerced', true, 'wasCoerced', 'I was forced, pressured or tricked into it.'],
  ['didNotAuthorize', true, 'didNotAuthorize', 'I did not authorize it.'],
  ['disputesNoMore', true, 'disputesNoMore', 'I no longer dispute this account.'],
  ['hadNoticeOfReturn', false, 'noNoticeOfReturn', 'I received no such notice.'],
]

/** What a follow-up says about the answer to the dispute. */
function answeredFacts({ kind, history }: LetterRequest): readonly Fact[] {
  if (history) return []
  if (kind === 'method_of_verification') return [stated('told.wasVerified', 'word', 'You answered that it was verified.')]
  return kind === 'no_answer' ? [stated('told.noResults', 'word', 'I have received no results.')] : []
}

/** What the consumer tells for this kind of letter; the count of their words, and what they may be limited to. */
function toldFacts(request: LetterRequest): readonly Fact[] {
  const { told = {}, statements } = request
  const { deletedOn, theftReport, victimDocument, frivolousNotice, pastRecipients = [], papers = [] } = told
  const day = (id: string, text: Day, role: FactRole = 'other'): Fact => ({ ...stated(id, 'date', writeDay(text)), role })
  const words = countWords(statements.map(statementText).join(' '))
  return [
    ...(deletedOn === undefined ? [] : [day('deletedOn', deletedOn, 'removal')]),
    ...(theftReport === undefined
      ? []
      : [
          stated('theftReport.agency', 'name', theftReport.agency),
          ...(theftReport.number === null ? [] : [stated('theftReport.number', 'word', `number ${theftReport.number}`)]),
          ...(theftReport.madeOn === null ? [] : [day('theftReport.madeOn', theftReport.madeOn)]),
        ]),
    ...(victimDocument === undefined
      ? []
      : [
          stated('victimDocument.issuer', 'name', victimDocument.issuer),
          ...(victimDocument.datedOn === null ? [] : [day('victimDocument.datedOn', victimDocument.datedOn)]),
        ]),
    ...(frivolousNotice === undefined
      ? []
      : [
          day('notice.datedOn', frivolousNotice.datedOn),
          ...(frivolousNotice.asksFor === null ? [] : [stated('notice.asksFor', 'word', frivolousNotice.asksFor)]),
        ]),
    ...pastRecipients.flatMap(({ name, receivedOn }, index) => [
      stated(`pastRecipient.${index}.name`, 'name', name),
      day(`pastRecipient.${index}.receivedOn`, receivedOn),
    ]),
    ...SAID.flatMap(([field, answer, id, text]) => (told[field] === answer ? [stated(`told.${id}`, 'word', text)] : [])),
    ...answeredFacts(request),
    ...papers.map((text, index) => stated(`paper.${index}`, 'word', text)),
    ...(request.kind === 'dispute_statement'
      ? [
          stated('statement.words', 'word', `has ${words} words`),
          { id: 'statement.limit', kind: 'period', text: PERIODS.dispute_statement.inWords, source: 'registry' } as const,
        ]
      : []),
  ]
}
