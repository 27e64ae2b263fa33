import { type SubmitEvent, useState } from 'react'
import type { z } from 'zod'

interface Attempt {
  readonly count: number
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

/**
 * A form of a few text fields, for the first page: it keeps the contract's schema as `useZodForm` does, without the library of forms.
 * Checked when it is sent; the fields keep what was typed by themselves.
 */
export function usePlainForm<Out>(schema: z.ZodType<Out>, onWhole: (values: Out) => void) {
  const [{ count, problems }, setAttempt] = useState<Attempt>({ count: 0, problems: [] })
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const read = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setAttempt({ count: count + 1, problems: read.success ? [] : firstOfEach(read.error.issues) })
    if (read.success) onWhole(read.data)
  }
  const errorOf = (field: string): string | undefined => problems.find((problem) => problem.field === field)?.message
  return { send, problems, attempt: count, errorOf }
}

/** One problem a field, in the order of the schema. */
export function firstOfEach(issues: readonly z.core.$ZodIssue[]): Attempt['problems'] {
  const told = new Map<string, string>()
  for (const { path, message } of issues) if (!told.has(path.join('.'))) told.set(path.join('.'), message)
  return [...told].map(([field, message]) => ({ field, message }))
}
