import {
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { namesOfKey } from '#adapters/files/file-key.ts'
import { FilesAway, type FilesPort, type OpenFiles, type PageOfNames } from '#adapters/files/port.ts'

/** An S3-compatible storage service. */
export interface S3Settings {
  readonly bucket: string
  /** Null: Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  /** Null: what the machine that runs us may use. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

/** Behind every character of a key. */
const LAST = '~'

/** A call that hangs must give up before the transaction that waits for it does. */
const PATIENCE = { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true } as const

/**
 * Opens the bucket for all kinds of files, each under its own first name. A bucket that keeps old versions is refused: what is deleted
 * there stays, and an erasure would be certified that did not happen.
 */
export async function openS3({ bucket, endpoint, region, credentials }: S3Settings): Promise<OpenFiles> {
  const client = new S3Client({
    region,
    requestHandler: PATIENCE,
    maxAttempts: 3,
    // Not every service knows the newer checksums. What is private is sealed, and does not open when a byte has changed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
  })
  await refuseVersions(client, bucket)
  return (kind) => filesBelow({ client, bucket, kind })
}

async function refuseVersions(client: S3Client, bucket: string): Promise<void> {
  let status: string | undefined
  try {
    status = (await client.send(new GetBucketVersioningCommand({ Bucket: bucket }))).Status
  } catch (error) {
    // A service that knows no versions keeps none.
    if (nameOf(error) === 'NotImplemented') return
    throw new Error(`S3_BUCKET: it can’t be asked whether it keeps old versions (${nameOf(error)}).`, { cause: error })
  }
  if (status !== undefined)
    throw new Error('S3_BUCKET: this bucket keeps old versions, so an erased file would still be there. Use one that keeps none.')
}

interface Place {
  readonly client: S3Client
  readonly bucket: string
  readonly kind: string
}

function filesBelow({ client, bucket, kind }: Place): FilesPort {
  const place = (key: string) => ({ Bucket: bucket, Key: [kind, ...namesOfKey(key)].join('/') })
  const keysOf = async (prefix: string): Promise<readonly string[]> => {
    const keys: string[] = []
    for (let isMore = true, last = ''; isMore; last = keys.at(-1) ?? '') {
      const after = last === '' ? {} : { Marker: last }
      const page = await client.send(new ListObjectsCommand({ Bucket: bucket, Prefix: prefix, ...after }))
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
      isMore = page.IsTruncated === true
    }
    return keys.map((key) => key.slice(kind.length + 1)).toSorted()
  }
  const create = async (key: string, bytes: Uint8Array): Promise<boolean> => {
    try {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, IfNoneMatch: '*' }))
      return true
    } catch (error) {
      if (nameOf(error) === 'PreconditionFailed') return false
      // Someone else is writing the same key at this moment.
      if (nameOf(error) === 'ConditionalRequestConflict') return create(key, bytes)
      throw away(error)
    }
  }
  return {
    put: async (key, bytes) => {
      const at = place(key)
      await client.send(new PutObjectCommand({ ...at, Body: bytes })).catch(rethrow)
    },
    create: async (key, bytes) => {
      place(key)
      return create(key, bytes)
    },
    get: async (key) => {
      const at = place(key)
      try {
        const { Body } = await client.send(new GetObjectCommand(at))
        return (await Body?.transformToByteArray()) ?? new Uint8Array()
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return null
        throw away(error)
      }
    },
    delete: async (key) => {
      const at = place(key)
      await client.send(new DeleteObjectCommand(at)).catch(rethrow)
    },
    list: async (folder) => {
      const names = folder === '' ? [] : namesOfKey(folder)
      return keysOf([kind, ...names, ''].join('/')).catch(rethrow)
    },
    names: (page) => namesIn({ client, bucket, kind }, page).catch(rethrow),
    // A file is there once it was sent whole, so nothing half-written lies anywhere.
    removeUnfinished: () => Promise.resolve(),
  }
}

/** Not every service can list folders: some keys are listed, and the next page begins behind the last one's folder. */
async function namesIn(
  { client, bucket, kind }: Place,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<PageOfNames> {
  const prefix = `${kind}/`
  const from = after === null ? {} : { Marker: after }
  const page = await client.send(new ListObjectsCommand({ Bucket: bucket, Prefix: prefix, ...from }))
  const keys = (page.Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? []).toSorted()
  const all = [...new Set(keys.map((key) => (key.includes('/') ? `${key.split('/')[0]}/` : key)))]
  const some = all.slice(0, most)
  const last = page.IsTruncated === true || all.length > most ? some.at(-1) : undefined
  const next = last === undefined ? null : `${prefix}${last}${last.endsWith('/') ? LAST : ''}`
  return { names: some.map((name) => name.replace('/', '')), next }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error')

const away = (error: unknown): FilesAway =>
  new FilesAway(`The storage service could not be used (${nameOf(error)})`, { cause: error })

const rethrow = (error: unknown): never => {
  throw away(error)
}
