/**
 * Asks without following to another address, where the key would go along, and reads at most so many bytes of an answer.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (response.body === null) return response
    let read = 0
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        read += chunk.byteLength
        if (read > mostBytes) controller.error(new AnswerTooLong())
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(bounded), { status, statusText, headers })
  }
}

export class AnswerTooLong extends Error {}
