/** Front door of the advice: what other features may ask of it. */
export { endedUnder } from '#server/features/dispute-advice/ended-under.ts'
export { gatherMatter } from '#server/features/dispute-advice/gather-matter.ts'
