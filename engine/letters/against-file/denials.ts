import type { File, FindFault } from '#engine/letters/against-file/find-faults.ts'
import { saidWords } from '#engine/letters/claims/said-sentences.ts'
import { rolesNamedIn } from '#engine/letters/mentions/find-role.ts'

const SHOWS =
  '(?:report|reports|show|shows|say|says|list|lists|mark|marks|call|calls|give|gives|name|names|state|states|describe|describes|print|prints|have|has|carry|carries)'
const WHO =
  '(?:you|it|they|experian|equifax|transunion|the (?:\\w{1,15} ){0,2}(?:report|file|status|account|history|page|bureau|company|bank|remark)|(?:my|your|this) (?:\\w{1,15} ){0,2}(?:report|file|account|listing|status|record|history))'
/** What a report or its maker is said not to show. */
const NOT_SHOWN = new RegExp(
  `\\b${WHO} (?:(?:do|does|did|has|have) (?:not|never)|never|no longer) (?:\\w{1,15} )?${SHOWS} (.{2,120})$`,
)
/** Behind these another thought begins. */
const TURNS =
  /\b(?:and|but|because|although|while|that (?:i|you)|how|why|what|who|whether|when|which|if|until|any|anything|enough|the (?:reason|reasons)|my side)\b/
const PLAIN = new Set(
  `a an the this that it its me my i is was as on in of to for at by from with be been are were am you your account accounts report reports
   credit bureau file all own late not`.split(/\s+/),
)
/** Of a word only its stem counts: `deceased`, `decease`. */
const stem = (word: string): string => word.replace(/(?:ed|ing|es|s|d)$/, '')

const NEGATED = /\b(?:not|no|never|neither|nor|none|nothing|without|left empty|missing|lacks?)\b/

/** What the report prints, in sentences: the rules' claims, and its status and remarks. */
const printedIn = ({ facts }: File): readonly string[] =>
  facts
    .filter(({ fact: { id } }) => id.endsWith('.claim') || /^account\.(?:statusText|remarks\.\d+|accountTypeText)$/.test(id))
    .flatMap(({ fact }) => fact.text.split(/[.;:,](?:\s|$)|\bbut\b/))
    .map(saidWords)
    .filter((said) => said !== '')

/** `No balance`, `does not show any balance`. */
const NO_SUCH = '(?:no|zero|not an?|(?:not|never) (?:\\w{1,15} ){0,2}any(?:thing)?)'

/** `Nothing past due`, `no late mark`: of what the file has, and more than nothing. */
const NOTHING: readonly (readonly [said: RegExp, has: (file: File) => boolean])[] = [
  [
    new RegExp(
      `\\b(?:nothing|no amount|not a cent|zero|\\$0|${NO_SUCH}) (?:(?:is|was|as|money|amount|amounts) )?(?:past due|overdue)\\b`,
    ),
    (file) => hasOnly(file, 'past_due'),
  ],
  [
    new RegExp(`\\b${NO_SUCH} (?:\\w{1,15} )?balance\\b|\\bbalance (?:\\w{1,15} )?(?:is|of) (?:zero|nothing)\\b`),
    (file) => hasOnly(file, 'balance'),
  ],
  [
    new RegExp(
      `\\b(?:${NO_SUCH}|none of the|not one|without an?y?) (?:\\w{1,15} ){0,9}(?:late|lates|late marks?|late payments?)\\b`,
    ),
    ({ facts }) => facts.some(({ fact }) => /^account\.paymentHistory\.[\d-]+$/.test(fact.id) && fact.role === 'late'),
  ],
]
const OF_A_REPORT =
  /\b(?:shows?|shown|reports?|reported|lists?|listed|marks?|marked|says?|states?|prints?|printed|history|on (?:the|my) (?:page|report|file))\b/
/** Of one's own life, and of what ought to be, no report speaks. */
const OTHERWISE =
  /\b(?:i (?:\w{1,15} )?(?:was|had|have|made|never|owe|do)|should|must|ought|correct(?:ed)? (?:it )?to|please|there (?:was|were) (?:never|no))\b/

/** The amounts that the file has in a role. */
const centsOf = ({ values }: File, role: string): readonly number[] =>
  values.amounts.filter((amount) => amount.role === role && !amount.fact.id.endsWith('.ask')).map(({ cents }) => cents)

function hasOnly(file: File, role: string): boolean {
  const amounts = centsOf(file, role)
  return amounts.length > 0 && amounts.every((cents) => cents > 0)
}

/** `With a small balance left`, where the file knows of none. */
const SOMETHING =
  /\ban? (?:(?!zero )\w{1,15} ){0,2}balance (?:still |was |is )?(?:left|remaining|remains?|due|owing|owed|outstanding|unpaid|on (?:it|this|the account|my account))\b|\b(?:with|has|had|have|shows?|carries|carried|leaves|still) (?:still )?an? (?:(?!zero )\w{1,15} ){0,2}balance\b(?! (?:of )?(?:zero|\$0|nothing)\b)/
const NOT_SAID = /\b(?:not|never|no|without|if|whether|please|should|must|would|could|once)\b/

function saysSomethingOwed(said: string, file: File): boolean {
  const found = SOMETHING.exec(said)
  if (found === null || NOT_SAID.test(said.slice(0, found.index + found[0].length))) return false
  const amounts = centsOf(file, 'balance')
  return amounts.length > 0 && amounts.every((cents) => cents === 0)
}

const DIFFERENT =
  /\bnot (?:\w{1,15} ){0,3}(?:the same|match\w{0,3}|identical|alike|agree\w{0,2}|equal)\b|\bdifferent\b|\bdiffers?\b/
const SAME = /\bthe same\b|\bidentical\b|\b(?:match|matches|agree|agrees)\b/
/** Of the two things that the file holds against each other. */
const OF_BOTH = /\b(?:both|two|they|each|neither|accounts|listings|reports|bureaus|equifax|experian|transunion)\b/

/** What two listings have alike is said to differ, or the other way round. */
function isOtherwiseAlike(sentence: string, said: string, { facts }: File): boolean {
  const isDifferent = DIFFERENT.test(said)
  if (OTHERWISE.test(said) || !OF_BOTH.test(said) || (!isDifferent && !SAME.test(said))) return false
  const named = rolesOf(sentence)
  return facts.some(({ fact }) => {
    if (!fact.id.endsWith('.claim')) return false
    const isAlike = /\bare the same\b/.test(fact.text)
    const isApart = /\bbut (?:Equifax|Experian|TransUnion)\b/.test(fact.text)
    return (isDifferent ? isAlike : isApart) && rolesOf(fact.text).some((role) => named.includes(role))
  })
}

/** Of one or of several: `the two limits`. */
function rolesOf(text: string): readonly string[] {
  const each = `${text} ${text.replace(/(?<=\w{3})s\b/g, '')}`
  return [...rolesNamedIn(each, 'date'), ...rolesNamedIn(each, 'amount')]
}

/** What someone told the writer is theirs to tell. */
const BY_WORD_OF_MOUTH =
  /\b(?:(?:told|informed|assured|promised) (?:me|us|my \w{1,15})|i (?:\w{1,15} )?(?:called|phoned|spoke|talked|asked)|(?:on|over|by) the phone)\b/

/** All of the bureaus, or of the reports, where the file knows one or two. */
const EVERY =
  /\b(?:every|all|each|all three|all of|each of|both|none of|no other|neither of)(?: of)?(?: the| my| your| three| other| these| credit)* (?:bureaus?|reports?|companies|agencies)\b(?: \w{1,15}){0,2}? (?:reports?|shows?|says?|lists?|gives?|has|have|agrees?|states?|prints?|carries|carry)\b/
const ALLOWED_TWO = /\b(?:both|neither of)\b/

function isOfEvery(said: string, { facts }: File): boolean {
  if (!EVERY.test(said) || /\b(?:please|if|whether|should|must|that you report(?:ed)?)\b/.test(said)) return false
  if (facts.some(({ fact }) => fact.source === 'report' && saidWords(fact.text).includes(said))) return false
  const reports = facts.filter(({ fact }) => fact.id === 'report.bureau' || /^beside\..*\.bureau$/.test(fact.id))
  return !(ALLOWED_TWO.test(said) && reports.length === 2)
}

/** A denial of what the report prints, and what is said about more reports than there are. */
export const findDenials: FindFault = (sentence, file) => {
  const said = saidWords(sentence)
  if (isOfEvery(said, file)) return { why: 'speaks of more bureaus or reports than your file has. Name the ones that you mean.' }
  if (BY_WORD_OF_MOUTH.test(said)) return null
  if (saysSomethingOwed(said, file)) return OWED
  if (isOtherwiseAlike(sentence, said, file)) return DENIED
  if (OF_A_REPORT.test(said) && !OTHERWISE.test(said) && NOTHING.some(([pattern, has]) => pattern.test(said) && has(file)))
    return DENIED
  const object = NOT_SHOWN.exec(said)?.[1]
  if (object === undefined || TURNS.test(object)) return null
  const telling = object
    .split(' ')
    .filter((word) => word.length > 2 && !PLAIN.has(word) && !/[$\d]/.test(word))
    .map(stem)
  const isPrinted = printedIn(file).some((text) => {
    const words = new Set(text.split(' ').map(stem))
    return telling.length > 0 && telling.every((word) => words.has(word)) && (!NEGATED.test(text) || /\bnever late\b/.test(text))
  })
  return isPrinted ? DENIED : null
}

const OWED = {
  why: 'says that something is owed, but your report shows a balance of $0. Correct it. If you know it to be so, confirm it as your own statement.',
} as const
const DENIED = {
  why: 'denies what your report shows. If your report has changed, add the new one. If you mean that it is wrong, say so.',
} as const
