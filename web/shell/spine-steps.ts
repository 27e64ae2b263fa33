import type { Place } from '#web/shell/navigation.ts'

export interface SpineStep extends Place {
  readonly tab?: string
  /** The addresses that belong to it begin with one of these, `/path?tab`. */
  readonly marks: readonly string[]
}

/** The way from a report to its outcome, in order. */
export const SPINE: readonly SpineStep[] = [
  {
    to: '/credit-reports',
    label: 'Reports',
    marks: [
      '/credit-reports?',
      '/credit-reports/confirm',
      '/upload',
      '/credit-report-upload',
      '/auto-fetch',
      '/generate-reports',
    ],
  },
  {
    to: '/negative-items',
    label: 'Errors',
    marks: ['/negative-items', '/credit-reports/your-word', '/credit-repair?negative-items'],
  },
  { to: '/credit-repair', tab: 'dispute-letters', label: 'Letters', marks: ['/credit-repair?dispute-letters'] },
  { to: '/disputes', label: 'Tracking', marks: ['/disputes', '/tracker', '/calendar'] },
  { to: '/answers', label: 'Answers', marks: ['/answers'] },
]

/** Whether a screen belongs to a step: `here` is its address, `/path?tab`. */
export const isOn = ({ marks }: SpineStep, here: string): boolean => marks.some((mark) => here.startsWith(mark))
