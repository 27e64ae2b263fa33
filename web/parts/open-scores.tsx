import { later } from '#web/ui/later.tsx'

const scores = () => import('#web/parts/score/scores.ts')

/** A score that the member types; its code comes when it is opened. */
export const AddScore = later(async () => (await scores()).AddScore)

/** The scores as a chart and as a table; its code comes when they are opened. */
export const ScoresTold = later(async () => (await scores()).ScoresTold)
