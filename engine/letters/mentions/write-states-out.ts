import { STATE_NAMES } from '#engine/letters/mentions/state-names.ts'

/** An address with its states in full, as people write them: `Springfield, Illinois 62701`. */
export const writeStatesOut = (address: string): string =>
  address.replace(/\b[A-Z]{2}(?=\s\d{5})/g, (code) => STATE_NAMES.get(code) ?? code)
