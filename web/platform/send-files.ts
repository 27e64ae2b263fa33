import type { Endpoint, ResultOf } from '#contract/endpoint.ts'
import { addressOf, type CallInput, type Files, formOf, isCallError, refusalOf } from '#web/platform/api.ts'
import { checkedAnswer } from '#web/platform/checked-answer.ts'
import { tellSessionOver } from '#web/platform/session-over.ts'
import { askForProof } from '#web/platform/step-up.ts'
import { sendUnderKey } from '#web/platform/try-again.ts'

/** A multipart call whose files can be watched on their way. */
interface MultipartEndpoint extends Endpoint {
  readonly carries: 'multipart'
}

interface LooseFiles {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: Files
  readonly signal?: AbortSignal
}

/**
 * `call` for files: `onSent` hears how much of them has left, 0 to 1; at 1 the server has begun to read. (`fetch` cannot tell,
 * `XMLHttpRequest` can.) Rejects like `call`: a `CallError` on a refusal, a `TypeError` when the network fails,
 * the reason of the signal when it was called off.
 */
export function sendFiles<E extends MultipartEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  onSent: (share: number) => void,
): Promise<ResultOf<E>>
export async function sendFiles(
  endpoint: MultipartEndpoint,
  input: LooseFiles,
  onSent: (share: number) => void,
): Promise<unknown> {
  try {
    const send = (headers: Readonly<Record<string, string>>) => sendOnce(endpoint, input, { onSent, headers })
    return await sendUnderKey({ send, signal: input.signal })
  } catch (error) {
    // As with `call`: asked above the page, and once it is proven the same files go out again.
    const isAsked = isCallError(error) && error.code === 'step_up_needed'
    if (isAsked && (await askForProof(error.proof)))
      return sendFiles<MultipartEndpoint>(endpoint, { files: {}, ...input }, onSent)
    throw error
  }
}

interface Outgoing {
  readonly onSent: (share: number) => void
  readonly headers: Readonly<Record<string, string>>
}

async function sendOnce(endpoint: MultipartEndpoint, input: LooseFiles, { onSent, headers }: Outgoing): Promise<unknown> {
  const { signal } = input
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, addressOf(endpoint, input))
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total))
    request.upload.addEventListener('load', () => onSent(1))
    request.addEventListener('error', () => reject(new TypeError('Network error occurred')))
    request.addEventListener('load', () => {
      try {
        resolve(answerOf(endpoint, request))
      } catch (error) {
        reject(error)
      }
    })
    signal?.addEventListener(
      'abort',
      () => {
        request.abort()
        reject(signal.reason)
      },
      { once: true },
    )
    request.send(formOf(input))
  })
}

function answerOf(endpoint: MultipartEndpoint, request: XMLHttpRequest): unknown {
  const { status, statusText, responseText: text } = request
  if (status === 401) tellSessionOver(endpoint)
  if (status < 200 || status >= 300) throw refusalOf({ status, statusText, text })
  return checkedAnswer(endpoint, JSON.parse(text))
}
