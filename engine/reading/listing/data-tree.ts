/**
 * A JSON or XML file as one kind of tree. An attribute and a member are both a child; a list is several children of one
 * name, so that a single object and a list of one are the same. Names have lost the `@` of attributes and any namespace;
 * the `$` or text of an element is its own text.
 */
export interface DataNode {
  readonly name: string
  /** The text as written, trimmed; null for a node of parts only. A JSON null is no node at all. */
  readonly text: string | null
  readonly children: readonly DataNode[]
}

/** All children of that name. */
export const partsOf = (node: DataNode | null, name: string): readonly DataNode[] =>
  node === null ? [] : node.children.filter((child) => child.name === name)

/** The first child of that name; null for none. */
export const partOf = (node: DataNode | null, name: string): DataNode | null =>
  node?.children.find((child) => child.name === name) ?? null

/** The node at the end of a path such as `GrantedTrade/CreditLimit`; null for none. */
export const partAt = (node: DataNode | null, path: string): DataNode | null =>
  path.split('/').reduce<DataNode | null>(partOf, node)

/** All nodes at the end of a path, through every list on the way. */
export const partsAt = (node: DataNode | null, path: string): readonly DataNode[] =>
  path.split('/').reduce<readonly DataNode[]>((nodes, name) => nodes.flatMap((one) => partsOf(one, name)), node ? [node] : [])

/** The first node of that name anywhere below (or the node itself), in the order of the file; null for none. */
export function findPart(node: DataNode, name: string): DataNode | null {
  if (node.name === name) return node
  for (const child of node.children) {
    const found = findPart(child, name)
    if (found) return found
  }
  return null
}
