import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file that is being written; no key and no listing has such a name. */
export const isUnfinished = (name: string): boolean => name.startsWith('.')

const UNFINISHED_MS = 60 * 60_000

/** Removes what a process that died was writing below this folder; what was begun within the hour may still be finished. */
export async function removeUnfinished(directory: string): Promise<void> {
  for (const entry of await entriesBelow(directory)) {
    if (!entry.isFile() || !isUnfinished(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const begun = await stat(file).catch(() => null)
    if (begun !== null && Date.now() - begun.mtimeMs > UNFINISHED_MS) await rm(file, { force: true })
  }
}

async function entriesBelow(directory: string) {
  try {
    return await readdir(directory, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

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
