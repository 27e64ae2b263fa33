const SPACE = /[ \t\r\n]*/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Takes the pieces of JSON off a text, one behind the other. */
export interface JsonScanner {
  /** Whether this sign comes next; it is then behind us. */
  takeSign(sign: string): boolean
  /** The string that comes next, without its quotes; null where none comes or it is broken. */
  takeString(): string | null
  /** The number, `true`, `false` or `null` that comes next, as written. */
  takePlain(): string | null
  isAtEnd(): boolean
}

function unquoted(quoted: string): string | null {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    const text: unknown = JSON.parse(quoted.replaceAll(/[\r\n\t]/g, ' '))
    return typeof text === 'string' ? text : null
  } catch {
    return null
  }
}

export function scanJson(text: string): JsonScanner {
  let at = 0
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? null
    if (found !== null) at += found.length
    return found
  }
  /** The next quote that no backslash takes away. */
  const closingQuote = (from: number): number => {
    let quote = text.indexOf('"', from)
    while (quote !== -1) {
      let slashes = 0
      while (text[quote - 1 - slashes] === '\\') slashes += 1
      if (slashes % 2 === 0) return quote
      quote = text.indexOf('"', quote + 1)
    }
    return -1
  }
  return {
    takeSign(sign) {
      take(SPACE)
      if (text[at] !== sign) return false
      at += 1
      return true
    },
    takeString() {
      take(SPACE)
      const end = text[at] === '"' ? closingQuote(at + 1) : -1
      if (end === -1) return null
      const quoted = text.slice(at, end + 1)
      at = end + 1
      return unquoted(quoted)
    },
    takePlain() {
      take(SPACE)
      return take(PLAIN)
    },
    isAtEnd() {
      take(SPACE)
      return at >= text.length
    },
  }
}
