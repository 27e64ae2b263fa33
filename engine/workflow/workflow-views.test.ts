import { describe, expect, it } from 'vitest'
import {
  completedOf,
  countsOf,
  pendingSteps,
  type StepStatus,
  WORKFLOW_STEPS,
  type WorkflowStep,
} from '#engine/workflow/workflow-steps.ts'
import { FIX_STEPS, fixSteps, REPAIR_STAGES, repairStage, repairStages } from '#engine/workflow/workflow-views.ts'

/** A run whose first steps are done; the next one stands as given. */
function run(done: number, next: StepStatus = 'pending', progress = 0): WorkflowStep[] {
  return pendingSteps().map((step, index) => {
    if (index < done) return { ...step, status: 'completed', progress: 100, message: `${step.name} done` }
    return index === done ? { ...step, status: next, progress, message: next === 'failed' ? 'Get a report' : '' } : step
  })
}

describe('a run', () => {
  it('begins with the seven steps of the documents, all pending', () => {
    expect(pendingSteps().map(({ name }) => name)).toEqual([
      'Verify Subscription',
      'Process Credit Reports',
      'AI Credit Analysis',
      'Detect Negative Items',
      'Generate Disputes',
      'Create Dispute Letters',
      'Prepare for Mailing',
    ])
    expect(pendingSteps().every(({ status, progress }) => status === 'pending' && progress === 0)).toBe(true)
    expect(completedOf(run(3))).toBe(3)
  })

  it('counts what its steps counted', () => {
    const steps = run(2).map((step, index) => ({ ...step, counts: index === 1 ? { reports: 2 } : {} }))
    expect(countsOf(steps)).toEqual({ reports: 2 })
  })
})

describe('both views', () => {
  it.each([
    ['AI Credit Fix', FIX_STEPS],
    ['one-click repair', REPAIR_STAGES],
  ])('%s has five, and each step of the run stands behind exactly one of them', (_name, view) => {
    expect(view).toHaveLength(5)
    expect(view.flatMap(({ of }): readonly string[] => of)).toEqual(WORKFLOW_STEPS.map(({ id }) => id))
  })
})

describe('the five steps of AI Credit Fix', () => {
  it.each<[number, StepStatus, StepStatus[]]>([
    [0, 'pending', ['pending', 'pending', 'pending', 'pending', 'pending']],
    [0, 'processing', ['processing', 'pending', 'pending', 'pending', 'pending']],
    [1, 'pending', ['processing', 'pending', 'pending', 'pending', 'pending']],
    [1, 'failed', ['failed', 'pending', 'pending', 'pending', 'pending']],
    [3, 'processing', ['completed', 'processing', 'pending', 'pending', 'pending']],
    [4, 'processing', ['completed', 'completed', 'processing', 'pending', 'pending']],
    [5, 'failed', ['completed', 'completed', 'completed', 'failed', 'pending']],
    [6, 'processing', ['completed', 'completed', 'completed', 'completed', 'processing']],
    [7, 'pending', ['completed', 'completed', 'completed', 'completed', 'completed']],
  ])('after %i steps with the next one %s', (done, next, expected) => {
    expect(fixSteps(run(done, next)).map(({ status }) => status)).toEqual(expected)
  })

  it('progress by the mean of what is behind them, and say what failed', () => {
    expect(fixSteps(run(2, 'processing', 50))[0]?.progress).toBe(83)
    expect(fixSteps(run(1, 'failed'))[0]?.message).toBe('Get a report')
    expect(fixSteps(run(3))[0]?.message).toBe('AI Credit Analysis done')
  })
})

describe('the stages of one-click repair', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 25],
    [3, 1, 25],
    [4, 2, 50],
    [5, 3, 75],
    [6, 3, 75],
    [7, 4, 100],
  ])('after %i steps: stage %i, %i percent', (done, stage, progress) => {
    expect(repairStage(run(done))).toEqual({ stage, progress })
  })

  it('are done one after the other, the last with the whole run', () => {
    const states = (steps: WorkflowStep[]) => repairStages(steps).map(({ status }) => status)
    expect(states(pendingSteps())).toEqual(['pending', 'pending', 'pending', 'pending', 'pending'])
    expect(states(run(4, 'processing'))).toEqual(['completed', 'completed', 'processing', 'pending', 'pending'])
    expect(states(run(5, 'failed'))).toEqual(['completed', 'completed', 'completed', 'failed', 'pending'])
    expect(states(run(7))).toEqual(['completed', 'completed', 'completed', 'completed', 'completed'])
  })

  it('stays where the run failed', () => {
    expect(repairStage(run(4, 'failed'))).toEqual({ stage: 2, progress: 50 })
  })
})
