import { type DataNode, partOf } from '#engine/reading/listing/data-tree.ts'

/** What a provider's answer wraps one bureau's file of one person in, and the parts that one has which is more than an empty frame. */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  creditProfile: ['consumerIdentity', 'tradeline', 'inquiry', 'publicRecord'],
  subject: ['subjectRecord'],
  equifaxUSConsumerCreditReport: ['subjectName', 'trades', 'inquiries'],
  equifaxUsConsumerCreditReport: ['subjectName', 'trades', 'inquiries'],
  CREDIT_RESPONSE: ['CREDIT_LIABILITY', 'CREDIT_FILE'],
  TrueLinkCreditReportType: ['Borrower', 'TradeLinePartition'],
}

/** A bundle has one person's files at each bureau and all of them merged. */
const BUNDLED = 'BundleComponent'

const frameOf = (node: DataNode): string | null => {
  if (partOf(node, BUNDLED) !== null) return BUNDLED
  return FRAMES[node.name]?.some((name) => partOf(node, name) !== null) ? node.name : null
}

/** Whether a data file holds several people's files, or several of one bureau: only the first would be read, and the rest lost. */
export function holdsSeveralFiles(root: DataNode): boolean {
  const counts = new Map<string, number>()
  const open = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const frame = frameOf(node)
    if (frame === null) open.push(...node.children)
    else counts.set(frame, (counts.get(frame) ?? 0) + 1)
  }
  return [...counts.values()].some((count) => count > 1)
}
