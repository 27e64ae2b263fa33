import path from 'node:path'
import { embeddedFiles } from '#adapters/files/embedded.ts'
import type { OpenFiles } from '#adapters/files/port.ts'
import type { S3Settings } from '#adapters/files/s3.ts'

interface StoreSettings {
  /** The folder that holds a folder of each kind, where no storage service is given. */
  readonly directory: string
  readonly s3: S3Settings | null
}

/** Files on this disk, or in the storage service that was chosen, whose library is loaded only then. */
export async function openFiles({ directory, s3 }: StoreSettings): Promise<OpenFiles> {
  if (s3 === null) return filesOnDisk(directory)
  const { openS3 } = await import('#adapters/files/s3.ts')
  return openS3(s3)
}

export const filesOnDisk =
  (directory: string): OpenFiles =>
  (kind) =>
    embeddedFiles({ directory: path.join(directory, kind) })
