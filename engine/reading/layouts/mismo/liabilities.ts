import { type DataNode, partsOf } from '#engine/reading/listing/data-tree.ts'
import { type MismoFile, textAt } from '#engine/reading/layouts/mismo/file.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/** One liability of the file, and which entry it is a column of; null where the file does not say what belongs together. */
export interface Liability {
  readonly node: DataNode
  readonly fileEntry: string | null
}

/** What says that liabilities of several bureaus are one account: the reseller's hash of the tradeline, else its reference. */
const stackKey = (node: DataNode): string => {
  const hash = textAt(node, 'TradelineHashSimple')
  const reference = textAt(node, 'CreditTradeReferenceID')
  if (hash !== '') return `hash ${hash}`
  return reference === '' ? '' : `reference ${reference}`
}

/**
 * All liabilities. Blended ones are an entry each, whatever bureaus they list. In a list-and-stack file each bureau has its
 * own; those under one key belong together, as long as no bureau stands twice under it. Where no key joins any, the entries
 * are matched by what they say, as those of three files are.
 */
export function liabilitiesOf(file: MismoFile): Liability[] {
  const nodes = withoutRepeats(partsOf(file.response, 'CREDIT_LIABILITY'))
  const leads = new Map<DataNode, DataNode>()
  for (const [key, stack] of Map.groupBy(nodes, stackKey)) {
    const [lead] = stack
    if (key === '' || !lead || !isOneEach(stack, file)) continue
    for (const node of stack) leads.set(node, lead)
  }
  if (!joinsBureaus(nodes, file)) return nodes.map((node) => ({ node, fileEntry: null }))
  const numbers = new Map(nodes.map((node, index) => [node, String(index + 1)]))
  return nodes.map((node) => {
    const lead = leads.get(node) ?? node
    return { node, fileEntry: textAt(lead, 'CreditLiabilityID') || (numbers.get(lead) ?? '') }
  })
}

const MERGE_TYPES = ['CreditReportMergeTypeIndicator', 'CreditReportMergeType']

/** Whether the file itself says which entries of its bureaus are one account. Where each merely has an id of its own, it does not; one bureau's alone need no saying. */
function joinsBureaus(nodes: readonly DataNode[], file: MismoFile): boolean {
  if (MERGE_TYPES.some((name) => /blend/i.test(textAt(file.response, name)))) return true
  const listed = nodes.map((node) => BUREAUS.filter((bureau) => file.isOf(node, bureau)))
  const isOfOne = new Set(listed.flat()).size < 2
  const stacks = [...Map.groupBy(nodes, stackKey)].filter(([key]) => key !== '')
  return isOfOne || listed.some(({ length }) => length > 1) || stacks.some(([, stack]) => stack.length > 1)
}

const isOneEach = (stack: readonly DataNode[], { isOf }: MismoFile): boolean =>
  BUREAUS.every((bureau) => stack.filter((node) => isOf(node, bureau)).length <= 1)

/** The same liability twice, under one id and with the same words, is one. */
function withoutRepeats(nodes: readonly DataNode[]): DataNode[] {
  const seen = new Set<string>()
  return nodes.filter((node) => {
    const content = JSON.stringify(node)
    return !seen.has(content) && seen.add(content)
  })
}

export const liabilitiesOfBureau = (file: MismoFile, liabilities: readonly Liability[], bureau: Bureau): Liability[] =>
  liabilities.filter(({ node }) => file.isOf(node, bureau))
