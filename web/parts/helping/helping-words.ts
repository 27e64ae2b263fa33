import type { HelperRight } from '#engine/helping/right.ts'

/** The rights, as both sides read them. */
export const RIGHT_WORDS: Readonly<Record<HelperRight, { readonly label: string; readonly detail: string }>> = {
  read: { label: 'Read', detail: 'Sees reports, findings, disputes, letters and dates. Changes nothing.' },
  prepare: {
    label: 'Read and prepare',
    detail: 'Also writes drafts of letters and adds answers that came by mail. You read and confirm everything yourself.',
  },
}

/** The screens of a file that a helper sees; all others are the member's own. */
export const HELPERS_SCREENS: ReadonlySet<string> = new Set([
  '/credit-reports',
  '/credit-repair',
  '/negative-items',
  '/dashboard',
  '/disputes',
  '/disputes/$id',
  '/rules',
  '/education',
  '/tools',
  '/rewards',
  '/ai-dashboard',
  '/plan',
  '/strategy',
  '/calendar',
  '/answers',
  '/tracker',
])

/** Where a file is opened. */
export const FILE_PATH = '/credit-repair'
