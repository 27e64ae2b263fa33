import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { type GivenSecrets, makeSecret, nextSecretFile, readSecrets, secretFile } from '#server/platform/secret.ts'
import { SettingsError } from '#server/settings.ts'

export interface Following {
  readonly present: string
  readonly next: string
  /** Once every key is wrapped with the new secret. */
  finish(): Promise<void>
}

/**
 * The secret that takes the place of the present one: APP_SECRET_NEXT where the environment gives it, else one made now, which lies
 * safely next to the old before anything depends on it. What an earlier run has made and not finished is taken up.
 */
export async function followingSecret(given: GivenSecrets, directory: string): Promise<Following> {
  const [present] = readSecrets({ APP_SECRET: given.APP_SECRET }, directory)
  if (given.APP_SECRET_NEXT !== undefined) {
    if (given.APP_SECRET_NEXT === present) throw new SettingsError('APP_SECRET_NEXT: the same as the present secret')
    return { present, next: given.APP_SECRET_NEXT, finish: () => Promise.resolve() }
  }
  if (given.APP_SECRET !== undefined)
    throw new SettingsError('APP_SECRET_NEXT: needed with APP_SECRET; it becomes APP_SECRET when this is done')
  const [file, nextFile] = [secretFile(directory), nextSecretFile(directory)]
  if (!existsSync(nextFile)) await writeDurably(nextFile, makeSecret())
  return {
    present,
    next: readFileSync(nextFile, 'utf8'),
    finish: async () => {
      await rename(nextFile, file)
      await syncFolder(directory)
    },
  }
}

async function writeDurably(target: string, text: string): Promise<void> {
  const aside = `${target}.${randomUUID()}`
  const file = await open(aside, 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
  await rename(aside, target)
  await syncFolder(path.dirname(target))
}

/** So that a name outlives a power cut, where the system lets a folder be synced: Windows does not, and needs it not. */
async function syncFolder(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(directory, 'r')
  await folder.sync()
  await folder.close()
}
