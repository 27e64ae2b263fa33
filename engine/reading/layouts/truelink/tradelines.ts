import { type DataNode, partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { codedOf, ofBureau } from '#engine/reading/layouts/truelink/coded.ts'
import { typeOf } from '#engine/reading/layouts/truelink/words.ts'
import { isCollector } from '#engine/reading/layouts/bureau-columns/words.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** One bureau's column of one entry of the file. */
export interface Tradeline {
  readonly node: DataNode
  /** What the columns of the entry have in common. */
  readonly partition: DataNode
  /** The number of the entry in the file, from 1. */
  readonly fileEntry: string
}

/** What is said in a tradeline: its place in the merged page is no part of it. */
function contentOf(node: DataNode): string {
  return JSON.stringify(node, (_, value: unknown) =>
    Array.isArray(value) ? value.filter((part: DataNode) => part.name !== 'position') : value,
  )
}

/** The bureau's tradelines in the order of the file. One that is repeated word for word is one. */
export function tradelinesOf(report: DataNode, bureau: Bureau): Tradeline[] {
  const seen = new Set<string>()
  return partsOf(report, 'TradeLinePartition').flatMap((partition, index) =>
    ofBureau(partition, 'Tradeline', bureau).flatMap((node) => {
      const content = contentOf(node)
      const isNamed = [partOf(node, 'creditorName'), partOf(node, 'accountNumber')].some((part) => (part?.text ?? '') !== '')
      if (!isNamed || seen.has(content)) return []
      seen.add(content)
      return [{ node, partition, fileEntry: String(index + 1) }]
    }),
  )
}

/** What kind of account it is, and which value says so. */
export function kindOf({ node, partition }: Tradeline): { type: AccountType | null; place: DataNode | null } {
  const original = partAt(node, 'CollectionTrade/originalCreditor')
  const collected = partAt(node, 'CollectionTrade/creditType')
  const detail = partAt(node, 'GrantedTrade/AccountType')
  const industry = partOf(node, 'IndustryCode')
  const isCollectors =
    (original?.text ?? '') !== '' ||
    typeOf(codedOf(collected)) === 'collection' ||
    isCollector(codedOf(detail).words) ||
    /^collection/i.test(codedOf(industry).words)
  if (isCollectors) {
    const places = [
      partOf(partition, 'accountTypeDescription'),
      partOf(partition, 'accountTypeSymbol'),
      original,
      partOf(industry, 'description'),
      partOf(detail, 'description'),
    ]
    return { type: 'collection', place: places.find((place) => (place?.text ?? '') !== '') ?? null }
  }
  const [words, symbol] = [
    partOf(partition, 'accountTypeDescription') ?? partOf(partition, 'accountTypeAbbreviation'),
    partOf(partition, 'accountTypeSymbol'),
  ]
  const type = typeOf({ symbol: symbol?.text ?? '', words: words?.text ?? '' })
  if (type !== null) return { type, place: (words?.text ?? '') === '' ? symbol : words }
  const credit = partAt(node, 'GrantedTrade/CreditType')
  return { type: typeOf(codedOf(credit)), place: partOf(credit, 'description') ?? partOf(credit, 'symbol') }
}
