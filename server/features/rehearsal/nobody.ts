import type { Visit } from '#server/platform/operations.ts'

/** No one visits: what is done in a rehearsal by itself is done in its member’s name. */
export const NOBODY: Visit = {
  session: { value: null, set: () => undefined, clear: () => undefined },
  device: { value: null, set: () => undefined, clear: () => undefined },
  files: [],
  cursor: null,
  address: '',
  header: () => null,
}
