/** Front door of the papers: what other features may ask of them. */
export { namedPaperFiles, pageOfPaper, papersIfKept, papersOf, type PaperRow } from '#server/features/papers/paper-rows.ts'
