import { counted } from '#engine/values/counted.ts'
import { inARow } from '#engine/values/in-a-row.ts'
import type { EntryFact, FindingFact, ItemFact, MemberFile } from '#engine/assistant/member-file.ts'
import {
  articleLinks,
  fromEarlier,
  fromFile,
  type Link,
  NEGATIVE_ITEMS,
  reportLink,
  reportName,
  type Statement,
  tellSome,
} from '#engine/assistant/statement.ts'
import { articleExplaining } from '#engine/education/find-article.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES, GRADES } from '#engine/words/grade.ts'
import type { ItemType } from '#engine/words/item-type.ts'

/** What is asked for: of these bureaus, these companies, these kinds; an empty list asks for all. */
export interface Asked {
  readonly bureaus: readonly Bureau[]
  readonly creditors: readonly string[]
  readonly itemTypes: readonly ItemType[]
}

const isOf = <T>(wanted: readonly T[], one: T): boolean => wanted.length === 0 || wanted.includes(one)
const REPORTS_PAGE: Link = { label: 'Your reports', to: '/credit-reports' }

/** `your newest reports`, or `your newest Equifax report`. */
const placeOf = (bureaus: readonly Bureau[]): string =>
  bureaus.length === 0
    ? 'your newest reports'
    : `your newest ${inARow(bureaus.map((one) => BUREAU_NAMES[one]))} ${bureaus.length === 1 ? 'report' : 'reports'}`

/** The same, with the earlier reports where what is told stands on them. */
const placeOfAll = (bureaus: readonly Bureau[], { earlier }: MemberFile, told: readonly Pick<EntryFact, 'reportId'>[]): string =>
  told.some(({ reportId }) => earlier.some(({ id }) => id === reportId))
    ? `${placeOf(bureaus)} and what still stands of earlier ones`
    : placeOf(bureaus)

/** What the rules found: what cannot be right first, then what is worth asking about; never the better side of a disagreement. */
export function aboutFindings(file: MemberFile, { bureaus }: Asked): readonly Statement[] {
  const entries = file.found.filter(({ bureau, state }) => isOf(bureaus, bureau) && state !== 'settled')
  const found = inGradeOrder(entries)
  const asserted = found.filter(isAsserted)
  const open = found.filter((one) => !isAsserted(one))
  const errors = entries.filter(({ isError }) => isError).length
  const asks = entries.filter(({ state }) => state === 'ask').length
  if (found.length === 0) {
    const text = `We found no errors in ${placeOf(bureaus)}. We see only what the report says. If you know that something is wrong, such as an account that isn’t yours, you can dispute it yourself.`
    return [fromFile(text, REPORTS_PAGE, { label: 'Disputes', to: '/disputes' })]
  }
  const head = [
    errors === 0
      ? `We found no errors in ${placeOf(bureaus)}.`
      : `We found ${counted(errors, 'error')} in ${placeOfAll(bureaus, file, found)}.`,
    ...(asks === 0 ? [] : [`${asks} ${errors === 0 ? '' : 'more '}may be worth asking about.`]),
  ].join(' ')
  return [fromFile(head, NEGATIVE_ITEMS), ...tellSome([...asserted, ...open], (one) => tellFinding(file, one), NEGATIVE_ITEMS)]
}

const isAsserted = ({ grade, isQuestion }: FindingFact): boolean => !isQuestion && ASSERTING_GRADES.includes(grade)

/** The strongest first. */
const inGradeOrder = (found: MemberFile['found']): readonly FindingFact[] =>
  found.flatMap(({ findings }) => findings).toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))

function tellFinding(file: MemberFile, finding: FindingFact): Statement {
  const who = [BUREAU_NAMES[finding.bureau], ...(finding.creditorName === null ? [] : [finding.creditorName])].join(', ')
  const text = `${isAsserted(finding) ? '' : 'Worth asking about: '}${who}: ${finding.message}${fromEarlier(file, finding)}`
  return fromFile(text, reportLink(finding), ...articleLinks(articleExplaining(finding.rule)?.id ?? null))
}

/** The negative entries, as they are handed in. */
export function aboutItems(file: MemberFile, { bureaus, itemTypes }: Asked): readonly Statement[] {
  const found = file.items.filter(({ bureau, itemType }) => isOf(bureaus, bureau) && isOf(itemTypes, itemType))
  const [what, whats] = itemTypes.length === 1 ? (KIND_WORDS[itemTypes[0] ?? 'late_payment'] ?? KIND_WORDS.late_payment) : ENTRY
  if (found.length === 0) return [fromFile(`There is no ${what} in ${placeOf(bureaus)}.`, REPORTS_PAGE)]
  const disputed = found.filter(({ isDisputed }) => isDisputed).length
  const head = `In ${placeOfAll(bureaus, file, found)}: ${counted(found.length, what, whats)}; disputed: ${disputed}. Being negative doesn’t mean an item is wrong.`
  return [fromFile(head, NEGATIVE_ITEMS), ...tellSome(found, (item) => tellItem(file, item), NEGATIVE_ITEMS)]
}

const ENTRY = ['negative item', 'negative items'] as const
const KIND_WORDS: Readonly<Record<ItemType, readonly [one: string, many: string]>> = {
  late_payment: ['account with late payments', 'accounts with late payments'],
  collection: ['collection', 'collections'],
  charge_off: ['charge-off, repossession or foreclosure', 'charge-offs, repossessions or foreclosures'],
  bankruptcy: ['bankruptcy', 'bankruptcies'],
  inquiry: ['inquiry', 'inquiries'],
  public_record: ['public record', 'public records'],
}

function tellItem(file: MemberFile, item: ItemFact): Statement {
  const points =
    item.estimatedImpact > 0
      ? ` It may cost about ${counted(item.estimatedImpact, 'point')}. That’s an estimate, not a promise.`
      : ''
  return fromFile(
    `${BUREAU_NAMES[item.bureau]}, ${item.creditorName}: ${item.description}${points}${fromEarlier(file, item)}`,
    reportLink(item),
  )
}

export function aboutInquiries(file: MemberFile, { bureaus }: Asked): readonly Statement[] {
  const found = file.entries.filter(({ kind, bureau }) => kind === 'hard_inquiry' && isOf(bureaus, bureau))
  if (found.length === 0) return [fromFile(`There is no hard inquiry in ${placeOf(bureaus)}.`, REPORTS_PAGE)]
  return [
    fromFile(`In ${placeOf(bureaus)}: ${counted(found.length, 'hard inquiry', 'hard inquiries')}.`),
    ...tellSome(found, (entry) => tellEntry(file, entry), REPORTS_PAGE),
  ]
}

function tellEntry(file: MemberFile, entry: EntryFact): Statement {
  const printed = entry.printed === '' ? 'listed, with nothing else printed' : entry.printed
  return fromFile(
    `${BUREAU_NAMES[entry.bureau]}, ${entry.creditorName}: ${printed}.${fromEarlier(file, entry)}`,
    reportLink(entry),
  )
}

/** Everything that the file holds of a company: each entry as printed, and what was found about it. */
export function aboutCreditor(file: MemberFile, { bureaus, creditors }: Asked): readonly Statement[] {
  const entries = file.entries.filter(({ bureau, creditorName }) => isOf(bureaus, bureau) && creditors.includes(creditorName))
  const told = tellSome(entries, (entry) => tellEntry(file, entry), REPORTS_PAGE)
  const found = inGradeOrder(
    file.found.filter(({ bureau, creditorName }) => isOf(bureaus, bureau) && creditors.includes(creditorName)),
  )
  if (entries.length === 0) return [fromFile(`Your newest reports do not list ${creditors.join(' or ')}.`, REPORTS_PAGE)]
  if (found.length === 0) return [...told, fromFile('We found no errors in it.', NEGATIVE_ITEMS)]
  return [...told, ...tellSome(found, (finding) => tellFinding(file, finding), NEGATIVE_ITEMS)]
}

/** Which reports the file is made of. */
export function aboutReports(file: MemberFile, { bureaus }: Asked): readonly Statement[] {
  const found = file.reports.filter(({ bureau }) => isOf(bureaus, bureau))
  if (found.length === 0)
    return [
      fromFile(`There is no report from ${bureaus.map((one) => BUREAU_NAMES[one]).join(' or ')} here.`, {
        label: 'Upload a report',
        to: '/upload',
      }),
    ]
  return found.map((report) => {
    const own = file.entries.filter(({ reportId }) => reportId === report.id)
    const count = (kinds: readonly EntryFact['kind'][]): number => own.filter(({ kind }) => kinds.includes(kind)).length
    const inquiries = count(['hard_inquiry'])
    const records = count(['public_record'])
    // None that was read may be on a page that is not here.
    const listed = [
      counted(count(['account']), 'account'),
      ...(inquiries > 0 ? [counted(inquiries, 'hard inquiry', 'hard inquiries')] : []),
      ...(records > 0 ? [counted(records, 'public record')] : []),
    ].join(', ')
    const text = `Your newest ${reportName(report)} lists ${listed}.`
    return fromFile(text, reportLink({ reportId: report.id, bureau: report.bureau }))
  })
}
