import { PAST } from '#engine/letters/claims/claim-words.ts'
import { ORDINARY_WORDS } from '#engine/letters/mentions/vocabulary.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What may come before a thing or a quality: no name begins with it. */
const BEFORE_OTHERS = words(`
  a an anyone anybody anything everyone everybody everything someone somebody something nobody nothing none neither either both each one two
  three four five several many few more most much enough another all any some such other only just also too even never always often
  sometimes again already almost maybe perhaps quite rather so then thus therefore however instead now today yet ever once twice further
  indeed very double pretty fresh well half part due up off out over down back there here away still called named
`)

/** What may be said about a company or a person behind `is`, besides what its ending shows to be no name. */
const PLAIN = words(`
  able absent adamant afraid alive alone angry ashamed at available awful aware bad bankrupt based behind best better big
  blind blunt brand broke busy by certain cheap clear close cold common complicit correct corrupt crazy cross cruel curt dangerous dead deaf
  defunct different difficult direct dirty dishonest dumb early easy elsewhere evil expert exempt extra fair fake false familiar far fast
  fat fine firm fishy for foreign free friendly from frugal full fun funny glad gone good great greedy gruff guilty happy hard harsh hidden
  high honest horrible hostile huge human ill illegal impolite impossible in inaccurate incorrect innocent invalid irate kind large last
  late lax lazy legal legit less liable like likely literal little local long lost loud low mad main mean mine yours ours theirs hers mistaken
  mute neutral new nice nonprofit normal nowhere nuts odd of official ok okay old on online open outside overdue overseas patient personal
  picky pleasant polite poor private professional proud public pushy quick quiet ready real reluctant right rotten rude sad safe same scary
  secret serious shady short shut sick silent silly similar sketchy slick slow sloppy small smart smug sneaky solid sorry stiff stingy
  strange strict stubborn stuck stupid subject sure sweet terrible thorough tiny tired to tough tricky true ugly unaware unclear unfair
  unfit unknown unlike unpleasant unsure unwell upset useless usual vague wary weak weird welcome whole wicked widow willing within without
  worse worst worthy wrong young people strangers relatives friends family written given taken known broken hidden stolen forgotten chosen
  shown seen done gone become begun fallen hurt doing
`)

/** Words that no name has, by their ending. */
const ENDINGS = /(?:ly|ful|less|ous|able|ible|ing|ed|ant|ish|some|ward|ent|ive|ic|paid|sold)$/
/** Of these endings, and names all the same. */
const NAMES = words('progressive pacific atlantic republic civic sentient covenant olympic target spring sterling king')
const SHORTEST = 4
const DONE = new RegExp(`^${PAST}$`)
const isShaped = (word: string): boolean => DONE.test(word) || (word.length >= SHORTEST && ENDINGS.test(word) && !NAMES.has(word))

/** What a company does or is, as the last word of its name. */
const KINDS = words(`
  bank bancorp financial finance lending funding capital recovery credit services service solutions systems associates partners group
  holdings management mortgage trust law legal loans loan collections financing acceptance resources enterprises receivables asset assets
  portfolio federal national union brothers sons office firm motors auto state
`)
export const isCompanyKind = (word: string): boolean => KINDS.has(word)

/** Whether `the lender is …` goes on with what may be said about a lender: then it names no one. */
export function isPredicate(run: readonly string[], isFunctionWord: (word: string) => boolean): boolean {
  const [first = '', second] = run
  if (isFunctionWord(first) || BEFORE_OTHERS.has(first)) return true
  if (!PLAIN.has(first) && !isShaped(first)) return false
  if (second === undefined || isFunctionWord(second) || BEFORE_OTHERS.has(second) || PLAIN.has(second)) return true
  if (first.endsWith('ly')) return isPredicate(run.slice(1), isFunctionWord)
  // `united auto credit`, `rising tide capital`: an adjective before bare words that end as companies' names do.
  return !KINDS.has(run.at(-1) ?? '') && (first.endsWith('ing') || isShaped(second) || ORDINARY_WORDS.has(second))
}
