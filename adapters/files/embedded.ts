import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { namesOfKey } from '#adapters/files/file-key.ts'
import type { FilesPort } from '#adapters/files/port.ts'
import { createFile, isUnfinished, removeUnfinished, replaceFile } from '#adapters/files/write-file.ts'

/** Where the files lie. */
export interface FilesSettings {
  /** The folder that holds all files; made when it is not there, open to its owner only. */
  readonly directory: string
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

async function keysBelow(directory: string, prefix: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { withFileTypes: true })
    const keys = await Promise.all(
      entries
        .filter((entry) => !isUnfinished(entry.name))
        .map(async (entry) =>
          entry.isDirectory() ? keysBelow(path.join(directory, entry.name), `${prefix}${entry.name}/`) : [prefix + entry.name],
        ),
    )
    return keys.flat()
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

async function namesIn(directory: string): Promise<readonly string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

/** Files on the disk of this machine. */
export function embeddedFiles({ directory }: FilesSettings): FilesPort {
  const placeOf = (key: string): string => path.join(directory, ...namesOfKey(key))
  return {
    put: async (key, bytes) => replaceFile(placeOf(key), bytes),
    create: async (key, bytes) => createFile(placeOf(key), bytes),
    async get(key) {
      try {
        return await readFile(placeOf(key))
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    async delete(key) {
      try {
        await rm(placeOf(key))
      } catch (error) {
        if (!isAbsent(error)) throw error
      }
    },
    async list(folder) {
      const names = folder === '' ? [] : namesOfKey(folder)
      const keys = await keysBelow(path.join(directory, ...names), names.map((name) => `${name}/`).join(''))
      return keys.toSorted()
    },
    async names({ after, most }) {
      const all = (await namesIn(directory)).filter((name) => !isUnfinished(name) && (after === null || name > after)).toSorted()
      const names = all.slice(0, most)
      return { names, next: all.length > most ? (names.at(-1) ?? null) : null }
    },
    removeUnfinished: () => removeUnfinished(directory),
  }
}
