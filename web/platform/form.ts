import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { isCallError } from '#web/platform/api.ts'

/** One line of the error summary; `field` is the name the field was registered with. */
export interface FormProblem {
  readonly field: string
  readonly message: string
}

/**
 * A form that keeps the contract's schema. Checked when it is sent, not while someone types; focus goes to the error
 * summary, not to a field; what was typed stays.
 */
export function useZodForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaultValues: DefaultValues<In>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}

/**
 * What a form says when its call goes out: pressed without a connection it waits, and whoever goes on typing means the later words.
 * Those are left out where they are not whole.
 */
export function saidByNow<In, Out>(schema: z.ZodType<Out, In>, typed: In, pressed: Out): Out {
  const now = schema.safeParse(typed)
  return now.success ? now.data : pressed
}

/** The problems of a form in the order of its schema, nested fields by their dotted names. */
export function problemsOf(errors: FieldErrors, prefix = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]): FormProblem[] => {
    if (error === undefined || name === 'root') return []
    const field = `${prefix}${name}`
    if (typeof error.message === 'string' && error.message !== '') return [{ field, message: error.message }]
    const { ref: _ref, ...nested } = Object.fromEntries(Object.entries(error))
    return isNested(nested) ? problemsOf(nested, `${field}.`) : []
  })
}

const isNested = (value: unknown): value is FieldErrors => typeof value === 'object' && value !== null

/** Puts the server's issues at their fields; answers whether any was about a field of this form. */
export function applyIssues<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  fields: readonly Path<In>[],
): boolean {
  if (!isCallError(error)) return false
  const known = error.issues.flatMap((issue) => {
    const field = fields.find((name) => name === issue.path)
    return field === undefined ? [] : [{ field, message: issue.message }]
  })
  for (const { field, message } of known) form.setError(field, { type: 'server', message })
  return known.length > 0
}
