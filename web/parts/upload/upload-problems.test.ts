import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '#contract/reports.ts'
import { isWorthRepeating, problemOfFile } from '#web/parts/upload/upload-problems.ts'

describe('problemOfFile', () => {
  it.each(['report.pdf', 'REPORT.PDF', 'page.jpg', 'page.jpeg', 'page.png'])('takes %s', (name) => {
    expect(problemOfFile({ name, size: 1 })).toBeNull()
    expect(problemOfFile({ name, size: MAX_FILE_BYTES })).toBeNull()
  })

  it('names the types that are taken', () => {
    expect(problemOfFile({ name: 'report.exe', size: 1 })).toBe('Accepted types are PDF, JPG and PNG.')
    expect(problemOfFile({ name: 'pdf', size: 1 })).toBe('Accepted types are PDF, JPG and PNG.')
  })

  it.each([
    ['IMG_0001.HEIC', 'export the photo as JPEG'],
    ['page.webp', 'as JPG or PNG'],
    ['scan.TIF', 'as JPG or PNG'],
    ['reports.zip', 'Unpack this archive'],
    ['report.docx', 'as a PDF'],
  ])('says what to do with %s', (name, what) => {
    const problem = problemOfFile({ name, size: 1 })
    expect(problem).toMatch(/^Accepted types are PDF, JPG and PNG\. /)
    expect(problem).toContain(what)
  })

  it('refuses one byte too many, and none at all', () => {
    expect(problemOfFile({ name: 'report.pdf', size: MAX_FILE_BYTES + 1 })).toContain('larger than 10MB')
    expect(problemOfFile({ name: 'report.pdf', size: 0 })).toContain('empty')
  })
})

describe('isWorthRepeating', () => {
  const refusal = (status: number) => Object.assign(new Error(String(status)), { name: 'CallError', status })
  it.each([401, 429, 500, 502])('a second try may help after %d', (status) =>
    expect(isWorthRepeating(refusal(status))).toBe(true),
  )
  it.each([409, 413, 415, 422])('nothing helps a file that was answered %d', (status) =>
    expect(isWorthRepeating(refusal(status))).toBe(false),
  )
  it('a network that failed may be there again', () => expect(isWorthRepeating(new TypeError('network'))).toBe(true))
})
