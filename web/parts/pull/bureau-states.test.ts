import { describe, expect, it } from 'vitest'
import { bureauStates, FETCH_STAGGER_MS, GENERATE_STAGGER_MS } from '#web/parts/pull/bureau-states.ts'

const statesOf = (pull: Parameters<typeof bureauStates>[0]): string[] => bureauStates(pull).map(({ state }) => state)

describe('the three bureaus while they are asked', () => {
  it('start at 0, 1000 and 2000 ms for a fetch, at 0, 500 and 1000 ms when reports are generated', () => {
    expect([FETCH_STAGGER_MS, GENERATE_STAGGER_MS]).toEqual([
      [0, 1000, 2000],
      [0, 500, 1000],
    ])
  })

  it('go from pending to being asked, one after the other', () => {
    expect(statesOf({ started: 0, answer: null })).toEqual(['pending', 'pending', 'pending'])
    expect(statesOf({ started: 2, answer: null })).toEqual(['working', 'working', 'pending'])
  })

  it('show what came of each as soon as it came', () => {
    const answer = [
      { bureau: 'experian', status: 'success' },
      { bureau: 'equifax', status: 'error' },
      { bureau: 'transunion', status: 'success' },
    ] as const
    expect(statesOf({ started: 1, answer })).toEqual(['error', 'success', 'success'])
  })

  it('are all errors when the call failed', () => {
    expect(statesOf({ started: 3, answer: 'failed' })).toEqual(['error', 'error', 'error'])
  })
})
