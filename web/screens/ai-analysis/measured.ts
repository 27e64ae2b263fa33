/**
 * What was measured of reading, and on what: `docs/performance.md`, ‘Reading, on files that nobody tuned on’. Of recognition
 * from pictures nothing was measured, so no figure is printed for it.
 */
export const READING_MEASURED = {
  on: 'November 20, 2026',
  filesEachLayout: 20,
  layouts: [
    { name: 'Experian web print', right: '27,926', wrong: '0' },
    { name: 'myEquifax', right: '25,294', wrong: '2' },
  ],
} as const
