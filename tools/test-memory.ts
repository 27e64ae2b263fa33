import { mkdirSync, statfsSync } from 'node:fs'
import { availableMemory } from 'node:process'

const MEMORY = '/dev/shm'
const GIB = 1024 ** 3

/**
 * What tests throw away is kept in memory where the machine has plenty: every database is some three hundred files, and every
 * original is synced. Elsewhere, and where someone gives a TMPDIR, it is kept with the other temporary files.
 */
export function keepTestsInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !isPlenty()) return
  const folder = `${MEMORY}/errata-tests-${process.getuid?.() ?? 0}`
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.env['TMPDIR'] = folder
}

/** Both, since what is kept there is memory; a container's share of it is often 64 MB. */
function isPlenty(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= 4 * GIB && availableMemory() >= 6 * GIB
  } catch {
    return false
  }
}
