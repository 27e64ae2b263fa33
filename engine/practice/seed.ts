/** A seeded source of chance: the same seed gives the same report, on every machine. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T
  /** True in `share` of the draws. */
  readonly isTrue: (share: number) => boolean
  /** That many random digits, the first never 0. */
  readonly digits: (count: number) => string
  /** A source of its own, so that a change in one part of a report leaves the other parts as they were. */
  readonly fork: (name: string) => Chance
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Mulberry32: 32 bits of state, good enough to vary test files. */
function mulberry(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function seeded(seed: string): Chance {
  const next = mulberry(hash(seed))
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    isTrue: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, (_, index) => String(whole(index === 0 ? 1 : 0, 9))).join(''),
    fork: (name) => seeded(`${seed}/${name}`),
  }
}

/** The same things in another order. */
export function shuffled<T>(chance: Chance, things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
