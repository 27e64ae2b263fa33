import type { RehearsalStory } from '#engine/words/rehearsal-story.ts'

/** What each story shows, for its end. */
export const LESSONS: Readonly<Record<RehearsalStory, string>> = {
  delete: 'The bureau could not verify the entry and deleted it. The next report is where you check that it is really gone.',
  verify:
    'The bureau says the entry is verified. That is no end: you may ask how it was verified, dispute with the company itself, and add a statement to the file.',
  frivolous:
    'A bureau that holds a dispute frivolous investigates nothing, and has to say within five business days why and what is missing. Send what it asks for, and the clock runs anew from there.',
  silence:
    'The time runs from the day the letter was delivered, not from the day you mailed it. When it is over without an answer, the entry has to be deleted as not verified, and you can ask for that.',
  delete_and_reinsert:
    'A deleted entry may come back only if the company certifies it, and the bureau must tell you in writing within five business days. Where it did not, say so; this is why reports are looked at after the end of a dispute.',
}
