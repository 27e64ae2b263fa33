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
  /** And those that it makes for subscribers alone. */
  readonly callsBehindGate: readonly string[]
}

/** What the frame shows to members beside the screen itself, and what it asks for. */
export const FRAME = 'web/shell/member-parts.tsx'
const FRAME_CALLS = ['/api/dispute-notifications', '/api/auth/email']
/** What says whether a screen for subscribers opens. */
const GATE_CALL = '/api/subscription-status'

const REPORTS = '/api/credit-reports?view=heads'
const HOME = ['/api/matters', REPORTS, '/api/bureau-connections']

/**
 * The reading calls that a screen makes at once, whoever looks, at an address without a `?`: the page that the server sends begins them
 * beside the code. A journey holds that each of them is made, and once. `:userId` is the member’s.
 */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/': HOME,
  '/personal-credit': HOME,
  '/dashboard': [
    '/api/credit-profile',
    '/api/matters',
    '/api/negative-items',
    '/api/findings?view=heads',
    '/api/disputes?status=pending&limit=50',
    '/api/disputes?status=in_progress&limit=50',
    '/api/score-predictions',
    '/api/dashboard/:userId',
    REPORTS,
    '/api/scores',
  ],
  '/upload': [REPORTS, '/api/bureau-connections'],
  '/credit-report-upload': [REPORTS],
  '/auto-fetch': ['/api/bureau-connections'],
  '/generate-reports': ['/api/bureau-connections'],
  '/credit-reports': [REPORTS],
  '/credit-reports/confirm': [REPORTS],
  '/credit-reports/your-word': [REPORTS, '/api/own-word'],
  '/credit-repair': [GATE_CALL, REPORTS],
  '/negative-items': ['/api/matters', '/api/negative-items', '/api/findings?view=heads', REPORTS],
  '/disputes': ['/api/dispute-counts'],
  '/tracker': ['/api/dispute-counts'],
  '/answers': [REPORTS, '/api/answers'],
  '/strategy': ['/api/strategy'],
  '/plan': ['/api/plan'],
  '/calendar': ['/api/calendar', '/api/matters', '/api/calendar-link'],
  '/ai-dashboard': [REPORTS, '/api/ai-analysis'],
  '/ai-analysis': [REPORTS],
  '/ai-workflow': ['/api/ai-workflow', '/api/dispute-letters?view=heads', '/api/mailing/prices'],
  '/ai-credit-fix': ['/api/ai-credit-fix', '/api/ai-workflow', REPORTS],
  '/one-click-credit-repair': ['/api/ai-workflow'],
  '/education': ['/api/educational-content'],
  '/rehearsal': ['/api/rehearsals'],
  '/rewards': ['/api/rewards/activities', '/api/rewards/badges', '/api/rewards/user-badges'],
  '/profile': ['/api/profile', '/api/identity', '/api/credit-profile'],
  '/settings': [
    '/api/display',
    '/api/notification-preferences',
    '/api/auth/factors',
    '/api/auth/passkeys',
    '/api/sessions',
    '/api/auth/security-events',
    '/api/auth/ended-access',
    '/api/helpers',
    '/api/helped',
    '/api/helpers/log',
    '/api/integrations',
    '/api/retention',
  ],
}

/** What a screen that is open to all members asks for subscribers alone. */
const CALLS_OF_SUBSCRIBERS: Readonly<Record<string, readonly string[]>> = {
  '/credit-repair': ['/api/dashboard/:userId'],
}

/** The screens, from the one table that has them all: the build needs to know them without running it. */
export const screensToBuild = (): Screen[] =>
  screenTable().map(({ path, file, facts }) => {
    const own = CALLS[path] ?? []
    const isMembers = facts.includes("guard: 'member'")
    if (!isMembers) return { path, isMembers, modules: [file], calls: own, callsBehindGate: [] }
    const isGated = facts.includes('gate: ')
    const ofFrame = facts.includes('header: false') ? [] : FRAME_CALLS
    const calls = [...ofFrame, ...(isGated ? [GATE_CALL] : own)]
    const callsBehindGate = [...(isGated ? own : []), ...(CALLS_OF_SUBSCRIBERS[path] ?? [])]
    return { path, isMembers, modules: [FRAME, file], calls, callsBehindGate }
  })
