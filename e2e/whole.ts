/** Journeys over all screens take a sample in `npm test`, and all of them in `npm run journeys:whole`. */
export const isWhole = process.env['WHOLE'] === '1'
