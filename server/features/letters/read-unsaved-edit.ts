import type { readUnsavedEdit as endpoint } from '#contract/letters.ts'
import { ownedLetter } from '#server/features/letters/letter-rows.ts'
import { openUnsavedEdit } from '#server/features/letters/unsaved-edit.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What the caller typed into the letter and has not saved yet. */
export const readUnsavedEdit: Operation<typeof endpoint> = async (context, { user, params }) =>
  openUnsavedEdit(context, await ownedLetter(context, user, params.id))
