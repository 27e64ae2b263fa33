import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { deleteReply, listReplies, uploadReply } from '#contract/answers.ts'
import { deletePaper, listPapers } from '#contract/papers.ts'
import { deleteReport, listReports } from '#contract/reports.ts'
import { endRehearsal, startRehearsal } from '#contract/rehearsals.ts'
import { keepFiles, removeFiles, sweepAllFiles, sweepFiles } from '#server/platform/kept-files.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { givePaper } from '#server/testing/papers.ts'
import { QUICK_REHEARSAL } from '#server/testing/quick-rehearsal.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { printReply } from '#tools/synthetic-answers/print-reply.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const failWith = (code: string) => () => Promise.reject(Object.assign(new Error('the disk'), { code }))
let repair = (): void => undefined
afterEach(() => repair())

/** From here on, and until it is repaired, one operation of the files fails, after it went well so many times. */
function breakFiles(operation: 'put' | 'delete', fails: () => Promise<never>, after = 0): void {
  const { files } = test.context
  const { put, delete: remove } = files
  let done = 0
  const next = (): boolean => (done += 1) <= after
  if (operation === 'put') files.put = (key, bytes) => (next() ? put(key, bytes) : fails())
  else files.delete = (key) => (next() ? remove(key) : fails())
  repair = () => void Object.assign(files, { put, delete: remove })
}

const filesOf = (id: string) => test.context.files.list(id)
const report = (seed: string) => exampleReport({ seed }).bytes
const isReadable = async (cookie: string, id: string): Promise<boolean> =>
  (await test.app.inject({ method: 'GET', url: `/api/credit-reports/${id}/pages/1.png`, headers: { cookie } })).statusCode === 200

describe('files and the rows that name them', () => {
  it.each(sampleOf(['EIO', 'EBUSY'], 1))(
    'a report that replaces another keeps its files when the old ones can’t be removed (%s)',
    async (code) => {
      const { cookie, id } = await newMember(test.app)
      await upload(test.app, { cookie, bytes: report('old') })
      const [old] = await ok(test.app, listReports, { cookie })
      breakFiles('delete', failWith(code))
      const kept = await upload(test.app, { cookie, bytes: report(`new ${code}`), replaces: old?.id ?? '' })
      expect(kept.status).toBe(201)
      repair()
      const [now, ...others] = await ok(test.app, listReports, { cookie })
      expect([now?.id === old?.id, others]).toEqual([false, []])
      expect(await isReadable(cookie, now?.id ?? '')).toBe(true)
      // The job comes back for what was left.
      expect((await filesOf(id)).some((key) => key.includes(old?.id ?? 'x'))).toBe(true)
      await test.context.jobs.workOff(test.context)
      expect((await filesOf(id)).some((key) => key.includes(old?.id ?? 'x'))).toBe(false)
      expect(await isReadable(cookie, now?.id ?? '')).toBe(true)
    },
  )

  it.each(sampleOf(['EIO', 'ENOSPC'], 1))('a file that can’t be written (%s) leaves neither a row nor a file', async (code) => {
    const { cookie, id } = await newMember(test.app)
    breakFiles('put', failWith(code))
    expect((await upload(test.app, { cookie, bytes: report(code) })).status).toBe(500)
    repair()
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    expect(await filesOf(id)).toEqual([])
    expect((await upload(test.app, { cookie, bytes: report(code) })).status).toBe(201)
  })

  it('a deleted report is gone at once, and its files once they can be removed', async () => {
    const { cookie, id } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: report('deleted') })
    const [one] = await ok(test.app, listReports, { cookie })
    breakFiles('delete', failWith('EIO'))
    expect((await call(test.app, deleteReport, { cookie, params: { id: one?.id ?? '' } })).status).toBe(200)
    repair()
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    expect((await filesOf(id)).length).toBeGreaterThan(0)
    await test.context.jobs.workOff(test.context)
    expect(await filesOf(id)).toEqual([])
  })
})

const reply = (number: string): Uint8Array =>
  printReply({
    from: 'equifax',
    date: 'November 14, 2026',
    to: 'Dana Whitfield',
    results: [{ creditor: 'MERIDIAN AUTO FINANCE', number: `****${number}`, kind: 'deleted' }],
    wording: 1,
  })
const sendReply = (cookie: string, number: string, body: Record<string, string> = {}) =>
  call(test.app, uploadReply, {
    cookie,
    body,
    files: [{ field: 'answer', name: 'a.pdf', type: 'application/pdf', bytes: reply(number) }],
  })
const twoPages = handMadePdf(['One', 'Two'].map((word) => ({ content: `BT /F1 24 Tf 100 500 Td (${word}) Tj ET` })))

/** How each kind of file comes and goes. */
const KINDS = [
  {
    kind: 'papers',
    add: (cookie: string) =>
      givePaper(test.app, { cookie, bytes: twoPages, kind: 'supporting', title: 'Two pages', name: 'a.pdf' }),
    list: async (cookie: string) => (await ok(test.app, listPapers, { cookie })).map(({ id }) => id),
    remove: (cookie: string, id: string) => call(test.app, deletePaper, { cookie, params: { id } }),
  },
  {
    kind: 'replies',
    add: (cookie: string) => sendReply(cookie, '4417'),
    list: async (cookie: string) => (await ok(test.app, listReplies, { cookie })).replies.map(({ id }) => id),
    remove: (cookie: string, id: string) => call(test.app, deleteReply, { cookie, params: { id } }),
  },
] as const

describe.each(sampleOf(KINDS, 2))('files of $kind', ({ kind, add, list, remove }) => {
  it.each(sampleOf(['EIO', 'ENOSPC', 'EBUSY'], 1))('that can’t be written (%s) leave neither a row nor a file', async (code) => {
    const { cookie, id } = await newMember(test.app)
    breakFiles('put', failWith(code), kind === 'papers' ? 1 : 0)
    expect((await add(cookie)).status).toBe(500)
    repair()
    expect(await list(cookie)).toEqual([])
    expect(await filesOf(id)).toEqual([])
    expect((await add(cookie)).status).toBe(201)
  })

  it('that can be neither written nor taken back go once they can', async () => {
    const { cookie, id } = await newMember(test.app)
    const { put } = test.context.files
    breakFiles('delete', failWith('EIO'))
    test.context.files.put = async (key, bytes) => {
      await put(key, bytes)
      throw Object.assign(new Error('the disk'), { code: 'EIO' })
    }
    expect((await add(cookie)).status).toBe(500)
    expect((await filesOf(id)).length).toBeGreaterThan(0)
    repair()
    await test.context.jobs.workOff(test.context)
    expect(await filesOf(id)).toEqual([])
  })

  it.each(sampleOf(['EIO', 'EBUSY'], 1))('that can’t be removed (%s) go once they can', async (code) => {
    const { cookie, id } = await newMember(test.app)
    await add(cookie)
    const [one = ''] = await list(cookie)
    breakFiles('delete', failWith(code))
    expect((await remove(cookie, one)).status).toBe(200)
    repair()
    expect(await list(cookie)).toEqual([])
    expect((await filesOf(id)).length).toBeGreaterThan(0)
    await test.context.jobs.workOff(test.context)
    expect(await filesOf(id)).toEqual([])
  })
})

it('a reply that replaces another keeps its file when the old one can’t be removed', async () => {
  const { cookie, id } = await newMember(test.app)
  const old = (await sendReply(cookie, '4417')).answer?.id ?? ''
  breakFiles('delete', failWith('EIO'))
  const { status, answer } = await sendReply(cookie, '5528', { replaces: old })
  repair()
  expect(status).toBe(201)
  await test.context.jobs.workOff(test.context)
  expect(await filesOf(id)).toEqual([`${id}/replies/${answer?.id}/1.pdf`])
})

if (isWholeCorpus)
  it('what an ended rehearsal kept goes, even where its files can’t be removed at first', async () => {
    const { cookie } = await newMember(test.app, { isSubscribed: true })
    const { id } = await ok(test.app, startRehearsal, { cookie, body: QUICK_REHEARSAL })
    expect((await filesOf(id)).length).toBeGreaterThan(0)
    breakFiles('delete', failWith('EIO'))
    await ok(test.app, endRehearsal, { cookie, params: { id } })
    repair()
    expect((await filesOf(id)).length).toBeGreaterThan(0)
    await test.context.jobs.workOff(test.context)
    expect(await filesOf(id)).toEqual([])
  })

describe('the sweep', () => {
  const sweepAll = (): Promise<void> => test.context.jobs.doNow(test.context, 'files.sweep-all', {})
  const lettersOfNobody = (id: string): readonly string[] =>
    ['reports', 'papers', 'replies'].map((kind) => `${id}/${kind}/${randomUUID()}`)

  it('never removes a file that a row names, however often it runs', async () => {
    const { cookie, id } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: report('named') })
    for (const { add } of KINDS) await add(cookie)
    const keys = await filesOf(id)
    expect(new Set(keys.map((key) => key.split('/')[1]))).toEqual(new Set(['reports', 'papers', 'replies']))
    await sweepAll()
    await Promise.all([sweepFiles(test.context, id), sweepAll()])
    expect(await filesOf(id)).toEqual(keys)
  })

  it('removes what no row names, of members and of nobody, and leaves alone what it does not know', async () => {
    const { id } = await newMember(test.app)
    const strange = `${id}/of-tomorrow/1`
    for (const key of [...lettersOfNobody(id), ...lettersOfNobody(randomUUID()), strange, 'ready/probe'])
      await test.context.files.put(key, new Uint8Array([1]))
    await sweepAll()
    expect(await filesOf(id)).toEqual([strange])
    expect((await filesOf('')).filter((key) => key.split('/')[1] !== 'of-tomorrow' && lettersOfNobody(id).includes(key))).toEqual(
      [],
    )
    expect(await filesOf('ready')).toEqual(['ready/probe'])
    expect(test.logged.join()).toContain('of-tomorrow')
    await test.context.files.delete(strange)
  })

  it('leaves alone what is being written, and takes it when its writer must have died', async () => {
    const { id } = await newMember(test.app)
    const key = `${id}/papers/${randomUUID()}/1.jpg`
    const files = [{ key, bytes: new Uint8Array([1]) }]
    await keepFiles(test.context, { userId: id, files }, async () => {
      await sweepAll()
      await removeFiles(test.context, id, [key])
      expect(await filesOf(id)).toEqual([key])
      await test.context.db.execute(sql`update expected_files set expires_at = now()`)
      await sweepAll()
      expect(await filesOf(id)).toEqual([])
    })
  })

  it('does not take a file that lay there before from a writer who begins at that moment', async () => {
    const { cookie, id } = await newMember(test.app)
    const paperId = randomUUID()
    const key = `${id}/papers/${paperId}/1.jpg`
    await test.context.files.put(key, new Uint8Array([1]))
    // The sweep has looked at the files and not yet at the rows when the writer comes.
    const { list } = test.context.files
    let looked = (): void => undefined
    const hasLooked = new Promise<void>((resolve) => {
      looked = resolve
    })
    let goOn = (): void => undefined
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve
    })
    test.context.files.list = async (folder) => {
      const keys = await list(folder)
      looked()
      await mayGoOn
      return keys
    }
    const sweeping = sweepFiles(test.context, id)
    await hasLooked
    test.context.files.list = list
    const files = [{ key, bytes: new Uint8Array([2]) }]
    const writing = keepFiles(test.context, { userId: id, files }, () =>
      test.context.db.execute(
        sql`insert into papers (user_id, id, kind, name, file_hash, pages)
            values (${id}::uuid, ${paperId}::uuid, 'identity', 'Card', 'h', '[{"width":1,"height":1}]')`,
      ),
    )
    goOn()
    await Promise.all([sweeping, writing])
    expect(await filesOf(id)).toEqual([key])
    expect((await ok(test.app, listPapers, { cookie })).map((paper) => paper.id)).toEqual([paperId])
  })

  it('of one member fails alone: the others are swept, and the job is tried again', async () => {
    const [one, other] = [await newMember(test.app), await newMember(test.app)]
    for (const { id } of [one, other]) await test.context.files.put(`${id}/papers/x/1.jpg`, new Uint8Array([1]))
    const { delete: remove } = test.context.files
    breakFiles('delete', failWith('EIO'))
    test.context.files.delete = (key) => (key.startsWith(one.id) ? failWith('EBUSY')() : remove(key))
    await expect(sweepAllFiles(test.context)).rejects.toThrow('1 members')
    repair()
    expect([await filesOf(one.id), await filesOf(other.id)]).toEqual([[`${one.id}/papers/x/1.jpg`], []])
    await sweepAll()
    expect(await filesOf(one.id)).toEqual([])
  })

  if (isWholeCorpus)
    it('goes on with the next owners in a job of their own, and stops where nobody waits for it', async () => {
      const keys = Array.from({ length: 201 }, () => `${randomUUID()}/papers/x`)
      for (const key of keys) await test.context.files.put(key, new Uint8Array([1]))
      const left = async (): Promise<number> => (await filesOf('')).filter((key) => keys.includes(key)).length
      await expect(sweepAllFiles(test.context, AbortSignal.abort())).rejects.toThrow()
      expect(await left()).toBe(201)
      await sweepAll()
      expect(await left()).toBeGreaterThan(0)
      await test.context.jobs.workOff(test.context)
      expect(await left()).toBe(0)
    })
})
