interface Answered {
  readonly status: 'success' | 'error'
  /** The bureau’s words for the consumer. */
  readonly error?: string | null
  readonly message?: string
}

/** Whether every bureau answered, and none with a report. */
export const didNothingCome = (answers: readonly Answered[]): boolean => answers.every(({ status }) => status === 'error')

/** What the failure toast says then: the first bureau’s words, which say what to do; the others are next to their names. */
export function whyNothingCame(answers: readonly Answered[]): string {
  const [first] = answers.flatMap(({ error, message }) => ((error ?? message) ? [error ?? message ?? ''] : []))
  return first === undefined ? 'No report came.' : `No report came. ${first}`
}
