import type { File, FindFault } from '#engine/letters/against-file/find-faults.ts'
import { saidWords } from '#engine/letters/claims/said-sentences.ts'
import type { Fact } from '#engine/letters/fact.ts'

/** How an account or a case stands, and how it is called. */
const STATES: Readonly<Record<string, string>> = {
  'never late': '(?:never|not once) (?:been |reported |paid )?late|always on time',
  current: 'current|(?:pays|paid|paying) as agreed|(?:in )?good standing|up to date',
  late: '(?<!(?:never|not|not been|never been) )(?:late|delinquent|behind)',
  'charged off': '(?:charge|charged|written|write) off|bad debt',
  repossessed: 'repossessed|repossession',
  open: 'open|active',
  closed: 'closed',
  paid: '(?<!(?:not|never) (?:been )?)(?:paid(?! as)|settled|satisfied)',
  unpaid: 'unpaid|outstanding|not (?:been )?paid|(?:still )?(?:owed|owing)',
  discharged: 'discharged',
  dismissed: 'dismissed|thrown out',
}
type State = string

/** What is not so at one bureau at one time. Anyone who is current may have been late before. */
const EXCLUDE: readonly (readonly [State, State])[] = [
  ['never late', 'late'],
  ['never late', 'charged off'],
  ['never late', 'repossessed'],
  ['current', 'charged off'],
  ['current', 'repossessed'],
  ['open', 'closed'],
  ['paid', 'unpaid'],
  ['discharged', 'dismissed'],
]
const excludes = (one: State, other: State): boolean =>
  EXCLUDE.some(([a, b]) => (a === one && b === other) || (a === other && b === one))

const ANY = Object.values(STATES).join('|')
const PATTERNS = Object.entries(STATES).map(([name, called]) => [name, new RegExp(`\\b(?:${called})\\b`)] as const)
const statesIn = (said: string): readonly State[] => PATTERNS.flatMap(([name, called]) => (called.test(said) ? [name] : []))

/** Where a state is said to be printed: a bureau in small letters, or `status` and `history`, the parts of its report. */
type Place = string
interface Known {
  readonly place: Place
  readonly states: readonly State[]
}

const BUREAU = /\b(equifax|experian|transunion)\b/

/** What a report prints of how the account stands, each with the bureau that prints it. */
function knownIn({ facts, values }: File): readonly Known[] {
  const own = facts.find(({ fact }) => fact.id === 'report.bureau')?.fact.text.toLowerCase() ?? values.recipient
  if (own === null) return []
  const known = facts.flatMap(({ fact }): Known[] => {
    if (/^(?:account\.statusText|record\.status)$/.test(fact.id)) return both(own, 'status', statesIn(saidWords(fact.text)))
    if (fact.id.startsWith('account.remarks.')) return [{ place: own, states: statesIn(saidWords(fact.text)) }]
    if (fact.id === 'account.dateClosed') return [{ place: own, states: ['closed'] }]
    if (fact.id === 'account.currentBalance' && fact.text === '$0') return [{ place: own, states: ['paid'] }]
    if (/^account\.paymentHistory\.[\d-]+$/.test(fact.id) && fact.role === 'late') return both(own, 'history', ['late'])
    if (/^account\.paymentHistory\.[\d-]+$/.test(fact.id) && fact.role === 'charged_off')
      return both(own, 'history', ['charged off', 'late'])
    return fact.id.endsWith('.claim') ? claimed(fact, own) : []
  })
  return known.filter(({ states }) => states.length > 0)
}

const both = (bureau: Place, part: Place, states: readonly State[]): Known[] => [
  { place: bureau, states },
  { place: part, states },
]

/** A claim that holds two bureaus against each other, clause by clause. */
function claimed({ text }: Fact, own: Place): Known[] {
  let place = own
  return text.split(/[.;:](?:["”)]*\s|$)|\bbut\b/).map((clause) => {
    const said = saidWords(clause)
    place = BUREAU.exec(said)?.[1] ?? place
    return { place, states: statesIn(said) }
  })
}

const THING =
  '(?:accounts?|collections?|cards?|loans?|debts?|entry|item|listing|mortgage|lease|lien|judgment|bankruptcy|trade ?line)'
/** `This unpaid collection`: a word put before the thing takes it for true. */
const BEFORE = new RegExp(
  `\\b(?:this|that|the|my|your|its) (?:old |same |supposedly |allegedly |so called |long )?(${ANY}) (?:\\w{1,15} )?${THING}\\b`,
)
/** `It is closed`, `there is money owed on it`. */
const IS = new RegExp(
  `\\b(?:(?:it|this|that|the ${THING}|this ${THING}) (?:is|remains|stays) (?:still |now |already |currently |in fact |really )?(?:an? |the )?|there (?:is|are) (?:\\w{1,15} ){0,2}(?:money|amount|sum|something|debt) (?:still )?)(${ANY})\\b`,
)
const WHO =
  '(?:even |only |both )?(?:(?:my|your|the|its)(?: own| newest| latest| new| current)? )?(?:(equifax|experian|transunion|status|history|payment history|you|report|file|credit report|listing)(?: (?:report|file|bureau|line|field))?)(?: and (?:the |its |your |my )?(?:status|(?:payment )?history|equifax|experian|transunion))?'
const SAYS =
  '(?:also |still |itself |even |now |already |clearly ){0,2}(?:calls?|says?|shows?|reports?|lists?|(?:has|have)(?= (?:it|this|them|both|the|my) )|marks?|gives?|describes?|states?|prints?|keeps?)'
/** `My case was dismissed`: what is final stays so. */
const ENDED = new RegExp(
  `\\b(?:my|the|this|it)(?: (?:case|bankruptcy))? (?:was|has been|had been) (${STATES.discharged}|${STATES.dismissed})\\b`,
)
/** `Even Equifax calls it charged off`. */
const SAID_BY = new RegExp(
  `\\b${WHO} ${SAYS} ((?:(?!(?:equifax|experian|transunion|but|while|why|that you) )\\w{1,15} ){0,6}?)(${ANY})\\b`,
  'g',
)

const DENIED =
  /\b(?:not|never(?! (?:been |paid |reported )?late)|no|nothing|neither|nor|instead|wrongly|incorrectly|falsely|as if|anymore)\b/
const WISHED = /\b(?:please|should|must|ought|if|whether|unless|until|asked?|want|wish|would|could|can|need|to)\b/

/** The state that a sentence takes for true, and where it says that this is printed; null: of the report that it is about. */
function takenFor(said: string): readonly { readonly state: State; readonly place: Place | null }[] {
  const meant = (words: string, place: Place | null) =>
    statesIn(words)
      .slice(0, 1)
      .map((state) => ({ state, place }))
  const before = BEFORE.exec(said)
  const is = IS.exec(said) ?? ENDED.exec(said)
  return [
    ...(before === null || DENIED.test(said.slice(0, before.index).split(' ').slice(-3).join(' '))
      ? []
      : meant(before[1] ?? '', null)),
    ...(is === null || DENIED.test(is[0]) || WISHED.test(said.slice(0, is.index)) ? [] : meant(is[1] ?? '', null)),
    ...[...said.matchAll(SAID_BY)].flatMap(({ 0: whole, 1: who = '', 2: between = '', 3: words = '', index }) =>
      DENIED.test(between) || WISHED.test(`${said.slice(0, index)} ${between}`)
        ? []
        : places(who, whole).flatMap((place) => meant(words, place)),
    ),
  ]
}

function places(who: string, whole: string): readonly (Place | null)[] {
  const parts = [/\bstatus\b/.test(whole) ? ['status'] : [], /\bhistory\b/.test(whole) ? ['history'] : []].flat()
  const bureau = BUREAU.exec(whole)?.[1]
  if (parts.length > 0) return parts
  if (bureau !== undefined) return [bureau]
  return [who === 'you' || /\byour\b/.test(whole) ? 'you' : null]
}

/** A sentence that gives the account a state which the report does not print there, where it prints one that excludes it. */
export const findStates: FindFault = (sentence, file) => {
  const taken = takenFor(saidWords(sentence))
  if (taken.length === 0) return null
  const known = knownIn(file)
  const own = file.facts.find(({ fact }) => fact.id === 'report.bureau')?.fact.text.toLowerCase() ?? null
  const isAgainst = taken.some(({ state, place }) => {
    const at = place === 'you' ? (file.values.recipient ?? own) : (place ?? own)
    const printed = known.filter((one) => one.place === at).flatMap(({ states }) => states)
    return !printed.includes(state) && printed.some((one) => excludes(one, state))
  })
  return isAgainst ? AGAINST : null
}

const AGAINST = {
  why: 'says of the account what your report does not show there. If you know it to be so, confirm it as your own statement.',
} as const
