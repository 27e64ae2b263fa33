import { readHelping } from '#contract/helpers.ts'
import { call, isCallError } from '#web/platform/api.ts'
import { helpingHere, noteHelping } from '#web/platform/helping-base.ts'
import { logError } from '#web/platform/log.ts'

/** Before the first page of someone's file is drawn: whose it is, and what may be done in it. */
export async function enterHelping(): Promise<void> {
  if (helpingHere() === null) return
  try {
    noteHelping(await call(readHelping, {}))
  } catch (error) {
    if (isCallError(error) && error.status === 404) noteHelping('over')
    else if (isCallError(error) && error.status === 401) noteHelping('signed_out')
    else logError('Whose file this is could not be read', error)
  }
}
