/** Front door of the papers: what other features may ask of them. */
export { pageOfPaper, papersIfKept, papersOf, type PaperRow } from '#server/features/papers/paper-rows.ts'
