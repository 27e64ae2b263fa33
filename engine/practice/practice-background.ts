import { PRACTICE_MARK } from '#engine/reading/sheets/practice-mark.ts'

/** A word across the page and the mark at the foot, behind what is printed; Typst. */
export const practiceBackground = (word: 'SAMPLE' | 'PRACTICE'): string =>
  `{ place(center + horizon, rotate(-35deg, text(size: 110pt, fill: luma(228), "${word}"))); place(bottom + center, dy: -8pt, text(size: 6.5pt, fill: luma(90), "${PRACTICE_MARK}")) }`

/** Behind every page of a practice report. */
export const PRACTICE_BACKGROUND = practiceBackground('SAMPLE')
