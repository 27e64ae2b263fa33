import { PRACTICE_MARK } from '#engine/reading/practice-mark.ts'

/** The watermark and the mark at the foot, behind the page; Typst. */
export const PRACTICE_BACKGROUND = `{ place(center + horizon, rotate(-35deg, text(size: 110pt, fill: luma(228), "SAMPLE"))); place(bottom + center, dy: -8pt, text(size: 6.5pt, fill: luma(90), "${PRACTICE_MARK}")) }`
