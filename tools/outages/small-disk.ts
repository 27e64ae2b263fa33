import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** A database with its log, a few members, and what `/api/ready` wants free. */
const SIZE = '900m'

/** Puts a small disk at a folder; null where no one may. What it answers takes it away. */
export function mountSmallDisk(directory: string): (() => void) | null {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'errata', directory], { stdio: 'ignore' })
  return status === 0 ? () => void spawnSync('umount', ['--lazy', directory]) : null
}

/** Takes every free byte of the disk of a folder. What it answers gives them back. */
export function fillDisk(directory: string): () => void {
  const ballast = path.join(directory, 'ballast')
  const file = openSync(ballast, 'w')
  for (const size of [1024 * 1024, 4096, 1]) {
    const zeros = Buffer.alloc(size)
    try {
      while (writeSync(file, zeros) > 0);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  closeSync(file)
  return () => rmSync(ballast, { force: true })
}
