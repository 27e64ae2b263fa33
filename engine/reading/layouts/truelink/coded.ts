import { type DataNode, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { isBlankAs } from '#engine/reading/listing/data-facts.ts'
import { bureauNamed, dataText } from '#engine/reading/values/data-words.ts'
import type { Coded } from '#engine/reading/layouts/truelink/words.ts'
import type { Bureau } from '#engine/words/bureau.ts'

export const textOf = (node: DataNode | null): string => dataText(node?.text ?? '')

/** The same of a value that stands for itself, no code: what says that there is none is nothing. */
export function saidOf(node: DataNode | null): string {
  const text = textOf(node)
  return node !== null && isBlankAs(node.name, text) ? '' : text
}

/** The words of a code: its description, else its short form; for a bare value that value. */
export const wordsNode = (node: DataNode | null): DataNode | null =>
  [partOf(node, 'description'), partOf(node, 'abbreviation'), node].find((one) => textOf(one) !== '') ?? null

/** `{symbol, description}` as it is written. */
export const codedOf = (node: DataNode | null): Coded => ({
  symbol: textOf(partOf(node, 'symbol')),
  words: textOf(wordsNode(node)),
})

/** Where a code can be shown: its words, else its symbol. */
export const codedPlace = (node: DataNode | null): DataNode | null => wordsNode(node) ?? partOf(node, 'symbol')

/** The bureau that an entry comes from; null where it does not say. */
export function bureauOf(node: DataNode): Bureau | null {
  const bureau = partOf(partOf(node, 'Source'), 'Bureau') ?? partOf(node, 'Bureau')
  const said = [
    partOf(bureau, 'symbol'),
    partOf(bureau, 'abbreviation'),
    partOf(bureau, 'description'),
    bureau,
    partOf(node, 'bureau'),
  ]
  for (const one of said) {
    const found = bureauNamed(textOf(one))
    if (found) return found
  }
  return null
}

/** The parts of that name that come from the bureau. */
export const ofBureau = (node: DataNode | null, name: string, bureau: Bureau): readonly DataNode[] =>
  partsOf(node, name).filter((part) => bureauOf(part) === bureau)
