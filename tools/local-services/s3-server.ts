import { randomUUID } from 'node:crypto'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

/** An S3-compatible server on this machine, with one bucket. */
export interface S3Server {
  readonly settings: {
    readonly bucket: string
    readonly endpoint: string
    readonly region: string
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  }
  /** Where it keeps what it was given. */
  readonly directory: string
  readonly trouble: Trouble
  close(): Promise<void>
}

interface Trouble {
  /** Every connection breaks, and nothing is done. */
  isAway: boolean
  /** It does what it is asked, and its answers are lost. */
  losesAnswers: boolean
  /** A list answers no more keys at once. */
  mostKeys: number
}

const BUCKET = 'errata'

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'errata-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It works out the signature of a call on the bucket without the slash that the SDK signs.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  })
  const trouble = { isAway: false, losesAnswers: false, mostKeys: 1_000 }
  replaceWhole(server)
  refuseWhatIsThere(server)
  makeTrouble(server, trouble)
  const { port } = await server.run()
  return {
    settings: {
      bucket: BUCKET,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    directory,
    trouble,
    close: async () => {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function makeTrouble({ middleware, store }: S3rver, trouble: Trouble): void {
  middleware.unshift(async ({ req }, next) => {
    if (!trouble.isAway) await next()
    if (trouble.isAway || trouble.losesAnswers) req.socket.destroy()
  })
  const list = store.listObjects.bind(store)
  store.listObjects = (bucket, options) =>
    list(bucket, { ...options, maxKeys: Math.min(options.maxKeys ?? Infinity, trouble.mostKeys) })
}

/** S3 shows the old object or the new one; this server would write over the old one byte by byte. */
function replaceWhole({ store }: S3rver): void {
  const putContent = store.putContent.bind(store)
  store.putContent = async (file, content) => {
    const aside = path.join(path.dirname(file), `.${randomUUID()}`)
    const written = await putContent(aside, content)
    await rename(aside, file)
    return written
  }
}

/** S3 knows `If-None-Match: *`; this server does not. */
function refuseWhatIsThere({ middleware, store }: S3rver): void {
  let last = Promise.resolve()
  middleware.unshift(async (context, next) => {
    if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next()
    const [, bucket = '', ...names] = context.path.split('/')
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    try {
      if (!(await store.existsObject(bucket, names.join('/')))) return await next()
      context.status = 412
      context.body = '<Error><Code>PreconditionFailed</Code><Message>It is there</Message></Error>'
    } finally {
      resolve()
    }
  })
}
