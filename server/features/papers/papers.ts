/** Front door of the papers: what other features may ask of them. */
export { copyIfKept, keepCopy, tellProved } from '#server/features/papers/keep-copy.ts'
export { namedPaperFiles, pageOfPaper, papersIfKept, papersOf, type PaperRow } from '#server/features/papers/paper-rows.ts'
