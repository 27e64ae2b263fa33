/** Where in the product a step is to be found. */
export const STEP_PLACES = ['reports', 'items', 'letters', 'tracker'] as const
export type StepPlace = (typeof STEP_PLACES)[number]
