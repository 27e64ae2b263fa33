import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageOfPicture, RecognitionPort } from '#adapters/recognition/port.ts'
import { fairTurns, whoAsks } from '#adapters/threads/fair-turns.ts'
import { readReport } from '#contract/reports.ts'
import type { Context } from '#server/context.ts'
import { openReadings } from '#server/features/reports/reading-queue.ts'
import { openProcessMark } from '#server/platform/process-mark.ts'
import { type KnownRecognition, knownRecognition, picturedPages } from '#server/testing/known-recognition.ts'
import { type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF } from '#tools/synthetic-reports/example-report.ts'

/** One page at a time, as the product's own recognition; notes who asked for which, and waits at each until it is let on. */
function onePageAtATime(known: KnownRecognition) {
  const turn = fairTurns(1)
  const read: { readonly member: string; readonly picture: string }[] = []
  let gate = Promise.withResolvers<void>()
  let asked = 0
  const port: RecognitionPort = {
    ...known,
    readPage: (picture, options) => {
      asked += 1
      return turn(async () => {
        read.push({ member: whoAsks().member, picture: Buffer.from(picture).toString('base64') })
        await gate.promise
        return known.readPage(picture, options)
      }, options?.signal)
    },
  }
  return {
    port,
    read,
    /** How many pages have come to wait or be read. */
    asked: () => asked,
    open: () => gate.resolve(),
    /** Lets on the page that waits, and no other. */
    letOneOn: () => {
      gate.resolve()
      gate = Promise.withResolvers()
    },
  }
}

const until = <Seen>(look: () => Seen | Promise<Seen>) => expect.poll(look)

interface Process extends ReturnType<typeof onePageAtATime> {
  readonly test: TestApp
  readonly context: Context
}

const printed = (seed: string): Uint8Array =>
  exampleReport({ bureau: 'experian', seed, accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN, LAWFUL_CHARGE_OFF] }).bytes

const known = knownRecognition()
let files: readonly PageOfPicture[][]
const opened: Process[] = []
const seconds: Context[] = []
beforeAll(async () => {
  const { context } = await openProcess()
  files = await Promise.all(['one', 'two'].map((seed) => picturedPages(context.pageText, printed(seed))))
  for (const page of files.flat()) known.learn(page.picture, page)
})
afterAll(async () => {
  for (const { readings, processMark } of seconds) {
    await readings.close()
    await processMark.close()
  }
  for (const { test, open } of opened) {
    open()
    await test.close()
  }
})

async function openProcess(): Promise<Process> {
  const recognition = onePageAtATime(known)
  const test = await testApp({ recognition: recognition.port })
  const process = { ...recognition, test, context: test.context }
  opened.push(process)
  return process
}

/** Another process on the same database and files. */
function besides({ test }: Process): Omit<Process, 'test'> {
  const recognition = onePageAtATime(known)
  const processMark = openProcessMark({ pool: test.pool })
  const context = { ...test.context, recognition: recognition.port, readings: openReadings(), processMark }
  seconds.push(context)
  return { ...recognition, context }
}

const takeUp = ({ context }: Pick<Process, 'context'>): void => context.readings.wake(context)

async function send({ test }: Process, { cookie }: Member, pages: readonly PageOfPicture[]): Promise<string> {
  const { answer } = await upload(test.app, { cookie, bytes: pages.map(({ picture }) => picture) })
  expect(answer?.report.status).toBe('processing')
  return answer?.report.id ?? ''
}

const statusOf = async ({ test }: Process, { cookie }: Member, id: string): Promise<string> =>
  (await ok(test.app, readReport, { cookie, params: { id } })).status

describe('scans of several members', () => {
  it('are read page by page in turns, so that one page waits behind one page of each other', async () => {
    const process = await openProcess()
    const [dana, eve, finn] = [
      await newMember(process.test.app),
      await newMember(process.test.app),
      await newMember(process.test.app),
    ]
    const [one = [], two = []] = files
    // Two files of the first member, then a page of two others.
    await send(process, dana, one)
    await send(process, dana, two)
    await until(() => process.read.length).toBe(1)
    await send(process, eve, one.slice(0, 1))
    await send(process, finn, one.slice(0, 2))
    await until(() => process.asked()).toBe(3)
    // After each page that is let on: how many have begun, and how many have come to the line.
    for (const [begun, asked] of [
      [2, 4],
      [3, 4],
      [4, 5],
      [5, 6],
    ]) {
      process.letOneOn()
      await until(() => [process.read.length, process.asked()]).toEqual([begun, asked])
    }
    process.open()
    await process.context.readings.idle()
    const names = new Map([
      [dana.id, 'd'],
      [eve.id, 'e'],
      [finn.id, 'f'],
    ])
    const order = process.read.map(({ member }) => names.get(member)).join('')
    expect(order).toBe(`defdf${'d'.repeat(one.length + two.length - 2)}`)
  })
})

/** The members whose files a process holds. */
async function waiting({ test }: Process): Promise<string[]> {
  const { rows } = await test.pool.query<{ user_id: string }>(
    `select user_id from report_readings where claimed_by is not null and status = 'processing'`,
  )
  return rows.map((row) => row.user_id)
}

describe('two processes on one database', () => {
  it('share the files, and read no page twice', async () => {
    const first = await openProcess()
    const second = besides(first)
    const [dana, eve] = [await newMember(first.test.app), await newMember(first.test.app)]
    const [one = [], two = []] = files
    const sent: [Member, string][] = []
    for (const member of [dana, eve]) for (const pages of [one, two]) sent.push([member, await send(first, member, pages)])
    takeUp(second)
    await until(async () => (await waiting(first)).length).toBe(4)
    await until(() => [first.read.length, second.read.length]).toEqual([1, 1])
    for (const process of [first, second]) process.open()
    for (const { context } of [first, second, first]) await context.readings.idle()
    for (const [member, id] of sent) expect(await statusOf(first, member, id)).toBe('ready')
    const read = [...first.read, ...second.read].map(({ member, picture }) => `${member} ${picture}`)
    expect([read.length, new Set(read).size]).toEqual([2 * (one.length + two.length), 2 * (one.length + two.length)])
  })

  it('one of which dies: the other goes on with the page at which it died, and reads no other anew', async () => {
    const dying = await openProcess()
    const second = besides(dying)
    const dana = await newMember(dying.test.app)
    const [one = []] = files
    const id = await send(dying, dana, one)
    await until(() => dying.read.length).toBe(1)
    dying.letOneOn()
    await until(() => dying.read.length).toBe(2)
    second.open()
    takeUp(second)
    await second.context.readings.idle()
    expect(second.read).toEqual([])
    // Its lock in the database ends with its connection; what it was doing never comes to an end that counts.
    await dying.context.processMark.close()
    takeUp(second)
    await second.context.readings.idle()
    expect(await statusOf(dying, dana, id)).toBe('ready')
    expect(second.read.map(({ picture }) => picture)).toEqual(
      one.slice(1).map(({ picture }) => Buffer.from(picture).toString('base64')),
    )
    expect((await dying.context.files.list(`${dana.id}/recognised`)).length).toBe(0)
    dying.open()
    await dying.context.readings.idle()
    expect(await statusOf(dying, dana, id)).toBe('ready')
    expect((await dying.context.files.list(`${dana.id}/recognised`)).length).toBe(0)
  })
})
