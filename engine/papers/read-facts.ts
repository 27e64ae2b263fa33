import type { ReadField } from '#engine/answers/reply.ts'
import { AGENCIES } from '#engine/papers/agencies.ts'
import { listBelow } from '#engine/papers/listed-items.ts'
import { changesIn } from '#engine/papers/changes-told.ts'
import { fieldOf, type Found, findAll, findFirst, type PaperText, type Passage, stretch } from '#engine/papers/paper-text.ts'
import { DAY, dayOfText } from '#engine/papers/printed-days.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { FactName, ReceivedKind } from '#engine/words/received-paper.ts'

/** A fact that a paper prints, with its place. */
export interface PaperFact extends ReadField<string> {
  readonly name: FactName
}

type Reader = (text: PaperText) => PaperFact[]

const facts = (name: FactName, fields: readonly (ReadField<string> | null)[]): PaperFact[] =>
  fields.flatMap((field) => (field === null ? [] : [{ name, ...field }]))

/** Reads what a paper of this kind can say. What is not printed, or not surely meant, is left out. */
export function readFacts(kind: ReceivedKind, text: PaperText): PaperFact[] {
  const found = READERS[kind].flatMap((read) => read(text))
  // Two fields may come to the same value.
  const isAgain = (one: PaperFact, at: number): boolean =>
    one.name !== 'valueAfter' && found.findIndex(({ name, value }) => name === one.name && value === one.value) < at
  return found.filter((one, at) => !isAgain(one, at))
}

const ACCOUNT =
  /\b(?:account|acct\.?|loan|card|cuenta|prestamo)\s?(?:(?:number|no\.?|#|numero)\s?)?(?:(?:that )?(?:ending|ends|termina(?:da)?|que termina)\s?(?:in|with|en)?)?\s?[:#]?\s?((?:[X*x\d]{2,}[ -]?){1,6})/i

/** The first account that it is about. A number printed whole keeps its last four figures. */
const accountNumber: Reader = (text) => {
  for (const found of [...findAll(text.passages, ACCOUNT), ...findAll(text.rows, ACCOUNT)]) {
    const printed = (found.match[1] ?? '').replace(/[ -]$/, '')
    const isYear = /^(?:19|20)\d\d$/.test(printed) && !/end|termina|number|numero|no\.|#|:/i.test(found.match[0])
    if (printed.replaceAll(/\D/g, '').length < 3 || isYear) continue
    const value = shownAccountNumber(printed)
    if (value !== null) return facts('accountNumber', [fieldOf(value, found)])
  }
  return []
}

const REFERENCE =
  /\b(?:reference|ref\.?|file|application|confirmation|claim|control|tracking|correspondence|referencia|solicitud|expediente)\s?(?:id|number|no\.?|num\.?|numero|#)?\s?[:#]\s?([A-Z0-9][A-Z0-9-]{3,30})/i
const reference: Reader = (text) => {
  const found = [...findAll(text.passages, REFERENCE), ...findAll(text.rows, REFERENCE)].find(({ match }) =>
    /\d{3}/.test(match[1] ?? ''),
  )
  if (!found) return []
  // Its own label says that it is no Social Security number, however its figures are parted.
  const field = fieldOf(found.match[1] ?? '', found)
  return facts('reference', [{ ...field, evidence: { ...field.evidence, quote: field.value } }])
}

/** A company's name: words with capital letters, and the short ones between them. */
const NAME = String.raw`([A-Z0-9][\w&.'/-]{0,30}(?:\s(?:(?:of|and|the|&|de|del|y|la)\s)?[A-Z0-9&][\w&.'/-]{0,30}){0,6})`
/** The same behind a label: the next line is another label. */
const NAME_ON_LINE = NAME.replaceAll(String.raw`\s`, ' ')
const OWED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:[Oo]riginal|ORIGINAL)\s(?:[Cc]reditor|CREDITOR)\s?:?\s?${NAME_ON_LINE}`),
  new RegExp(String.raw`\b(?:[Aa]creedor|ACREEDOR)\s(?:[Oo]riginal|ORIGINAL)\s?:?\s?${NAME_ON_LINE}`),
  new RegExp(String.raw`\b[Yy]ou\shad\san?\s${NAME}\s(?:account|loan|card)\b`),
  new RegExp(String.raw`\b[Uu]sted\stenia\suna\scuenta\s(?:de|con)\s${NAME}(?=\scon\b|[.,\n])`),
  new RegExp(String.raw`\bdebt\s(?:that\s)?you\sowed?\sto\s${NAME}`),
  new RegExp(String.raw`\bdeuda\sque\susted\s(?:le\s)?debe\sa\s${NAME}`),
  new RegExp(String.raw`\b(?:on\sbehalf\sof|for\sthe\saccount\swith|originated\s(?:by|with))\s${NAME}`),
]
const originalCreditor: Reader = (text) => {
  for (const pattern of OWED) {
    const found = findFirst(text, pattern)
    const name = found?.match[1]?.replaceAll('\n', ' ').replace(/[.,]$/, '')
    if (found && name) return facts('originalCreditor', [fieldOf(name, found)])
  }
  return []
}

const MONEY = String.raw`\$\s?([\d,]{1,12}(?:\.\d\d)?)`
const dollars = (text: string): string => text.replaceAll(/[$,\s]/g, '')
const firstMoney = (name: FactName, text: PaperText, patterns: readonly RegExp[]): PaperFact[] => {
  for (const pattern of patterns) {
    const found = findFirst(text, pattern)
    if (found) return facts(name, [fieldOf(dollars(found.match[1] ?? ''), found)])
  }
  return []
}
/** The sum that is asked for now, not the one of an earlier day. */
const AMOUNTS = [
  String.raw`\btotal\s(?:amount\s)?(?:of\s(?:the|this)\sdebt|due|balance|owed|amount)(?:\snow)?[^$\n]{0,24}${MONEY}`,
  String.raw`\b(?:monto|total|saldo)\s(?:total\s)?(?:de\sla\sdeuda|adeudado|actual)(?:\sahora)?[^$\n]{0,24}${MONEY}`,
  String.raw`\b(?:amount\s(?:of\s(?:the|this)\sdebt|due|owed)|current\sbalance|balance\s(?:due|owed)|you\s(?:now\s)?owe(?:\snow)?)[^$\n]{0,24}${MONEY}`,
  String.raw`\b(?:balance|saldo)\s?:?\s?${MONEY}`,
].map((source) => new RegExp(source, 'i'))
const amount: Reader = (text) => firstMoney('amount', text, AMOUNTS)
const FEES = [
  String.raw`\bfees?(?:\s(?:and|or)\s(?:other\s)?(?:charges|costs))?\s?:?\s?\+?\s?${MONEY}`,
  String.raw`\b(?:cargos|honorarios|comisiones)\s?:?\s?\+?\s?${MONEY}`,
].map((source) => new RegExp(source, 'i'))
const fees: Reader = (text) => firstMoney('fees', text, FEES)

const firstDay = (name: FactName, text: PaperText, patterns: readonly RegExp[]): PaperFact[] => {
  for (const pattern of patterns) {
    const found = findFirst(text, pattern)
    const day = found ? dayOfText(found.match[1] ?? '') : null
    if (found && day !== null) return facts(name, [fieldOf(day, found)])
  }
  return []
}
const dayPatterns = (...sources: readonly string[]): RegExp[] =>
  sources.map((source) => new RegExp(source.replace('DAY', DAY), 'i'))

const DISPUTE_BY = dayPatterns(
  String.raw`\b(?:by|before|until|no\slater\sthan|on\sor\sbefore)\sDAY,?\s(?:to|and|if)?\s?(?:you\s)?(?:want\sto\s)?dispute\b`,
  String.raw`\b(?:dispute|disputar|disputa)\b[^.]{0,90}\b(?:by|before|until|no\slater\sthan|on\sor\sbefore|antes\sdel?|hasta\sel|a\smas\stardar\sel)\sDAY`,
  String.raw`\b(?:call\sor\swrite|write)\sto\sus\sby\sDAY`,
  String.raw`\b(?:antes\sdel?|hasta\sel|a\smas\stardar\sel)\sDAY,?\s(?:para\s)?disput`,
)
const disputeBy: Reader = (text) => firstDay('disputeBy', text, DISPUTE_BY)

const SCORE =
  /\b(?:credit\sscores?|fico\S{0,2}(?:\sscore)?(?:\s\d{1,2})?|vantagescore\S{0,2}(?:\s\d\.\d)?|score|puntaje|puntuacion)\b[^\d.\n]{0,40}(?:(?:was|is|of|used|es|fue)\s)?[^\d.\n]{0,20}\b([3-9]\d\d)\b(?!\s?(?:to|a|-)\s?\d{3})/i
const RANGE =
  /\b(?:range|ranges|ranging|scores?|rango|escala|minimum|low)\b[^\d\n]{0,50}(\d{1,3})\s?(?:to|through|and|-|a|al|hasta|y)\s?(?:a\s)?(?:high\sof\s|maximum\sof\s)?(\d{3})\b/i
const SCORE_DAY = dayPatterns(
  String.raw`\b(?:score\sdate|date\s(?:of\s(?:the\s|your\s)?(?:credit\s)?score|(?:the\s|your\s)?score\swas\s(?:created|calculated)|created|obtained)|score\s(?:was\s)?(?:created|obtained|calculated)(?:\son)?|fecha\s(?:del?\s)?(?:puntaje|puntuacion))\s?:?\s?(?:on\s)?DAY`,
)
const DAY_BESIDE = new RegExp(String.raw`\b(?:date|as\sof|on|fecha|al)\s?:?\s?${DAY}`, 'i')

/** The score that was looked at, its range, and the day, which stands beside it. */
const score: Reader = (text) => {
  const found = findFirst(text, SCORE)
  if (!found) return []
  const ranges = [...findAll(text.passages, RANGE), ...findAll(text.rows, RANGE)]
  const range = ranges.find(({ match }) => Number(match[2]) > Number(match[1]) && Number(match[2]) >= Number(found.match[1]))
  const named = firstDay('scoreDate', text, SCORE_DAY)
  const [beside] = findAll([found.passage], DAY_BESIDE)
  const day = beside ? dayOfText(beside.match[1] ?? '') : null
  return [
    ...facts('score', [fieldOf(found.match[1] ?? '', found)]),
    ...(range ? facts('scoreMin', [groupOf(range, 1)]) : []),
    ...(range ? facts('scoreMax', [groupOf(range, 2)]) : []),
    ...(named.length > 0 ? named : beside && day !== null ? facts('scoreDate', [fieldOf(day, beside)]) : []),
  ]
}

/** The second figure may be the same as the first: it is the last in the match. */
function groupOf({ match, passage }: Found, group: 1 | 2): ReadField<string> {
  const text = match[group] ?? ''
  const from = match.index + (group === 1 ? match[0].indexOf(text) : match[0].lastIndexOf(text))
  return stretch(text, { passage, from, to: from + text.length })
}

/** A sentence about a right that everybody has names agencies that had no part in it. */
const FOR_EVERYBODY = /annualcreditreport|once every|each of the (?:three )?nationwide|cada 12 meses|every 12 months/i
const agenciesIn = (name: FactName, passages: readonly Passage[]): PaperFact[] =>
  passages.flatMap((passage) =>
    AGENCIES.flatMap(([agency, pattern]) => {
      const [found] = findAll([passage], pattern)
      return found ? facts(name, [fieldOf(agency, found, 0)]) : []
    }),
  )
const bureau: Reader = ({ passages }) =>
  agenciesIn(
    'bureau',
    passages.filter(({ text }) => !FOR_EVERYBODY.test(text)),
  )

const TOLD =
  /\b(?:(?:change|correction|update|request|notice)s? (?:went|was sent|were sent|has been sent|have been sent)|(?:have|has|had|we|was|were|been|will) (?:\w{1,20} ){0,2}(?:sent|notified|informed|told|asked|instructed|advised|reported|requested|contacted|submitted|transmitted)|(?:sent|reported|submitted|transmitted) (?:\w{1,20} ){0,4}to|hemos (?:informado|notificado|enviado)|informamos|notificamos)\b/i
/** How many passages below the words the names may stand: a row of names is one each. */
const BELOW = 8
const toldTo: Reader = ({ passages }) => {
  const at = passages.findIndex(
    ({ text }) => TOLD.test(text) && /\b(?:agenc|bureau|equifax|experian|trans ?union|innovis|buro)/i.test(text),
  )
  if (at < 0) return []
  const own = agenciesIn('toldTo', passages.slice(at, at + 1))
  const goesOn = own.length < 2 || /\b(?:below|following)\b|:$/i.test(passages[at]?.text ?? '')
  return goesOn ? [...own, ...agenciesIn('toldTo', passages.slice(at + 1, at + 1 + BELOW))] : own
}

const REASONS =
  /\b(?:(?:principal|specific|main|primary|following|these|this|the) (?:\w{1,20} ){0,2}reasons?|reasons? (?:for|why)\b[^:\n]{0,60}|because of the following|(?:razones|motivos)(?: \w{1,20}){0,8})\s?(?:are|is|were|was|son|include)?\s?:/i
const KEY_FACTORS = /\b(?:key factors?|factors? that|factores clave)\b[^:]{0,80}:/i
const reason: Reader = ({ passages }) => [
  ...listBelow(passages, REASONS).flatMap((item) => facts('reason', [item])),
  ...listBelow(passages, KEY_FACTORS).flatMap((item) => facts('reason', [item])),
]

const COURT =
  /\b(?:(?:[A-Za-z.]{1,20} ){0,6}(?:superior|district|circuit|county|municipal|justice|civil|supreme|magistrate|chancery|bankruptcy|city)\scourt|court\sof\s(?:common\spleas|claims|chancery)|small\sclaims\scourt|tribunal\s(?:superior|de\squiebras))\b[^\n]{0,60}/i
const PLACE = /\b(?:county|district|division|state|commonwealth|condado|estado)\b/i
/** The heading that names the court: a line of its own, not a sentence that speaks of one. */
const court: Reader = ({ passages, rows }) => {
  for (const { match, passage } of [...findAll(passages, COURT), ...findAll(rows, COURT)]) {
    const from = passage.text.lastIndexOf('\n', match.index) + 1
    const end = passage.text.indexOf('\n', match.index)
    const to = end < 0 ? passage.text.length : end
    const line = passage.text.slice(from, to)
    if (/[.?!]$/.test(line) || / (?:you|your|the above|this) /i.test(line) || line.length > 90) continue
    const next = PLACE.test(line) ? '' : (passage.text.slice(to + 1).split('\n')[0] ?? '')
    const isPlace = PLACE.test(next) && next.length < 60 && !/[.?!:]$/.test(next)
    const until = isPlace ? to + 1 + next.length : to
    const value = passage.text.slice(from, until).replaceAll('\n', ', ').replace(/,,/, ',')
    return facts('court', [stretch(value.trim(), { passage, from, to: until })])
  }
  return []
}

const CASE_NUMBERS = [
  /\b(?:case|cause|docket|index|court file|civil action|caso|expediente)\s?(?:file\s)?(?:number|no\.?|num\.?|numero|#)\s?:?\s?([A-Z0-9][A-Z0-9:-]{2,24}[A-Z0-9])/i,
  /\b(?:case|cause|docket)\s?:?\s([A-Z0-9][A-Z0-9:]{0,6}-[A-Z0-9:-]{2,20}[A-Z0-9])/i,
  /(?:^|\n|\s)no\.?\s?:?\s([A-Z0-9:]{1,8}-[A-Z0-9:-]{2,20}[A-Z0-9])/i,
] as const
const caseNumber: Reader = (text) => {
  for (const pattern of CASE_NUMBERS) {
    const found = findFirst(text, pattern)
    if (found && /\d{2}/.test(found.match[1] ?? '')) return facts('caseNumber', [fieldOf(found.match[1] ?? '', found)])
  }
  return []
}

const CHAPTERS: Readonly<Record<string, string>> = { '727': '7', '1141': '11', '1228': '12', '1328': '13' }
const chapter: Reader = (text) => {
  const named = findFirst(text, /\b(?:chapter|capitulo)\s?:?\s?(7|11|12|13)\b/i)
  if (named) return facts('chapter', [fieldOf(named.match[1] ?? '', named)])
  const section = findFirst(text, /\b(?:section|seccion|u\.?\s?s\.?\s?c\.?\s?\S{0,2})\s?(727|1141|1228|1328)\b/i)
  return section ? facts('chapter', [fieldOf(CHAPTERS[section.match[1] ?? ''] ?? '', section)]) : []
}

const FILED = dayPatterns(
  String.raw`\b(?:petition\sdate|date\s(?:of\s(?:filing|petition)|(?:case\s)?(?:was\s)?filed)|petition\s(?:was\s)?filed(?:\son)?|case\s(?:was\s)?filed(?:\son)?|filed\sa\s(?:voluntary\s)?petition[^.\n]{0,60}?\son|fecha\sde\s(?:la\s)?peticion)\s?:?\s?DAY`,
  String.raw`\bcase\s(?:was\s)?(?:commenced|begun|opened)(?:\sunder\s[^.\n]{0,40})?\son\s?:?\s?DAY`,
)
const filedOn: Reader = (text) => firstDay('filedOn', text, FILED)

const DISCHARGED = dayPatterns(
  String.raw`\bdischarge\s?(?:date|(?:was\s|is\s)?(?:granted|entered)(?:\son)?)\s?:?\s?DAY`,
  String.raw`\b(?:granted|entered)\s(?:a\s|this\s)?discharge[^.\n]{0,50}\son\sDAY`,
  String.raw`\bDAY\s{0,1}by\sthe\scourt`,
  String.raw`(?:^|\n)\s?(?:dated|date|entered|signed)\s?(?:this|on)?\s?:?\s?(?:this\s)?(?:the\s)?DAY`,
  String.raw`(?:^|\n)DAY\s?(?:\n|$)`,
  String.raw`\b(?:entered|filed)\s?(?:on)?\s?:?\s?DAY`,
)
const dischargedOn: Reader = (text) => firstDay('dischargedOn', text, DISCHARGED)

const COUNTED: Readonly<Record<string, number>> = {
  five: 5,
  seven: 7,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  'twenty-one': 21,
  'twenty-eight': 28,
  thirty: 30,
  'thirty-five': 35,
  cinco: 5,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
}
const COUNT = String.raw`(\d{1,3}|${Object.keys(COUNTED)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
const ANSWER_WITHIN = [
  String.raw`\b(?:within|dentro\sde|en\sun\splazo\sde)\s${COUNT}(?:\s?\(\d{1,3}\))?\s(?:calendar\s|business\s|court\s)?(?:days?|dias?)\b`,
  String.raw`\b(?:have|tiene)\s(?:only\s)?${COUNT}(?:\s?\(\d{1,3}\))?\s(?:calendar\s|business\s)?(?:days?|dias?)\b`,
  String.raw`\b(?:summons|citacion)\s?\(?${COUNT}\s(?:days?|dias?)\)?`,
  String.raw`\b${COUNT}(?:\s?\(\d{1,3}\))?\s(?:calendar\s)?(?:days?|dias?)\s(?:after|from|of|following|despues)\s[^.]{0,30}(?:serv|receiv|receipt|notific)`,
].map((source) => new RegExp(source, 'i'))
/** Where a summons gives several times (served here, served elsewhere), the shortest: to answer early harms nobody. */
const answerWithinDays: Reader = ({ passages, rows }) => {
  const counts = ANSWER_WITHIN.flatMap((pattern) => [...findAll(passages, pattern), ...findAll(rows, pattern)]).flatMap(
    (found) => {
      const text = (found.match[1] ?? '').toLowerCase()
      const count = COUNTED[text] ?? Number(text)
      return count > 0 ? [{ count, found }] : []
    },
  )
  const [least] = counts.toSorted((a, b) => a.count - b.count)
  return least ? facts('answerWithinDays', [fieldOf(String(least.count), least.found)]) : []
}

const WHY =
  /\b((?:the|your|this|a) payment (?:due|that was due|for)\b[^.]{0,120}\b(?:received|made|posted|paid|returned)\b[^.]{0,80}\.|(?:because|since|as|reason:)\s[^.\n][^.]{10,160}\.)/i
/** Why a company stays with what it reports, in its own sentence. */
const answerReason: Reader = ({ passages }) => {
  const [found] = findAll(passages, WHY)
  const value = found?.match[1]?.replaceAll('\n', ' ')
  return found && value ? facts('reason', [fieldOf(value, found)]) : []
}

const changes: Reader = ({ passages }) =>
  changesIn(passages).flatMap(({ field, value }) => [...facts('changedField', [field]), ...facts('valueAfter', [value])])

const READERS: Readonly<Record<ReceivedKind, readonly Reader[]>> = {
  report: [],
  answer: [accountNumber, reference, toldTo, changes, answerReason],
  refusal: [accountNumber, reference, reason, bureau, score],
  collection_notice: [accountNumber, reference, originalCreditor, amount, fees, disputeBy],
  court_paper: [court, caseNumber, chapter, filedOn, answerWithinDays],
  discharge: [court, caseNumber, chapter, filedOn, dischargedOn],
  identity: [reference, caseNumber],
  other: [],
}
