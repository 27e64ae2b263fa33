import type { RehearsalStory } from '#engine/words/rehearsal-story.ts'

/** What each story shows, for its end. */
export const LESSONS: Readonly<Record<RehearsalStory, string>> = {
  delete: 'The bureau couldn’t verify the item and deleted it. Check your next report to see that it’s really gone.',
  verify:
    'The bureau says the account is verified. That’s not the end. You can ask how it was verified, dispute with the company itself, and add a statement to your file.',
  frivolous:
    'A bureau that calls a dispute frivolous doesn’t investigate it, and must say within five business days why and what is missing. Send what it asks for, and the clock starts again.',
  silence:
    'The deadline counts from the day the letter was delivered, not the day you mailed it. If it passes without an answer, the bureau must delete the account as not verified, and you can ask for that.',
  delete_and_reinsert:
    'A deleted account can come back only if the company certifies it, and the bureau must tell you in writing within five business days. If it didn’t, say so. That’s why we check your reports after a dispute ends.',
}
