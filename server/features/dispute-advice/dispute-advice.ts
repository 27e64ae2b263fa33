/** Front door of the advice: what other features may ask of it. */
export { gatherMatter } from '#server/features/dispute-advice/gather-matter.ts'
