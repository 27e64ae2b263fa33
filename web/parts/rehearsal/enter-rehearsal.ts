import { readRehearsal } from '#contract/rehearsals.ts'
import { call } from '#web/platform/api.ts'
import { logError } from '#web/platform/log.ts'
import { rehearsalHere } from '#web/platform/rehearsal-base.ts'
import { rehearseToday } from '#web/platform/zone.ts'

/** Before the first page of a rehearsal is drawn: the day that its clock shows. */
export async function enterRehearsal(): Promise<void> {
  const id = rehearsalHere()
  if (id === null) return
  try {
    rehearseToday((await call(readRehearsal, { params: { id } })).today)
  } catch (error) {
    // Signed out, or deleted: the page says so itself.
    logError('The clock of the rehearsal could not be read', error)
  }
}
