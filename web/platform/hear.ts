import type { Endpoint, ResultOf } from '#contract/endpoint.ts'
import { addressOf, type CallInput, payloadOf, refusalOf } from '#web/platform/api.ts'
import { checkedAnswer } from '#web/platform/checked-answer.ts'
import { tellSessionOver } from '#web/platform/session-over.ts'

/**
 * Asks an endpoint that answers events, once and with a body, and hears each event, parsed by the contract, until the last; an aborted signal stops it.
 * Rejects like `call`; with a `TypeError` where the stream breaks.
 */
export async function hear<E extends Endpoint & { readonly answers: 'events' }>(
  endpoint: E,
  input: CallInput<E>,
  onEvent: (event: ResultOf<E>) => void,
): Promise<void>
export async function hear(
  endpoint: Endpoint,
  input: Parameters<typeof payloadOf>[1],
  onEvent: (event: unknown) => void,
): Promise<void> {
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'same-origin',
    ...payloadOf(endpoint, input),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  })
  if (response.status === 401) tellSessionOver(endpoint)
  if (!response.ok || response.body === null)
    throw refusalOf({ status: response.status, statusText: response.statusText, text: await response.text() })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    if (done) return
    const parts = `${text}${value}`.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith(DATA)) onEvent(checkedAnswer(endpoint, JSON.parse(part.slice(DATA.length))))
  }
}

const DATA = 'data: '
