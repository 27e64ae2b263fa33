import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { FactName, ReceivedKind } from '#engine/words/received-paper.ts'
import type { MadePaper, TrueReading, TrueResult } from '#tools/received-papers/made-paper.ts'

/** What was read of a paper, as far as it is scored. */
export interface PaperReading {
  readonly kind: ReceivedKind | null
  readonly from: string | null
  readonly datedOn: string | null
  readonly fileNumber: string | null
  readonly facts: readonly { readonly name: FactName; readonly value: string }[]
  readonly results: readonly {
    readonly kind: AnswerKind | null
    readonly creditor: string | null
    readonly account: string | null
  }[]
}

export interface PaperScore {
  /** Taken for another kind of paper. */
  readonly wrongKind: readonly string[]
  /** Senders, companies, numbers, days, amounts and outcomes that the paper does not say. */
  readonly asserted: readonly string[]
  /** Reasons, fields and values that the paper does not say in these words. */
  readonly stray: readonly string[]
  readonly missed: readonly string[]
  readonly facts: number
}

const IN_OWN_WORDS: ReadonlySet<FactName> = new Set(['reason', 'changedField', 'valueAfter'])
const NUMBERS: ReadonlySet<FactName> = new Set(['accountNumber', 'reference', 'caseNumber'])
const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

export function scorePaper({ truth }: MadePaper, read: PaperReading): PaperScore {
  const isKind = read.kind === truth.kind || read.kind === truth.orKind
  // A paper that is kept as a letter is asked about: not read, and not taken for another.
  const isAsked = read.kind === null || read.kind === 'other'
  const head = headOf(truth, read)
  const facts = factsOf(truth, read)
  const results = read.kind === 'answer' || truth.kind === 'answer' ? resultsOf(truth, read) : NOTHING
  return {
    wrongKind: isKind || isAsked ? [] : [`kind ${read.kind}`],
    asserted: [...head.wrong, ...facts.asserted, ...results.wrong],
    stray: facts.stray,
    missed: [...(isKind ? [] : ['kind']), ...head.missed, ...facts.missed, ...results.missed],
    facts: 1 + head.facts + facts.facts + results.facts,
  }
}

const NOTHING = { wrong: [], missed: [], facts: 0 }

function headOf(truth: TrueReading, read: PaperReading) {
  const wrong: string[] = []
  const missed: string[] = []
  if (read.from !== null && ![truth.from, truth.orFrom].some((name) => isLike(name, read.from))) wrong.push(`from ${read.from}`)
  if (truth.from !== null && read.from === null) missed.push(`from ${truth.from}`)
  if (read.datedOn !== null && read.datedOn !== truth.datedOn) wrong.push(`datedOn ${read.datedOn}`)
  if (truth.datedOn !== null && read.datedOn !== truth.datedOn) missed.push(`datedOn ${truth.datedOn}`)
  return { wrong, missed, facts: (truth.from === null ? 0 : 1) + (truth.datedOn === null ? 0 : 1) }
}

function factsOf(truth: TrueReading, read: PaperReading) {
  const wanted = factsIn(truth.facts)
  const allowed = [...wanted, ...factsIn(truth.also), ...accountsOf(truth)]
  const printed = [...read.facts, ...(read.fileNumber === null ? [] : [{ name: 'reference' as const, value: read.fileNumber }])]
  const unknown = printed.filter((one) => !allowed.some((fact) => isSame(fact, one)))
  return {
    asserted: unknown.filter(({ name }) => !IN_OWN_WORDS.has(name)).map(({ name, value }) => `${name} ${value}`),
    stray: unknown.filter(({ name }) => IN_OWN_WORDS.has(name)).map(({ name, value }) => `${name} ${value}`),
    missed: wanted.filter((fact) => !printed.some((one) => isSame(fact, one))).map(({ name, value }) => `${name} ${value}`),
    facts: wanted.length,
  }
}

interface Fact {
  readonly name: FactName
  readonly value: string
}

const isFactName = (name: string, facts: object): name is FactName => name in facts
const factsIn = (facts: TrueReading['facts'] = {}): Fact[] =>
  Object.keys(facts).flatMap((name) => (isFactName(name, facts) ? listOf(facts[name]).map((value) => ({ name, value })) : []))

/** The number of an account that has a result may also be told as a fact. */
const accountsOf = ({ results = [] }: TrueReading): Fact[] =>
  results.flatMap(({ account }) => (account === null ? [] : [{ name: 'accountNumber' as const, value: account }]))

function isSame(truth: Fact, read: Fact): boolean {
  if (truth.name !== read.name) return false
  if (NUMBERS.has(truth.name)) return isSameNumber(truth.value, read.value)
  const [left, right] = [amountOf(truth.value), amountOf(read.value)]
  if (left !== null || right !== null) return left === right
  return isLike(truth.value, read.value)
}

/** The same, or its last four or more where the rest is masked. */
function isSameNumber(truth: string, read: string): boolean {
  const plainNumber = (one: string): string => one.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [whole, part] = [plainNumber(truth), plainNumber(read)]
  const digits = part.replace(/^[X]+|[X]+$/g, '')
  if (part === whole) return true
  return digits !== '' && (whole === digits || (digits.length >= 4 && (whole.endsWith(digits) || digits.endsWith(whole))))
}

const amountOf = (text: string): number | null =>
  /^\$?[\d,]+(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(/[$,]/g, '')) : null

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** The same but for punctuation, a word more or less, and a letter that was badly seen. */
function isLike(truth: string | null | undefined, read: string | null): boolean {
  if (!truth || !read) return false
  const [left, right] = [plain(truth), plain(read)]
  if (left === '' || right === '') return false
  return left.includes(right) || right.includes(left) || likeness(left, right) > 0.75
}

/** Shared pairs of letters, 0 to 1. */
function likeness(left: string, right: string): number {
  const pairs = (text: string): string[] =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
  const [one, other] = [pairs(left), pairs(right)]
  const rest = [...other]
  let shared = 0
  for (const pair of one) {
    const at = rest.indexOf(pair)
    if (at < 0) continue
    shared += 1
    rest.splice(at, 1)
  }
  return (2 * shared) / Math.max(1, one.length + other.length)
}

function resultsOf({ results: truths = [], also }: TrueReading, { results }: PaperReading) {
  const wrong: string[] = []
  const missed: string[] = []
  const left = [...truths]
  for (const { kind, creditor, account } of results) {
    const at = left.findIndex((truth) => isResult(truth, { creditor, account }))
    const [truth] = at < 0 ? [] : left.splice(at, 1)
    // An account that is only mentioned may be asked about.
    if (!truth && kind === null && listOf(also?.accountNumber).some((one) => account !== null && isSameNumber(one, account)))
      continue
    if (!truth) {
      wrong.push(`result ${kind} ${creditor} ${account}`)
      continue
    }
    if (kind !== null && kind !== truth.kind) wrong.push(`outcome ${kind} of ${truth.creditor}, not ${truth.kind}`)
    if (kind !== truth.kind) missed.push(`outcome ${truth.kind} of ${truth.creditor}`)
    if (creditor !== null && truth.account !== null && !isLike(truth.creditor, creditor))
      wrong.push(`company ${creditor}, not ${truth.creditor}`)
  }
  for (const truth of left)
    missed.push(`outcome ${truth.kind} of ${truth.creditor}`, `account ${truth.account} of ${truth.creditor}`)
  return { wrong, missed, facts: 2 * truths.length }
}

function isResult(truth: TrueResult, read: { creditor: string | null; account: string | null }): boolean {
  if (truth.account !== null && read.account !== null) return isSameNumber(truth.account, read.account)
  // A letter about one account alone may leave its name to the sender.
  return read.creditor === null ? read.account === null : isLike(truth.creditor, read.creditor)
}
