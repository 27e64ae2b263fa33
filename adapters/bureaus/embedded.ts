import type { BureausPort } from '#adapters/bureaus/port.ts'

/** No bureau service is set up: says so of each bureau, and looks at nothing it is given. */
export function embeddedBureaus(): BureausPort {
  return {
    listBureaus: async () => [
      { bureau: 'equifax', kind: 'not_connected' },
      { bureau: 'experian', kind: 'not_connected' },
      { bureau: 'transunion', kind: 'not_connected' },
    ],
    fetchReport: async () => ({ kind: 'not_connected' }),
  }
}
