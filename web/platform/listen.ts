import type { Endpoint, ResultOf } from '#contract/endpoint.ts'
import { addressOf, type CallInput } from '#web/platform/api.ts'
import { checkedAnswer } from '#web/platform/checked-answer.ts'
import { logError } from '#web/platform/log.ts'

/** The browser connects again by itself after a stream has ended, but not after an answer that was no stream. */
const AGAIN_MS = 3_000

/** Listens to an endpoint that answers events, each parsed by the contract, until the answered function is called. */
export function listen<E extends Endpoint & { readonly answers: 'events' }>(
  endpoint: E,
  input: CallInput<E>,
  onEvent: (event: ResultOf<E>) => void,
): () => void
export function listen(
  endpoint: Endpoint,
  input: Parameters<typeof addressOf>[1],
  onEvent: (event: unknown) => void,
): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  let source = connect()
  function connect(): EventSource {
    const opened = new EventSource(addressOf(endpoint, input))
    opened.addEventListener('message', ({ data }) => {
      const event = parsed(endpoint, String(data))
      if (event !== null) onEvent(event.value)
    })
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return
      again = setTimeout(() => {
        source = connect()
      }, AGAIN_MS)
    })
    return opened
  }
  return () => {
    clearTimeout(again)
    source.close()
  }
}

/** Null for what the contract does not have: the next event may be in order again. */
function parsed(endpoint: Endpoint, data: string): { readonly value: unknown } | null {
  try {
    return { value: checkedAnswer(endpoint, JSON.parse(data)) }
  } catch (error) {
    logError(`An event of ${endpoint.path} cannot be read`, error)
    return null
  }
}
