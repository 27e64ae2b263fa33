import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '#contract/reports.ts'
import { problemOfFile } from '#web/parts/use-upload.ts'

describe('problemOfFile', () => {
  it.each(['report.pdf', 'REPORT.PDF', 'page.jpg', 'page.jpeg', 'page.png'])('takes %s', (name) => {
    expect(problemOfFile({ name, size: 1 })).toBeNull()
    expect(problemOfFile({ name, size: MAX_FILE_BYTES })).toBeNull()
  })

  it('names the types that are taken', () => {
    expect(problemOfFile({ name: 'report.docx', size: 1 })).toBe('Accepted types are PDF, JPG and PNG.')
    expect(problemOfFile({ name: 'pdf', size: 1 })).toBe('Accepted types are PDF, JPG and PNG.')
  })

  it('refuses one byte too many, and none at all', () => {
    expect(problemOfFile({ name: 'report.pdf', size: MAX_FILE_BYTES + 1 })).toContain('larger than 10MB')
    expect(problemOfFile({ name: 'report.pdf', size: 0 })).toContain('empty')
  })
})
