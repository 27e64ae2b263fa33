import { inFigures, PERIODS } from '#engine/law/periods.ts'

const { reinvestigation, reinvestigation_longest: longest, reinvestigation_extension: extension } = PERIODS

/** What changes the time that a bureau has, told where it is asked. */
export const ANNUAL_TIME = `Then the bureau has ${inFigures(longest)} to investigate, not ${reinvestigation.value}.`
export const MORE_TIME = `If the bureau gets new information while it investigates, it can take ${inFigures(extension)} more, ${inFigures(longest)} at most.`
