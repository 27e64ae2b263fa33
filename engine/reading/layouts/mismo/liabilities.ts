import { type DataNode, partsOf } from '#engine/reading/data-tree.ts'
import { type MismoFile, textAt } from '#engine/reading/layouts/mismo/file.ts'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'

/** One liability of the file, and which entry it is a column of. */
export interface Liability {
  readonly node: DataNode
  readonly fileEntry: string
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
 * own; those under one key belong together, as long as no bureau stands twice under it.
 */
export function liabilitiesOf(file: MismoFile): Liability[] {
  const nodes = withoutRepeats(partsOf(file.response, 'CREDIT_LIABILITY'))
  const leads = new Map<DataNode, DataNode>()
  for (const [key, stack] of Map.groupBy(nodes, stackKey)) {
    const [lead] = stack
    if (key === '' || !lead || !isOneEach(stack, file)) continue
    for (const node of stack) leads.set(node, lead)
  }
  const numbers = new Map(nodes.map((node, index) => [node, String(index + 1)]))
  return nodes.map((node) => {
    const lead = leads.get(node) ?? node
    return { node, fileEntry: textAt(lead, 'CreditLiabilityID') || (numbers.get(lead) ?? '') }
  })
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
