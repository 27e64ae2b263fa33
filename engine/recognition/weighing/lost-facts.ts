import { bottomOf, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { isDoubtful } from '#engine/reading/doubts/doubts.ts'
import { isCutOff } from '#engine/recognition/weighing/cut-values.ts'
import type { Account } from '#engine/report/account.ts'
import type { Box, Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/**
 * What a layout prints of every account. On a picture a label may be lost, or what is behind it: then the page does
 * not say that there is nothing, and somebody is asked.
 */
interface Printed {
  /** Never without a value. */
  readonly always: readonly (keyof Account)[]
  /** Always with their label, behind which there may be nothing. */
  readonly labelled: readonly (keyof Account)[]
  /** The same where the paper prints them of another account. */
  readonly labelledAsOthers: readonly (keyof Account)[]
  /** One of each always. */
  readonly oneOf: readonly (readonly (keyof Account)[])[]
}

const STATES = ['statusText', 'paymentStatus'] as const
const KIND = ['accountType', 'accountTypeText'] as const

const EXPERIAN: Printed = {
  always: [
    'accountNumber',
    ...KIND,
    'responsibility',
    'statusText',
    'statusDate',
    'dateOpened',
    'currentBalance',
    'balanceDate',
    'highBalance',
    'contact',
  ],
  labelled: [],
  labelledAsOthers: ['lastPaymentDate', 'lastPaymentAmount', 'monthlyPayment', 'terms', 'removalDate'],
  oneOf: [['creditLimit', 'originalBalance']],
}
const TRANSUNION: Printed = {
  always: [
    'accountNumber',
    ...KIND,
    'loanType',
    'responsibility',
    ...STATES,
    'dateOpened',
    'dateReported',
    'balanceDate',
    'currentBalance',
    'highBalance',
    'contact',
  ],
  labelled: [],
  labelledAsOthers: [],
  oneOf: [],
}
/** What both Equifax layouts print alike. */
const EQUIFAX: Printed = {
  always: [
    'accountNumber',
    ...KIND,
    'loanType',
    'responsibility',
    ...STATES,
    'dateOpened',
    'dateReported',
    'currentBalance',
    'monthsReviewed',
    'contact',
  ],
  labelled: [
    'dateClosed',
    'lastPaymentDate',
    'lastActivityDate',
    'dateOfFirstDelinquency',
    'delinquencyFirstReported',
    'pastDue',
    'creditLimit',
    'chargeOffAmount',
    'monthlyPayment',
    'lastPaymentAmount',
    'terms',
  ],
  labelledAsOthers: [],
  oneOf: [],
}
const EQUIFAX_COLLECTION: Printed = {
  always: [
    'accountNumber',
    'loanType',
    'responsibility',
    ...STATES,
    'dateReported',
    'dateAssigned',
    'originalCreditor',
    'originalBalance',
    'currentBalance',
    'balanceDate',
    'contact',
  ],
  labelled: ['lastPaymentDate', 'dateOfFirstDelinquency'],
  labelledAsOthers: [],
  oneOf: [],
}

const PRINTED: Readonly<Partial<Record<string, { readonly each: Printed; readonly collections?: Printed }>>> = {
  'experian-web-print': { each: EXPERIAN },
  'transunion-web-print': { each: TRANSUNION },
  'equifax-acr': { each: { ...EQUIFAX, oneOf: [['highBalance', 'creditLimit']] }, collections: EQUIFAX_COLLECTION },
  'equifax-myequifax': { each: { ...EQUIFAX, always: [...EQUIFAX.always, 'highBalance'] }, collections: EQUIFAX_COLLECTION },
}

const PERSON: Readonly<Partial<Record<string, readonly ('dateOfBirth' | 'ssnLast4')[]>>> = {
  'experian-web-print': ['dateOfBirth'],
  'transunion-web-print': ['dateOfBirth', 'ssnLast4'],
  'equifax-acr': ['dateOfBirth', 'ssnLast4'],
  'equifax-myequifax': ['dateOfBirth', 'ssnLast4'],
}

/** What is at the head of every report of the layout. */
const HEAD: Readonly<Partial<Record<string, readonly ('reportDate' | 'reportNumber')[]>>> = {
  'experian-web-print': ['reportDate', 'reportNumber'],
  'transunion-web-print': ['reportDate', 'reportNumber'],
  'equifax-acr': ['reportDate', 'reportNumber'],
  'equifax-myequifax': ['reportDate', 'reportNumber'],
}

/** What the head of the report prints and was not read; none where the head itself is not among the pages. */
export function lostHead({ format, personalInfo, ...report }: Report): ('reportDate' | 'reportNumber')[] {
  const isThere = Object.keys(personalInfo.evidence).length > 0 || report.reportDate !== null || report.reportNumber !== null
  return isThere ? (HEAD[format] ?? []).filter((field) => report[field] === null) : []
}

/** The account with a place for each fact that its layout prints, or the paper of one of the others, and that was not read. */
export function withLostFacts(account: Account, format: string, others: readonly Account[] = []): Account {
  const layout = PRINTED[format]
  if (!layout) return account
  const printed = account.accountType === 'collection' && layout.collections ? layout.collections : layout.each
  const told = withCutStatus(account, format)
  const unsaid = lostOf(told, printed, others)
  const lost = format === SENTENCES && unsaid.includes('statusText') ? [...unsaid, ...SAID] : unsaid
  if (lost.length === 0) return told
  const place = lostPlace(told.evidence)
  if (place === null) return told
  const unread = lost.map((field) => [field, { ...(told.evidence[field] ?? place), confidence: 0 }] as const)
  return { ...told, evidence: { ...doubtedWherePiledUp(told.evidence), ...Object.fromEntries(unread) } }
}

/** The layout whose status is a sentence, which every account has. */
const SENTENCES = 'experian-web-print'

/** What the sentence of the status says. */
const SAID = ['status', 'paymentStatus', 'pastDue', 'pastDueDate', 'chargeOffAmount'] as const

/** Where a part of the sentence was lost, it may have said more, or something else. */
function withCutStatus(account: Account, format: string): Account {
  const place = account.evidence['statusText']
  if (place === undefined || !isCutOff('statusText', account.statusText, format)) return account
  const said = SAID.map((field) => [field, { ...(account.evidence[field] ?? { ...place, quote: '' }), confidence: 0 }] as const)
  return { ...account, evidence: { ...account.evidence, ...Object.fromEntries(said) } }
}

/** So many lost, the account is a piece of one, whose other page was not handed in: only what rules look at is asked about. */
const MOST_LOST = 9
const TELLING: ReadonlySet<keyof Account> = new Set<keyof Account>(['dateOfFirstDelinquency'])

function lostOf(account: Account, printed: Printed, others: readonly Account[]): (keyof Account)[] {
  const asOthers = printed.labelledAsOthers.filter((field) => others.some(({ evidence }) => evidence[field] !== undefined))
  const lost = unreadOf(account, { ...printed, labelled: [...printed.labelled, ...asOthers] })
  return lost.length > MOST_LOST ? lost.filter((field) => TELLING.has(field)) : lost
}

function unreadOf(account: Account, { always, labelled, oneOf }: Printed): (keyof Account)[] {
  const { evidence } = account
  const isNothing = (field: keyof Account): boolean => account[field] === null
  const isLabelled = (field: keyof Account): boolean => evidence[field] !== undefined
  return [
    ...always.filter((field) => isNothing(field) && (evidence[field] === undefined || !isDoubtful(evidence[field]))),
    ...labelled.filter((field) => isNothing(field) && !isLabelled(field)),
    ...oneOf.flatMap((fields) => (fields.some((field) => !isNothing(field) || isLabelled(field)) ? [] : fields)),
  ]
}

/** Where its entry begins: nobody knows better where the fact is. */
function lostPlace(evidence: EvidenceMap): Evidence | null {
  const [first] = Object.values(evidence).toSorted((a, b) => a.page - b.page || topOf(a.box) - topOf(b.box))
  const place = evidence['creditorName'] ?? first
  return place === undefined ? null : { page: place.page, box: place.box, quote: '' }
}

/** So many times as high as a line, a value has taken in the one below. */
const SEVERAL_LINES = 1.5
const UNSURE = 0.88

/** A value whose label was lost is taken for the end of the value above it: what is of several lines is not sure then. */
function doubtedWherePiledUp(evidence: EvidenceMap): EvidenceMap {
  const heights = Object.values(evidence).map(({ box }) => box[3])
  const line = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 4)] ?? 0
  return Object.fromEntries(
    Object.entries(evidence).map(([field, place]) => [field, isOver(place.box, line) ? lessSure(place) : place]),
  )
}

const isOver = (box: Box, line: number): boolean => box[3] > line * SEVERAL_LINES
const lessSure = (place: Evidence): Evidence => ({ ...place, confidence: Math.min(place.confidence ?? 1, UNSURE) })

/** The person with a place for what the layout prints of everybody. */
export function withLostPerson(
  personalInfo: Report['personalInfo'],
  { format, head }: { format: string; head: Evidence },
): Report['personalInfo'] {
  const places = Object.values(personalInfo.evidence)
  // A page from the middle of a report says nothing of the person.
  if (places.length === 0) return personalInfo
  const lost = (PERSON[format] ?? []).filter((field) => personalInfo[field] === null && !personalInfo.evidence[field])
  if (lost.length === 0) return personalInfo
  const page = places[0]?.page ?? head.page
  const onPage = places.filter((place) => place.page === page)
  const place = { page, box: onPage.length === 0 ? head.box : around(onPage.map(({ box }) => box)), quote: '', confidence: 0 }
  return { ...personalInfo, evidence: { ...personalInfo.evidence, ...Object.fromEntries(lost.map((field) => [field, place])) } }
}

function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(leftOf)), Math.min(...boxes.map(topOf))]
  return [left, top, Math.max(...boxes.map(rightOf)) - left, Math.max(...boxes.map(bottomOf)) - top]
}
