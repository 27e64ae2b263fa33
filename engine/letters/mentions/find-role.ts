import { matchesOf, type Mention } from '#engine/letters/mentions/mention.ts'

/** What an amount is of an account, or what happened on a date. */
export const FACT_ROLES = [
  'balance',
  'past_due',
  'limit',
  'high_balance',
  'original_amount',
  'charge_off_amount',
  'monthly_payment',
  'last_payment',
  'paid',
  'fee',
  'opened',
  'closed',
  'first_delinquency',
  'charged_off',
  'late',
  'sold',
  'removal',
  'filed',
  'report',
  'letter',
  'birth',
  'inquiry',
  'notice',
  'received',
  'answered',
  'offer',
  'resolved',
  'updated',
  'as_of',
  'other',
] as const
export type FactRole = (typeof FACT_ROLES)[number]

/** What is true of one role and may be said as another. */
const SAID_AS: Readonly<Partial<Record<FactRole, readonly FactRole[]>>> = {
  paid: ['last_payment', 'monthly_payment', 'closed'],
  last_payment: ['paid'],
  charged_off: ['closed'],
  charge_off_amount: ['balance', 'past_due', 'original_amount'],
  late: ['first_delinquency'],
  notice: ['removal', 'answered'],
  // What was changed after a dispute is updated too; a figure may be as of the day of its report.
  updated: ['as_of', 'answered', 'notice', 'received', 'removal', 'closed', 'charged_off'],
  as_of: ['updated', 'report', 'letter'],
}

/** Whether a fact of this role may stand where the text names that one. */
export const mayBeSaidAs = (fact: FactRole, named: FactRole): boolean => fact === named || (SAID_AS[named] ?? []).includes(fact)

const SENT = '(?:my|the|this) (?:first |last |earlier |former )?(?:letter|dispute|request)'

/** `null`: the date or amount is another thing's, whose role no one names. */
type Named = readonly [role: FactRole | null, kind: 'amount' | 'date', words: string]

/** The words that name a role, each before its number or date; the longer names go before those that are part of them. */
const NAMED: readonly Named[] = [
  ['high_balance', 'amount', 'high(?:est)? (?:balance|credit|amount)|most (?:that )?I (?:ever |have ever )?(?:owed?|had)|peak'],
  ['original_amount', 'amount', '(?:original|initial) (?:balance|amount)'],
  [
    'charge_off_amount',
    'amount',
    'charge-off amount|amount (?:charged|written) off|charged (?:it |this |the \\w{1,15} )?off|(?:written|wrote) (?:it |this )?off',
  ],
  ['past_due', 'amount', '(?:amount )?past due(?: balance| amount)?|overdue|behind by'],
  ['monthly_payment', 'amount', '(?:monthly|scheduled) payment|scheduled|due (?:each|every|a|per) month'],
  ['last_payment', 'amount', 'last payment'],
  ['limit', 'amount', '(?:credit )?limit|credit line|line of credit'],
  [null, 'amount', '(?:charge-off|statement|opening|closing) balance|judgment|claim'],
  ['offer', 'amount', '(?:I |my )?offer(?:ed|ing)?(?: to (?:pay|settle for))?'],
  [
    'balance',
    'amount',
    'balance|I (?:still |now |only |really |do |would ){0,2}owed?|(?:amount|sum|total) (?:owed|due|owing)|debt of|outstanding',
  ],
  ['fee', 'amount', '(?:late )?fees?|interest|penalt(?:y|ies)'],
  [
    'paid',
    'amount',
    'I (?:have |had |already |also )?paid|paid(?=[,.;]|$| of| that| this)|(?<!(?:last|monthly|scheduled) )payments? (?:made )?of|paid off',
  ],
  [
    'first_delinquency',
    'date',
    'first (?:became )?delinquen(?:cy|t)|(?:first (?:\\w{1,15} )?(?:fell|got|was|were)|(?:fell|got) (?:\\w{1,15} )?first) behind|(?:fell|got) behind first|delinquency(?: date| began| started)?|(?:trouble|problems?) (?:\\w{1,15} ){0,3}(?:began|started)|first (?:missed|late) payment',
  ],
  ['last_payment', 'date', 'last payment'],
  ['charged_off', 'date', 'charged (?:it |this |the \\w{1,15} )?off|charge-off|(?:written|wrote) (?:it |this )?off'],
  [
    'opened',
    'date',
    '(?:date )?opened|opening date|date of opening|(?:took|taken|signed up for|signed for) (?:out )?(?:this|the|that|my) (?:\\w{1,15} ){0,2}(?:loan|card|account|mortgage)(?: out)?|(?:loan|card|account|mortgage) (?:was )?taken out|(?<!\\b(?:on|with) (?:this|the|my) )account (?:began|started|existed since)',
  ],
  ['closed', 'date', '(?:date )?closed|closing date'],
  [
    'filed',
    'date',
    '(?:date )?filed(?: (?:my|a|an|the) (?:\\w{1,15} ){0,3}(?:report|complaint))?|(?:FTC|theft|police) report(?:,? (?:(?:is|was) )?dated| from| of)?',
  ],
  ['sold', 'date', 'sold|transferred|assigned'],
  ['late', 'date', 'late|missed|delinquent'],
  [
    'removal',
    'date',
    'removed|deleted|remov(?:e|ing) (?:it|this)(?= (?:in|on|by)\\b)|(?:keep|stays?) (?:it |this )?until|comes? off|removal date|limit (?:\\w{1,15} )?(?:ended|ends|passed|expired|ran out)',
  ],
  ['paid', 'date', 'paid(?: off| in full)?|settled'],
  ['report', 'date', 'report,? (?:(?:is|was) )?dated|report (?:of|from)'],
  ['letter', 'date', 'my (?:first |last |earlier |former )?(?:letter|dispute|request)'],
  ['birth', 'date', 'date of birth|born|birth ?date|birthday|DOB'],
  ['resolved', 'date', 'discharged|discharge (?:was|is|came|dated?|happened)|released|resolved'],
  ['updated', 'date', '(?:last )?updated(?: (?:it|this|the account|my account))?|last reported'],
  ['as_of', 'date', 'as of'],
  ['other', 'date', 'deadline|due date|(?:got|received) my (?:credit )?report'],
  ['inquiry', 'date', 'inquir(?:y|ies)|pulled|accessed'],
  ['notice', 'date', 'notices?'],
  ['answered', 'date', '(?:answered|replied|responded)(?: me)?'],
  [
    'received',
    'date',
    `(?:you|they|experian|equifax|transunion) (?:have |had |already )?(?:got|received)(?: ${SENT})?|(?:you|they) had ${SENT}|${SENT} (?:on |of [^.]{1,20} )?(?:was delivered|arrived|reached you|came)|delivered`,
  ],
  [
    null,
    'date',
    'letters?|receipts?|statements?|checks?|calls?|called|emails?|bills?|wrote|written|told|sent|received|contract|application|agreement|report(?:ed)?|balance|status|history|(?:account )?number',
  ],
]

/** Behind it: `March 5, 2024 as the date opened`, `$900 is past due`, `a $5,000 limit`. */
const BEHIND =
  '(?:\\s+(?:(?:that\\s+)?(?:you|it|they|the report)\\s+(?:say|report|show|list|claim|print)s?\\s+)?(?:as\\s+(?:its|the|my)\\s+(?:date\\s+(?:of\\s+(?:the\\s+)?)?)?|as\\s+|is\\s+|was\\s+|\\(|in\\s+))|\\s+'

const SHAPES = NAMED.map(([role, kind, words]) => ({
  role,
  kind,
  before: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  after: new RegExp(`^(?:${BEHIND})(?:${words})\\b`, 'i'),
}))

const REACH = 80
/** The date of a letter says nothing of the company below it, though that be called CLOSED LOOP; nor does a sentence of the next. */
const ENDS = /\n\s*\n|[.!?;]["”)]?\s|\ue000/
/** What begins another thought, so that what is named before it is another's. */
const TURNS = /\b(?:and|but|or|while|because|although|which|who|when|whereas|since|if|than|until|after|before|so)\b/gi

/** Every role that a sentence names, in its order. */
export function rolesNamedIn(sentence: string, kind: 'amount' | 'date'): readonly FactRole[] {
  const found = SHAPES.flatMap(({ role, kind: of, before }) =>
    role === null || of !== kind
      ? []
      : matchesOf(sentence, before).map(({ index, 0: { length } }) => ({ role, start: index, end: index + length })),
  )
  // `Last payment` names no payment next to it: what is in a longer name is part of it.
  let longest = { start: -1, end: -1 }
  const roles = found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .flatMap(({ role, start, end }) => {
      if (end <= longest.end && (start !== longest.start || end !== longest.end)) return []
      longest = { start, end }
      return [role]
    })
  return [...new Set(roles)]
}

/** The role that the words next to an amount or a date give it; null where they give none. */
export function roleOf(text: string, { kind, start, end }: Pick<Mention, 'kind' | 'start' | 'end'>): FactRole | null {
  if (kind !== 'amount' && kind !== 'date') return null
  // APRIL FINANCIAL is a company, and no month.
  if (/^[A-Za-z]+$/.test(text.slice(start, end).trim()) && /^\s*[A-Z]/.test(text.slice(end, end + 3))) return null
  const shapes = SHAPES.filter((shape) => shape.kind === kind)
  const after = text.slice(end, end + REACH).split(ENDS)[0] ?? ''
  const behind = shapes.find((shape) => shape.role !== null && shape.after.test(after))
  if (behind !== undefined) return behind.role
  return lastNamed(
    text
      .slice(Math.max(0, start - REACH), start)
      .split(ENDS)
      .at(-1)
      // Of the month: in late November nothing is late.
      ?.replace(/\b(?:early|late|mid)[\s-]*$/i, '') ?? '',
    shapes,
  )
}

const OWNER =
  /\b(equifax|experian|transunion)\b(?:'s)?(?: (?:credit )?(?:report|file))?(?: (?:only|still|also|now|even|itself|last))? (?:shows?|reports?|lists?|gives?|has|says?|prints?|states?|plans?|keeps?|marks?|updated|one|balance|limit|date)\b|\byou (?:only |still |also )?(?:show|report|list|give|have|say|print|state|plan|keep|mark)\b/gi

/** The bureau that the sentence says reports an amount or a date, in small letters, or `you`; null where it names none. */
export function bureauOf(text: string, { kind, start }: Pick<Mention, 'kind' | 'start'>): string | null {
  if (kind !== 'amount' && kind !== 'date') return null
  const before =
    text
      .slice(Math.max(0, start - 2 * REACH), start)
      .split(ENDS)
      .at(-1) ?? ''
  const last = [...before.matchAll(OWNER)].at(-1)
  return last === undefined ? null : (last[1]?.toLowerCase() ?? 'you')
}

/** Whose number it is: an account's is no Social Security number, nor the other way round. */
const NUMBERS = [
  [/\b(?:social security|ssn)\b/gi, /^(?:account\.accountNumber|report\.number)$/],
  [/\b(?:account|acct)\.? (?:number|no|ends?|ending|digits)\b/gi, /^(?:sender\.ssnLast4|report\.number)$/],
  [/\breport number\b/gi, /^(?:sender\.ssnLast4|account\.accountNumber)$/],
] as const

/** Whether the words before a number name it as what none of these facts is. */
export function isOtherNumber(text: string, { kind, start }: Pick<Mention, 'kind' | 'start'>, ids: readonly string[]): boolean {
  if (kind !== 'digits' || ids.length === 0) return false
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .replace(/\bno\./gi, 'no')
      .split(ENDS)
      .at(-1) ?? ''
  const named = NUMBERS.map(([words, foreign]) => ({ foreign, at: [...before.matchAll(words)].at(-1)?.index ?? -1 }))
  const last = named.toSorted((a, b) => b.at - a.at)[0]
  return last !== undefined && last.at >= 0 && ids.every((id) => last.foreign.test(id))
}

/** The role that is named last before it, and not before another thought or another figure. */
function lastNamed(before: string, shapes: readonly (typeof SHAPES)[number][]): FactRole | null {
  const turn = [...before.matchAll(TURNS)].at(-1)
  const figure = [...before.matchAll(/\d[,:)]?\s|\b(?:last|this) year\s/g)].at(-1)
  const said = before.slice(
    Math.max(0, turn === undefined ? 0 : turn.index + turn[0].length, figure === undefined ? 0 : figure.index + 1),
  )
  let found: { role: FactRole | null; end: number; length: number } | null = null
  for (const { role, before: pattern } of shapes) {
    const last = [...said.matchAll(pattern)].at(-1)
    if (last === undefined) continue
    const [end, length] = [last.index + last[0].length, last[0].length]
    if (found === null || end > found.end || (end === found.end && length > found.length)) found = { role, end, length }
  }
  return found?.role ?? null
}
