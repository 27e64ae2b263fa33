import { describe, expect, it } from 'vitest'
import { pendingSteps, type StepCounts } from '#engine/workflow/workflow-steps.ts'
import { endToast, failedStep, fixTitle, hasResult, resultOf } from '#web/parts/workflow/run-words.ts'
import { spokenState } from '#web/parts/workflow/step-list.tsx'
import type { Run } from '#web/parts/workflow/use-workflow-run.ts'

/** A run that has ended; `failed` is the index of the step that failed. */
function run(counts: StepCounts, { failed = 7, message = 'Get a report', isPractice = false } = {}): Run {
  const steps = pendingSteps().map((step, index) => {
    if (index < failed) return { ...step, status: 'completed' as const, progress: 100, counts: index === 6 ? counts : {} }
    return index === failed ? { ...step, status: 'failed' as const, message } : step
  })
  const completedSteps = Math.min(failed, 7)
  return {
    runId: 'r',
    status: failed < 7 ? 'failed' : 'completed',
    steps,
    completedSteps,
    totalSteps: 7,
    isPractice,
    startedAt: '2026-11-20T12:00:00.000Z',
    finishedAt: '2026-11-20T12:00:05.000Z',
    isInterrupted: false,
  }
}

describe('what a run came to', () => {
  it.each<[StepCounts, boolean, string]>([
    [{}, false, 'We found no errors in your reports, so we disputed nothing.'],
    [
      { disputesOpened: 2, disputed: 2, lettersWritten: 1, lettersWaiting: 1, lettersToConfirm: 1 },
      true,
      '2 disputes were opened, 1 letter was written. 1 letter waits for you to read and approve. Nothing was sent.',
    ],
    [
      { disputesOpened: 0, disputed: 1, lettersWritten: 0, lettersWaiting: 1, lettersToConfirm: 0 },
      true,
      'Nothing new was found. 1 letter waits to be sent; nothing was sent yet.',
    ],
    [{ disputed: 1 }, true, 'Nothing new was found. No letters to send.'],
  ])('%o', (counts, isResult, words) => {
    expect([hasResult(run(counts)), resultOf(run(counts))]).toEqual([isResult, words])
  })

  it('in practice needs no confirmation', () => {
    const practised = run({ disputesOpened: 1, disputed: 1, lettersWaiting: 2 }, { isPractice: true })
    expect(resultOf(practised)).toBe('1 dispute was opened. 2 practice letters wait for you; nothing was sent.')
  })
})

describe('the heading of AI Credit Fix', () => {
  it.each<[StepCounts, string]>([
    [{ disputesOpened: 1, disputed: 1 }, 'Credit Repair Started!'],
    [{ disputed: 1, lettersWaiting: 1 }, 'Credit Repair Started!'],
    [{ disputed: 1 }, 'Nothing new'],
    [{}, 'Nothing to dispute'],
  ])('%o', (counts, title) => expect(fixTitle(run(counts))).toBe(title))
})

describe('the toast at the end', () => {
  it('shows completed of total, or what failed', () => {
    expect(endToast(run({}))).toEqual({ title: 'AI Workflow Complete', description: '7/7 steps completed' })
    expect(failedStep(run({}))).toBeNull()
    expect(endToast(run({}, { failed: 1 }))).toEqual({
      title: 'Workflow Failed',
      description: 'Get a report',
      tone: 'destructive',
    })
    expect(endToast(run({}, { failed: 1, message: '' })).description).toBe('An error occurred during the AI workflow')
  })
})

describe('what is read aloud', () => {
  it('is the step at work, the failure, or that all is done', () => {
    expect(spokenState(pendingSteps())).toBe('')
    expect(spokenState(run({}).steps)).toBe('All steps completed')
    expect(spokenState(run({}, { failed: 1 }).steps)).toBe('Process Credit Reports failed. Get a report')
    const atWork = pendingSteps().map((step, index) => (index === 2 ? { ...step, status: 'processing' as const } : step))
    expect(spokenState(atWork)).toBe('Step 3 of 7: AI Credit Analysis')
  })
})
