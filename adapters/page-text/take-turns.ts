/** Lets at most `places` pieces of work run at once; the others wait in the order they came. */
export function takeTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places
  const waiting: (() => void)[] = []

  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
