import pg from 'pg'

export interface SentQueries {
  /** Each wording once, as the driver got it; lists of values of another length are the same wording. */
  texts(): readonly string[]
  /** Notes what this process sends, on whatever connection, while this goes on. */
  during<Answer>(work: () => Promise<Answer>): Promise<Answer>
  stop(): void
}

export function noteSentQueries(): SentQueries {
  const texts = new Map<string, string>()
  let going = 0
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('the driver has no query')
  Reflect.set(pg.Client.prototype, 'query', function noted(this: pg.Client, ...given: readonly unknown[]): unknown {
    const text = going > 0 ? textOf(given[0]) : null
    if (text !== null) {
      const wording = text.replaceAll(/\(?\$\d+(?:::\w+)?\)?(?:, \(?(?:\$\d+|default)(?:::\w+)?\)?)*/g, '$')
      if (!texts.has(wording)) texts.set(wording, text)
    }
    return Reflect.apply(query, this, given)
  })
  return {
    texts: () => [...texts.values()],
    during: async (work) => {
      going += 1
      try {
        return await work()
      } finally {
        going -= 1
      }
    },
    stop: () => void Reflect.set(pg.Client.prototype, 'query', query),
  }
}

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return null
  return typeof asked.text === 'string' ? asked.text : null
}
