import { leftOf, middleXOf, middleYOf, topOf } from '#engine/reading/lines/boxes.ts'
import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import { type AccountGroup, isName, isTitle } from '#engine/reading/layouts/generic/account-groups.ts'
import { findFacts, type FoundFact, isOfKind } from '#engine/reading/layouts/generic/find-facts.ts'
import { bureausOf, reportOf } from '#engine/reading/layouts/generic/read-generic.ts'
import { FIELDS, type Field, SYNONYMS } from '#engine/reading/layouts/generic/words.ts'
import { type Line, pageLines, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { DocumentText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** What a model says is printed somewhere. */
export interface Proposal {
  /** 1-based. */
  readonly page: number
  readonly box: Box
  /** Heads the account that the value belongs to, as printed. */
  readonly creditor: string
  readonly field: string
  /** As printed. */
  readonly value: string
}

/** The same, by the line as the pages were shown: 0-based within its page. */
export interface LineProposal extends Omit<Proposal, 'box'> {
  readonly line: number
}

/** What was kept of a model's proposals. */
export interface KeptProposals {
  /** Null where nothing holds, or where the pages do not name one bureau. */
  readonly report: Report | null
  readonly kept: number
  readonly thrownAway: number
}

/** The names that a proposal may use. */
export const PROPOSAL_FIELDS: readonly string[] = FIELDS.filter((field) => field !== 'creditorName')

/** Points: a box higher than a few lines is no place. */
const HIGHEST_BOX = 60
const LONGEST_TEXT = 60

/** The pages as a model may see them: line by line from the top, numbers of persons and accounts covered. */
export const linesForModel = (document: DocumentText): { page: number; lines: string[] }[] =>
  document.pages.map((page) => ({ page: page.number, lines: pageLines(page).map(({ text }) => coverNumbers(text)) }))

/** Proposals by line as proposals by place; one of a line that is not there is left out. */
export function placedOnLines(proposals: readonly LineProposal[], document: DocumentText): Proposal[] {
  const lines = new Map(document.pages.map((page) => [page.number, pageLines(page)]))
  return proposals.flatMap(({ line, ...proposal }) => {
    const box = lines.get(proposal.page)?.[line]?.box
    return box ? [{ ...proposal, box }] : []
  })
}

interface Kept {
  readonly name: Run
  readonly fact: FoundFact
}

/**
 * Keeps the proposals whose value is printed within their box, letter by letter but for spaces, under a creditor's name
 * that is printed above it, and makes a report of them, of which nothing is sure. A value that a label calls something else
 * is thrown away, as is what cannot be a value of its field, and every field that was proposed with two values.
 */
export function keepPrinted(proposals: readonly Proposal[], document: DocumentText): KeptProposals {
  const pages = new Map(document.pages.map((page) => [page.number, pageLines(page)]))
  const found = proposals.flatMap((proposal) => keptOf(proposal, pages.get(proposal.page) ?? []) ?? [])
  const groups = groupsOf(found)
  const kept = groups.reduce((sum, { facts }) => sum + facts.size, 0)
  const lines = [...pages.values()].flat()
  const [bureau, ...others] = bureausOf(lines)
  const report = bureau === undefined || others.length > 0 || groups.length === 0 ? null : reportOf(bureau, { lines, groups })
  return { report, kept: report ? kept : 0, thrownAway: proposals.length - (report ? kept : 0) }
}

const fieldOf = (name: string): Field | null => FIELDS.find((field) => field === name && field !== 'creditorName') ?? null

function keptOf(proposal: Proposal, lines: readonly Line[]): Kept | null {
  const field = fieldOf(proposal.field)
  const [, , , height] = proposal.box
  if (!field || !proposal.box.every(Number.isFinite) || height > HIGHEST_BOX || height <= 0) return null
  const within = lines.flatMap((line) => runWithinBox(line, proposal.box) ?? [])
  const value = within.map((run) => printedIn(run, proposal.value, field)).find((run) => run !== null)
  if (!value || !isOfKind(SYNONYMS[field].kind, value.text) || isTitle(value.text) || value.text.length > LONGEST_TEXT)
    return null
  const labelled = findFacts(lines).find(
    (fact) => fact.value !== null && fact.value.words.some((word) => value.words.includes(word)),
  )
  if (labelled && labelled.field !== field) return null
  if (isLabelItself(value, lines)) return null
  const name = nameAbove(proposal.creditor, value, lines)
  return name && { name, fact: { field, lineIndex: 0, label: value, value } }
}

/** The words of a line whose middle lies in the box. */
function runWithinBox(line: Line, [x, y, width, height]: Box): Run | null {
  const isWithin = ({ box }: Word): boolean =>
    middleXOf(box) >= x - 1 && middleXOf(box) <= x + width + 1 && middleYOf(box) >= y - 1 && middleYOf(box) <= y + height + 1
  return runOf(line.page, line.words.filter(isWithin))
}

const squeezed = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** The very words that read like the text, whole words one behind the other; of an account number what is left uncovered. */
function printedIn(run: Run, text: string, field: Field | 'creditorName'): Run | null {
  const wanted = squeezed(text)
  if (wanted === '') return null
  for (let from = 0; from < run.words.length; from += 1) {
    for (let end = from + 1; end <= run.words.length; end += 1) {
      const part = runOf(run.page, run.words.slice(from, end))
      if (!part) continue
      const printed = squeezed(part.text)
      if (printed === wanted || (field === 'accountNumber' && coverNumbers(printed) === wanted)) return part
      if (printed.length > wanted.length + 24) break
    }
  }
  return null
}

const isLabelItself = (value: Run, lines: readonly Line[]): boolean =>
  findFacts(lines).some(({ label }) => label.words.some((word) => value.words.includes(word)))

/** The creditor's name where it is printed nearest above the value (or on its line): a whole run, that can be a name. */
function nameAbove(creditor: string, value: Run, lines: readonly Line[]): Run | null {
  if (!isName(squeezed(creditor))) return null
  const above = lines
    .filter((line) => topOf(line.box) <= topOf(value.box) + value.box[3] * 0.5)
    .flatMap(({ runs }) => runs)
    .filter((run) => squeezed(run.text) === squeezed(creditor) && run.words.every((word) => !value.words.includes(word)))
  return above.at(-1) ?? null
}

/** The accounts: one for each place where a name is printed. A field with two values, and an account that nothing identifies, hold nothing. */
function groupsOf(found: readonly Kept[]): AccountGroup[] {
  const byPlace = Map.groupBy(found, ({ name }) => `${name.page} ${topOf(name.box)} ${leftOf(name.box)}`)
  return [...byPlace.values()].flatMap((kept) => {
    const [first] = kept
    const facts = new Map<Field, FoundFact>()
    for (const [field, same] of Map.groupBy(kept, ({ fact }) => fact.field)) {
      const [one] = same
      if (one && new Set(same.map(({ fact }) => fact.value?.text)).size === 1) facts.set(field, one.fact)
    }
    const isIdentified = facts.has('accountNumber') || facts.has('dateOpened')
    return first && isIdentified && facts.size > 1 ? [{ name: first.name, facts }] : []
  })
}
