/** What only the pages of someone else's file show: one chunk, which one's own pages never load. */
export { HelpingBanner, HelpingSessionOver } from '#web/parts/helping/helping-banner.tsx'
export { HelpingGate } from '#web/parts/helping/helping-gate.tsx'
