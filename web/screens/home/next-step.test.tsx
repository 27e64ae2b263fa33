import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import type { listMatters } from '#contract/matters.ts'
import { blankReport } from '#web/parts/blank-report.ts'
import type { Matter } from '#web/parts/use-matters.ts'
import type { ReportHead } from '#web/parts/stored-report.ts'
import type { WaitingReport } from '#web/parts/waiting-reports.tsx'

interface Link {
  readonly to: string
  readonly search?: { readonly id?: string }
  readonly params?: { readonly id: string }
  readonly children: ReactNode
}

// A link needs the whole table of screens around it; here it is enough to see where it leads.
vi.mock('#web/ui/link-button.tsx', () => ({
  LinkButton: ({ to, search, params, children }: Link) => <a href={`${to}?${search?.id ?? params?.id ?? ''}`}>{children}</a>,
}))

vi.mock('#web/ui/text-link.tsx', () => ({ TextLink: ({ to, children }: Link) => <a href={to}>{children}</a> }))
vi.mock('#web/parts/ownership-question.tsx', () => ({
  OwnershipQuestion: ({ report }: { readonly report: ReportHead }) => <p>Is {report.id} yours?</p>,
}))

const NONE_WAITS: WaitingReport = { asked: [], reading: [], unsure: [], isPending: false }
const headOf = (id: string): ReportHead => blankReport({ id })

type Worklist = z.output<typeof listMatters.answer>

const COUNTS = { errors: 0, errorsToDispute: 0, asks: 0, questions: 0, negativeItems: 0, unsent: 0, waiting: 0, theftSteps: 0 }
const EMPTY: Worklist = { matters: [], counts: COUNTS, reportCount: 0, isPractice: false, deadlines: [], hasTheftSteps: false }

const matterWith = (more: Partial<Matter>, entry: Partial<Matter['entries'][number]> = {}): Matter => ({
  id: 'debt.r.a',
  kind: 'debt',
  name: 'MERIDIAN AUTO',
  state: 'error',
  questions: [],
  nextStep: { kind: 'dispute', why: 'It was closed before it was opened.', by: null, cost: 'Free to file online.' },
  entries: [
    {
      reportId: 'r1',
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
      findings: [],
      negativeItemId: null,
      disputeId: null,
      letterIds: [],
      ...entry,
    },
  ],
  ...more,
})

// Other files of this worker may have loaded the same parts with links of their own.
beforeAll(() => {
  vi.resetModules()
})

async function home(worklist: Worklist, waiting = NONE_WAITS): Promise<string> {
  const { FirstThing } = await import('#web/screens/home/next-step.tsx')
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <FirstThing worklist={worklist} waiting={waiting} />
    </QueryClientProvider>
  )
  const { prelude } = await prerenderToNodeStream(page)
  return (await text(prelude)).replaceAll(/<!--.*?-->/g, '')
}

describe('what comes first at home', () => {
  it('is the own report of somebody who has none, and practice second', async () => {
    const page = await home(EMPTY)
    expect(page.indexOf('Upload a report')).toBeLessThan(page.indexOf('Try it with sample reports'))
    expect(page).toContain('href="/upload?"')
    expect(page).not.toContain('Your next step')
  })

  it('asks whose a report is before anything else, and never says that there is none', async () => {
    const asked = await home(EMPTY, { ...NONE_WAITS, asked: [headOf('r7')] })
    expect(asked).toContain('Is r7 yours?')
    expect(asked).not.toContain('Upload a report')
    const beside = await home({ ...EMPTY, reportCount: 1, matters: [matterWith({})] }, { ...NONE_WAITS, asked: [headOf('r7')] })
    expect(beside.indexOf('Is r7 yours?')).toBeLessThan(beside.indexOf('Dispute an error'))
  })

  it('says what is still being read', async () => {
    const page = await home(EMPTY, { ...NONE_WAITS, reading: [headOf('r8')] })
    expect(page).toContain('We’re still reading 1 report')
    expect(page).not.toContain('Upload a report')
  })

  it('never says that there is no error while values wait to be confirmed', async () => {
    const unsure = [blankReport({ status: 'ready', bureau: 'equifax', toConfirm: 12 })]
    const page = await home({ ...EMPTY, reportCount: 1 }, { ...NONE_WAITS, unsure })
    expect(page).toContain('12 values to confirm')
    expect(page).toContain('First confirm the values')
    expect(page).not.toContain('There is nothing to do right now')
    expect(await home({ ...EMPTY, reportCount: 1 })).toContain('There is nothing to do right now')
  })

  it('tells beside no error what is worth asking about', async () => {
    const page = await home({ ...EMPTY, reportCount: 1, counts: { ...COUNTS, asks: 2, questions: 1 } })
    expect(page).toContain('0 errors · 2 items to ask about · 1 question')
  })

  it('is the next step of somebody with reports: an error, with the way to it', async () => {
    const page = await home({ ...EMPTY, reportCount: 1, matters: [matterWith({})], counts: { ...COUNTS, errors: 1 } })
    for (const words of [
      'Dispute an error',
      'MERIDIAN AUTO',
      'It was closed before it was opened.',
      '1 error',
      'href="/credit-reports?r1"',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('Start with your own report')
  })

  it('is the dispute that waits, with its day', async () => {
    const waiting = matterWith(
      { state: 'waiting', nextStep: { kind: 'wait', why: 'Equifax has to answer.', by: '2026-12-31', cost: null } },
      { disputeId: 'd1', state: 'waiting' },
    )
    const page = await home({ ...EMPTY, reportCount: 1, matters: [waiting], counts: { ...COUNTS, errors: 1, waiting: 1 } })
    for (const words of ['Equifax has to answer.', 'By December 31, 2026.', '1 waiting for an answer', 'href="/disputes/$id?d1"'])
      expect(page).toContain(words)
  })

  it('is the next step of somebody whose name was used, with the way to all of them', async () => {
    const freeze = matterWith({
      id: 'theft.freeze_equifax',
      kind: 'theft',
      name: 'Freeze your report at Equifax',
      state: 'to_do',
      entries: [],
      nextStep: { kind: 'theft_step', why: 'It’s free.', by: '2026-11-27', cost: null },
    })
    const page = await home({ ...EMPTY, matters: [freeze, matterWith({})], counts: { ...COUNTS, theftSteps: 1 } })
    for (const words of [
      'Protect your name',
      'Freeze your report at Equifax',
      'It’s free.',
      'By November 27, 2026.',
      'href="/calendar?"',
    ])
      expect(page).toContain(words)
    expect(page).toContain('Your steps against identity theft')
  })

  it('is a court’s day before everything else, with where to find help', async () => {
    const deadline = {
      replyId: 'l1',
      stepId: 'court_answer',
      kind: 'court_answer' as const,
      name: 'Superior Court',
      title: 'Answer the court first by May 30, 2026',
      text: 'A court’s deadline comes before every dispute.',
      due: '2026-05-30',
      why: 'You were served on May 10, 2026.',
    }
    const page = await home({ ...EMPTY, reportCount: 1, matters: [matterWith({})], deadlines: [deadline] })
    expect(page.indexOf('Answer the court first by May 30, 2026')).toBeLessThan(page.indexOf('Your next step'))
    expect(page).toContain('lawhelp.org')
    expect(await home(EMPTY)).not.toContain('Do this first')
  })

  it('says so where nothing is to do, and with practice alone still begins with the own report', async () => {
    expect(await home({ ...EMPTY, reportCount: 3 })).toContain('There is nothing to do right now.')
    const practice = await home({ ...EMPTY, reportCount: 3, isPractice: true, matters: [matterWith({})] })
    expect(practice.indexOf('Start with your own report')).toBeLessThan(practice.indexOf('Your next step (practice)'))
  })
})
