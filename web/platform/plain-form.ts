import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { loadCode } from '#web/platform/load-code.ts'
import { whenUsed } from '#web/platform/when-idle.ts'

interface Attempt {
  readonly count: number
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

/**
 * A form of a few text fields, for the first page: it keeps the contract's schema as `useZodForm` does, without the library of forms.
 * The form is checked when it is sent, and the fields themselves hold what you type. The schema loads once someone uses the page, so
 * the page can appear without it.
 */
export function usePlainForm<Out>(loadSchema: () => Promise<z.ZodType<Out>>, onWhole: (values: Out) => void) {
  const [{ count, problems }, setAttempt] = useState<Attempt>({ count: 0, problems: [] })
  const [isChecking, setIsChecking] = useState(false)
  const isHere = useIsHere()
  // If this fails, the schema loads when the form is sent.
  useEffect(() => whenUsed(() => void loadSchema().catch(() => undefined)), [loadSchema])
  const check = async (typed: unknown): Promise<void> => {
    setIsChecking(true)
    const schema = await loadCode(loadSchema).catch(() => null)
    setIsChecking(false)
    // Someone who left in the meantime sends nothing.
    if (schema === null || !isHere.current) return
    const read = schema.safeParse(typed)
    setAttempt({ count: count + 1, problems: read.success ? [] : firstOfEach(read.error.issues) })
    if (read.success) onWhole(read.data)
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isChecking) void check(Object.fromEntries(new FormData(event.currentTarget)))
  }
  const errorOf = (field: string): string | undefined => problems.find((problem) => problem.field === field)?.message
  return { send, problems, attempt: count, isChecking, errorOf }
}

function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** One problem a field, in the order of the schema. */
export function firstOfEach(issues: readonly z.core.$ZodIssue[]): Attempt['problems'] {
  const told = new Map<string, string>()
  for (const { path, message } of issues) if (!told.has(path.join('.'))) told.set(path.join('.'), message)
  return [...told].map(([field, message]) => ({ field, message }))
}
