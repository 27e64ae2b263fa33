import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedFiles } from '#adapters/files/embedded.ts'
import { openFiles } from '#adapters/files/open-files.ts'
import { z } from 'zod'
import { FilesAway, type FilesPort } from '#adapters/files/port.ts'
import { type S3Server, startS3Server } from '#tools/local-services/s3-server.ts'

const fullShape = z.object({
  bucket: z.string(),
  endpoint: z.string(),
  region: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
})

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = (found: Uint8Array | null): string | null => (found === null ? null : new TextDecoder().decode(found))

function filesSuite(implementation: string, open: () => FilesPort): void {
  describe(`files: ${implementation}`, () => {
    it('gives back what was put, and null for what was not', async () => {
      const files = open()
      await files.put('reports/a/original.pdf', bytes('one'))
      expect(text(await files.get('reports/a/original.pdf'))).toBe('one')
      await files.put('reports/a/original.pdf', bytes('two'))
      expect(text(await files.get('reports/a/original.pdf'))).toBe('two')
      expect(await files.get('reports/a/other.pdf')).toBeNull()
      expect(await files.get('reports/a/original.pdf/below')).toBeNull()
    })

    it('creates what is not there yet, and of several at once one', async () => {
      const files = open()
      expect(await files.create('made/once', bytes('first'))).toBe(true)
      expect(await files.create('made/once', bytes('second'))).toBe(false)
      expect(text(await files.get('made/once'))).toBe('first')
      const raced = await Promise.all(['a', 'b', 'c', 'd'].map((one) => files.create('made/raced', bytes(one))))
      expect(raced.filter(Boolean)).toHaveLength(1)
      expect(text(await files.get('made/raced'))).toBe('abcd'[raced.indexOf(true)])
    })

    it('keeps empty files and every byte', async () => {
      const files = open()
      const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
      await files.put('binary', all)
      await files.put('empty', new Uint8Array())
      expect(Buffer.compare(Buffer.from((await files.get('binary')) ?? []), Buffer.from(all))).toBe(0)
      expect((await files.get('empty'))?.length).toBe(0)
    })

    it('forgets what is deleted, once or twice', async () => {
      const files = open()
      await files.put('gone', bytes('x'))
      await files.delete('gone')
      await files.delete('gone')
      expect(await files.get('gone')).toBeNull()
    })

    it('lists the keys of a folder only', async () => {
      const files = open()
      for (const key of ['list/b/2', 'list/a', 'list/b/1', 'listing/c']) await files.put(key, bytes(key))
      expect(await files.list('list')).toEqual(['list/a', 'list/b/1', 'list/b/2'])
      expect(await files.list('list/b')).toEqual(['list/b/1', 'list/b/2'])
      expect(await files.list('nothing')).toEqual([])
      expect(await files.list('')).toEqual(expect.arrayContaining(['list/a', 'listing/c']))
    })

    it('pages through the first names of its keys, each once', async () => {
      const files = open()
      for (const key of ['names/b/2', 'names/b/1', 'names-more', 'names0/a', 'names.x/a']) await files.put(key, bytes(key))
      const found: string[] = []
      for (let after: string | null = null; ; ) {
        const { names, next } = await files.names({ after, most: 2 })
        expect(names.length).toBeLessThanOrEqual(2)
        found.push(...names)
        if (next === null) break
        after = next
      }
      expect(found.filter((name) => name.startsWith('names')).toSorted()).toEqual(['names', 'names-more', 'names.x', 'names0'])
      expect(new Set(found).size).toBe(found.length)
      expect(new Set(found)).toEqual(new Set((await files.list('')).map((key) => key.split('/')[0])))
    })

    it.each([
      '',
      '/',
      '..',
      '../x',
      'a/../b',
      'a/..',
      '/etc/passwd',
      'a//b',
      'a/',
      '.hidden',
      'a\\b',
      'a\0b',
      'a b',
      'x'.repeat(101),
      'a/b/c/d/e/f/g/h/i',
      'ä',
    ])('refuses the key %j everywhere', async (key) => {
      const files = open()
      await expect(files.put(key, bytes('x'))).rejects.toThrow('Not a key')
      await expect(files.create(key, bytes('x'))).rejects.toThrow('Not a key')
      await expect(files.get(key)).rejects.toThrow('Not a key')
      await expect(files.delete(key)).rejects.toThrow('Not a key')
    })

    it('never shows half a file to a reader', async () => {
      const files = open()
      const versions = ['a', 'b'].map((letter) => letter.repeat(300_000))
      await files.put('whole', bytes(versions[0] ?? ''))
      const writing = Promise.all(Array.from({ length: 20 }, (_, round) => files.put('whole', bytes(versions[round % 2] ?? ''))))
      for (let round = 0; round < 20; round += 1) expect(versions).toContain(text(await files.get('whole')))
      await writing
    })
  })
}

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'files-'))
})
afterAll(() => rm(directory, { recursive: true }))

filesSuite('embedded', () => embeddedFiles({ directory: path.join(directory, 'store') }))

let server: S3Server
let inS3: FilesPort
beforeAll(async () => {
  server = await startS3Server()
  inS3 = (await openFiles({ directory: '/nowhere', s3: server.settings }))('files')
})
afterAll(() => server.close())

filesSuite('S3', () => inS3)

/** A whole S3 server (`npm run s3`); absent in `npm test`. */
const full = process.env['ERRATA_FULL_S3']
if (full !== undefined) {
  let store: FilesPort
  beforeAll(async () => {
    store = (await openFiles({ directory: '/nowhere', s3: fullShape.parse(JSON.parse(full)) }))('files')
  })
  filesSuite('a whole S3 server', () => store)
}

describe('files in S3', () => {
  it('lie next to those of other kinds, which neither lists nor changes them', async () => {
    const store = await openFiles({ directory: '/nowhere', s3: server.settings })
    await store('outbox').put('one.eml', bytes('mail'))
    await store('files').put('one.eml', bytes('file'))
    expect(await store('outbox').list('')).toEqual(['one.eml'])
    await store('files').delete('one.eml')
    expect(text(await store('outbox').get('one.eml'))).toBe('mail')
  })

  it('are listed whole, however many there are', async () => {
    const store = (await openFiles({ directory: '/nowhere', s3: server.settings }))('post')
    const names = Array.from({ length: 7 }, (_, index) => `many/${index}`)
    for (const name of names) await store.put(name, new Uint8Array())
    server.trouble.mostKeys = 3
    try {
      expect(await store.list('many')).toEqual(names)
    } finally {
      server.trouble.mostKeys = 1_000
    }
  })

  it('are away, not absent, while the service breaks off', async () => {
    await inS3.put('there', bytes('x'))
    server.trouble.isAway = true
    const asked = [inS3.get('there'), inS3.put('there', bytes('y')), inS3.delete('there'), inS3.list('')]
    const answers = await Promise.allSettled(asked)
    server.trouble.isAway = false
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(FilesAway) })
    expect(text(await inS3.get('there'))).toBe('x')
  })

  it('are refused in words where the bucket is not there, or keeps old versions', async () => {
    const opened = (change: object) => openFiles({ directory: '/nowhere', s3: { ...server.settings, ...change } })
    await expect(opened({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('S3_BUCKET: it can’t be asked')
    const keeping = createServer((_request, response) => {
      response.end('<VersioningConfiguration><Status>Suspended</Status></VersioningConfiguration>')
    })
    await once(keeping.listen(0, '127.0.0.1'), 'listening')
    const address = keeping.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await expect(opened({ endpoint: `http://127.0.0.1:${port}` })).rejects.toThrow('keeps old versions')
    keeping.close()
    keeping.closeAllConnections()
  })
})

describe('files on disk', () => {
  it('are open to their owner only and leave nothing half-written', async () => {
    const root = path.join(directory, 'modes')
    await embeddedFiles({ directory: root }).put('folder/file', bytes('private'))
    expect((await stat(root)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(root, 'folder'))).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(root, 'folder/file'))).mode & 0o777).toBe(0o600)
    expect(await readdir(path.join(root, 'folder'))).toEqual(['file'])
  })

  it('leave alone what is next to the store', async () => {
    const root = path.join(directory, 'beside')
    await writeFile(path.join(directory, 'secret'), 'mine')
    await expect(embeddedFiles({ directory: root }).put('../secret', bytes('x'))).rejects.toThrow('Not a key')
    expect(await readFile(path.join(directory, 'secret'), 'utf8')).toBe('mine')
  })

  it('do not list a file that is still being written', async () => {
    const root = path.join(directory, 'unfinished')
    const files = embeddedFiles({ directory: root })
    await files.put('done', bytes('x'))
    await writeFile(path.join(root, '.half'), 'x')
    expect(await files.list('')).toEqual(['done'])
    await files.removeUnfinished()
    expect((await readdir(root)).toSorted()).toEqual(['.half', 'done'])
    // No process has written to it for an hour.
    const before = Date.now() / 1000 - 3601
    await utimes(path.join(root, '.half'), before, before)
    await utimes(path.join(root, 'done'), before, before)
    await files.removeUnfinished()
    expect(await readdir(root)).toEqual(['done'])
  })
})
