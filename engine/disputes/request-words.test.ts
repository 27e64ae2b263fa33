import { describe, expect, it } from 'vitest'
import { aboutClocks, aboutDisputes } from '#engine/assistant/about-disputes.ts'
import { announceOpened } from '#engine/disputes/announcements.ts'
import { chooseStrategy } from '#engine/disputes/choose-strategy.ts'
import { followUpSteps, verificationSteps } from '#engine/disputes/follow-up.ts'
import { nextStepOf } from '#engine/matters/next-step.ts'
import { leaveAlone } from '#engine/strategy/leave-alone.ts'
import { planDisputes } from '#engine/strategy/plan-disputes.ts'
import type { EntryDispute } from '#engine/analysis/credit-file.ts'
import { fileOf, IMPOSSIBLE, reportWith } from '#engine/testing/credit-file.ts'
import { EMPTY_FILE } from '#engine/testing/example-member-file.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'

const ASKED: EntryDispute = {
  disputeId: 'd',
  reportId: 'r1',
  subjectId: 'loan',
  status: 'in_progress',
  outcome: 'pending',
  isRequest: true,
  progress: 40,
  lettersWaiting: 0,
  targets: ['equifax'],
  clock: null,
}
const report = reportWith([IMPOSSIBLE], { id: 'r1' })
const asked = (status: DisputeStatus): EntryDispute => ({ ...ASKED, status })

/** What each part of the product says about an entry about which was only asked. */
const WORDS: Readonly<Record<string, (status: DisputeStatus) => string>> = {
  'the worklist': (status) =>
    nextStepOf({
      id: 'm',
      kind: 'debt',
      name: 'MERIDIAN AUTO',
      entries: [],
      questions: [],
      apart: { ...asked(status), creditor: 'MERIDIAN AUTO' },
      days: [],
      state: status === 'rejected' ? 'refused' : 'waiting',
    })?.why ?? '',
  'the strategy': (status) => planDisputes(fileOf([report], [asked(status)])).disputes[0]?.why ?? '',
  'what is left alone': (status) => {
    const { negativeItems: _none, ...file } = fileOf([report], [asked(status)])
    return leaveAlone({ ...file, negativeItems: [] }, new Set())[0]?.why ?? ''
  },
}

describe('a request', () => {
  it.each(Object.entries(WORDS))('owes no answer by a day, and is no dispute: %s', (_where, words) => {
    expect(words('in_progress')).toMatch(/^You asked .*No law sets a (?:day|deadline) for the answer/)
    expect(words('rejected')).toMatch(/If it(?: i|’)s wrong, dispute it/)
    for (const status of ['in_progress', 'rejected'] as const)
      expect(words(status)).not.toMatch(/has to answer|disputed|verified|second dispute/)
  })

  it('that changed nothing leads to a dispute, and not to how it was verified', () => {
    expect(planDisputes(fileOf([report], [asked('rejected')])).disputes[0]?.letter).toBe('dispute')
  })

  it('is followed by no letter of a dispute', () => {
    const sent = { status: 'in_progress', contacts: [], isRequest: true } as const
    const [step] = followUpSteps(sent, '2026-12-31')
    expect([step?.kind, step?.why]).toEqual(['none', expect.stringContaining('You only asked')])
    expect(verificationSteps({ ...sent, status: 'rejected' }, '2026-12-31')[0]).toEqual(step)
  })

  it('is opened as one, and its letter promises no investigation', () => {
    const about = { creditor: 'MERIDIAN AUTO', isPractice: false }
    const { title, message } = announceOpened(about, { isRequest: true })
    expect([title, message]).toEqual(['Request opened', 'Your request about MERIDIAN AUTO is open.'])
    expect(announceOpened(about, { isRequest: false }).message).toBe('Your dispute about MERIDIAN AUTO is open.')
    const words = chooseStrategy('equifax', [], { isRequest: true })
    expect(words).toContain('It disputes nothing')
    expect(words).not.toMatch(/Dispute with|must investigate/)
  })

  it('is called one by the assistant, which asks for no delivery', () => {
    const dispute = {
      id: 'd',
      creditor: 'MERIDIAN AUTO',
      targets: ['equifax'],
      status: 'in_progress',
      outcome: 'pending',
      isPractice: false,
      isRequest: true,
      submittedOn: '2026-11-20',
      deadlines: [],
    } as const
    const file = { ...EMPTY_FILE, disputes: [dispute] }
    const wish = { bureaus: [], creditors: [], itemTypes: [] }
    const words = [...aboutDisputes(file, wish), ...aboutClocks(file, wish)].map(({ text }) => text)
    expect(words).toEqual([
      'You have 1 dispute: 1 open, 0 ended. 1 of them only asks: a request.',
      'Request about MERIDIAN AUTO, with Equifax: waiting for an answer, sent November 20, 2026.',
      expect.stringContaining('so there’s no deadline'),
    ])
  })
})
