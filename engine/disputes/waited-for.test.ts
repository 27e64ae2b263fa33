import { describe, expect, it } from 'vitest'
import { isWaitedFor } from '#engine/disputes/waited-for.ts'
import { DEADLINE_KINDS, type DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'

describe('a day is waited for', () => {
  it.each<[DeadlineKind, DisputeStatus, boolean]>([
    ['reinvestigation', 'in_progress', true],
    ['reinvestigation', 'under_review', true],
    ['reinvestigation', 'rejected', false],
    ['results_notice', 'rejected', false],
    ['furnisher_investigation', 'rejected', false],
    ['verification_method', 'rejected', true],
    ['cfpb_response', 'rejected', true],
    ['block', 'rejected', true],
  ])('%s of a dispute that is %s: %s', (kind, status, wanted) => expect(isWaitedFor(kind, status)).toBe(wanted))

  it.each(DEADLINE_KINDS)('%s: not once it is resolved', (kind) => expect(isWaitedFor(kind, 'resolved')).toBe(false))

  it.each([
    ['reinvestigation', 'in_progress', false],
    ['frivolous_notice', 'under_review', false],
    ['block', 'under_review', true],
    ['cfpb_response', 'in_progress', true],
  ] as const)('%s of a dispute that is %s and answered, as frivolous for one: %s', (kind, status, wanted) =>
    expect(isWaitedFor(kind, status, true)).toBe(wanted),
  )
})
