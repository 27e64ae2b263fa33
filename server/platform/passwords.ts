import { hash, verify } from '@node-rs/argon2'
import { type InRound, memberRounds, whoAsks } from '#adapters/threads/fair-turns.ts'
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
  /** How many more may wait; the one who comes after them is asked to come back. */
  readonly mostWaiting: number
  /** How many of them may be of one member or address; all of them when absent. */
  readonly mostOfOne?: number
}

/** Seconds after which the line is likely to be shorter. */
const COME_BACK = 5
const BUSY = 'Many people are signing in right now. Wait a few seconds and try again.'

interface Waiting extends InRound {
  readonly member: string
  readonly begin: () => void
}

interface Lane {
  readonly rounds: ReturnType<typeof memberRounds>
  readonly waiting: Waiting[]
}

const openLane = (): Lane => ({ rounds: memberRounds(), waiting: [] })

/**
 * Makes and checks hashes, a bounded number at once. Signing in and signing up wait in lines of their own and take turns, so
 * that a rush of sign-ups does not keep members out; in each line every address has its turn. Between two hashes for sign-ups is a pause as long as the last took: a rush has half
 * of a processor, and the one who waits for a file has the rest.
 */
export function openPasswords({ cost, atOnce, mostWaiting, mostOfOne = mostWaiting }: Bounds): Passwords {
  const checking = openLane()
  const making = openLane()
  let running = 0
  let isCheckingNext = true
  let isPaused = false

  const next = (): void => {
    const isOpen = (lane: Lane): boolean => lane === checking || !isPaused
    const lanes = (isCheckingNext ? [checking, making] : [making, checking]).filter(isOpen)
    const lane = lanes.find(({ waiting }) => waiting.length > 0)
    isCheckingNext = !isCheckingNext
    const chosen = lane?.rounds.takeNext(lane.waiting)
    if (lane === undefined || chosen === undefined) return
    running += 1
    lane.rounds.begin(chosen.round)
    chosen.begin()
  }
  const inTurn = async <Answer>(lane: Lane, work: () => Promise<Answer>): Promise<Answer> => {
    const { member } = whoAsks()
    if (running >= atOnce || (lane === making && isPaused)) {
      const ofOne = lane.waiting.filter((one) => one.member === member).length
      if (lane.waiting.length >= mostWaiting || ofOne >= mostOfOne)
        throw new Refusal('unavailable', BUSY, { retryAfter: COME_BACK })
      const round = lane.rounds.enter()
      await new Promise<void>((begin) => lane.waiting.push({ member, round, begin }))
    } else {
      lane.rounds.begin(lane.rounds.enter())
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
