import { describe, expect, it } from 'vitest'
import { dueIfFiled, runningClock, submissionState, submittedOn } from '#web/screens/disputes/submission-state.ts'

const AT = '2026-11-20T12:00:00.000Z'
const ON = '2026-11-20'
const filed = (target: 'equifax' | 'creditor', method: 'online' | 'mail' | 'phone') => ({
  target,
  method,
  submittedAt: AT,
  filedOn: ON,
  receivedOn: null,
  expectedOn: null,
  isPractice: false,
  isRequest: false,
})
const letter = (bureau: 'equifax' | 'experian', sentAt: string | null) => ({
  id: 'l1',
  creditor: 'ACME',
  bureau,
  status: 'draft' as const,
  recipient: 'R',
  recipientAddress: [],
  letterType: 'dispute' as const,
  letterContent: '',
  ownPapers: [],
  papers: [],
  reportPages: [],
  reportDate: null,
  labelNumber: null,
  generatedAt: AT,
  sentAt,
  sentMethod: null,
  trackingNumber: null,
  deliveredAt: null,
  deliveredOn: null,
  returnedOn: null,
  practisedAt: null,
  attestedAt: null,
  successProbability: 15,
  legalBasis: [],
  aiStrategy: '',
  negativeItemId: null,
  disputeId: null,
  isPractice: false,
  isRequest: false,
  hasEarlierWords: false,
  earlierWords: 0,
  writtenBy: 'rules' as const,
  source: 'file' as const,
  proof: [],
})

describe('where a submission stands', () => {
  it.each([
    [[], [], 'ready', null],
    [[filed('equifax', 'online')], [], 'submitted_online', ON],
    [[filed('equifax', 'mail')], [], 'submitted_mail', ON],
    [[filed('equifax', 'phone')], [], 'submitted_phone', ON],
    [[filed('creditor', 'online')], [], 'ready', null],
    [[], [letter('equifax', AT)], 'submitted_mail', ON],
    [[], [letter('equifax', null)], 'ready', null],
    [[], [letter('experian', AT)], 'ready', null],
    // What the member did first-hand is what the card says.
    [[filed('equifax', 'online')], [letter('equifax', AT)], 'submitted_online', ON],
  ])('%#', (submissions, letters, state, on) => {
    expect(submissionState({ submissions, letters }, 'equifax')).toBe(state)
    expect(submittedOn({ submissions, letters }, 'equifax')).toBe(on)
  })

  it('has the clock of its own recipient', () => {
    const clock = (target: 'equifax' | 'experian', due: string, kind: 'reinvestigation' | 'results_notice', isOver = false) => ({
      kind,
      due,
      why: '',
      citation: '',
      basis: 'delivery' as const,
      target,
      isOver,
    })
    const deadlines = [
      clock('equifax', '2026-12-10', 'reinvestigation', true),
      clock('equifax', '2026-12-25', 'reinvestigation'),
      clock('equifax', '2026-12-20', 'reinvestigation'),
      clock('equifax', '2026-12-01', 'results_notice'),
      clock('experian', '2026-12-02', 'reinvestigation'),
    ]
    expect(runningClock({ deadlines }, 'equifax')?.due).toBe('2026-12-20')
    expect(runningClock({ deadlines }, 'transunion')).toBeNull()
  })

  it.each([
    ['equifax', 'online', '2026-12-20'],
    ['equifax', 'mail', '2026-12-30'],
    ['creditor', 'phone', null],
  ] as const)('filed with %s by %s today is due %s', (target, method, due) => {
    expect(dueIfFiled(target, method, '2026-11-20')).toBe(due)
  })
})
