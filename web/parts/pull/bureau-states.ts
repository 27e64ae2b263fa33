import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** How far a bureau is with its report. */
export type PullState = 'pending' | 'working' | 'success' | 'error'

/** Milliseconds after which each bureau is shown as being asked. */
export const FETCH_STAGGER_MS = [0, 1000, 2000] as const
export const GENERATE_STAGGER_MS = [0, 500, 1000] as const

export interface Pull {
  /** Bureaus that are being asked by now, in the product's order. */
  readonly started: number
  /** What came of it; null while no answer is there. `failed`: the whole call failed. */
  readonly answer: 'failed' | readonly { readonly bureau: Bureau; readonly status: 'success' | 'error' }[] | null
}

/** The state of each bureau. What has come is shown as it came; a failed call fails all three. */
export function bureauStates({ started, answer }: Pull): readonly { readonly bureau: Bureau; readonly state: PullState }[] {
  return BUREAUS.map((bureau, index) => {
    if (answer === 'failed') return { bureau, state: 'error' }
    if (answer !== null) return { bureau, state: answer.find((one) => one.bureau === bureau)?.status ?? 'error' }
    return { bureau, state: index < started ? 'working' : 'pending' }
  })
}
