import { type DataNode, partOf } from '#engine/reading/listing/data-tree.ts'

/** The node of a code: its own, or the member `code` of an object that has its words beside it. */
export const codeNode = (node: DataNode | null): DataNode | null =>
  node === null ? null : node.children.length > 0 ? partOf(node, 'code') : node
export const codeOf = (node: DataNode | null): string => codeNode(node)?.text ?? ''

/** The words beside a code; null where the form gives none. */
export const wordsNode = (node: DataNode | null): DataNode | null => partOf(node, 'description')
export const wordsOf = (node: DataNode | null): string | null => {
  const text = wordsNode(node)?.text ?? ''
  return text === '' ? null : text
}

/** The first pattern that the words match; null for no words or none that match. */
export function byWords<T>(table: readonly (readonly [RegExp, T])[], words: string | null): T | null {
  return words === null ? null : (table.find(([pattern]) => pattern.test(words))?.[1] ?? null)
}
