import type { Pool } from 'pg'

/** A statement that once took long: its text, which holds no values, how often it was slow, and how slow. */
export interface SlowQuery {
  readonly statement: string
  readonly count: number
  readonly longestSeconds: number
}

const SLOW_MS = 200
/** The texts of one product are few; whatever makes them without end is not kept without end. */
const MOST_STATEMENTS = 200
const MOST_LETTERS = 600

/** Remembers the slow statements of a pool while this process runs. */
export interface SlowQueries {
  watch(pool: Pool): void
  /** The slowest first. */
  told(most: number): readonly SlowQuery[]
}

export function openSlowQueries(slowMs = SLOW_MS): SlowQueries {
  const found = new Map<string, SlowQuery>()
  const note = (text: string, milliseconds: number): void => {
    if (milliseconds < slowMs) return
    const statement = withoutValues(text)
    const known = found.get(statement)
    if (known === undefined && found.size >= MOST_STATEMENTS) return
    found.set(statement, {
      statement,
      count: (known?.count ?? 0) + 1,
      longestSeconds: Math.max(known?.longestSeconds ?? 0, milliseconds / 1000),
    })
  }
  return {
    watch: (pool) => {
      const seen = new WeakSet<object>()
      // Also those that were connected before.
      pool.on('acquire', (client) => {
        if (seen.has(client)) return
        seen.add(client)
        const own: unknown = Reflect.get(client, 'query')
        if (typeof own !== 'function') return
        Reflect.set(client, 'query', (...args: unknown[]): unknown => {
          const began = performance.now()
          const measure = (): void => note(textOf(args[0]), performance.now() - began)
          const last = args.at(-1)
          if (typeof last === 'function')
            args[args.length - 1] = (...answer: unknown[]): unknown => {
              measure()
              return Reflect.apply(last, undefined, answer)
            }
          const answer: unknown = Reflect.apply(own, client, args)
          if (answer instanceof Promise) answer.then(measure, measure)
          return answer
        })
      })
    },
    told: (most) => [...found.values()].toSorted((a, b) => b.longestSeconds - a.longestSeconds).slice(0, most),
  }
}

/** A statement is a text, or an object that has one. */
function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  const text: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : null
  return typeof text === 'string' ? text : 'a statement without a text'
}

/** Ours send their values next to the text; one that was written into it is covered all the same. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
