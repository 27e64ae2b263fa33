/** What the two windows of an envelope show, as lines. */
export interface Addressed {
  readonly sender: readonly string[]
  readonly recipient: readonly string[]
  /** Who carries it. */
  readonly carrier: string
}

interface Sharing<Letter> {
  readonly addressed: (letter: Letter) => Addressed
  readonly most: number
}

/**
 * Which letters go together: those of one sender to one recipient, at most so many an envelope. Each envelope stands where its first
 * letter stood. However an address is spaced, capitalised or punctuated, it is the same one.
 */
export function shareEnvelopes<Letter>(letters: readonly Letter[], { addressed, most }: Sharing<Letter>): Letter[][] {
  const open = new Map<string, Letter[]>()
  const envelopes: Letter[][] = []
  for (const letter of letters) {
    const key = keyOf(addressed(letter))
    const started = open.get(key)
    if (started !== undefined && started.length < most) {
      started.push(letter)
      continue
    }
    const envelope = [letter]
    open.set(key, envelope)
    envelopes.push(envelope)
  }
  return envelopes
}

const keyOf = ({ sender, recipient, carrier }: Addressed): string =>
  JSON.stringify([carrier, sender.map(plain), recipient.map(plain)])

const plain = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[.,']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bp o\b/, 'po')
    .trim()
