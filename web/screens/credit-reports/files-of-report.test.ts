import { expect, it } from 'vitest'
import { pagesOf } from '#web/screens/credit-reports/files-of-report.ts'

it('names the pages of a file as they count in the whole report', () => {
  const file = { id: 'f', number: 2, firstPage: 3, uploadedAt: '2026-09-09T10:00:00.000Z' }
  expect([pagesOf({ ...file, pageCount: 2 }), pagesOf({ ...file, pageCount: 1 }, 'P')]).toEqual(['pages 3–4', 'Page 3'])
})
