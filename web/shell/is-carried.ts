/** Where the browser holds what was typed while the page starts again. */
export const CARRIED = 'errata.typed'

/** Whether there is anything. Without storage there is not. */
export function isCarried(): boolean {
  try {
    return sessionStorage.getItem(CARRIED) !== null
  } catch {
    return false
  }
}
