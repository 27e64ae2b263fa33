import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** A file that is being written; no key and no listing has such a name. */
export const isUnfinished = (name: string): boolean => name.startsWith('.')

async function writeAside(target: string, bytes: Uint8Array): Promise<string> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const aside = path.join(path.dirname(target), `.${randomUUID()}`)
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  return aside
}

/** Writes a file whole or not at all, readable by its owner only, replacing what was there. */
export async function replaceFile(target: string, bytes: Uint8Array): Promise<void> {
  const aside = await writeAside(target, bytes)
  try {
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** The same for a file that must not be there yet. False: it was, and stays as it is. Of several processes one wins. */
export async function createFile(target: string, bytes: Uint8Array): Promise<boolean> {
  const aside = await writeAside(target, bytes)
  try {
    await link(aside, target)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}
