import { type PaperDate, paperDatesOf } from '#server/features/answers/answers.ts'
import type { Context } from '#server/context.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What the member has to do by a day; the others' days stand in the calendar. */
const OWN_DAYS: readonly PaperDate['kind'][] = ['court_answer', 'validation_period', 'free_report']

/** The last days that the member's papers give them and that are not done, a court's first: they come before every matter. */
export async function ownDays(context: Context, user: SignedIn): Promise<readonly PaperDate[]> {
  const [papers, today] = await Promise.all([paperDatesOf(context, user), dayOf(context, user)])
  return papers.filter((date) => isOpen(date, today))
}

/** A court's day stays until it is answered; what else is over is no deadline any more. */
const isOpen = ({ isDone, kind, due }: PaperDate, today: string): boolean =>
  !isDone && OWN_DAYS.includes(kind) && (kind === 'court_answer' || (due !== null && due >= today))
