/** Front door of the AI letters: what other features may ask of them. */
export { wholeSender } from '#server/features/ai-letters/sender-of.ts'
export { writeAbout } from '#server/features/ai-letters/write-about.ts'
