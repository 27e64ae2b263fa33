import { saidWords } from '#engine/letters/claims/said-sentences.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { LEADING_WORDS, ORDINARY_WORDS } from '#engine/letters/mentions/vocabulary.ts'

/** What the rules' own letters are written with besides: `growth.corpus.test.ts` and the golden letters hold it against them. */
const LETTER_WORDS = `highlighted social security birth enclose procedures assure maximum accuracy law forward forwarding days longer collect collecting
  supplied supply restarts itemization itemize seven exceptions loans salaries applies apply identity began limit prove proven promise admit business
  day block fees papers received receive back delinquency delinquent mixed belongs belong happens happened decision am telephone due coerced
  forced pressured tricked permissible discharge adjustment courtesy condition hand ready ends description procedure used available longest
  certification certified frivolous irrelevant transaction services service owe authorize authorized obtain obtained application relied rely
  reinvestigation reinvestigate summary carries kept recipients stays resolution experian equifax transunion january february march april may
  june july august september october november december thirty sixty ninety sixteen own each asks digits whom end residents describes concern decline declines person explains
  employment employer handled handling resulted names speaks`

const LONG = 4
/** Of a word only its stem counts: `lists`, `listed`. */
const stemOf = (word: string): string => (word.length > LONG ? word.replace(/(?:ed|ing|es|s|d|ly)$/, '') : word)
const stemsOf = (text: string): readonly string[] => saidWords(text).split(' ').map(stemOf)

const KNOWN: ReadonlySet<string> = new Set([...stemsOf(LETTER_WORDS), ...[...LEADING_WORDS, ...ORDINARY_WORDS].map(stemOf)])

/** What asks is compared with what letters ask; what heads or ends a letter says nothing. */
const SAYS_NOTHING = /^(?:please|kindly|dear|re:|subject:|sincerely|respectfully|enclosures?:|thank|yours|attention|cc)\b/i

/** What all others do or do not: a letter's file has no report of theirs, or not of each. */
const OF_ALL_OTHERS =
  /^\s*only (?!one\b)\w+ (?:\w+ ){0,2}(?:reports?|lists?|shows?|has|have)\b|\b\w+ alone (?:reports?|lists?|shows?|has|have)\b|\b(?:no other|none of the other|(?:the|all|both) other|the other two) (?:credit )?(?:bureau|bureaus|company|companies|report|reports)\b|\b(?:nobody|no one) else (?:reports?|lists?|shows?)\b/i

/**
 * Whether a sentence has a word that neither its file nor any letter of ours has, or speaks of all others: then it tells
 * something more than the file, whatever it is, and it is its writer's.
 */
export function tellsOwn(facts: readonly Fact[]): (sentence: string) => boolean {
  const ofFile = new Set(facts.flatMap(({ text }) => stemsOf(text)))
  return (sentence) =>
    !SAYS_NOTHING.test(sentence) &&
    (OF_ALL_OTHERS.test(sentence) ||
      stemsOf(sentence).some((word) => word !== '' && !/[\d$%]/.test(word) && !KNOWN.has(word) && !ofFile.has(word)))
}
