import { describe, expect, it } from 'vitest'
import type { Upload } from '#web/parts/upload/upload-queue.ts'
import { blankReport } from '#web/parts/blank-report.ts'
import { nameOfUpload, reportsOf, standingOf, tellUpload, twinOf } from '#web/parts/upload/upload-words.ts'

const upload = (state: Upload['state'], ...names: string[]): Upload => ({
  id: '1',
  files: [new File(['x'], names[0] ?? 'a.pdf'), ...names.slice(1).map((name) => new File(['x'], name))],
  together: null,
  state,
  wish: { bureau: 'auto' },
})
const refusal = (code: string) => Object.assign(new Error('422'), { name: 'CallError', status: 422, code })

describe('where an upload is', () => {
  it('is named by its file, or by how many pictures it has', () => {
    expect(nameOfUpload(upload({ is: 'waiting' }))).toBe('a.pdf')
    expect(nameOfUpload(upload({ is: 'waiting' }, '1.jpg', '2.jpg'))).toBe('2 pictures, 1.jpg first')
  })

  it('is reading once everything has left, and asked where only an answer is missing', () => {
    expect(standingOf(upload({ is: 'sending', sent: 0.99 }), [])).toBe('sending')
    expect(standingOf(upload({ is: 'sending', sent: 1 }), [])).toBe('reading')
    expect(standingOf(upload({ is: 'refused', error: refusal('password_needed') }), [])).toBe('asked')
    expect(standingOf(upload({ is: 'refused', error: refusal('not_a_report') }), [])).toBe('not_taken')
    // Its report was deleted meanwhile.
    expect(standingOf(upload({ is: 'taken', reports: [], replyId: null }), [])).toBe('deleted')
  })

  it('of a letter is where its reading is, and has the reports that it turned out to be', () => {
    const kept = upload({ is: 'taken', reports: [], replyId: 'letter' })
    const letter = (status: 'processing' | 'read' | 'failed', ...reportIds: string[]) => ({ status, reportIds })
    expect(standingOf(kept, [])).toBe('reading')
    expect(standingOf(kept, [], letter('processing'))).toBe('reading')
    expect(standingOf(kept, [], letter('read'))).toBe('read')
    expect(standingOf(kept, [], letter('failed'))).toBe('not_taken')
    expect(standingOf(kept, [], null)).toBe('deleted')
    const stored = [blankReport({ id: 'r1' }), blankReport({ id: 'r2' })]
    expect(reportsOf(kept, stored, letter('read', 'r2')).map(({ id }) => id)).toContain('r2')
    expect(reportsOf(kept, stored, letter('read'))).toEqual([])
  })

  it('knows the same file chosen twice by the report that it became', () => {
    const read = (...ids: string[]) => ({ state: { is: 'taken', reports: ids.map((id) => ({ id })) } })
    const [first, other, again, none] = [read('r1'), read('r2'), read('r1'), read()]
    const all = [first, other, again, none]
    expect(all.map((one) => twinOf(one, all))).toEqual([null, null, first, null])
  })

  it('is said without the contents of the file', () => {
    expect(tellUpload(upload({ is: 'queued' }), 'queued')).toBe('a.pdf: waits its turn.')
  })
})
