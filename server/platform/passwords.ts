import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#server/platform/refusal.ts'

/** What one hash costs. */
export interface PasswordCost {
  /** KiB of memory. */
  readonly memoryCost: number
  /** Passes over it. */
  readonly timeCost: number
  readonly parallelism: number
}

/** argon2id with the setting that OWASP recommends: 19 MiB, two passes, one lane. */
export const OWASP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Null for an account that does not exist: it takes as long to refuse as a wrong password. */
  isRight(password: string, stored: string | null): Promise<boolean>
}

interface Bounds {
  readonly cost: PasswordCost
  /** How many hashes are made at once. */
  readonly atOnce: number
  /** How many more may wait; whoever comes after them is asked to come back. */
  readonly mostWaiting: number
}

/** Seconds after which the line is likely to be shorter. */
const COME_BACK = 5
const BUSY = 'Many people are signing in right now. Wait a few seconds and try again.'

type Lane = (() => void)[]

/**
 * Makes and checks hashes, a bounded number at once. Signing in and signing up wait in lines of their own and take turns, so
 * that a rush of sign-ups does not keep members out. Between two hashes for sign-ups is a pause as long as the last took: a rush has half
 * of a processor, and whoever waits for a file has the rest.
 */
export function openPasswords({ cost, atOnce, mostWaiting }: Bounds): Passwords {
  const checking: Lane = []
  const making: Lane = []
  let running = 0
  let isCheckingNext = true
  let isPaused = false

  const next = (): void => {
    const isOpen = (lane: Lane): boolean => lane === checking || !isPaused
    const [first = [], second = []] = (isCheckingNext ? [checking, making] : [making, checking]).filter(isOpen)
    const begin = first.shift() ?? second.shift()
    isCheckingNext = !isCheckingNext
    if (begin === undefined) return
    running += 1
    begin()
  }
  const inTurn = async <Answer>(lane: Lane, work: () => Promise<Answer>): Promise<Answer> => {
    if (running >= atOnce || (lane === making && isPaused)) {
      if (lane.length >= mostWaiting) throw new Refusal('unavailable', BUSY, { retryAfter: COME_BACK })
      await new Promise<void>((resolve) => lane.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      running -= 1
      next()
    }
  }
  const makeAndPause = async (password: string): Promise<string> => {
    const begun = performance.now()
    const made = await hash(password, cost)
    isPaused = true
    setTimeout(() => {
      isPaused = false
      if (running < atOnce) next()
    }, performance.now() - begun)
    return made
  }
  let ofNobody: Promise<string> | null = null
  return {
    hash: (password) => inTurn(making, () => makeAndPause(password)),
    isRight: (password, stored) =>
      inTurn(checking, async () => {
        ofNobody ??= hash('no account has this password', cost)
        return (await verify(stored ?? (await ofNobody), password)) && stored !== null
      }),
  }
}
