/** What a score card opens: one file to load. */
export { AddScore } from '#web/parts/score/add-score.tsx'
export { ScoresTold } from '#web/parts/score/scores-told.tsx'
