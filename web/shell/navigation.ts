import { useRouter } from '@tanstack/react-router'
import { BookOpen, FileWarning, Gauge, type LucideIcon, Wrench } from 'lucide-react'
import { HELPERS_SCREENS } from '#web/parts/helping/helping-words.ts'
import { helpingHere } from '#web/platform/helping-base.ts'

export interface Place {
  readonly to: string
  readonly label: string
}

/** The header's first menu. */
export const GENERATE_REPORTS: readonly Place[] = [
  { to: '/', label: 'Auto-Pull Reports' },
  { to: '/auto-fetch', label: 'Manual Upload' },
  { to: '/credit-report-upload', label: 'File Upload' },
]

/** The header's links, in order. */
export const SECTIONS: readonly Place[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/credit-repair', label: 'Credit Repair' },
  { to: '/ai-workflow', label: 'AI Workflow' },
  { to: '/disputes', label: 'Disputes' },
  { to: '/tools', label: 'Tools' },
  { to: '/education', label: 'Education' },
]

/** The user menu between the e-mail and Logout. */
export const ACCOUNT: readonly Place[] = [
  { to: '/answers', label: 'Answers' },
  { to: '/calendar', label: 'Calendar' },
  { to: '/profile', label: 'Profile' },
  { to: '/settings', label: 'Settings' },
  { to: '/rewards', label: 'Rewards' },
  { to: '/ai-dashboard', label: 'AI Credit Engine' },
  { to: '/ai-analysis', label: 'AI Analysis Demo' },
  { to: '/plan', label: 'Improvement Plan' },
  { to: '/rehearsal', label: 'Rehearsal' },
]

export interface TabPlace extends Place {
  readonly icon: LucideIcon
  /** The tab is marked on each of these paths. */
  readonly marks: readonly string[]
}

/** The bottom tabs of small screens. Their Dashboard is the home screen, as the specification says. */
export const TABS: readonly TabPlace[] = [
  { to: '/', label: 'Dashboard', icon: Gauge, marks: ['/', '/dashboard', '/personal-credit'] },
  { to: '/disputes', label: 'Disputes', icon: FileWarning, marks: ['/disputes'] },
  { to: '/tools', label: 'Tools', icon: Wrench, marks: ['/tools'] },
  { to: '/education', label: 'Education', icon: BookOpen, marks: ['/education'] },
]

/** The sections that a stroke of the finger goes through, in order. */
export const SWIPE_SECTIONS: readonly Place[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/disputes', label: 'Disputes' },
  { to: '/tools', label: 'Tools' },
  { to: '/education', label: 'Education' },
]

/** Only places that the route table knows, and in someone else's file those that a helper sees: a menu leads to no closed page. */
export function useReachable<P extends Place>(places: readonly P[]): readonly P[] {
  const known = new Set(Object.keys(useRouter().routesByPath))
  return places.filter(({ to }) => known.has(to) && (helpingHere() === null || HELPERS_SCREENS.has(to)))
}
