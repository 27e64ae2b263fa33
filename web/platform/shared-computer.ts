/** Set by the server next to the session of someone who wants nothing kept in this browser; it goes with the browser. */
const COOKIE = /(?:^|; )(?:__Host-)?errata_keeps_nothing=1(?:;|$)/

const readCookies = (): string => ('document' in globalThis ? document.cookie : '')

/** Whether whoever sits here asked that nothing stays in this browser. */
export const keepsNothing = (): boolean => COOKIE.test(readCookies())

let isWished = keepsNothing()

/** What was ticked at the sign-in; each way in tells it to the server. */
export function wishNothingKept(isNow: boolean): void {
  isWished = isNow
}

export const isNothingWished = (): boolean => isWished

/** What a call that signs in carries along. */
export const signInWish = (): { readonly keepNothing?: true } => (isWished ? { keepNothing: true } : {})
