import { describe, expect, it } from 'vitest'
import { bringsNews } from '#engine/workflow/brings-news.ts'
import { pendingSteps, type WorkflowStep, type WorkflowStepId } from '#engine/workflow/workflow-steps.ts'

const runOf = (changes: Partial<Record<WorkflowStepId, Partial<WorkflowStep>>>, isPractice = false) => ({
  steps: pendingSteps().map((step) => ({ ...step, status: 'completed' as const, ...changes[step.id] })),
  isPractice,
})
const listing = (negativeItems: number) => runOf({ detect_items: { counts: { negativeItems, founded: 0 } } })
const failing = (message: string) => runOf({ process_reports: { status: 'failed', message } })

describe('a run after another one', () => {
  it('tells of what it did itself', () => {
    for (const counts of [{ disputesOpened: 1 }, { lettersWritten: 1 }])
      expect(bringsNews(runOf({ create_letters: { counts } }), runOf({ create_letters: { counts } }))).toBe(true)
  })

  it('tells nothing where nothing is new', () => {
    expect(bringsNews(listing(2), listing(2))).toBe(false)
    const did = runOf({ generate_disputes: { counts: { disputesOpened: 1 } } })
    expect(bringsNews(runOf({ generate_disputes: { counts: { disputesOpened: 0 } } }), did)).toBe(false)
    expect(bringsNews(failing('No reports.'), failing('No reports.'))).toBe(false)
  })

  it('tells that the file holds something else, or that the run failed in another way or no more', () => {
    expect(bringsNews(listing(3), listing(2))).toBe(true)
    expect(bringsNews(failing('No reports.'), listing(2))).toBe(true)
    expect(bringsNews(listing(2), failing('No reports.'))).toBe(true)
    expect(bringsNews(failing('Other.'), failing('No reports.'))).toBe(true)
    expect(bringsNews(runOf({}, true), runOf({}))).toBe(true)
  })
})
