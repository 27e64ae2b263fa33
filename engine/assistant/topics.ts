import { type Question, stemOf } from '#engine/assistant/question.ts'
import { isNear, wordsOf } from '#engine/education/search-articles.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { ItemType } from '#engine/words/item-type.ts'

/** What of the member's own file a question is about, in the order in which it is answered. */
export const TOPICS = [
  'score',
  'utilization',
  'payment_history',
  'findings',
  'negative_items',
  'inquiries',
  'leaving',
  'clocks',
  'disputes',
  'letters',
  'next',
  'reports',
] as const
export type Topic = (typeof TOPICS)[number]

/** A word that is not in any article as typed may be a slip of the finger. */
type Knows = (word: string) => boolean

const stemsOf = (words: string): readonly string[] => words.split(' ').map(stemOf)

const WORDS = {
  score: stemsOf('score'),
  utilization: stemsOf('utilization'),
  findings: stemsOf('wrong error mistake incorrect inaccurate finding false flaw contradiction problem issue'),
  negative: stemsOf('negative'),
  inquiry: stemsOf('inquiry'),
  dispute: stemsOf('dispute'),
  clock: stemsOf('deadline clock due overdue'),
  time: stemsOf('when must long date day until time by till'),
  letter: stemsOf('letter draft'),
  report: stemsOf('report account'),
} as const

/** Who answered or did not: these words tell of what happened, and name no list. */
const REPLY = stemsOf('answer respond reply response decide investigate reinvestigation')

const ITEM_WORDS: readonly (readonly [ItemType, readonly string[]])[] = [
  ['collection', stemsOf('collection')],
  ['bankruptcy', stemsOf('bankruptcy')],
]

const NEXT = /\b(?:next|what now|now what|what (?:should|can|do|must) i do|where (?:do|should) i start|to do)\b/
const NOT_RIGHT = /\b(?:cannot|cant|can not|isnt|not|couldnt) (?:possibly )?(?:be )?(?:right|true|correct|so)\b/
const LEAVES =
  /\b(?:leaves?|leaving|(?:drops?|falls?|comes?) off|goes? away|gone|disappears?|how long (?:does|do|will|can|must|may) .*(?:stay|remain|reported|listed))\b/
const ON_TIME = /\b(?:payment history|(?:paid|paying|payments?) on time)\b/

/** The topics of the own file. What asks how things are in general, and not about the own file, has none. */
export function topicsOf(question: Question, knows: Knows): readonly Topic[] {
  const { phrase, isAboutSelf, isGeneral } = question
  const says = sayer(question, knows)
  const isOwn = isAboutSelf || !isGeneral
  const isClock = isAboutTime(question, knows)
  const types = itemTypesOf(question, knows)
  const found: Partial<Record<Topic, boolean>> = {
    score: isOwn && says(WORDS.score),
    utilization: isOwn && says(WORDS.utilization),
    payment_history: isOwn && ON_TIME.test(phrase),
    findings: isOwn && (says(WORDS.findings) || NOT_RIGHT.test(phrase)),
    negative_items: isOwn && (says(WORDS.negative) || types.length > 0),
    inquiries: isOwn && says(WORDS.inquiry),
    leaving: isOwn && LEAVES.test(phrase),
    clocks: isClock && (isOwn || bureausOf(question, knows).length > 0),
    disputes: isOwn && !isClock && says(WORDS.dispute),
    letters: isOwn && says(WORDS.letter),
    next: NEXT.test(phrase) && othersIn(question, knows).length === 0,
  }
  const topics = TOPICS.filter((topic) => found[topic] === true)
  if (topics.length > 0) return topics
  if (isAboutSelf && bureausOf(question, knows).length > 0) return ['findings', 'reports']
  return isOwn && says(WORDS.report) ? ['reports'] : []
}

/** Words of lists, of dates and of what comes next: with the words of the topics they ask for the file and for nothing else. */
const LIST_WORDS = new Set(
  stemsOf(
    'my list which all newest latest current open closed hard soft public record negative item items entry file credit bureau payment history month percent off charge charged late leave leaves leaving fall falls drop drops first last next start now begin today waiting stand status where has happens experian equifax transunion union card cards collection bankruptcy',
  ),
)
const TOPIC_WORDS = new Set([...Object.values(WORDS).flat(), ...ITEM_WORDS.flatMap(([, words]) => words)])

/** The telling words of a question that speak of something else than the lists of the file. */
const othersIn = (question: Question, knows: Knows): readonly string[] =>
  question.stems.filter(
    (stem) =>
      !LIST_WORDS.has(stem) && !TOPIC_WORDS.has(stem) && (knows(stem) || ![...TOPIC_WORDS].some((one) => isNear(stem, one))),
  )

/** Whether it asks for a list of the own file (`my hard inquiries`), the companies that it names aside, and for nothing else. */
export function isOnlyAboutFile(
  question: Question,
  { creditors, knows }: { creditors: readonly string[]; knows: Knows },
): boolean {
  const isList =
    question.isAboutSelf &&
    !question.isGeneral &&
    topicsOf(question, knows).length > 0 &&
    ![ORDERS, FIRST].some((one) => one.test(question.phrase))
  if (!isList && creditors.length === 0) return false
  const named = creditors.flatMap((name) => wordsOf(name)).map(stemOf)
  return othersIn(question, knows).every((stem) => named.some((one) => one === stem || isNear(stem, one)))
}

/** Who asks what would happen, or where reports are got, does not ask for what is at hand. */
const ORDERS = /\b(?:get|order|download|request|if|will|would|should|could|can|does)\b/
/** What to begin with is no list either. */
const FIRST = /\bfirst\b|\b(?:begin|start) with\b/

/** Whether it asks how long someone has to answer. */
export function isAboutTime(question: Question, knows: Knows): boolean {
  const says = sayer(question, knows)
  return says(WORDS.clock) || (says(REPLY) && says(WORDS.time))
}

/** The kinds of negative entry that are named. */
export function itemTypesOf(question: Question, knows: Knows): readonly ItemType[] {
  const says = sayer(question, knows)
  const named = ITEM_WORDS.flatMap(([type, words]) => (says(words) ? [type] : []))
  return [
    ...named,
    ...(/\bcharged? offs?\b/.test(question.phrase) ? (['charge_off'] as const) : []),
    ...(/\blates?\b/.test(question.phrase) ? (['late_payment'] as const) : []),
  ]
}

const BUREAU_WORDS: readonly (readonly [Bureau, string])[] = [
  ['equifax', 'equifax'],
  ['experian', 'experian'],
  ['transunion', 'transunion'],
]

/** The bureaus that are named, typos forgiven. */
export function bureausOf({ words, phrase }: Question, knows: Knows): readonly Bureau[] {
  return BUREAU_WORDS.flatMap(([bureau, name]) =>
    words.some((word) => word === name || (!knows(word) && isNear(word, name))) ||
    (bureau === 'transunion' && phrase.includes('trans union'))
      ? [bureau]
      : [],
  )
}

function sayer({ words, isSpanish }: Question, knows: Knows): (stems: readonly string[]) => boolean {
  const typed = words.map((word) => ({ stem: stemOf(word), isKnown: isSpanish || knows(word) }))
  return (stems) =>
    typed.some(({ stem, isKnown }) => stems.includes(stem) || (!isKnown && stems.some((one) => isNear(stem, one))))
}
