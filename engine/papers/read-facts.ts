import type { ReadField } from '#engine/answers/reply.ts'
import { AGENCIES, agenciesOfCodes, CODED_AGENCIES } from '#engine/papers/agencies.ts'
import { scoreRows } from '#engine/papers/agency-scores.ts'
import { bulletsBelow, listBelow, tickedItems } from '#engine/papers/listed-items.ts'
import { changesIn } from '#engine/papers/changes-told.ts'
import { answerWithinDays, caseNumber, chapter, claimed, court, dischargedOn, filedOn } from '#engine/papers/court-facts.ts'
import { dayPatterns, type PaperFact, facts, firstDay, firstMoney, MONEY, type Reader } from '#engine/papers/fact-readers.ts'
import {
  fieldOf,
  type Found,
  findAll,
  findCell,
  findFirst,
  findNear,
  type PaperText,
  type Passage,
  stretch,
} from '#engine/papers/paper-text.ts'
import { DAY, dayOfText } from '#engine/papers/printed-days.ts'
import { shownAccountNumber } from '#engine/values/account-number.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { FactName, ReceivedKind } from '#engine/words/received-paper.ts'

/** Reads what a paper of this kind can say. What is not printed, or not surely meant, is left out. */
export function readFacts(kind: ReceivedKind, text: PaperText): PaperFact[] {
  const found = READERS[kind].flatMap((read) => read(text))
  // Two fields may come to the same value.
  const isAgain = (one: PaperFact, at: number): boolean =>
    one.name !== 'valueAfter' && found.findIndex(({ name, value }) => name === one.name && value === one.value) < at
  return found.filter((one, at) => !isAgain(one, at))
}

const ACCOUNT =
  /\b(?:account|acct\.?|loan|card|visa|mastercard|discover|amex|cuenta|prestamo|tarjeta|(?<!\b(?:member|customer|client|policy|phone|id|security)\s)number(?=\send(?:s|ing)\s))\s?(?:(?:number|no\.?|#|numero)\s?)?(?:(?:that )?(?:ending|ends|termina(?:da)?|que termina)\s?(?:in|with|en)?)?\s?[:#]?\s?((?:[X*x\d]{2,}[ -]?){1,6}(?:(?<=-)\d\b)?)/i
/** A number with letters before it, which only its label tells from a word. */
const LETTERED =
  /\b(?:account|acct\.?|contract|agreement|cuenta|contrato)\s?(?:(?:number|no\.?|#|numero)\s?)?[:#]?\s?([A-Z]{1,4}[ -]?\d[\dA-Z-]{2,20})\b/i

/** The first account that it is about. A number printed whole keeps its last four figures. */
const accountNumber: Reader = (text) => {
  for (const found of [...findAll(text.passages, ACCOUNT), ...findAll(text.rows, ACCOUNT)]) {
    const printed = (found.match[1] ?? '').replace(/[ -]$/, '')
    const isYear = /^(?:19|20)\d\d$/.test(printed) && !/end|termina|number|numero|no\.|#|:/i.test(found.match[0])
    if (printed.replaceAll(/\D/g, '').length < 3 || isYear) continue
    const value = shownAccountNumber(printed)
    if (value !== null) return facts('accountNumber', [fieldOf(value, found)])
  }
  const lettered = findFirst(text, LETTERED)
  const value = lettered ? shownAccountNumber(lettered.match[1] ?? '') : null
  return lettered && value !== null ? facts('accountNumber', [fieldOf(value, lettered)]) : inColumn(text)
}

const HEADING = /^(?:account|acct\.?|cuenta)(?: (?:number|no\.?|#))?$|^(?:numero|no\.?|\w{1,2}mero) de cuenta$/i
const LISTED_NUMBER = /^[A-Z]{0,4}-?\d[\dA-Z-]{3,20}$/
/** Points, and rows without a number after which a column has ended. */
const SAME_COLUMN = 15
const ENDED = 2

/** The numbers that stand below the heading of their column. */
const inColumn: Reader = ({ passages, rows }) => {
  const heading = passages.find(({ text }) => HEADING.test(text.split('\n')[0] ?? ''))
  const [first] = heading?.words ?? []
  if (!heading || !first) return []
  const start = rows.findIndex(({ words }) => words.some(({ word }) => word === first.word))
  const found: PaperFact[] = []
  let missed = 0
  for (const row of rows.slice(start + 1)) {
    const word = row.words.find((one) => Math.abs(one.word.box[0] - first.word.box[0]) < SAME_COLUMN)
    const value =
      word && row.page === heading.page && LISTED_NUMBER.test(word.word.text) ? shownAccountNumber(word.word.text) : null
    missed = value === null ? missed + 1 : 0
    if (missed >= ENDED) break
    if (word && value !== null)
      found.push(
        ...facts('accountNumber', [stretch(value, { passage: row, from: word.from, to: word.from + word.word.text.length })]),
      )
  }
  return found
}

const REFERENCES = [
  /\b(?:reference|ref\.?|file|application|confirmation|claim|policy|control|tracking|correspondence|order|referencia|solicitud|expediente|confirmacion)\s?(?:(?:id|number|no\.?|num\.?|numero|#)\s?[:#.]?|[:#])\s?([A-Z]{1,4}\s\d[\dA-Z-]{3,20}|[A-Z0-9][A-Z0-9-]{3,30})/i,
  /\b(?:application|claim|confirmation|file|order|reference|request|solicitud)\s(?:[=:~|]\s)?([A-Z]{0,4}-?\d[\d-]{3,30}\d(?:-[A-Z]{1,3}\b)?)/i,
  /\bour\s(?:file|account|acct\.?|reference|number(?=[:\s]))\s?(?:(?:id|number|no\.?|num\.?|#)\s?)?[:#]?\s?([A-Z0-9][A-Z0-9-]{3,30})/i,
  /\b(?:consumer|customer)\s(?:id|number|no\.?)\s?[:#.]?\s?([A-Z]{0,4}-?\d[\d-]{4,20})\b/i,
  /(?:^|[\n.]\s?)ref\.?\s(?=\S{0,12}\d{3})([A-Z0-9][A-Z0-9-]{5,20})\b/i,
  // As the Consumer Financial Protection Bureau numbers complaints.
  /(?:\bcomplaint\s(?:(?:id|number|no\.?|#)\s?:?\s?)?|(?:^|\n))(\d{6}-\d{7,9})(?=\s|$)/i,
  // A company's own letters before it; a state's would stand behind a comma.
  /(?:^|\n)(?!NMLS|TAX|TIN|EIN)[A-Z]{2,5}\sID(?:\s?[:#]\s?|\s(?!\d{5}(?:-\d{4})?\b))([A-Z]{0,4}\d[\d-]{4,20})\b/,
]
/** A company that answers calls it a case. */
const CASE_REFERENCE =
  /\b(?:case|ticket|dispute|inquiry)\s?(?:(?:id|number|no\.?|num\.?|#)\s?[:#]?|[:#])?\s?([A-Z]{0,5}-?\d[\dA-Z-]{4,30})/i
const REPORT_NUMBER = /\b(?:report|incident|offense|complaint)\s(?:number|no\.?|#)\s?[:#]?\s?([A-Z0-9][A-Z0-9-]{3,30})/i
const referenceBy =
  (patterns: readonly RegExp[]): Reader =>
  (text) => {
    const found = patterns
      .flatMap((pattern) => [...findAll(text.passages, pattern), ...findAll(text.rows, pattern)])
      .find(({ match }) => /\d{3}/.test(match[1] ?? '') && /^[A-Z\d]/.test(match[1] ?? ''))
    const printed = found ?? findCell(text, REFERENCE_LABEL, ALONE)
    if (!printed) return []
    // Its own label says that it is no Social Security number, however its figures are parted.
    const field = fieldOf(printed.match[1] ?? '', printed)
    return facts('reference', [{ ...field, evidence: { ...field.evidence, quote: field.value } }])
  }
const reference = referenceBy(REFERENCES)
/** As the last words of a row. */
const REFERENCE_LABEL =
  /\b(?:reference|ref\.?|application|confirmation|claim|control|tracking|file|referencia|solicitud|confirmacion)\s?(?:(?:reference|id|number|no\.?|num\.?|numero|#)\s?){1,2}:?$/i
/** A number that is all of its row. */
const ALONE = /^([A-Z]{0,5}-?\d[\dA-Z-]{3,30})$/

/** A company's name: words with capital letters, and the short ones between them. */
const NAME = String.raw`([A-Z0-9][\w&.'/-]{0,30}(?:\s(?:(?:of|and|the|&|de|del|y|la)\s)?[A-Z0-9&][\w&.'/-]{0,30}){0,6})`
/** The same behind a label: the next line is another label. */
const NAME_ON_LINE = NAME.replaceAll(String.raw`\s`, ' ')
const OWED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:[Oo]riginal|ORIGINAL)\s(?:[Cc]reditor|CREDITOR) ?:? ?${NAME_ON_LINE}`),
  new RegExp(String.raw`\b(?:[Aa]creedor|ACREEDOR)\s(?:[Oo]riginal|ORIGINAL) ?:? ?${NAME_ON_LINE}`),
  new RegExp(
    String.raw`(?:^|\n)(?:[Rr][Ee] ?: ?)?(?:[Oo]ur )?(?:[Cc]reditor|CREDITOR|[Cc]lient|CLIENT|[Aa]creedor|ACREEDOR)(?: ?/ ?[A-Za-z]{3,20})? ?: ?${NAME_ON_LINE}`,
  ),
  new RegExp(
    String.raw`(?:^|\n)(?:RE|Re) ?: ?${NAME_ON_LINE}(?=(?:,[^\n]{1,30})?\n(?:[Aa]cc(?:oun)?t|ACC(?:OUN)?T|[Oo]ur|OUR|[Aa]mount|AMOUNT|[Bb]alance|BALANCE)\b)`,
  ),
  new RegExp(String.raw`\b[Oo]ur\sclient,\s${NAME}(?=,\s)`),
  new RegExp(String.raw`\b[Yy]ou\shad\san?\s${NAME}\s(?:[a-z]{3,12}\s){0,2}(?:account|loan|card)\b(?!\sfrom\b)`),
  new RegExp(String.raw`\b[Uu]sted\stenia\suna\scuenta\s(?:de|con)\s${NAME}(?=\scon\b|[.,\n])`),
  new RegExp(String.raw`\byou\sowed?\sto\s${NAME}`),
  new RegExp(String.raw`\bdebt\scollectors?\s(?:for|of|on\sbehalf\sof)\s${NAME}`),
  new RegExp(String.raw`\b(?:[Yy]ou\s(?:had|have)\san|(?:[Oo]n|[Oo]f|[Ff]or)\syour)\saccount\s(?:with|at)\s${NAME}`),
  new RegExp(String.raw`\b[Yy]our\saccount\swith\s${NAME}\s(?:has|was|is)\b`),
  new RegExp(String.raw`\bcollecting\s(?:for|on\sbehalf\sof)\s${NAME}`),
  new RegExp(String.raw`(?:^|[\n.]\s?|[a-z]\s)${NAME}\s(?:has|have)\s(?:placed|assigned|referred|hired|retained)\b`),
  new RegExp(
    String.raw`\b(?:placed|assigned|referred|sold|transferred|sent)\s(?:to|with)\s(?:us|our\s(?:office|firm|company)|this\s(?:office|firm))\sby\s${NAME}`,
  ),
  new RegExp(String.raw`\b(?:purchased|bought|acquired)\s(?:your|this)\s${NAME}\s(?:account|loan|card|debt)\b`),
  new RegExp(String.raw`\b[Uu]sted\s(?:tiene|tenia)\scon\s${NAME}`),
  new RegExp(String.raw`\bdeuda\sque\susted\s(?:le\s)?debe\sa\s${NAME}`),
  new RegExp(String.raw`\b(?:on\sbehalf\sof|for\sthe\saccount\swith|originated\s(?:by|with))\s${NAME}`),
]
/** A stop behind a whole word ends the name; behind a short form it belongs to it. */
const NEXT_SENTENCE = /(?<!\b(?:inc|co|corp|ltd|st|mt|ft|dr|n\.a|[a-z]))\. .*$/i
const originalCreditor: Reader = (text) => {
  for (const pattern of OWED) {
    const found = findFirst(text, pattern)
    const name = found?.match[1]?.replaceAll('\n', ' ').replace(NEXT_SENTENCE, '').replace(/[.,]$/, '')
    // Its label may stand above another.
    if (
      found &&
      name &&
      !/^(?:(?:we|they|it|he|she|you|this|client)$|current|original|name|account|acct|creditor|balance|amount|reference|your|our|notice|debt)\b/i.test(
        name,
      )
    )
      return facts('originalCreditor', [fieldOf(name, found)])
  }
  return []
}

/** The sum that is asked for now, not the one of an earlier day. */
const AMOUNTS = [
  String.raw`\btotal\b[^$\n]{0,20}\b(?:owe|debe|debt|due|adeudado)\b[^$\n]{0,16}${MONEY}`,
  String.raw`\btotal\s(?:amount\s)?(?:of\s(?:the|this)\sdebt|due|balance|owed|amount)(?:\snow)?[^$\n]{0,24}${MONEY}`,
  String.raw`\b(?:monto|total|saldo)\s(?:total\s)?(?:de\sla\sdeuda|adeudado|actual)(?:\sahora)?[^$\n]{0,24}${MONEY}`,
  String.raw`\b(?:amount\s(?:of\s(?:the|this)\sdebt|due|owed)|current\sbalance|balance\s(?:due|owed|today|now)|you\s(?:now\s)?owe\b(?:\snow)?)(?:[^$\n]{0,24}|\sis\s)${MONEY}`,
  String.raw`\btotal\s(?:now|today|ahora|hoy)\s?:?\s?${MONEY}`,
  String.raw`\b(?:balance|saldo)\s?:?\s?${MONEY}`,
].map((source) => new RegExp(source, 'i'))
const amount: Reader = (text) => {
  const told = firstMoney('amount', text, AMOUNTS)
  const cell = told.length > 0 ? null : (findCell(text, AMOUNT_LABEL, MONEY_ALONE) ?? belowSign(text))
  return cell ? facts('amount', [fieldOf((cell.match[1] ?? '').replaceAll(',', ''), cell)]) : told
}
/** In a narrow column the figures stand below their sign. */
function belowSign(text: PaperText): Found | null {
  const sign = findCell(text, AMOUNT_LABEL, /^\$$/)
  return sign && findNear(text, sign, MONEY_ALONE)
}
/** As the last words of a row. */
const AMOUNT_LABEL =
  /\b(?:total amount of (?:the|this) debt|total (?:amount |balance )?(?:due|owed)|current balance|balance due|amount (?:due|owed))(?: now)?:?(?: \$)?$/i
const MONEY_ALONE = /^\$? ?([\d,]{1,12}\.\d\d)$/
const FEES = [
  String.raw`\bfees?(?:\s(?:and|or)\s(?:other\s)?(?:charges|costs))?(?:\s(?:charged|added))?(?:\ssince(?:\sthen)?)?\s?:?\s?\+?\s?${MONEY}`,
  String.raw`${MONEY}\s(?:of\s(?:it|this|that)\s)?(?:is|are)\s(?:our|a|the)\s(?:\w{1,20}\s)?fees?\b`,
  String.raw`\b(?:cargos|honorarios|comisiones)(?:\sdesde\s(?:entonces|esa\sfecha))?\s?:?\s?\+?\s?${MONEY}`,
].map((source) => new RegExp(source, 'i'))
const fees: Reader = (text) => firstMoney('fees', text, FEES)

const DISPUTE_BY = dayPatterns(
  String.raw`\b(?:notify|tell|write\sto|contact)\s(?:us|this\soffice|our\soffice)\b[^.]{0,40}\b(?:by|before|until|on\sor\sbefore)\sDAY,?\sthat\syou\sdispute\b`,
  String.raw`\b(?:by|before|until|no\slater\sthan|on\sor\sbefore)\sDAY,?\s(?:to|and|if)?\s?(?:you\s)?(?:want\sto\s)?dispute\b`,
  String.raw`\b(?:dispute|disputar|disputa)\b[^.]{0,90}\b(?:by|before|until|through|no\slater\sthan|on\sor\sbefore|antes\sdel?|hasta\sel|a\smas\stardar\sel)\sDAY`,
  String.raw`\b(?:call\sor\swrite|write)\sto\sus\b[^.]{0,40}\bby\sDAY`,
  String.raw`\b(?:until|by|before|through)\sDAY\b(?:(?!\bpay)[^.]){0,120}\b(?:(?:is|are)\sdisputed|(?:you|they)\s(?:may\s|can\s)?dispute)\b`,
  String.raw`\b(?:antes\sdel?|hasta\sel|a\smas\stardar\sel)\sDAY,?\s(?:para\s)?disput`,
)
const disputeBy: Reader = (text) => firstDay('disputeBy', text, DISPUTE_BY)

const SCORE =
  /\b(?:credit\sscores?|fico\S{0,2}(?:\sscore)?(?:\s\d{1,2})?|vantagescore\S{0,2}(?:\s\d\.\d)?|[a-z]{0,12}score|puntaje|puntuacion)\b[^\d.\n]{0,40}(?:(?:was|is|of|used|es|fue)\s)?[^\d.\n]{0,20}\b([3-9]\d\d)\b(?!\s?(?:to|a|-)\s?\d{3})/i
const RANGE =
  /\b(?:range|ranges|ranging|scores?|possible|puntajes?|puntuaciones|van|rango|escala|scale|minimum|low)\b[^\d.]{0,50}(\d{1,3})(?:\s\([a-z]{1,10}\))?\s?(?:to|through|and|-|a|al|hasta|y)\s?(?:a\s)?(?:high\sof\s|maximum\sof\s)?(\d{3})\b/i
/** A table that says which two figures are meant needs no word between them. */
/** `Lowest 350, highest 850.` */
const BOTH_NAMED =
  /\b(?:low(?:est)?|min(?:imum)?)\b\D{0,20}?(\d{3})\b\D{1,24}?\b(?:high(?:est)?|max(?:imum)?)\b\D{0,20}?(\d{3})\b/i
const LEAST_AND_MOST = /\b(?:lowest|highest|minimum|maximum|range|rango)\b[^\d\n]{0,50}(\d{3})\s?[-–|]?\s?(\d{3})\b/i
const SCORE_DAY = dayPatterns(
  String.raw`\b(?:score\sdate|date\s(?:of\s(?:the\s|your\s)?(?:credit\s)?score|(?:the\s|your\s)?score\swas\s(?:created|calculated)|created|obtained)|score\s(?:was\s)?(?:created|obtained|calculated)(?:\son)?|fecha\s(?:del?\s)?(?:puntaje|puntuacion))\s?:?\s?(?:on\s)?DAY`,
)
/** `Your credit score on 09/22/2026 was 612.` */
const SCORE_ON_DAY = new RegExp(
  String.raw`\b(?:[a-z]{0,12}score|puntaje|puntuacion)\s(?:on|as\sof|dated|al?|del?)\s${DAY}(?:,?\s(?:was|is|of|es|fue)|:)\s([3-9]\d\d)\b`,
  'i',
)
/** A label alone in its row. */
const SCORE_LABEL = /^(?:your )?(?:credit |fico\S{0,2} |vantagescore\S{0,2} )?score$/i
const ANY_SCORE = /^([3-9]\d\d)$/
const DAY_BESIDE = new RegExp(String.raw`\b(?:date|dated|created|calculated|obtained|as\sof|on|fecha|al|el)\s?:?\s?${DAY}`, 'i')

/** The score that was looked at, its range, and the day, which stands beside it. */
const score: Reader = (text) => {
  const tabled = scoreRows(text)
  const found = tabled[0] ?? findFirst(text, SCORE_ON_DAY) ?? findFirst(text, SCORE) ?? findCell(text, SCORE_LABEL, ANY_SCORE)
  if (!found) return []
  const value = tabled.length > 0 ? (found.match[1] ?? '') : (found.match.at(-1) ?? '')
  const ranges = [RANGE, LEAST_AND_MOST, BOTH_NAMED].flatMap((pattern) => [
    ...findAll(text.passages, pattern),
    ...findAll(text.rows, pattern),
  ])
  const range = ranges.find(({ match }) => Number(match[2]) > Number(match[1]) && Number(match[2]) >= Number(value))
  const named = firstDay('scoreDate', text, SCORE_DAY)
  const [beside] =
    tabled.length > 0 ? tabled : [...findAll([found.passage], DAY_BESIDE), ...findAll(rowsBelow(text, found), DAY_BESIDE)]
  const dayGroup = tabled.length > 0 ? 2 : 1
  const day = beside ? dayOfText(beside.match[dayGroup] ?? '') : null
  return [
    ...(tabled.length > 0
      ? facts(
          'score',
          tabled.map((one) => fieldOf(one.match[1] ?? '', one)),
        )
      : facts('score', [fieldOf(value, found, found.match.length - 1)])),
    ...(range ? facts('scoreMin', [groupOf(range, 1)]) : []),
    ...(range ? facts('scoreMax', [groupOf(range, 2)]) : []),
    ...(named.length > 0 ? named : beside && day !== null ? facts('scoreDate', [fieldOf(day, beside, dayGroup)]) : []),
  ]
}

/** A table gives the score in one row and its day in one of the next. */
function rowsBelow({ rows }: PaperText, { passage, match }: Found): readonly Passage[] {
  const word = passage.words.findLast(({ from }) => from < match.index + match[0].length)?.word
  const at = rows.findIndex(({ words }) => words.some((one) => one.word === word))
  return at < 0 ? [] : rows.slice(at, at + SCORE_ROWS)
}
const SCORE_ROWS = 4

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
  /\b(?:(?:change|correction|update|request|notice)s? (?:went|was sent|were sent|has been sent|have been sent)|will (?:\w{1,20} ){0,2}(?:ask|tell|notify|inform|instruct|contact) |(?:have|has|had|we|was|were|been|will) (?:\w{1,20} ){0,4}(?:sent|notified|informed|told|asked|instructed|advised|reported|requested|contacted|submitted|transmitted)|(?:sent|reported|submitted|transmitted) (?:\w{1,20} ){0,4}to|(?:updated|corrected) our reporting to|(?:vamos a|hemos) (?:informa|notifica|envia|avisa|pedi|comunica)(?:r|do)|(?:informado|notificado|avisado|comunicado|reportado) (?:a|al) |informamos|notificamos|avisamos|comunicamos|(?:changed|corrected|deleted|removed|updated|taken off)\b[^.]{0,60}\bwith (?=(?:the|all|equifax|experian|trans ?union|innovis)\b))/i
/** How many passages below the words the names may stand: a row of names is one each. */
const BELOW = 8
const ALL_THREE = /\ball (?:three|3) (?:\w{1,12} ){0,2}(?:bureaus|agencies|companies)\b/i
const toldTo: Reader = ({ passages }) => {
  const at = passages.findIndex(
    ({ text }) =>
      TOLD.test(text.replaceAll('\n', ' ')) &&
      (/\b(?:agenc|bureau|equifax|experian|trans ?union|innovis|buro)/i.test(text) || CODED_AGENCIES.test(text)),
  )
  if (at < 0) return []
  const [coded] = findAll(passages.slice(at, at + 2), CODED_AGENCIES)
  if (coded) return agenciesOfCodes(coded.match[0]).flatMap((name) => facts('toldTo', [fieldOf(name, coded, 0)]))
  const [all] = findAll(passages.slice(at, at + 1), ALL_THREE)
  const own = all
    ? BUREAUS.flatMap((one) => facts('toldTo', [fieldOf(BUREAU_NAMES[one], all, 0)]))
    : agenciesIn('toldTo', passages.slice(at, at + 1))
  const goesOn = own.length < 2 || /\b(?:below|following)\b|:$/i.test(passages[at]?.text ?? '')
  return goesOn ? [...own, ...agenciesIn('toldTo', passages.slice(at + 1, at + 1 + BELOW))] : own
}

const REASONS =
  /\b(?:principal|specific|main|primary) reason(?:\(s\)|s)? for (?:credit )?(?:denial|action|adverse action)$|\b(?:(?:principal|specific|main|primary|following|these|this|the|our) (?:\w{1,20} ){0,2}reason(?:\(s\)|s)?|reason(?:\(s\)|s)? (?:for|why|we)\b[^:\n]{0,60}|because of the following|(?:kept|keeps|stopped|prevented) us\b[^:\n]{0,60}|(?:^|\n)based on|information (?:in|from) (?:consumer|credit) reports(?: affected your \w{1,10})?|\bwe (?:\w{1,20} ){1,4}because(?=\s?:)|\bwe (?:did|took|made|are doing|decided) (?:this|that|it|so) because\b[^:]{0,120}|here'?s why|(?:here|this) is why|why we (?:did|made|took|decided)\b[^:\n]{0,40}|what (?:counted|went|worked) against you|(?:^|\n)why(?: not)?|(?:^|\n)reason(?:\(s\)|s)?|(?:razones|motivos|razon|motivo)(?: \w{1,20}){0,8})\s?(?:(?:listed |given |shown )?below|as follows|that follow)?\s?(?:are|is|were|was|son|include)?\s?:|(?:(?<![^])|(?<=[.:!?]\n))(?:why(?: not)?\??|reasons?)$(?!\n[^\n]{0,80}:$)/im
const KEY_FACTORS =
  /\b(?:key factors?|factors? that|factores clave|what (?:lowered|hurt|reduced|affected) (?:it|(?:your|the) (?:credit )?score)(?: the)? most)\b[^:]{0,80}(?::|$)/i
const reason: Reader = ({ passages }) => {
  const told = [...(tickedItems(passages, REASONS) ?? listBelow(passages, REASONS)), ...listBelow(passages, KEY_FACTORS)]
  const items = told.length > 0 ? told : bulletsBelow(passages, OF_SOMETHING_ELSE)
  return items.flatMap((item) => facts('reason', [item]))
}
/** What a notice of a decision lists beside its reasons. */
const OF_SOMETHING_ELSE =
  /\b(?:you (?:can|may|should|must|have|need|will)|rights?|please|send|contact|call|write|reach|agenc\w{1,3}|compan\w{1,3}|bureaus?|from|steps|options|documents?|next|enclosed|attached|terms|offer)\b/i

const WHY =
  /\b((?:the|your|this|a) payment (?:due|that was due|for)\b[^.]{0,120}\b(?:received|made|posted|paid|returned)\b[^.]{0,80}\.|(?:because(?!\sof\s(?:this|that|it)\b)|since(?!\s(?:\d|then\b|that\b|last\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b))|reason:)\s[^.\n][^.]{10,160}\.)/i
/** Why a company stays with what it reports, in its own sentence. */
const answerReason: Reader = ({ passages }) => {
  // What would undo a decision is no reason for it, nor what the member said.
  const found = findAll(passages, WHY).find(
    ({ match, passage }) =>
      !/\b(?:(?:may|might|can|could|if)|you (?:explain|told|tell|said|say|wrote|write|stat|claim|believ)\w{0,3})\b[^.]*$/i.test(
        passage.text.slice(0, match.index),
      ),
  )
  const value = found?.match[1]?.replaceAll('\n', ' ')
  return found && value ? facts('reason', [fieldOf(value, found)]) : []
}

const changes: Reader = ({ passages, rows }) =>
  changesIn(passages, rows).flatMap(({ field, value }) => [...facts('changedField', [field]), ...facts('valueAfter', [value])])

const STOLEN = [new RegExp(String.raw`\btotal\sfraudulent\samount\s?:?\s?${MONEY}`, 'i')]
const stolen: Reader = (text) => firstMoney('amount', text, STOLEN)

const READERS: Readonly<Record<ReceivedKind, readonly Reader[]>> = {
  report: [],
  answer: [accountNumber, referenceBy([...REFERENCES, CASE_REFERENCE]), toldTo, changes, answerReason],
  refusal: [accountNumber, reference, reason, bureau, score],
  collection_notice: [accountNumber, reference, originalCreditor, amount, fees, disputeBy],
  court_paper: [court, caseNumber, chapter, filedOn, answerWithinDays, accountNumber, claimed],
  discharge: [court, caseNumber, chapter, filedOn, dischargedOn],
  identity: [referenceBy([...REFERENCES, REPORT_NUMBER]), caseNumber, accountNumber, stolen],
  other: [],
}
