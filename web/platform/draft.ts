import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { helpingBase } from '#web/platform/helping-base.ts'
import { whenForgotten } from '#web/platform/kept.ts'
import { rehearsalBase } from '#web/platform/rehearsal-base.ts'
import { keepsNothing } from '#web/platform/shared-computer.ts'

const kept = z.record(z.string(), z.unknown())

/** On a shared computer, or where the browser forbids storage, for this page alone. */
const memory = new Map<string, FieldValues>()

const PREFIX = 'errata.draft '
/** A file that is helped with and a rehearsal have drafts of their own. */
const keyOf = (name: string): string => `${PREFIX}${rehearsalBase()}${helpingBase()} ${name}`

/** In this tab, also over a reload, until its owner signs out. */
export function keepDraft(name: string, values: FieldValues): void {
  memory.set(keyOf(name), values)
  if (!keepsNothing()) inTab((tab) => tab.setItem(keyOf(name), JSON.stringify(values)))
}

export function readDraft(name: string): FieldValues | undefined {
  const text = inTab((tab) => tab.getItem(keyOf(name)))
  return memory.get(keyOf(name)) ?? fieldsOf(text ?? null)
}

/** The fields of a form that were written down as JSON; undefined where there are none. */
export function fieldsOf(text: string | null): FieldValues | undefined {
  try {
    return text === null ? undefined : kept.safeParse(JSON.parse(text)).data
  } catch {
    // Cut off or from elsewhere: the form begins empty.
    return undefined
  }
}

/** Done with it, or thrown away on purpose: the next one begins empty. */
export function forgetDraft(name: string): void {
  memory.delete(keyOf(name))
  inTab((tab) => tab.removeItem(keyOf(name)))
}

/** What may be kept: everything but the secrets. */
export const withoutSecrets = (values: FieldValues, secrets: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))

whenForgotten(() => {
  memory.clear()
  inTab((tab) => {
    for (const key of Object.keys(tab)) if (key.startsWith(PREFIX)) tab.removeItem(key)
  })
})

function inTab<Answer>(act: (tab: Storage) => Answer): Answer | undefined {
  try {
    return act(sessionStorage)
  } catch {
    // Private windows may forbid it, and so may a full disk.
    return undefined
  }
}
