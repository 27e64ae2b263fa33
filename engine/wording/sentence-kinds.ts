import { saidWords } from '#engine/letters/claims/said-sentences.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { PLACEHOLDER } from '#engine/wording/placeholders.ts'

/** What no wording may add to a letter. */
export type SentenceKind = 'an admission' | 'a promise' | 'a threat' | 'a request'
/** Who does it: the one who writes, the one who reads, or someone else. */
type Role = 'writer' | 'reader' | 'other'

/** `x` stands for a placeholder; words are in small letters, without signs and short forms. */
const HELPERS = '(?:(?:do|did|have|had|has|am|was|were|also|still|never|now|really|already|just|to|be) ){0,3}'
const I = `\\b(?:i|we) ${HELPERS}`
const MY = '\\b(?:my|our) '
const DEEDS =
  'owed?|recogni[sz]ed?|kn[eo]w|open(?:ed)?|used?|sign(?:ed)?|agreed?|accept(?:ed)?|admit(?:ted)?|acknowledge|concede|confirm|missed|stopped|left|let|lived|took|lost|applied|late|behind|responsible|dispute nothing|paid late|the one'
const OBEYS =
  'call|send|show|tell|give|keep|leave|let|list|report|delete|remove|close|freeze|raise|lower|forgive|name|ask|take|use|write|pay|refund|ignore|disregard|answer|stop|have|do|never'

const RULES: readonly (readonly [kind: SentenceKind, role: Role, pattern: RegExp])[] = [
  ['an admission', 'writer', new RegExp(`${I}(?:${DEEDS})\\b`)],
  ['an admission', 'writer', /\b(?:i|we) (?:had|have) (?:this|that|it|the|a|had|been|read|no question)\b/],
  ['an admission', 'writer', /\b(?:i|we) (?:(?:did|do|have|could|can) not|never|no longer) (?:pay|paid|dispute|question)\b/],
  ['an admission', 'writer', /\b(?:i|we) received (?:the goods|this|it|the card|a loan)\b/],
  [
    'an admission',
    'writer',
    new RegExp(`${MY}(?:\\w{1,15} )?(?:debt|balance|fault|late|account (?:is|was))\\b|${MY}\\w{1,15} opened\\b`),
  ],
  ['an admission', 'other', /\b(?:belongs? to (?:me|us)|payments were late|there is a (?:debt|balance))\b/],
  [
    'an admission',
    'other',
    /(?<!\bnot )\b(?:is|was|are|were|be|as) (?!not )(?:\w{1,15} )?(?:mine|my|right|correct|true|valid|so|stated|all right|fine)\b|\brightly\b|\b(?:says|say) is true\b|\bas it is\b|\bis so\b|\bstand so\b/,
  ],
  [
    'a promise',
    'writer',
    new RegExp(
      `${I}(?:will|shall|would|can|mean|ready|going|want|offer|promise|agree|guarantee|swear|certify|waive|give|pay|enclose (?:x\\b|a payment)|no further)\\b`,
    ),
  ],
  ['a promise', 'writer', /\b(?:(?:my|our) \w{1,15} will|let (?:me|us) pay|paid by (?:me|us))\b/],
  ['a promise', 'reader', /\byou (?:may|can|will (?:have|get))\b/],
  ['a promise', 'other', /\b(?:(?:will|would) (?:be paid|follow)|(?:a )?payment (?:of|is|will)|amount is given)\b/],
  [
    'a threat',
    'writer',
    /\b(?:i|we) (?:(?:will|shall|am going to|can|must) )?(?:sue|go|tell|report|file|take|come|know where|have a lawyer)\b|\b(?:my|our|a) (?:lawyers?|attorneys?)\b/,
  ],
  [
    'a threat',
    'reader',
    /\byou (?:will|owe|know|did|lied|broke|have (?:until|broken|\w{1,15} days)|are liable|are liars|must pay|well)\b/,
  ],
  [
    'a threat',
    'other',
    /\b(?:sued?|courts?|lawyers?|attorneys?|lawsuit|police|press|complaints?|legal|illegal|damages|or else|consequences|crimes?|criminal|fraud|liars?|lies|lied|liable|on purpose|willful\w{0,3}|knowingly|sorry|last (?:chance|warning)|last|cost you|your conduct|hear from)\b/,
  ],
  [
    'a request',
    'reader',
    /\bplease\b|\byou (?:should|must|may|have to|need to|ought)\b|\b(?:can|could|would|will) (?:you|i|we)\b/,
  ],
  ['a request', 'reader', new RegExp(`(?:^|\\b(?:and|so|or|but|then|x) )(?:do )?(?:not )?(?:${OBEYS})\\b`)],
  ['a request', 'writer', /\b(?:i|we) (?:do )?(?:ask|request|need|want|demand|insist|would be grateful|take back|withdraw)\b/],
  ['a request', 'writer', /\b(?:no longer dispute|do not dispute)\b/],
  ['a request', 'other', /\b(?:no need|no answer|never mind|have it)\b/],
]

interface Act {
  readonly kind: SentenceKind
  readonly role: Role
}

/** What the sentences of a text do beyond telling something, and who does it. */
const actsIn = (text: string): readonly Act[] =>
  splitSentences(text).flatMap((sentence) => {
    const words = saidWords(sentence.replaceAll(PLACEHOLDER, 'x'))
    return RULES.flatMap(([kind, role, pattern]) =>
      Array.from(words.matchAll(new RegExp(pattern, 'g')), (): Act => ({ kind, role })),
    )
  })

/** The kinds of sentence, each by who does it, that a text has more often than its source; the gravest first. */
export function addedKinds(text: string, source: string): readonly SentenceKind[] {
  const left = actsIn(source).map(({ kind, role }) => `${role} ${kind}`)
  const added = new Set<SentenceKind>()
  for (const { kind, role } of actsIn(text)) {
    const at = left.indexOf(`${role} ${kind}`)
    if (at < 0) added.add(kind)
    else left.splice(at, 1)
  }
  return GRAVEST_FIRST.filter((kind) => added.has(kind))
}

const GRAVEST_FIRST: readonly SentenceKind[] = ['a threat', 'an admission', 'a promise', 'a request']
