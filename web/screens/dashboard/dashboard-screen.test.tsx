import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { type creditProfile, readCreditProfile } from '#contract/credit-profile.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { listFindings } from '#contract/findings.ts'
import type { dispute } from '#contract/disputes.ts'
import { listMatters } from '#contract/matters.ts'
import { listNegativeItems, type negativeItem } from '#contract/negative-items.ts'
import { readScorePredictions, type scorePrediction } from '#contract/score-predictions.ts'
import { listScores, type score } from '#contract/scores.ts'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'
import { pagesKey } from '#web/parts/disputes/dispute-pages.ts'
import type { Matter } from '#web/parts/use-matters.ts'
import type { Finding } from '#web/parts/item-words.ts'
import { findingHeads } from '#web/parts/use-item-cases.ts'
import { read } from '#web/platform/query-client.ts'
import { buttonClass } from '#web/ui/button-look.ts'

// A link of the router needs the whole table of screens around it; here it is enough to see where it leads.
vi.mock('#web/ui/link-button.tsx', () => ({
  LinkButton: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
  ButtonAnchor: () => null,
}))
vi.mock('#web/ui/text-link.tsx', () => ({
  RowLink: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
  TextLink: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}))

beforeAll(() => {
  // Other files of this worker may have loaded the same parts with links of their own.
  vi.resetModules()
  vi.stubGlobal('document', { getElementById: () => null })
})

type Item = z.output<typeof negativeItem>
type Dispute = z.output<typeof dispute>
type Profile = z.output<typeof creditProfile>
type Prediction = z.output<typeof scorePrediction>

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  creditorName: `CREDITOR ${id}`,
  description: 'Status: Charged off.',
  itemType: 'charge_off',
  bureau: 'equifax',
  estimatedImpact: 30,
  detectedAt: '2026-11-20T12:00:00.000Z',
  isDisputed: false,
  disputePriority: 'high',
  balance: null,
  dateOpened: null,
  accountNumber: null,
  status: 'open',
  reportId: 'r',
  accountId: null,
  subjectId: id,
  disputeId: null,
  isPractice: false,
  findingCount: 0,
  ...more,
})

const disputeOf = (status: Dispute['status']): Dispute => ({
  id: status,
  userId: 'u',
  negativeItemId: null,
  findingId: null,
  earlier: null,
  told: null,
  creditor: `DISPUTED ${status}`,
  description: 'It is paid.',
  status,
  priority: 'medium',
  estimatedImpact: 10,
  disputeTargets: ['equifax'],
  submissionMethod: 'mail',
  trackingNumbers: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  submittedAt: null,
  resolvedAt: null,
  outcome: 'pending',
  isPractice: false,
  isRequest: false,
  tracker: { status: 'submitted', progress: 25, submittedDate: null, expectedResponse: null, daysRemaining: null, clock: null },
})

const UNKNOWN: Profile = {
  currentScore: null,
  scoreOrigin: null,
  targetScore: 750,
  paymentHistory: null,
  creditUtilization: null,
  creditHistory: null,
  updatedAt: null,
  isPractice: false,
}

const STATS = {
  totalNegativeItems: 41,
  itemsDisputed: 0,
  activeDisputes: 0,
  resolvedDisputes: 0,
  reportsUploaded: 1,
  estimatedScoreIncrease: 45,
  totalDisputes: 42,
  inProgress: 43,
  needDisputes: 44,
  findings: 0,
  isPractice: false,
  errors: 2,
  errorsToDispute: 0,
  asks: 0,
  questions: 0,
  unsent: 0,
  waiting: 0,
  theftSteps: 0,
}

interface File {
  readonly items?: readonly Item[]
  readonly disputes?: readonly Dispute[]
  readonly profile?: Profile
  readonly predictions?: readonly Prediction[]
  /** Null: not here yet. */
  readonly stats?: Partial<typeof STATS> | null
  /** Null: not here yet. */
  readonly matters?: readonly Matter[] | null
  readonly scores?: readonly z.output<typeof score>[]
  /** Of items that say they have one. */
  readonly findings?: readonly Finding[]
  /** With the classes of what is shown. */
  readonly keepsLooks?: boolean
}

const foundOn = (subjectId: string): Finding => ({
  id: `f${subjectId}`,
  rule: 'closed_before_opened',
  title: 'Closed before opened',
  grade: 'impossible',
  bureau: 'equifax',
  reportId: 'r',
  accountId: subjectId,
  subjectId,
  subjectKind: 'account',
  creditorName: `CREDITOR ${subjectId}`,
  accountNumber: null,
  isPractice: false,
  message: 'It closed before it opened.',
  isQuestion: false,
  asks: null,
  ask: 'Please correct these dates.',
  disputeTarget: 'equifax',
  mayBackfire: null,
  articleId: null,
  exonerations: [],
  citations: [],
  evidence: [],
})

/** The words and links of the dashboard over a file, without the look. */
async function dashboard({
  items = [],
  disputes = [],
  profile = UNKNOWN,
  predictions = [],
  scores = [],
  stats,
  matters = [],
  findings = [],
  keepsLooks = false,
}: File): Promise<string> {
  const { DashboardScreen } = await import('#web/screens/dashboard/dashboard-screen.tsx')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  client.setQueryData(read(listNegativeItems, {}).queryKey, [...items])
  for (const status of ['pending', 'in_progress'] as const) {
    const page = disputes.filter((one) => one.status === status)
    client.setQueryData(pagesKey({ status }), { pages: [page], pageParams: [null] })
  }
  client.setQueryData(findingHeads().queryKey, [])
  const asked = { items: findings.map(({ subjectId }) => subjectId).join(',') }
  client.setQueryData(read(listFindings, { query: asked }).queryKey, [...findings])
  client.setQueryData(read(readScorePredictions, {}).queryKey, { reports: [], predictions: [...predictions] })
  client.setQueryData(read(listScores, {}).queryKey, [...scores])
  client.setQueryData(read(readCreditProfile, {}).queryKey, profile)
  if (stats !== null) client.setQueryData(read(readDashboard, { params: { userId: '' } }).queryKey, { ...STATS, ...stats })
  const { totalNegativeItems: negativeItems, ...found } = { ...STATS, ...stats }
  const { errors, errorsToDispute, asks, questions, unsent, waiting, theftSteps } = found
  const counts = { errors, errorsToDispute, asks, questions, unsent, waiting, theftSteps, negativeItems }
  const rest = { counts, reportCount: 1, isPractice: false, deadlines: [], hasTheftSteps: false }
  if (matters !== null) client.setQueryData(read(listMatters, {}).queryKey, { matters: [...matters], ...rest })
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DashboardScreen />
    </QueryClientProvider>,
  )
  return keepsLooks ? page : page.replaceAll(/ (?:class|style|id|aria-\w+)="[^"]*"/g, '')
}

const count = (page: string, words: string): number => page.split(words).length - 1

it('has a quiet Dispute button on an item without an error, and a usual one next to an error', async () => {
  const page = await dashboard({
    items: [item('1'), item('2', { findingCount: 1 })],
    findings: [foundOn('2')],
    keepsLooks: true,
  })
  const looks = [...page.matchAll(/<button[^>]* class="([^"]*)"[^>]*>Dispute</g)].map(([, look]) => look)
  expect(looks).toEqual([buttonClass({ tone: 'quiet' }), buttonClass({ tone: 'secondary' })])
})

it('draws nothing that the next step would move', async () => {
  const waiting = await dashboard({ matters: null })
  expect(waiting).toContain('Loading your score')
  expect(waiting).not.toContain('Current score')
  const scored = await dashboard({ matters: null, profile: { ...UNKNOWN, currentScore: 655 } })
  expect(scored).not.toContain('Loading your score')
})

describe('the dashboard', () => {
  it('lists the items that nobody disputed, counted in a badge, each with its button', async () => {
    const page = await dashboard({ items: [item('1'), item('2', { isDisputed: true }), item('3')] })
    expect(page).toContain('CREDITOR 1')
    expect(page).not.toContain('CREDITOR 2')
    expect(count(page, 'Dispute</button>')).toBe(2)
    expect(page).toMatch(/Negative Items <span><span>2<\/span><span> negative items to dispute/)
    expect(page).not.toContain('No Negative Items')
  })

  it('lists the disputes that are pending or in progress, each with its way to view it', async () => {
    const page = await dashboard({ disputes: DISPUTE_STATUSES.map(disputeOf) })
    expect([...page.matchAll(/DISPUTED (\w+)/g)].map(([, status]) => status)).toEqual(['pending', 'in_progress'])
    expect(count(page, '">View</a>')).toBe(2)
    expect(page).not.toContain('No Active Disputes')
  })

  it('says nothing of negative items before it knows of reports', async () => {
    expect(await dashboard({ stats: null })).not.toContain('No Negative Items')
  })

  it('says that there is neither, and where to begin', async () => {
    const page = await dashboard({ disputes: [disputeOf('resolved')] })
    for (const words of [
      'No Negative Items',
      'Great! No negative items need disputes right now.',
      'No Active Disputes',
      'Start disputing negative items to improve your credit',
      '<a href="/disputes">Start First Dispute</a>',
      '<a href="/tracker">See your disputes</a>',
      '<a href="/ai-credit-fix">One-Click AI Credit Fix</a>',
    ])
      expect(page).toContain(words)
  })

  it('shows N/A for a score and a day that are unknown', async () => {
    const page = await dashboard({})
    expect(page).toContain('Updated N/A')
    expect(page).toContain('<dt>Current score</dt><dd>N/A</dd>')
    // What to do comes before what no one knows.
    expect(page.indexOf('Your next step')).toBeGreaterThan(0)
    expect(page.indexOf('Your next step')).toBeLessThan(page.indexOf('Current score'))
  })

  it('shows score, goal, the way between and three percentages where the file has them', async () => {
    const known = { currentScore: 648, paymentHistory: 97, creditUtilization: 31, creditHistory: 62 }
    const page = await dashboard({ profile: { ...UNKNOWN, ...known, updatedAt: '2026-11-20T12:00:00.000Z' } })
    for (const words of [
      'You 648',
      'Goal 750',
      '102 points',
      '77% of the way from 300',
      '97%',
      '31%',
      '62%',
      'November 20, 2026',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('N/A')
  })

  it('sums up its figures', async () => {
    const page = await dashboard({})
    for (const [name, figure] of [
      ['Total disputes', '42'],
      ['In progress', '43'],
      ['Need disputes', '44'],
      ['Potential impact', 'about 45 pts'],
    ])
      expect(page).toContain(`<dt>${name}</dt><dd>${figure}</dd>`)
  })

  it('holds later scores against what was predicted, and says where to begin without a prediction', async () => {
    expect(await dashboard({})).toMatch(/No predictions yet.*<a href="\/tools">Simulate a score<\/a>/)
    const outcome = { reportId: 'r2', reportDate: '2026-11-19', scoreModel: 'VantageScore 3.0' }
    const page = await dashboard({
      predictions: [
        {
          id: 'p',
          bureau: 'transunion',
          reportId: 'r1',
          score: 530,
          scoreModel: 'VantageScore 3.0',
          low: 540,
          high: 560,
          assumed: '$500 of debt paid down',
          isPractice: true,
          madeAt: '2026-10-20T12:00:00.000Z',
          outcomes: [
            { ...outcome, score: 551, isWithin: true },
            { ...outcome, reportId: 'r3', score: 530, isWithin: false },
          ],
        },
      ],
    })
    for (const words of [
      '540 to 560, predicted from 530',
      '$500 of debt paid down',
      'Within the predicted range',
      '10 points below the range',
    ])
      expect(page).toContain(words)
    expect(page).toContain('Practice')
  })
})

describe('a score by hand', () => {
  it('shows a score that the member typed as theirs, with its history', async () => {
    const origin = { bureau: 'experian', model: 'FICO Score 8', day: '2026-11-02', source: 'member' } as const
    const page = await dashboard({
      profile: { ...UNKNOWN, currentScore: 655, scoreOrigin: origin },
      scores: [{ ...origin, id: 's', score: 655, from: 'bank', reportId: null }],
    })
    for (const words of ['You added it · Experian · FICO Score 8 · November 2, 2026', '1 score', 'Add a score'])
      expect(page).toContain(words)
  })
})

describe('the errors of a file', () => {
  const GOOD: Matter = {
    id: 'debt.r.a',
    kind: 'debt',
    name: 'MERIDIAN AUTO',
    state: 'error',
    questions: [],
    nextStep: null,
    entries: [
      {
        reportId: 'r',
        bureau: 'equifax',
        subjectId: 'a',
        subjectKind: 'account',
        creditorName: 'MERIDIAN AUTO',
        accountNumber: null,
        balance: null,
        page: 1,
        isEarlier: false,
        isNegative: false,
        isError: true,
        state: 'error',
        findings: [
          {
            id: 'f',
            rule: 'x',
            title: 'Closed before it was opened',
            grade: 'impossible',
            isQuestion: false,
            message: 'It was closed before it was opened.',
          },
        ],
        negativeItemId: null,
        disputeId: null,
        letterIds: [],
      },
    ],
  }

  it('are named on an account that is not negative, and nothing says that all is well', async () => {
    const page = await dashboard({ matters: [GOOD], stats: { errors: 1, errorsToDispute: 1, totalNegativeItems: 0 } })
    for (const words of [
      'We found <strong>1 error</strong>',
      '1 error found',
      'MERIDIAN AUTO',
      'It was closed before it was opened.',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('Great!')
    expect(page).not.toContain('no errors')
  })

  it('are none: said together with what may be asked', async () => {
    const page = await dashboard({ stats: { errors: 0, asks: 2, questions: 1 } })
    expect(page).toContain(
      'We found no errors in your reports. 2 items may be worth asking about. 1 question only you can answer.',
    )
    expect(page).not.toContain('found</h2>')
  })
})
