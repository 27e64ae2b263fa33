import { PAST } from '#engine/letters/claims/claim-words.ts'
import { isCompanyKind, isPredicate } from '#engine/letters/mentions/predicates.ts'
import { LEADING_WORDS, ORDINARY_WORDS, PLAIN_NAMES } from '#engine/letters/mentions/vocabulary.ts'

/** Small words that may be a name, and where they are. */
interface SmallRun {
  readonly name: readonly string[]
  /** With the small words behind them. */
  readonly words: readonly string[]
  readonly start: number
  readonly end: number
}

interface Placed extends Pick<SmallRun, 'name' | 'words'> {
  readonly after: string
}

const ROLE =
  '(?:(?:debt |loan |account ?|card ?|credit )?(?:collectors?|agency|buyers?|creditors?|lenders?|owners?|servicers?|issuers?|sellers?|furnishers?|holders?|assignees?|company|banks?|union|borrower|debtor|co ?signer|landlord|employer|insurer|dealer|dealership|merchant|provider|hospital|clinic|store|firm|outfit|business|plaintiff|thief|culprit))'
const PERSON =
  '(?:agents?|representative|rep|supervisor|manager|clerk|employee|worker|officer|judge|doctor|caller|man|woman|guy|lady|person|someone|somebody)'
const KIN =
  '(?:father|mother|dad|mom|son|daughter|brother|sister|cousin|uncle|aunt|nephew|niece|husband|wife|ex|spouse|partner|roommate|friend|neighbor|boss|affiliate|subsidiary)'
const WHO = `(?:${ROLE}|${PERSON}|(?:ex-)?${KIN})`
const OWN = "(?:the|my|your|our|their|his|her|its|an?|this|that|some|another|\\w{2,20}'s)"
/** Between `is` and what someone is. */
const HEDGE = '(?:(?:now|still|currently|actually|really|apparently|probably|clearly|simply|just|not|called|named)\\s{1,9}){0,2}'

/** Who does something without an article, and is no company called so. */
const GENERIC: ReadonlySet<string> = new Set(
  `insurance police medicare medicaid court courts management staff security support customer customers employees collectors creditors lenders
banks relatives neighbors kids children work school church covid surgery god paperwork experience law laws history nature business payroll
autopay parents hackers thieves scammers father mother dad mom son daughter brother sister cousin husband wife doctors nurses agents landlords
representatives insurers hospitals stores merchants savings wages`.split(/\s+/),
)
const AFTER_NO_NAME: ReadonlySet<string> = new Set(
  `of up off out over around back twice once about for day night every all some any each just so too than because nearby home only again being
been me us them him himself herself itself themselves names until`.split(/\s+/),
)
const DONE = new RegExp(`^${PAST}$`)
const isFunctionWord = (word: string): boolean => LEADING_WORDS.has(word) || AFTER_NO_NAME.has(word)
const isUnusual = (word: string): boolean =>
  word.length > 2 &&
  !ORDINARY_WORDS.has(word) &&
  !GENERIC.has(word) &&
  !isFunctionWord(word) &&
  !DONE.test(word) &&
  !isPredicate([word], isFunctionWord)
const isNoPredicate = ({ words }: Pick<Placed, 'words'>): boolean => !isPredicate(words, isFunctionWord)
const areUnusual = ({ name }: Placed): boolean =>
  name.every((word, index) => isUnusual(word) || (index > 0 && (word === 'and' || isCompanyKind(word))))

/** One word that is a company's name, and nothing behind it that it could describe. */
const isPlainName = ({ name, words, after }: Placed): boolean =>
  PLAIN_NAMES.has(name[0] ?? '') && (isLast({ after, name, words }) || isFunctionWord(words[1] ?? '') || AS_WELL.test(after))
const AS_WELL = /^ (?:as well|too|also|who|which|instead|then|had|has|did)\b/

const isLast = ({ after }: Placed): boolean => /^\s*(?:[,;.)]|$)/.test(after)
const SAYS = new RegExp(
  '^ (?:never |also |already |once |only |just |still |even |then |later |has |had ){0,3}(?:told|said|wrote|called|sold|bought|has the|now has|closed|charged|reported|sent|opened|confirmed|promised|refused|agreed|claims|says|reports|keeps|owns|admitted|lied|answered|apologized|harassed|sued|billed|has no|has never|took over|collects)\\b',
)

/** What comes before a name, and whether the words behind it are one. */
type Place = readonly [before: RegExp, isName: (placed: Placed) => boolean]
const before = (source: string): RegExp => new RegExp(`${source}$`, 'i')

const PLACES: readonly Place[] = [
  [before(`\\b${WHO}(?: of (?:this|the|my) \\w{1,15})?\\s{1,9}(?:is|was|are|were|must be|=)\\s{1,9}${HEDGE}`), isNoPredicate],
  [before(`\\b${WHO}\\s{0,9}[=:]\\s{0,9}`), isNoPredicate],
  [
    before(
      `\\b(?:${WHO}|place|thing|one|it|they|he|she)\\s{1,9}(?:(?:who|that|which|was|is|are|were|goes?|went)\\s{1,9}){0,2}(?:called|named|known as|by the name of|doing business as|dba|d/b/a|goes by|go by)\\s{1,9}`,
    ),
    ({ words: [first = ''] }) => first.length > 1 && (isUnusual(first) || isCompanyKind(first)),
  ],
  [
    before(
      `\\b${OWN}\\s{1,9}(?:(?:real|full|legal|first|last|maiden|middle|other|correct|true|company|business|married|former|${WHO}'s)\\s{1,9}){0,2}names?(?: of \\w{1,15} ${WHO})?\\s{1,9}(?:is|was|are|were|=)\\s{1,9}${HEDGE}`,
    ),
    isNoPredicate,
  ],
  [before('\\b(?:with|from|by|through|via|not|but|called|named)\\s{1,9}'), isPlainName],
  [
    before(
      '\\b(?:copy|copies|it|this|them|letters?|debt|accounts?|loan|money|payments?|file|data|information|paid|sold|sent|wrote|write|talked|spoke|applied|reported|complained|transferred|assigned)\\s{1,9}to\\s{1,9}',
    ),
    isPlainName,
  ],
  // `not LAKESIDE but rising`: one name for another.
  [
    /\bnot\s(?:with |by |from |to |at )?[A-Z][^.!?;]{0,60},? but (?:with |by |from |to |at )?$/,
    (placed) => areUnusual(placed) || PLAIN_NAMES.has(placed.name[0] ?? ''),
  ],
  [before(`\\b${WHO}\\s(?:is|was|were|are)(?:n't|\\snot)\\s[^.!?;]{1,60}\\b(?:but|it (?:is|was))\\s{1,9}`), isNoPredicate],
  [before(`\\b${OWN}\\s{1,9}${WHO},\\s{1,9}`), (placed) => areUnusual(placed) && isLast(placed)],
  [
    before(`\\b${OWN}\\s{1,9}(?:${PERSON}|(?:ex-)?${KIN})\\s{1,9}`),
    (placed) => areUnusual(placed) && (SAYS.test(placed.after) || DONE.test(/^\s(\w{1,20})/.exec(placed.after)?.[1] ?? '')),
  ],
  [
    before(`\\b${OWN}\\s{1,9}${KIN}\\s{1,9}`),
    (placed) => areUnusual(placed) && !placed.name.at(-1)?.endsWith('s') && isLast(placed),
  ],
  [
    before(
      "\\b(?:banked (?:at|with)|(?:issued|held|reported|furnished|financed|owned|serviced|handled|managed|called|contacted|harassed|sued|billed) by|(?:debt|loan|account|card|bill|money|it|this|that) (?:came|comes) from|now (?:it is |it's )?with|belongs? to|according to|(?:letter|call|bill|notice|card) from|(?:spoke|talked) (?:to|with))\\s{1,9}",
    ),
    areUnusual,
  ],
  [
    before('(?:^|[\\n.!?]\\s{1,5}|\\b(?:and|but|because|when|after|that|so|if)\\s{1,3})'),
    (placed) => (areUnusual(placed) || PLAIN_NAMES.has(placed.name.join(' '))) && SAYS.test(placed.after),
  ],
]

/** So much before a word tells its place. */
const REACH = 90

/**
 * Whether small words are a name by their place alone: `the collector is oxford law`, `my cousin, tony`, `chase told me`. Behind `is`
 * stands a name unless it is something that one says about anyone; elsewhere a name is no ordinary word.
 */
export function isPlacedName(text: string, { name, words, start, end }: SmallRun): boolean {
  const said = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(end, end + REACH)
  return PLACES.some(([pattern, isName]) => isName({ name, words, after }) && pattern.test(said))
}

/** How many of the words, from the first on, can be one name. */
export function nameLength(words: readonly string[]): number {
  const end = words.findIndex((word, index) => index > 0 && word !== 'and' && (isFunctionWord(word) || DONE.test(word)))
  const upTo = words.slice(0, end < 0 ? undefined : end)
  const last = upTo.findLastIndex((word) => isUnusual(word) || isCompanyKind(word))
  return Math.max(1, last + 1)
}
