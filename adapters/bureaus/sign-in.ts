import type { CallLimits, Pace } from '#adapters/bureaus/call-bureau.ts'
import type { FetchedReport } from '#adapters/bureaus/port.ts'

type NoToken = Extract<FetchedReport, { kind: 'refused' | 'unreachable' }>

/** A token and the seconds that it is good for, or why there is none. */
export type TokenAnswer = { readonly kind: 'token'; readonly token: string; readonly seconds: number } | NoToken

/** A token that is kept, in memory only, until shortly before it ends. */
export interface SignIn {
  readonly token: (limits: CallLimits) => Promise<string | NoToken>
  /** That token no longer opens anything; a newer one is not forgotten with it. */
  readonly forget: (token: string) => void
}

const BEFORE_ITS_END = 30_000

/** Signs in when there is no token; those who ask at the same time wait for the same one. */
export function signInOnce(pace: Pace, request: (limits: CallLimits) => Promise<TokenAnswer>): SignIn {
  let kept: { readonly token: string; readonly until: number } | null = null
  let asked: Promise<TokenAnswer> | null = null
  const askAnew = async (limits: CallLimits): Promise<TokenAnswer> => {
    try {
      const answer = await request(limits)
      if (answer.kind === 'token') kept = { token: answer.token, until: pace.now() + answer.seconds * 1000 - BEFORE_ITS_END }
      return answer
    } finally {
      asked = null
    }
  }
  return {
    token: async (limits) => {
      if (kept && kept.until > pace.now()) return kept.token
      asked ??= askAnew(limits)
      const answer = await asked
      return answer.kind === 'token' ? answer.token : answer
    },
    forget: (token) => {
      if (kept?.token === token) kept = null
    },
  }
}
