const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Whom a request speaks to, before what it asks. */
const LEADS =
  /\b(?:please|kindly|(?:would|could|can|will) you|you (?:should|could|can|ought to)|i (?:also |now |further |would |do |really ){0,2}(?:ask|want|request|need|expect|like|wish|urge|beg|insist)(?: that)? you(?: to)?|i (?:also |now |further |would |do |really ){0,2}(?:ask|request|insist|expect) (?:that|to))\b/g
const FILLERS = set(
  'please kindly also just then now at once finally immediately simply again more all do not to you and either or so next',
)

/** What every letter about an account may ask by being written: to look, to answer, to prove. */
const PLAIN_VERBS = set(`
  investigate reinvestigate check look see read review compare verify validate confirm prove explain tell answer reply respond write contact
  call note find let identify name include attach enclose keep leave consider understand treat handle help remember ask forward inform
  advise describe specify state say disclose share mail show cease direct refer document accept know use record sign file resend
  process complete act hurry try address resolve sort deal block be think i it there the a an this my your any no nothing if for in by when
  from before after because as with on under that what who how why where which whether me us we supply furnish conduct ensure rely need
  want have had has is are was were could would will get end begin start give send provide copy grant date point search pull obtain request
`)
/** What mends an account: of what the letter is about it asks that anyway. */
const MENDING = set('correct fix delete remove take get erase drop clear update amend have mark report list')
const ITSELF =
  /^(?:or \w{1,15} )?(?:off |out )?(?:it|this|that|them|these|(?:the|this|that|your|my) (?:\w{1,15} ){0,2}(?:accounts?|entry|entries|item|error|errors|mistakes?|information|inquiry|tradeline|collection|debt|data|record|listing|report|every bureau|name)|the late marks|the dispute remark|any\w{0,5}|whatever|what (?:is|you|can|does)|every bureau|disputed|a look|another look|time|note|care|me off|out|everything in|all of (?:it|them))\b(?! (?:as (?!disputed|soon)|back to|too\b|also\b))/
/** Of what a letter asks to be given: papers, proof and answers. */
const PAPERS =
  /\b(?:proof|prove|copy|copies|contract|agreement|documents?|papers?|results?|report|answer|reply|letter|statements?|evidence|records?|signature|application|it|what|who|how|everything|names?|address|information|details|list|explanation|breakdown|description|reason|notice|form|history|number|reasonable|why|confirmation|amount|attention|time|this|chance|call)\b/
const GIVING = set('give send provide grant supply get')

/** With these a sentence begins that asks without a please. */
const IMPERATIVES = set(`
  bring put set lower raise reduce increase decrease change update adjust bump drop cut zero backdate rewrite reclassify convert upgrade mark
  switch correct fix amend restore reopen close refund reimburse compensate repay pay waive forgive cancel credit give return reverse move
  extend stop remove delete erase wipe clear clean purge take get expunge add place freeze unfreeze lift open make have report list improve
  boost merge split release lock issue approve transfer recall settle notify remit send
`)
const SHOULD_BE =
  /\b(?:should|ought to|needs? to|has to|must) be (?:\w{1,15} ){0,2}(?:lowered|raised|reduced|changed|updated|zero|nothing|less|lower|higher|more|later|earlier|refunded|waived|forgiven|paid back)\b/
const WANTED =
  /\bi (?:also |now |further |would |do |really ){0,2}(?:want|need|ask for|request|expect|claim|insist on|would like|like) (?:\w{1,15} ){0,4}(?:compensation|refunds?|refunded|reimbursement|money|damages|payments?|apology|points|score|forgiveness|discount|settlement|waiver|lowered|raised|reduced|removed|changed|increased|corrected|updated|deleted|restored|dropped|cut|back)\b/

/** Whether a sentence asks for more than any letter about an account asks by itself; its words as patterns read them. */
export function asksMore(said: string): boolean {
  if (SHOULD_BE.test(said) || WANTED.test(said)) return true
  const first = withoutFillers(said.split(' '), (word) => word !== 'you' && word !== 'to')
  const asked = [...said.matchAll(LEADS)].map(({ index, 0: lead }) =>
    withoutFillers(said.slice(index + lead.length + 1).split(' ')),
  )
  const isImperative = IMPERATIVES.has(first[0] ?? '') && !NO_IMPERATIVE.test(first.slice(0, 2).join(' '))
  return [...asked, ...(isImperative ? [first] : [])].some((words) => !isPlain(words))
}

/** `Have you …`, `credit reports are …`: no request though it begins with such a word. */
const NO_IMPERATIVE =
  /^\w{1,15} (?:is|was|are|were|says|shows|by|of|on|in|dated|number|you|i|we|they|reports?|bureaus?|companies|not)\b/

function withoutFillers(words: readonly string[], counts: (word: string) => boolean = () => true): readonly string[] {
  const start = words.findIndex((word) => !FILLERS.has(word) || !counts(word))
  return start < 0 ? [] : words.slice(start)
}

function isPlain([verb = '', ...rest]: readonly string[]): boolean {
  const object = rest.slice(0, 8).join(' ')
  if (verb === '' || verb.endsWith('ly')) return true
  if (verb === 'stop') return /^(?:report|list|furnish|verif|collect)/.test(object)
  if (verb === 'add' || verb === 'place' || verb === 'put') return /\bstatement\b/.test(object)
  if (verb === 'return') return /\b(?:copy|form)\b/.test(object)
  if (verb === 'notify') return /^(?:me|past recipients)\b/.test(object)
  if (verb === 'include' || verb === 'enclose' || verb === 'attach') return !/\b(?:check|money|payment|refund)\b/.test(object)
  if (MENDING.has(verb)) return ITSELF.test(object)
  if (GIVING.has(verb)) return PAPERS.test(object) && !/\b(?:money|check|refund|payment|back|card|deposit)\b/.test(object)
  return PLAIN_VERBS.has(verb)
}
