import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import type { FilesPort } from '#adapters/files/port.ts'

/** So many builds are kept, this process's own among them. */
const MOST_BUILDS = 3

const IS_COMPRESSED = /\.(?:br|gz)$/

/**
 * While one version takes the place of another, a page of either asks whichever process is at hand for its scripts. So each process
 * puts the hashed files of its build where all processes look: one zip a build, named by when it was last started and by what it holds.
 */
export interface KeptScreens {
  /** A hashed file of another build; null where no kept build has it. */
  read(name: string): Promise<Uint8Array | null>
}

export async function keepScreens(place: {
  readonly files: FilesPort
  /** The folder with this build's hashed files. */
  readonly directory: string
  readonly now: string
}): Promise<KeptScreens> {
  const { files, directory, now } = place
  const names = (await readdir(directory)).filter((name) => !IS_COMPRESSED.test(name)).toSorted()
  const own = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  if (buildOf((await files.list('')).at(-1) ?? '') !== own) {
    const contents = await Promise.all(names.map(async (name) => [name, await readFile(path.join(directory, name))] as const))
    await files.put(`${now.replaceAll(/\D/g, '')}-${own}.zip`, zipSync(Object.fromEntries(contents)))
  }
  await removeOld(files)
  return { read: readerOf(files, own) }
}

const buildOf = (key: string): string => key.slice(key.indexOf('-') + 1, -'.zip'.length)

/** Of a build that was started again the newest zip stays. */
async function removeOld(files: FilesPort): Promise<void> {
  const kept = await files.list('')
  const newest = new Map(kept.map((key) => [buildOf(key), key]))
  const staying = new Set([...newest.values()].toSorted().slice(-MOST_BUILDS))
  for (const key of kept) if (!staying.has(key)) await files.delete(key)
}

/** Zips are read when someone asks for a file that this build lacks, and stay in memory until they are removed. */
function readerOf(files: FilesPort, own: string): KeptScreens['read'] {
  const zips = new Map<string, Uint8Array>()
  return async (wanted) => {
    const others = (await files.list('')).filter((key) => buildOf(key) !== own)
    for (const key of zips.keys()) if (!others.includes(key)) zips.delete(key)
    for (const key of others.toReversed()) {
      const zip = zips.get(key) ?? (await files.get(key))
      if (zip === null) continue
      zips.set(key, zip)
      const [found] = Object.values(unzipSync(zip, { filter: ({ name }) => name === wanted }))
      if (found !== undefined) return found
    }
    return null
  }
}
