import { HOME_PATH, SUBSCRIBE_PATH } from '#web/shell/paths.ts'

/** Time for the toast to come up before the screen goes. */
export const REDIRECT_DELAY_MS = 100

interface Wishes {
  /** `?redirect=subscribe`, the only target that an address may name. */
  readonly redirect: 'subscribe' | undefined
  /** The guarded page the visitor was sent away from; our own history keeps it. */
  readonly from: string | undefined
}

/** Where someone goes who has signed in: to /subscribe when asked, else back to the guarded page, else home. Never off this site. */
export function wayOn({ redirect, from }: Wishes): string {
  if (redirect === 'subscribe') return SUBSCRIBE_PATH
  return from !== undefined && isOurs(from) ? from : HOME_PATH
}

/** A path of this site: `//host` and `/\host` are other sites to a browser. */
const isOurs = (path: string): boolean => /^\/(?![/\\])/.test(path)
