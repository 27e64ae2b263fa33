import { describe, expect, it } from 'vitest'
import { blankReport } from '#web/parts/blank-report.ts'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { canBeSent, createUploadQueue, type Upload } from '#web/parts/upload/upload-queue.ts'

interface Sent {
  readonly upload: Upload
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
  readonly take: (reports: readonly ReportHead[]) => void
  readonly refuse: (error: Error) => void
}

function setUp() {
  const sent: Sent[] = []
  let ids = 0
  const queue = createUploadQueue({
    newId: () => `id-${(ids += 1)}`,
    send: (upload, { onSent, signal }) =>
      new Promise((take, refuse) => {
        sent.push({ upload, onSent, signal, take: (reports) => take({ reports, replyId: null }), refuse })
      }),
  })
  return { queue, sent }
}

const file = (name: string) => new File(['x'], name)
const states = (uploads: readonly Upload[]) => uploads.map(({ state }) => state.is)
const names = (uploads: readonly Upload[]) => uploads.map(({ files }) => files.map(({ name }) => name))
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('the upload queue', () => {
  it('takes PDFs, pages and data as a report each, and pictures as the pages of one', () => {
    const { queue } = setUp()
    queue.add(['a.pdf', '1.JPG', 'b.html', '2.png', 'c.json'].map(file))
    expect(names(queue.uploads())).toEqual([['a.pdf'], ['b.html'], ['c.json'], ['1.JPG', '2.png']])
  })

  it('adds the next photo to the pages that wait, also with other files between', () => {
    const { queue } = setUp()
    queue.add([file('1.jpg')])
    queue.add([file('a.pdf'), file('2.jpg')])
    expect(names(queue.uploads())).toEqual([['1.jpg', '2.jpg'], ['a.pdf']])
  })

  it('makes a report each of pictures and the pages of one again, and keeps to what was said', () => {
    const { queue } = setUp()
    queue.add([file('1.jpg'), file('2.jpg')])
    queue.split(queue.uploads()[0]?.id ?? '')
    expect(names(queue.uploads())).toEqual([['1.jpg'], ['2.jpg']])
    queue.add([file('3.jpg')])
    expect(names(queue.uploads())).toEqual([['1.jpg'], ['2.jpg'], ['3.jpg']])
    queue.join(queue.uploads()[0]?.together ?? '')
    expect(names(queue.uploads())).toEqual([['1.jpg', '2.jpg', '3.jpg']])
  })

  it('moves and removes pages; without pages there is no upload', () => {
    const { queue } = setUp()
    queue.add([file('1.jpg'), file('2.jpg'), file('3.jpg')])
    const id = queue.uploads()[0]?.id ?? ''
    queue.movePage(id, 2, 0)
    expect(names(queue.uploads())).toEqual([['3.jpg', '1.jpg', '2.jpg']])
    queue.movePage(id, 0, -1)
    expect(names(queue.uploads())).toEqual([['3.jpg', '1.jpg', '2.jpg']])
    queue.removePage(id, 1)
    queue.removePage(id, 1)
    expect(names(queue.uploads())).toEqual([['3.jpg']])
    queue.removePage(id, 0)
    expect(queue.uploads()).toEqual([])
  })

  it('sends changed pages of what was not taken again, in place of the reading that failed', async () => {
    const { queue, sent } = setUp()
    queue.add([file('1.jpg'), file('poor.jpg'), file('2.jpg')])
    const id = queue.uploads()[0]?.id ?? ''
    queue.sendAll({ bureau: 'auto' })
    sent[0]?.refuse(Object.assign(new Error('422'), { name: 'CallError', status: 422, code: 'damaged_file' }))
    await settle()
    expect(queue.uploads().map(canBeSent)).toEqual([false])
    queue.removePage(id, 1)
    expect(queue.uploads().map(canBeSent)).toEqual([true])
    queue.sendAll({ bureau: 'auto' })
    sent[1]?.take([blankReport({ id: 'r1', status: 'processing' })])
    await settle()
    queue.movePage(id, 0, 1)
    queue.add([file('3.jpg')])
    expect(names(queue.uploads())).toEqual([['2.jpg', '1.jpg', '3.jpg']])
    queue.sendAll({ bureau: 'auto' })
    expect(sent[2]?.upload.wish).toEqual({ bureau: 'auto', replaces: 'r1' })
  })

  it('sends changed pages of a letter in place of that letter', async () => {
    const queue = createUploadQueue({ newId: () => 'id', send: () => Promise.resolve({ reports: [], replyId: 'letter' }) })
    queue.add([file('1.jpg'), file('2.jpg')])
    queue.sendAll({ bureau: null, disputeId: 'case' })
    await settle()
    queue.movePage('id', 0, 1)
    expect(queue.uploads()[0]).toMatchObject({ state: { is: 'waiting' }, wish: { bureau: null, replaces: 'letter' } })
    // A report takes no letter's place.
    queue.sendAll({ bureau: 'auto' })
    expect(queue.uploads()[0]?.wish).not.toHaveProperty('replaces')
  })

  it('sends two at once, each with its bureau, and the next when one is done', async () => {
    const { queue, sent } = setUp()
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')])
    queue.sendAll({ bureau: 'auto' })
    expect(states(queue.uploads())).toEqual(['sending', 'sending', 'queued'])
    expect(sent.map(({ upload }) => upload.wish.bureau)).toEqual(['auto', 'auto'])
    sent[0]?.onSent(0.5)
    expect(queue.uploads()[0]?.state).toEqual({ is: 'sending', sent: 0.5 })
    sent[1]?.take([])
    await settle()
    expect(states(queue.uploads())).toEqual(['sending', 'taken', 'sending'])
  })

  it('keeps what was refused, and sends it again with what was missing', async () => {
    const { queue, sent } = setUp()
    queue.add([file('locked.pdf')])
    queue.sendAll({ bureau: 'equifax' })
    sent[0]?.refuse(new Error('422'))
    await settle()
    expect(states(queue.uploads())).toEqual(['refused'])
    queue.resend(queue.uploads()[0]?.id ?? '', { password: 'secret' })
    expect(sent[1]?.upload.wish).toEqual({ bureau: 'equifax', password: 'secret' })
  })

  it('sends what was refused again when nothing else waits, or when another bureau is said', async () => {
    const { queue, sent } = setUp()
    queue.add([file('a.pdf')])
    queue.sendAll({ bureau: 'experian' })
    sent[0]?.refuse(new Error('409'))
    await settle()
    queue.add([file('b.pdf')])
    queue.sendAll({ bureau: 'experian' })
    expect(states(queue.uploads())).toEqual(['refused', 'sending'])
    sent[1]?.refuse(new Error('409'))
    await settle()
    queue.sendAll({ bureau: 'equifax' })
    expect(states(queue.uploads())).toEqual(['sending', 'sending'])
  })

  it('leaves what cannot be taken where it is: what is seen before, and what was refused for itself', async () => {
    const { queue, sent } = setUp()
    queue.add([file('a.pdf'), file('note.txt')])
    queue.sendAll({ bureau: 'auto' })
    expect(states(queue.uploads())).toEqual(['sending', 'waiting'])
    sent[0]?.refuse(Object.assign(new Error('422'), { name: 'CallError', status: 422, code: 'not_a_report' }))
    await settle()
    queue.sendAll({ bureau: 'experian' })
    expect(states(queue.uploads())).toEqual(['refused', 'waiting'])
    expect(queue.uploads().map(canBeSent)).toEqual([false, false])
  })

  it('calls off what is on its way: it waits again, and a late answer changes nothing', async () => {
    const { queue, sent } = setUp()
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')])
    queue.sendAll({ bureau: 'auto' })
    queue.cancel(queue.uploads()[0]?.id ?? '')
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(states(queue.uploads())).toEqual(['waiting', 'sending', 'sending'])
    sent[0]?.take([])
    sent[0]?.onSent(1)
    await settle()
    expect(states(queue.uploads())).toEqual(['waiting', 'sending', 'sending'])
    queue.remove(queue.uploads()[1]?.id ?? '')
    expect(sent[1]?.signal.aborted).toBe(true)
    queue.clear()
    expect(sent[2]?.signal.aborted).toBe(true)
    expect(queue.uploads()).toEqual([])
  })

  it('tells whoever listens, and puts back what was kept', () => {
    const { queue } = setUp()
    let told = 0
    const leave = queue.subscribe(() => (told += 1))
    const other = setUp().queue
    other.add([file('a.pdf')])
    queue.restore(other.uploads())
    expect(names(queue.uploads())).toEqual([['a.pdf']])
    leave()
    queue.clear()
    expect(told).toBe(1)
  })
})
