import { isBlank, isBlankAs } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, findPart, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { bureauNamed, dataText } from '#engine/reading/values/data-words.ts'
import { type DataListing, listData } from '#engine/reading/listing/list-data.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/** A credit response and how its entries are told apart. */
export interface MismoFile {
  readonly response: DataNode
  readonly listing: DataListing
  /** Whether the bureau has the entry, and it is not another borrower's alone. */
  readonly isOf: (node: DataNode, bureau: Bureau) => boolean
  /** Whether the file does not say which bureaus have the entry, and it is not another borrower's alone. */
  readonly isOfNone: (node: DataNode) => boolean
  /** Whether it is said of the borrower the response is about first, or of nobody in particular. */
  readonly isAbout: (node: DataNode) => boolean
}

/** The text of a part; empty where it is missing. */
export const textAt = (node: DataNode | null, name: string): string => dataText(partOf(node, name)?.text ?? '')

/** The same of a value that stands for itself, no code: what says that there is none is nothing. */
export function saidAt(node: DataNode | null, name: string): string {
  const text = textAt(node, name)
  return isBlankAs(name, text) ? '' : text
}

/** The first part of these names that says something. */
export const firstPart = (node: DataNode | null, names: readonly string[]): DataNode | null =>
  names.map((name) => partOf(node, name)).find((part) => !isBlank(part?.text ?? '')) ?? null

/** The bureau that a file, score or comment names as its source. */
export function sourceOf(node: DataNode): Bureau | null {
  const named = [
    'CreditRepositorySourceType',
    '_SourceType',
    'CreditRepositorySourceTypeOtherDescription',
    '_SourceTypeOtherDescription',
  ]
  for (const name of named) {
    const bureau = bureauNamed(textAt(node, name))
    if (bureau) return bureau
  }
  return null
}

/** The bureaus that the response says it was put together from; one alone has every entry that names none. */
function onlyBureau(response: DataNode): Bureau | null {
  const included = partOf(response, 'CREDIT_REPOSITORY_INCLUDED')
  const names: readonly (readonly [string, Bureau])[] = [
    ['_EquifaxIndicator', 'equifax'],
    ['_ExperianIndicator', 'experian'],
    ['_TransUnionIndicator', 'transunion'],
  ]
  const flagged = names.filter(([name]) => /^(?:y|true)$/i.test(textAt(included, name))).map(([, bureau]) => bureau)
  const files = partsOf(response, 'CREDIT_FILE')
    .map(sourceOf)
    .filter((bureau) => bureau !== null)
  const all = new Set([...flagged, ...files])
  return all.size === 1 ? (BUREAUS.find((bureau) => all.has(bureau)) ?? null) : null
}

/** A response for two borrowers has the entries of both; the report is that of the first. */
function aboutFirst(response: DataNode): MismoFile['isAbout'] {
  const borrowers = partsOf(response, 'BORROWER')
  const first = borrowers.find((one) => /^borrower$/i.test(textAt(one, '_PrintPositionType'))) ?? borrowers[0] ?? null
  const idsOf = (node: DataNode): string[] =>
    `${textAt(node, 'BorrowerID')} ${textAt(node, '_BorrowerID')}`.split(' ').filter((id) => id !== '')
  const own = first ? idsOf(first) : []
  const others = new Set(borrowers.filter((one) => one !== first).flatMap(idsOf))
  return (node) => {
    const ids = idsOf(node)
    return ids.length === 0 || ids.some((id) => own.includes(id)) || !ids.every((id) => others.has(id))
  }
}

/** Opens a credit response wherever the file has it; null where it has none. */
export function openMismo(root: DataNode): MismoFile | null {
  const response = findPart(root, 'CREDIT_RESPONSE') ?? bareResponse(root)
  if (!response) return null
  const sources = new Map(
    partsOf(response, 'CREDIT_FILE').map((file): [string, Bureau | null] => [textAt(file, 'CreditFileID'), sourceOf(file)]),
  )
  const only = onlyBureau(response)
  const isAbout = aboutFirst(response)
  const bureausOf = (node: DataNode): ReadonlySet<Bureau | null> => {
    const repositories = partsOf(node, 'CREDIT_REPOSITORY')
      .map(sourceOf)
      .filter((bureau) => bureau !== null)
    if (repositories.length > 0) return new Set(repositories)
    const own = sourceOf(node)
    if (own) return new Set([own])
    const files = textAt(node, 'CreditFileID')
      .split(' ')
      .map((id) => sources.get(id) ?? null)
      .filter((bureau) => bureau !== null)
    return new Set(files.length > 0 ? files : [only])
  }
  const known = new Map<DataNode, ReadonlySet<Bureau | null>>()
  const has = (node: DataNode, bureau: Bureau | null): boolean => {
    const bureaus = known.get(node) ?? bureausOf(node)
    known.set(node, bureaus)
    return bureaus.has(bureau) && isAbout(node)
  }
  return { response, listing: listData(root), isOf: has, isOfNone: (node) => has(node, null), isAbout }
}

const ENTRIES = ['CREDIT_LIABILITY', 'CREDIT_FILE', 'CREDIT_SCORE'] as const

/** A file whose root is the response itself. */
const bareResponse = (root: DataNode): DataNode | null =>
  ENTRIES.filter((name) => partOf(root, name) !== null).length > 1 ? root : null
