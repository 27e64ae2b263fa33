import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { OldReportNote } from '#web/parts/old-report-note.tsx'

// A link of the router needs the whole table of screens around it.
vi.mock('#web/ui/text-link.tsx', () => ({
  TextLink: ({ to, search, children }: { readonly to: string; readonly search: object; readonly children: ReactNode }) => (
    <a href={`${to}?${new URLSearchParams({ ...search }).toString()}`}>{children}</a>
  ),
}))

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '')
const REPORT = { reportDate: '2023-05-03', isPractice: false }

it('says once how old the report is, and where a new one is free', () => {
  const html = renderToStaticMarkup(<OldReportNote report={REPORT} isLetter />)
  expect(wordsOf(html)).toBe(
    'The report behind this letter is from May 2023. The bureau may have changed it since. Get a new free report before you dispute it, unless you know the error is still there.',
  )
  expect(html).toContain('href="/education?article=get-your-free-reports"')
  expect(wordsOf(renderToStaticMarkup(<OldReportNote report={REPORT} />))).toBe(
    'This report is from May 2023. The bureau may have changed it since. Get a new free report before you dispute it, unless you know the error is still there.',
  )
})

it('says nothing of a recent report, a practice report, or one without a date', () => {
  for (const change of [{ reportDate: '2026-11-20' }, { isPractice: true }, { reportDate: null }])
    expect(renderToStaticMarkup(<OldReportNote report={{ ...REPORT, ...change }} isLetter />)).toBe('')
})
