import { pino } from 'pino'

/** What the product writes about itself: codes, routes, durations. Never a body, a query, a name or a number of a person. */
export interface Log {
  info(event: Readonly<Record<string, string | number | boolean | null>>, message: string): void
  error(event: Readonly<Record<string, string | number | boolean | null>>, message: string): void
}

export function openLog(level: 'info' | 'error' | 'silent'): Log {
  const logger = pino({ level, base: null })
  return {
    info: (event, message) => logger.info(event, message),
    error: (event, message) => logger.error(event, message),
  }
}

/** What may be said about an unexpected error: its kind and the place in our code, not its words, which may quote private data. */
export function describeError(error: unknown): { error: string; at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' }
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : ''
  const because = cause === error ? '' : ` because of ${cause.name}`
  const frames = cause === error ? framesOf(error) : [...framesOf(error), ...framesOf(cause)]
  return { error: `${error.name}${because}${code}`, at: frames.join(' | ') }
}

const framesOf = (error: Error): readonly string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim())
