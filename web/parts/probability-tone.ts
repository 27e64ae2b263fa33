import type { Tone } from '#web/ui/tag.tsx'

const GREEN_FROM = 80
const YELLOW_FROM = 60

/** The documents' colours of a success probability in percent: 80 and above green, 60 and above yellow, else red. */
export const probabilityTone = (percent: number): Tone =>
  percent >= GREEN_FROM ? 'good' : percent >= YELLOW_FROM ? 'warn' : 'bad'
