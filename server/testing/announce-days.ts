import { JOBS } from '#server/background.ts'
import type { Context } from '#server/context.ts'

/** The round that tells every member of the days that are near, as the clock begins it. */
export async function announceDays(context: Context): Promise<void> {
  const round = JOBS.find(({ name }) => name === 'deadlines.announce')
  if (round === undefined) throw new Error('no round tells of deadlines')
  await round.run(context, {}, new AbortController().signal)
}
