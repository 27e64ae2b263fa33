import type { Endpoint } from '#contract/endpoint.ts'
import { addressOf, refusalOf } from '#web/platform/api.ts'
import { tellSessionOver } from '#web/platform/session-over.ts'
import { askForProof } from '#web/platform/step-up.ts'

interface DownloadInput {
  readonly params?: unknown
  readonly query?: unknown
  /** The name that the file is kept under. */
  readonly name: string
}

/**
 * Fetches what is no JSON and hands it to the browser as a file, so that a refusal can be told in words. Rejects like `call`:
 * a `CallError` on a refusal, a `TypeError` when the network fails.
 */
export async function download(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>,
  { params, query, name }: DownloadInput,
): Promise<void> {
  const response = await fetch(addressOf(endpoint, { params, query }), { method: endpoint.method, credentials: 'same-origin' })
  if (response.status === 401) tellSessionOver(endpoint)
  if (!response.ok) {
    const refusal = refusalOf({ status: response.status, statusText: response.statusText, text: await response.text() })
    if (refusal.code === 'step_up_needed' && (await askForProof(refusal.proof)))
      return download(endpoint, { params, query, name })
    throw refusal
  }
  save(await response.blob(), name)
}

/** Hands a text that is at hand already to the browser as a file. */
export const saveText = (text: string, name: string): void => save(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)

/** Hands what was made here to the browser as a file. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address))
}
