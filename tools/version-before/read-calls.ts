interface ReadCall {
  readonly list: string
  /** What is told about each of its rows. */
  readonly details: readonly string[]
}

const alone = (list: string): ReadCall => ({ list, details: [] })

/** The calls that show a member what is theirs. */
export const READ_CALLS: readonly ReadCall[] = [
  {
    list: '/api/credit-reports',
    details: ['', '/changes', '/confirmations', '/answered-values', '/original.zip'].map(
      (rest) => `/api/credit-reports/:id${rest}`,
    ),
  },
  {
    list: '/api/disputes',
    details: ['', '/answers', '/next-rounds', '/chain.json', '/packet.pdf'].map((rest) => `/api/disputes/:id${rest}`),
  },
  {
    list: '/api/dispute-letters',
    details: ['/letter', '/proof', '/pdf'].map((rest) => `/api/dispute-letters/:id${rest}`),
  },
  ...[
    '/api/user',
    '/api/findings',
    '/api/negative-items',
    '/api/dispute-counts',
    '/api/plan',
    '/api/strategy',
    '/api/plan/entries',
    '/api/credit-profile',
    '/api/score-predictions',
    '/api/calendar',
    '/api/calendar-link',
    '/api/answers',
    '/api/papers',
    '/api/identity',
    '/api/own-word',
    '/api/account-links',
    '/api/helpers',
    '/api/helpers/log',
    '/api/helped',
    '/api/rehearsals',
    '/api/dispute-notifications',
    '/api/notification-preferences',
    '/api/rewards/user',
    '/api/rewards/activities',
    '/api/rewards/badges',
    '/api/rewards/user-badges',
    '/api/profile',
    '/api/display',
    '/api/retention',
    '/api/sessions',
    '/api/auth/email',
    '/api/auth/factors',
    '/api/auth/passkeys',
    '/api/bureau-connections',
    '/api/bureau-consents',
    '/api/subscription-status',
    '/api/mailing/letters',
    '/api/integrations',
  ].map(alone),
]
