import { z } from 'zod'
import { COMPACT, compactDatabase, LOOK_AGAIN, lookAgain } from '#server/features/account-data/account-data.ts'
import { announceDays, announceDaysOf, DAYS_PAGE } from '#server/features/matters/matters.ts'
import { finishMailings } from '#server/features/mailing/finish-mailings.ts'
import { FOLLOW_PAGE, followMailings } from '#server/features/mailing/follow-mailings.ts'
import { POST_PAGE, sweepPost } from '#server/features/mailing/sweep-post.ts'
import { namedPaperFiles } from '#server/features/papers/papers.ts'
import { LETTER_DELIVERED, namedPrints } from '#server/features/letters/letters.ts'
import { remindMember, reminderJobs, remindMembers } from '#server/features/reminders/reminders.ts'
import { checkResultsOfOwner, namedReplyFiles, openReplyReadings, takeOtherPaper } from '#server/features/answers/answers.ts'
import { CHOICES_PAGE, SWEEP, sweep, sweepChoices } from '#server/features/retention/retention.ts'
import { namedReportFiles, OTHER_PAPER_CAME } from '#server/features/reports/reports.ts'
import { openReadings } from '#server/features/reports/reading-queue.ts'
import { billingJobs, billingRound } from '#server/features/subscriptions/billing-jobs.ts'
import type { Context } from '#server/context.ts'
import { sendWaitingMails } from '#server/platform/mails.ts'
import { type AnyJob, defineJob } from '#server/platform/jobs.ts'
import { TAKE_UP } from '#server/platform/take-up.ts'
import { FILES_PAGE, SWEEP_FILES, sweepAllFiles, sweepFiles, sweepPage } from '#server/platform/kept-files.ts'

/** What hears of a report that was kept. */
const reportKept = defineJob({
  name: 'reports.kept',
  shape: z.object({ userId: z.uuid() }),
  work: (context, { userId }) => checkResultsOfOwner(context, userId),
})

/** What goes on behind the calls; the product and the test app open the same. */
export const openBackground = (): Pick<Context, 'readings' | 'replyReadings' | 'reportKept' | 'namedFiles'> => ({
  readings: openReadings(),
  replyReadings: openReplyReadings(),
  reportKept,
  namedFiles: {
    reports: namedReportFiles,
    originals: namedReportFiles,
    replies: namedReplyFiles,
    // Pages next to readings of reports and of replies.
    recognised: async (...asked) => new Set([...(await namedReportFiles(...asked)), ...(await namedReplyFiles(...asked))]),
    papers: namedPaperFiles,
    printed: namedPrints,
  },
})

/** The same for a process that leaves the work to others: what it sends is taken up by a job of theirs. */
export function leftToOthers(background: ReturnType<typeof openBackground>): ReturnType<typeof openBackground> {
  const { readings, replyReadings } = background
  const wake = (): void => undefined
  return { ...background, readings: { ...readings, wake }, replyReadings: { ...replyReadings, wake } }
}

const nothing = z.object({})

/** Sent by each process that begins: what came near while no one was there is told now, not at the next stroke of the clock. */
export const CATCH_UP = defineJob({
  name: 'deadlines.catch-up',
  shape: nothing,
  work: async (context, _, signal) => {
    await announceDays(context, signal)
    await remindMembers(context, null, signal)
    await billingRound(context)
  },
})

/** What waits to be read behind the calls, also what a process that died had begun. */
export function takeUp(context: Context): void {
  context.readings.wake(context)
  context.replyReadings.wake(context)
}

/** Every kind of job there is. */
export const JOBS: readonly AnyJob[] = [
  defineJob({
    name: 'mailings.finish',
    every: '* * * * *',
    shape: nothing,
    work: (context, _, signal) => finishMailings(context, signal),
  }),
  defineJob({
    name: 'mails.send',
    every: '* * * * *',
    shape: nothing,
    work: (context, _, signal) => sendWaitingMails(context, signal),
  }),
  defineJob({
    name: 'mailings.follow',
    every: '* * * * *',
    shape: nothing,
    work: (context, _, signal) => followMailings(context, signal),
  }),
  defineJob({ ...FOLLOW_PAGE, work: (context, after, signal) => followMailings(context, signal, after) }),
  defineJob({
    name: 'deadlines.announce',
    every: '3 * * * *',
    shape: nothing,
    work: (context, _, signal) => announceDays(context, signal),
  }),
  defineJob({
    ...DAYS_PAGE,
    work: (context, { after, lookAt }, signal) => announceDays(context, signal, { userId: after, lookAt }),
  }),
  CATCH_UP,
  ...reminderJobs,
  ...billingJobs,
  defineJob({
    ...LETTER_DELIVERED,
    work: async (context, { userId }) => {
      await announceDaysOf(context, userId)
      await remindMember(context, userId)
    },
  }),
  reportKept,
  defineJob({ ...OTHER_PAPER_CAME, work: takeOtherPaper }),
  defineJob({ ...TAKE_UP, every: '* * * * *', work: async (context) => takeUp(context) }),
  defineJob({ ...SWEEP_FILES, work: (context, { userId }) => sweepFiles(context, userId) }),
  defineJob({
    name: 'files.sweep-all',
    every: '17 4 * * *',
    shape: nothing,
    work: async (context, _, signal) => {
      await sweepPost(context)
      await sweepAllFiles(context, signal)
    },
  }),
  defineJob({ ...FILES_PAGE, work: (context, { after }, signal) => sweepPage(context, after, signal) }),
  defineJob({ ...POST_PAGE, work: (context, { after }) => sweepPost(context, after) }),
  defineJob({ ...LOOK_AGAIN, work: lookAgain }),
  defineJob({ ...COMPACT, work: (context) => compactDatabase(context) }),
  defineJob({ ...SWEEP, work: (context, _, signal) => sweep(context, signal) }),
  defineJob({
    ...CHOICES_PAGE,
    work: (context, { after, lookAt }, signal) => sweepChoices(context, signal, { userId: after, lookAt }),
  }),
]
