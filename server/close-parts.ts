import type { Context } from '#server/context.ts'

/** Ends whatever runs next to the calls: what is under way comes to its end, in the order in which one part needs the next. */
export async function closeParts({ jobs, processMark, email, readings, replyReadings, ...parts }: Context): Promise<void> {
  for (const one of [jobs, readings, replyReadings, processMark, email]) await one.close()
  for (const one of [parts.markup, parts.pageText, parts.printing, parts.recognition, parts.threads, parts.traces])
    await one.close()
}
