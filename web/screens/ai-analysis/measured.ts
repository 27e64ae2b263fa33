/**
 * What was measured of reading, and on what: `docs/performance.md`, ‘Reports with pages’ and ‘Pictures’. A share is cut off,
 * never rounded up.
 */
export const READING_MEASURED = {
  on: 'November 23, 2026',
  filesEachLayout: 40,
  layouts: [
    { name: 'Experian web print', exact: '100 %' },
    { name: 'TransUnion web print', exact: '99.99 %' },
    { name: 'myEquifax', exact: '100 %' },
  ],
} as const
