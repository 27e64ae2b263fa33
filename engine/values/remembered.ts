/**
 * Remembers what a pure function answers for each text, so that it works out each once. It forgets everything when it holds `most`
 * answers: simpler than choosing which to forget, and the memory stays bounded. The answers are shared, so no one may change one.
 */
export function remembered<Answer>(most: number, workOut: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.answer
    const answer = workOut(text)
    if (known.size >= most) known.clear()
    known.set(text, { answer })
    return answer
  }
}
