import { screenTable } from '../spec/screen-table.ts'

/** One screen of `web/routes.tsx`. */
export interface Screen {
  /** `/disputes/$id` */
  readonly path: string
  readonly isMembers: boolean
  /** Of each module that the screen loads at once, the end of its path. */
  readonly modules: readonly string[]
  /** The calls that it makes at once. */
  readonly calls: readonly string[]
}

/** What the frame shows to members beside the screen itself. */
const FRAME = 'web/shell/member-parts.tsx'
const FRAME_CALLS = ['/api/dispute-notifications']

/**
 * The reading calls that a screen makes at once, whoever looks and whatever is behind its `?`: the page that the server sends begins
 * them beside the code. A journey holds that each of them is made, and once.
 */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/negative-items': ['/api/matters', '/api/negative-items', '/api/findings?view=heads', '/api/credit-reports?view=heads'],
  '/dashboard': ['/api/subscription-status'],
  '/strategy': ['/api/strategy'],
  '/calendar': ['/api/calendar'],
  '/plan': ['/api/plan'],
}

/** The screens, from the one table that has them all: the build needs to know them without running it. */
export const screensToBuild = (): Screen[] =>
  screenTable().map(({ path, file, facts }) => {
    const isMembers = facts.includes("guard: 'member'")
    const calls = CALLS[path] ?? []
    return { path, isMembers, modules: isMembers ? [FRAME, file] : [file], calls: isMembers ? [...FRAME_CALLS, ...calls] : calls }
  })
