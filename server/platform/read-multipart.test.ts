import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadReport } from '#contract/reports.ts'
import { makeApp } from '#server/app.ts'
import { MOST_OPEN_FORMS } from '#server/platform/open-forms.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const MEGABYTE = 1024 * 1024
/** How long the product itself waits for what stalls. */
const PRODUCT_MS = 30_000
const BYTES = Buffer.alloc(9 * MEGABYTE, 'x')

/** Bytes of buffers that are really held: what is garbage is collected first. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  for (let turn = 0; turn < 2; turn += 1) {
    runInNewContext('gc')()
    await wait(50)
  }
  return process.memoryUsage().arrayBuffers
}

let test: TestApp
let cookie: string
/** One that soon gives up on what stalls, and one that waits. */
const apps: FastifyInstance[] = []
let [hasty, patient] = [0, 0]
beforeAll(async () => {
  test = await testApp()
  ;({ cookie } = await newMember(test.app))
  const listening = async (idleMs: number): Promise<number> => {
    const app = await makeApp(test.context, null, { idleMs, wholeMs: 10 * 60_000 })
    apps.push(app)
    return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  }
  ;[hasty, patient] = [await listening(400), await listening(60_000)]
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await test.close()
})

const HEAD = '--xx\r\ncontent-disposition: form-data; name="creditReport"; filename="a.pdf"\r\n\r\n'

interface Begun {
  readonly announced: number
  readonly sent?: number
  readonly as?: string
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** Begins an upload that announces so many bytes, and sends no more of it than is said. */
function begin(port: number, { announced, sent = 0, as = cookie }: Begun): Promise<Socket> {
  const socket = open(port)
  socket.write(
    `POST ${uploadReport.path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${as}\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: ${announced}\r\n\r\n`,
  )
  return new Promise((resolve) => {
    if (sent === 0) return resolve(socket)
    socket.write(HEAD)
    socket.write(BYTES.subarray(0, sent), () => resolve(socket))
  })
}

/** What the server says, and after how many milliseconds it ended the connection. */
async function heard(socket: Socket): Promise<{ readonly text: string; readonly ms: number }> {
  const begun = performance.now()
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString()
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return { text, ms: performance.now() - begun }
}

/** The files of uploads that this process holds open, with or without a name. */
const openUploads = (): readonly string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${fd}`)
      return file.startsWith(path.join(test.directory, 'uploads')) ? [file] : []
    } catch {
      return []
    }
  })

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20)
}

describe('an upload', () => {
  it('that stalls is ended in words, and leaves no file', async () => {
    const { text, ms } = await heard(await begin(hasty, { announced: 5 * MEGABYTE, sent: MEGABYTE }))
    expect(text).toContain('400 Bad Request')
    expect(text).toContain('The upload stopped before it was whole. Check your connection and try again.')
    expect(ms).toBeLessThan(PRODUCT_MS)
    await until(() => openUploads().length === 0)
    expect(readdirSync(path.join(test.directory, 'uploads'))).toEqual([])
  })

  if (isWholeCorpus)
    it('that stalls holds its bytes on the disk and not in memory, also six at once', async () => {
      const before = await heldBytes()
      const sockets = await Promise.all(
        Array.from({ length: 6 }, () => begin(patient, { announced: 10 * MEGABYTE, sent: 9 * MEGABYTE })),
      )
      try {
        await until(() => openUploads().length === 6)
        // What still travels is held for a moment, and other work holds some megabytes now and then; what was sent is 54.
        await vi.waitFor(async () => expect((await heldBytes()) - before).toBeLessThan((6 * BYTES.length) / 2), 60_000)
      } finally {
        for (const socket of sockets) socket.destroy()
      }
      await until(() => openUploads().length === 0)
    })

  it('that breaks off leaves no file', async () => {
    const socket = await begin(patient, { announced: 5 * MEGABYTE, sent: MEGABYTE })
    await until(() => openUploads().length === 1)
    socket.destroy()
    await until(() => openUploads().length === 0)
    expect(readdirSync(path.join(test.directory, 'uploads'))).toEqual([])
  })

  it('that arrives whole leaves no file open, whatever is answered', async () => {
    const whole = Buffer.concat([Buffer.from(HEAD), BYTES.subarray(0, MEGABYTE), Buffer.from('\r\n--xx--\r\n')])
    const socket = await begin(patient, { announced: whole.length })
    socket.write(whole)
    const text = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))
    expect(text).toMatch(/^HTTP\/1.1 4\d\d /)
    socket.destroy()
    await until(() => openUploads().length === 0)
  })

  it('is one of a bounded number of a member, who may send the next when one is done', async () => {
    const { cookie: another } = await newMember(test.app)
    const sockets = await Promise.all(
      Array.from({ length: MOST_OPEN_FORMS }, () => begin(patient, { announced: MEGABYTE, sent: 1000 })),
    )
    // What was written may still lie in the network; a file of its own shows that the server has begun with it.
    await until(() => openUploads().length === MOST_OPEN_FORMS)
    const more = await begin(patient, { announced: 1000 })
    const refused = await new Promise<string>((resolve) => more.once('data', (chunk) => resolve(chunk.toString())))
    expect(refused).toContain('429 Too Many Requests')
    expect(refused).toContain('of your uploads are under way. Wait until one of them is done, then try again.')
    expect(refused).toMatch(/retry-after: \d+/)
    more.destroy()
    const others = await begin(patient, { announced: MEGABYTE, sent: 1000, as: another })
    await until(() => openUploads().length === MOST_OPEN_FORMS + 1)
    for (const socket of [...sockets.splice(0, 1), others]) socket.destroy()
    await until(() => openUploads().length === MOST_OPEN_FORMS - 1)
    // A place is given back before its file is closed.
    sockets.push(await begin(patient, { announced: MEGABYTE, sent: 1000 }))
    await until(() => openUploads().length === MOST_OPEN_FORMS)
    for (const socket of sockets) socket.destroy()
    await until(() => openUploads().length === 0)
  })

  it.each([
    ['of somebody who is not signed in', 5 * MEGABYTE, 'errata_session=no', '401 Unauthorized'],
    ['that says it is too large', 200 * MEGABYTE, null, '413 Payload Too Large'],
  ])('%s is refused before it is read', async (_case, size, as, answer) => {
    const socket = await begin(patient, { announced: size, as: as ?? cookie })
    const text = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))
    socket.destroy()
    expect(text).toContain(answer)
  })
})

it('a body without files that stalls is ended, too', async () => {
  const socket = open(hasty)
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1:${hasty}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"us`,
  )
  expect((await heard(socket)).ms).toBeLessThan(PRODUCT_MS)
})
