import { bearsDay } from '#engine/letters/mentions/bears-day.ts'
import { differenceIn, isDistance, ratioIn } from '#engine/letters/arithmetic/compute-amount.ts'
import { elapsedIn } from '#engine/letters/arithmetic/elapsed.ts'
import { type FileValues, fileValues } from '#engine/letters/arithmetic/file-values.ts'
import { settleDay } from '#engine/letters/arithmetic/settle-day.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { bearsCitation } from '#engine/letters/mentions/find-citations.ts'
import { findMentions, knownPhrase, type KnownTexts } from '#engine/letters/mentions/find-mentions.ts'
import { nameTokens } from '#engine/letters/mentions/find-names.ts'
import { findDigits } from '#engine/letters/mentions/find-numbers.ts'
import { denierOf } from '#engine/letters/mentions/find-denial.ts'
import { bureauOf, type FactRole, isOtherNumber, mayBeSaidAs, roleOf } from '#engine/letters/mentions/find-role.ts'
import { type Mention, type MentionKind, UNPROVABLE } from '#engine/letters/mentions/mention.ts'
import { partOf } from '#engine/letters/mentions/name-part.ts'
import { plainText } from '#engine/letters/mentions/plain-text.ts'
import { writeStatesOut } from '#engine/letters/mentions/write-states-out.ts'
import { BUREAUS } from '#engine/words/bureau.ts'

interface ReadFact {
  readonly fact: Fact
  /** Each with the role that the fact has, or that its own words give. */
  readonly mentions: readonly (Mention & { readonly role: FactRole | null; readonly bureau: string | null })[]
  readonly tokens: readonly string[]
  readonly phrase: string
}

/** The facts of a file, read once so that many texts can be compared with them. */
export interface FactIndex {
  readonly facts: readonly ReadFact[]
  readonly known: KnownTexts
  /** What can be counted with. */
  readonly values: FileValues
}

/** Reads facts once; `base` are facts that were read before, such as the registry's. */
export function indexFacts(facts: readonly Fact[], base: FactIndex = NO_FACTS): FactIndex {
  const reporting = facts.find(({ id }) => id === 'report.bureau')?.text.toLowerCase() ?? null
  const read = facts.map((fact) => {
    const plain = plainText(fact.text)
    // An account may end in 2019: its digits are never read as anything else.
    const mentions = fact.kind === 'account_digits' ? findDigits(plain) : findMentions(fact.text)
    const withRoles = mentions.map((mention) => ({
      ...mention,
      role: ROLES[fact.id] ?? fact.role ?? roleOf(plain, mention),
      bureau: fact.id.startsWith('account.') ? reporting : bureauOf(plain, mention),
    }))
    const tokens = nameTokens(plain)
    const inFull = writeStatesOut(plain)
    return {
      fact,
      mentions: comparing(withRoles).flatMap((mention) => alsoOf(plain, mention)),
      tokens: inFull === plain ? tokens : [...tokens, ...nameTokens(inFull)],
      phrase: asWritten(plain),
    }
  })
  const known = knownTexts(facts)
  const phrases = [...known.phrases, ...base.known.phrases]
  return {
    facts: [...read, ...base.facts],
    values: fileValues(read),
    known: { phrases, characters: new Set([...known.characters, ...base.known.characters]) },
  }
}

/** What a kept fact of an earlier version calls `other`, the letter's, or nothing. */
const ROLES: Readonly<Record<string, FactRole>> = {
  offer: 'offer',
  'inquiry.date': 'inquiry',
  'notice.receivedOn': 'notice',
  'notice.datedOn': 'notice',
  'earlier.receivedOn': 'received',
  'theftReport.madeOn': 'filed',
  'record.dateResolved': 'resolved',
  deletedOn: 'notice',
  'account.dateReported': 'updated',
  'account.balanceDate': 'as_of',
}

/** `Experian shows a balance of $1,400, but Equifax shows $412`: the second is a balance too. */
const comparing = (mentions: ReadFact['mentions']): ReadFact['mentions'] =>
  mentions.map((mention, index) => {
    if (mention.kind !== 'amount' || mention.role !== null || mention.bureau === null) return mention
    const first = mentions
      .slice(0, index)
      .findLast(({ kind, role, bureau }) => kind === 'amount' && role !== null && bureau !== null)
    return { ...mention, role: first?.role ?? null }
  })

/** `Correct the balance and the amount past due to $0`: the figure is meant for both. */
function alsoOf(text: string, mention: ReadFact['mentions'][number]): ReadFact['mentions'] {
  const isBoth = mention.role === 'past_due' && /\bbalance and the (?:amount )?past due\b/.test(text)
  return isBoth ? [mention, { ...mention, role: 'balance' }] : [mention]
}

const asWritten = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

const NO_FACTS: FactIndex = { facts: [], known: { phrases: [], characters: new Set() }, values: fileValues([]) }

/** Address lines, authorities outside the Codes, and names that numbers or a single `v.` would make look like something else. */
function knownTexts(facts: readonly Fact[]): KnownTexts {
  const isOdd = (text: string): boolean => /\d|\bvs?\b/i.test(text)
  const isOutsideCodes = (text: string): boolean => !/^\d+ (?:USC|CFR) /.test(text)
  const isWhole = ({ kind, text }: Fact): boolean =>
    kind === 'address' || (kind === 'name' && isOdd(text)) || (kind === 'citation' && isOutsideCodes(text))
  const phrases = facts
    .filter((fact) => /[a-z]/i.test(fact.text) && isWhole(fact))
    .map(({ text }) => plainText(text).trim())
    .filter((text) => text.length > 3)
  return {
    phrases: [...new Set(phrases)].toSorted((a, b) => b.length - a.length).map(knownPhrase),
    characters: new Set(facts.flatMap(({ text }) => [...plainText(text)])),
  }
}

/** Something that a letter mentions, and the fact that proves it. */
export interface ProvenMention {
  readonly mention: Mention
  /** The facts that prove it, the best first; none: it is not proven. */
  readonly facts: readonly Fact[]
  /** The role that the text gives it, where the file has it in other roles only; else null. */
  readonly misplaced: FactRole | null
}

/** Everything in the text that has to be proven, each with the facts that prove it. */
export function proveText(text: string, index: FactIndex): readonly ProvenMention[] {
  const known = new Map<string, readonly ReadFact[]>()
  const provingOnce = (mention: Mention): readonly ReadFact[] => {
    const key = `${mention.kind} ${mention.value} ${mention.text}`
    const proving = known.get(key) ?? provingFacts(mention, index)
    known.set(key, proving)
    return proving
  }
  return findMentions(text, index.known).map((found) => {
    const mention = settleDay(found, text, index.values)
    if (isDistance(mention, text)) return { mention, facts: differenceIn(mention, text, index.values), misplaced: null }
    const direct = provingOnce(mention)
    const role = roleOf(text, mention)
    if (role !== null && direct.length > 0 && !isInRole(mention, { role, proving: direct, index }))
      return { mention, facts: [], misplaced: role }
    const ids = direct.map(({ fact }) => fact.id)
    if (
      isInOthersPart(mention, text, index) ||
      isDenied(mention, text, direct) ||
      isBirthAlone(mention, role, direct) ||
      isTodayAlone(mention, text, direct)
    )
      return { mention, facts: [], misplaced: 'other' }
    if (isOfAnother(mention, ownerOf(text, mention, index), direct) || isOtherNumber(text, mention, ids))
      return { mention, facts: [], misplaced: 'other' }
    const facts = direct.length > 0 ? direct.map(({ fact }) => fact) : otherwiseProving(mention, index, text)
    return { mention, facts: isLateMark(mention, text) ? facts.filter((fact) => !isLaw(fact)) : facts, misplaced: null }
  })
}

/**
 * A true figure in another's place is no truth: the limit is not the balance. What the consumer says themselves, and a file
 * that nowhere tells what the figure is, may be in any role.
 */
function isInRole(
  mention: Mention,
  { role, proving, index }: { readonly role: FactRole; readonly proving: readonly ReadFact[]; readonly index: FactIndex },
): boolean {
  const roles = proving.map((read) => ({
    isReport: read.fact.source === 'report',
    known: read.mentions.filter((found) => isSameValue(found, mention)).flatMap((found) => found.role ?? []),
  }))
  if (roles.some(({ known }) => known.some((one) => mayBeSaidAs(one, role)))) return true
  // Printed somewhere, and the file prints another value as what this is called.
  const isOnlyPrinted = proving.every(({ fact }) => fact.source === 'report' && !/\.(?:claim|ask)$/.test(fact.id))
  const isTold = index.facts.some((read) => read.fact.role === role && read.fact.source === 'report')
  if (isTold && (isOnlyPrinted || roles.every(({ known, isReport }) => known.length === 0 && isReport))) return false
  return roles.every(({ known }) => known.length === 0) || roles.some(({ known, isReport }) => known.length === 0 && !isReport)
}

/** A date of birth is the date of nothing else. */
const isBirthAlone = (mention: Mention, role: FactRole | null, proving: readonly ReadFact[]): boolean =>
  role !== 'birth' &&
  proving.length > 0 &&
  proving.every((read) => read.mentions.some((found) => isSameValue(found, mention) && found.role === 'birth')) &&
  mention.value.length === 10

const OF_TODAY =
  /\b(?:today|now|this (?:letter|day)|writing|as of|by|until|since|from|sign(?:ed|ing)?|date[:,]?)\s*(?:is |on |,? )?$/i

/** The day of the letter is the day of nothing that it tells: it stands alone on its line, or is called today. */
function isTodayAlone({ start, end, value }: Mention, text: string, proving: readonly ReadFact[]): boolean {
  if (value.length !== LONGEST_DAY || proving.length === 0 || proving.some(({ fact }) => !isOfToday(fact))) return false
  const before = text.slice(Math.max(0, start - 40), start)
  const onLine = `${before.slice(before.lastIndexOf('\n') + 1)}${text.slice(end).split('\n', 1)[0] ?? ''}`
  const isOnItsLine = onLine.trim() === ''
  return !isOnItsLine && !OF_TODAY.test(before)
}
const isOfToday = ({ id, source }: Fact): boolean => id === 'letter.date' && source === 'profile'
const LONGEST_DAY = 10

const CREDITOR = 'account.creditorName'

/** The collector did not make the debt, and who made it does not collect it. */
function isInOthersPart(mention: Mention, text: string, { facts }: FactIndex): boolean {
  const part = mention.kind === 'name' ? partOf(text, mention) : null
  if (part === null || facts.some(({ fact }) => fact.id === 'account.soldTo')) return false
  const isCalled = (id: string): boolean =>
    facts.some(({ fact, tokens }) => fact.id === id && holdsName(tokens, mention.value.split(' ')))
  const original = facts.find(({ fact }) => fact.id === 'account.originalCreditor')
  const isCollection = facts.some(({ fact }) => fact.id === 'account.accountTypeText' && /collection|debt buyer/i.test(fact.text))
  if (original === undefined && !isCollection) return false
  return part === 'original'
    ? isCalled(CREDITOR) && !isCalled('account.originalCreditor')
    : isCalled('account.originalCreditor') && !isCalled(CREDITOR)
}

/** What the report prints is said not to be there. */
function isDenied(mention: Mention, text: string, proving: readonly ReadFact[]): boolean {
  const denier = ['amount', 'date', 'name'].includes(mention.kind) ? denierOf(text, mention) : null
  if (denier === null) return false
  const isBureau = BUREAUS.some((bureau) => bureau === denier)
  return proving.some(({ fact, mentions }) => {
    const owners = mentions.filter((found) => isSameValue(found, mention)).flatMap((found) => found.bureau ?? [])
    return fact.source === 'report' && (!isBureau || owners.length === 0 || owners.includes(denier))
  })
}

/** Whose figure the sentence says it is; to a bureau, `you` is that bureau. What someone does not show is another's. */
function ownerOf(text: string, mention: Mention, { facts }: FactIndex): string | null {
  const bureau = denierOf(text, mention) === null ? bureauOf(text, mention) : null
  if (bureau !== 'you') return bureau
  return facts.find(({ fact }) => fact.id === 'recipient.bureau')?.fact.text.toLowerCase() ?? null
}

/** One bureau's figure is not another's, where the file says whose each of them is. */
function isOfAnother(mention: Mention, bureau: string | null, proving: readonly ReadFact[]): boolean {
  if (bureau === null || proving.some(({ fact }) => fact.source !== 'report')) return false
  const owners = proving.flatMap((read) =>
    read.mentions.filter((found) => isSameValue(found, mention)).flatMap((found) => found.bureau ?? []),
  )
  return owners.length > 0 && !owners.includes(bureau)
}

const isSameValue = (known: Mention, stated: Mention): boolean =>
  known.kind === stated.kind && (stated.kind === 'date' ? bearsDay(known.value, stated.value) : known.value === stated.value)

const RUNGS = /^(?:30|60|90|120|150|180) days?$/
const ABOUT_LATES = /\b(?:late|past[\s-]due|overdue|missed|behind|payment history|delinquent)\b/i

/** How late a payment was is in the report or nowhere: that the law knows 90 days too proves nothing. */
function isLateMark({ kind, value, start, end }: Mention, text: string): boolean {
  if (kind !== 'period' || !RUNGS.test(value)) return false
  const before =
    text
      .slice(0, start)
      .split(/[.!?]\s|\n\s*\n/)
      .at(-1) ?? ''
  const after = text.slice(end).split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? ''
  return ABOUT_LATES.test(`${before} ${after}`)
}

function provingFacts(mention: Mention, index: FactIndex): readonly ReadFact[] {
  if (mention.kind === 'known') return index.facts.filter(({ phrase }) => phrase === mention.value)
  if (mention.kind === 'character' || mention.kind === 'ssn') return []
  const proving = index.facts.filter((fact) => proves(fact, mention))
  if (proving.length > 0) return proving
  return mention.kind === 'name' ? provingEach(mention, index) : []
}

/** `Equifax and Experian` are two names where they are no single one. */
function provingEach(mention: Mention, index: FactIndex): readonly ReadFact[] {
  const names = mention.value.split(' and ')
  if (names.length < 2) return []
  const facts = names.map((value) => index.facts.filter((fact) => proves(fact, { ...mention, value })))
  return facts.every((proving) => proving.length > 0) ? facts.flat() : []
}

/** A figure that only is in the law proves none of the file: `$500` of a policy is no balance, its year no date. */
const OF_THE_FILE_ALONE: readonly MentionKind[] = ['amount', 'date', 'digits', 'percent']

function proves(read: ReadFact, mention: Mention): boolean {
  if (mention.value === UNPROVABLE) return holdsWords(read, mention)
  if (OF_THE_FILE_ALONE.includes(mention.kind) && isLaw(read.fact)) return false
  switch (mention.kind) {
    case 'citation':
      return (
        read.fact.kind === 'citation' &&
        read.mentions.some(({ kind, value }) => kind === 'citation' && bearsCitation(value, mention.value))
      )
    case 'name':
      return (
        holdsName(read.tokens, mention.value.split(' ')) ||
        isShortened(read, mention.value.split(' ')) ||
        isInitials(mention.text, read)
      )
    case 'date':
      return valuesOf(read, 'date').some((value) => bearsDay(value, mention.value))
    case 'digits':
      return valuesOf(read, 'digits').some((value) => isSameNumber(value, mention.value))
    default:
      return valuesOf(read, mention.kind).includes(mention.value)
  }
}

/** What has no value of its own (`last year`, a day that does not exist) is in the fact in the same words, or nowhere. */
function holdsWords({ fact, phrase }: ReadFact, { kind, text }: Mention): boolean {
  if (kind === 'citation' || isLaw(fact)) return false
  const words = asWritten(plainText(text))
  if (words.length < SHORTEST_WORDS) return false
  return ` ${phrase} `.split(words).length > 1 && !/\w/.test(` ${phrase} `.split(words)[0]?.at(-1) ?? ' ')
}

const FEWEST_INITIALS = 3

/** `MCM` for MIDLAND CREDIT MGMT. */
const isInitials = (text: string, { fact, tokens }: ReadFact): boolean =>
  fact.kind === 'name' &&
  tokens.length >= FEWEST_INITIALS &&
  tokens.map((token) => token[0]?.toUpperCase()).join('') === text.replaceAll('.', '')

const SHORTEST_WORDS = 4

const isLaw = ({ kind, source }: Fact): boolean => source === 'registry' && (kind === 'word' || kind === 'citation')

const BEFORE_ACCOUNT_DIGITS = /\b(?:number|account|acct|digits|ending|ends?)(?:\s+(?:in|is|are|with))?[\s:.#]*$/i

/** A creditor or a person may be called April, and an account may end in 2019. */
function otherwiseProving(mention: Mention, index: FactIndex, text: string): readonly Fact[] {
  if (mention.kind === 'amount') return differenceIn(mention, text, index.values)
  if (mention.kind === 'percent') return ratioIn(mention, text, index.values)
  if (mention.kind === 'period') return elapsedIn(mention, text, index.values)
  if (mention.kind !== 'date') return []
  const isYear = /^\d{4}$/.test(mention.value) && BEFORE_ACCOUNT_DIGITS.test(text.slice(0, mention.start))
  const isMonth = /^--\d{2}$/.test(mention.value)
  const proving = index.facts.filter(({ fact, mentions, tokens }) => {
    if (isYear) return fact.kind === 'account_digits' && mentions.some(({ value }) => value === mention.value)
    return isMonth && fact.kind === 'name' && holdsName(tokens, nameTokens(mention.text))
  })
  return proving.map(({ fact }) => fact)
}

function valuesOf(read: ReadFact, kind: MentionKind): readonly string[] {
  return read.mentions.filter((mention) => mention.kind === kind && mention.value !== UNPROVABLE).map(({ value }) => value)
}

/** A short number that is a fact by itself, as attested ones are, needs no word before it. */
function isSameNumber(known: string, stated: string): boolean {
  return known === stated || isZipOf(known, stated) || (/^\d{1,2}$/.test(known) && stated.endsWith(` ${known}`))
}

const isZipOf = (known: string, stated: string): boolean => /^\d{5}-\d{4}$/.test(known) && known.slice(0, 5) === stated

const LONG_NAME = 3

/** `Harbor Bank` for HARBOR NATIONAL BANK: of a long name the first and the last word, with a middle one left out. */
function isShortened({ fact, tokens }: ReadFact, stated: readonly string[]): boolean {
  if (fact.kind !== 'name' || tokens.length < LONG_NAME || stated.length !== tokens.length - 1 || stated.length < 2) return false
  return tokens[0] === stated[0] && tokens.at(-1) === stated.at(-1) && stated.every((word) => tokens.includes(word))
}

/** The stated words stand together in the fact, in this order; single initials of the fact may be left out. */
function holdsName(tokens: readonly string[], stated: readonly string[]): boolean {
  return tokens.some((_, start) => {
    let place = start
    for (const word of stated) {
      while (place > start && tokens[place] !== word && tokens[place]?.length === 1) place += 1
      if (tokens[place] !== word) return false
      place += 1
    }
    return true
  })
}
