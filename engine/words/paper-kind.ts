/** Papers of the consumer's own that are kept here, to be enclosed: who they are, where they live, what bears their word out. */
export const PAPER_KINDS = ['identity', 'address_proof', 'supporting'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** How a letter names them; a supporting paper has a title of its own. */
export const PAPER_LINES: Readonly<Record<Exclude<PaperKind, 'supporting'>, string>> = {
  identity: 'A copy of my identification',
  address_proof: 'A document that shows my address',
}
