import { refusalOf } from '#web/platform/api.ts'

const GONE = 404

/** Why the server has no such picture, in its words; null where it may come the next time. */
export async function whyNot(address: string): Promise<string | null> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => null)
  if (response?.status !== GONE) return null
  return refusalOf({ status: GONE, statusText: response.statusText, text: await response.text() }).words
}
