import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { keepDraft, readDraft, withoutSecrets } from '#web/platform/draft.ts'
import { useZodForm } from '#web/platform/form.ts'

interface DraftOf<In extends FieldValues> {
  /** The same on every visit of the same form. */
  readonly name: string
  /** Never kept, not even in memory once the form is left. */
  readonly secrets?: readonly Path<In>[]
}

/** A form that, left and opened again, holds what was typed. `known` goes over the draft: it was chosen just now. */
export function useDraftForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  { defaults, known }: { readonly defaults: DefaultValues<In>; readonly known?: DefaultValues<In> },
  { name, secrets }: DraftOf<In>,
): UseFormReturn<In, unknown, Out> {
  const client = useQueryClient()
  const [start] = useState(() => ({ ...defaults, ...readDraft<DefaultValues<In>>(client, name), ...known }))
  const form = useZodForm(schema, start)
  const left = secrets?.join()
  useEffect(() => {
    const watched = form.watch((values) => keepDraft(client, name, withoutSecrets(values, left?.split(',') ?? [])))
    return () => watched.unsubscribe()
  }, [form, client, name, left])
  return form
}
