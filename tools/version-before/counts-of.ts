/** How many things an answer holds: the length of a list, or of each list in it. */
export function countsOf(answer: unknown): number | Readonly<Record<string, number>> {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return 0
  const lists = Object.entries(answer).flatMap(([name, value]): [string, number][] =>
    Array.isArray(value) ? [[name, value.length]] : typeof value === 'number' ? [[name, value]] : [],
  )
  return Object.fromEntries(lists)
}
