import { useMatch } from '@tanstack/react-router'
import type { DefaultValues, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { MISSING_TITLE } from '#contract/bureaus.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { applyIssues, type FormProblem, problemsOf } from '#web/platform/form.ts'
import { toast } from '#web/ui/toast.ts'

interface PersonForm<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>
  /** For the error summary: the fields' problems, without the sentence about all of them. */
  readonly problems: readonly FormProblem[]
  /** Sends the form when it is whole, else says in a toast what is missing. */
  readonly send: (onWhole: (person: Out) => void) => () => void
  /** Puts the server's refusal at its fields; false when it was about none of them. */
  readonly takeRefusal: (error: unknown) => boolean
}

/**
 * A form about a person, with the toast ‘Missing Information’ when something required is empty. What was typed is there again
 * when the person comes back to it in the same visit; the SSN is not.
 */
export function usePersonForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  defaults: DefaultValues<In>,
  fields: readonly Path<In>[],
): PersonForm<In, Out> {
  // Its own screen’s: the address is the next screen’s already while that one is on its way, and this one is still typed into.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const secrets = fields.filter((field) => field === 'ssn')
  const name = `${pathname} ${fields.join(' ')}`
  const { form } = useDraftForm(schema, { defaults }, { name, secrets, isLocal: true })
  const tell = (errors: FieldErrors<In>) => {
    const whole = problemsOf(errors).find(({ field }) => field === '')
    if (whole) toast({ title: MISSING_TITLE, description: whole.message, tone: 'destructive' })
  }
  return {
    form,
    problems: problemsOf(form.formState.errors).filter(({ field }) => field !== ''),
    send: (onWhole) => () => void form.handleSubmit(onWhole, tell)(),
    takeRefusal: (error) => applyIssues(form, error, fields),
  }
}
