import { AGENCIES, agenciesOfCodes, CODED_AGENCIES } from '#engine/papers/agencies.ts'
import { changesIn } from '#engine/papers/changes-told.ts'
import { answerWithinDays, caseNumber, chapter, claimed, court, dischargedOn, filedOn } from '#engine/papers/court-facts.ts'
import { amount, disputeBy, fees, originalCreditor } from '#engine/papers/debt-facts.ts'
import { type PaperFact, facts, firstMoney, MONEY, type Reader } from '#engine/papers/fact-readers.ts'
import { accountNumber, CASE_REFERENCE, REFERENCES, referenceBy, REPORT_NUMBER } from '#engine/papers/number-facts.ts'
import { fieldOf, findAll, type PaperText, type Passage } from '#engine/papers/paper-text.ts'
import { reason } from '#engine/papers/reason-facts.ts'
import { score } from '#engine/papers/score-facts.ts'
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

/** A sentence about a right that everyone has names agencies that had no part in it. */
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
  refusal: [accountNumber, referenceBy(REFERENCES), reason, bureau, score],
  collection_notice: [accountNumber, referenceBy(REFERENCES), originalCreditor, amount, fees, disputeBy],
  court_paper: [court, caseNumber, chapter, filedOn, answerWithinDays, accountNumber, claimed],
  discharge: [court, caseNumber, chapter, filedOn, dischargedOn],
  identity: [referenceBy([...REFERENCES, REPORT_NUMBER]), caseNumber, accountNumber, stolen],
  other: [],
}
