import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import * as drafts from '#contract/drafts.ts'
import { useKeeper } from '#web/parts/letter/use-keeper.ts'
import { call } from '#web/platform/api.ts'
import { fieldsOf, forgetDraft, keepDraft, readDraft, withoutSecrets } from '#web/platform/draft.ts'
import { useZodForm } from '#web/platform/form.ts'

interface DraftOf<In extends FieldValues> {
  /** The same on every visit of the same form. */
  readonly name: string
  /** Never kept, not even in memory once the form is left. */
  readonly secrets?: readonly Path<In>[]
  /** Kept in this tab alone: no one is signed in yet, or the profile has it anyway. */
  readonly isLocal?: true
}

interface DraftForm<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>
  /** Done with it, or thrown away on purpose: the next one begins empty. */
  readonly drop: () => void
}

/**
 * A form that holds what was typed when it is left and opened again, after a reload, and after signing out and in.
 * `known` goes over the draft: it was chosen just now.
 */
export function useDraftForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  given: { readonly defaults: DefaultValues<In>; readonly known?: DefaultValues<In> },
  { name, secrets, isLocal }: DraftOf<In>,
): DraftForm<In, Out> {
  const [{ here, known, start }] = useState(() => {
    const inTab = readDraft(name)
    return { here: inTab, known: given.known, start: { ...given.defaults, ...inTab, ...given.known } }
  })
  const form = useZodForm(schema, start)
  const keeper = useKeeper<FieldValues | null>({
    // A page that is being closed still sends it.
    send: (values) =>
      call(drafts.keepDraft, { body: { form: name, typed: values === null ? null : JSON.stringify(values) }, keepalive: true }),
    onFailure: () => undefined,
  })
  const left = secrets?.join()
  useEffect(() => {
    const watched = form.watch((values) => {
      const open = withoutSecrets(values, left?.split(',') ?? [])
      keepDraft(name, open)
      if (isLocal !== true) keeper.typed(open)
    })
    return () => watched.unsubscribe()
  }, [form, name, left, keeper, isLocal])
  useEffect(() => {
    if (here !== undefined || isLocal === true) return
    void call(drafts.readDraft, { query: { form: name } }).then(
      (kept) => {
        const values = fieldsOf(kept?.typed ?? null)
        if (values !== undefined && !form.formState.isDirty) form.reset({ ...start, ...values, ...known })
      },
      // Without a connection the form begins as it is.
      () => undefined,
    )
  }, [form, here, isLocal, known, name, start])
  const drop = (): void => {
    forgetDraft(name)
    if (isLocal === true) return
    keeper.typed(null)
    void keeper.flush()
  }
  return { form, drop }
}
