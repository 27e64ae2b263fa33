import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Inquiries } from '#web/screens/credit-reports/inquiries.tsx'

const inquiry = (index: number, creditorName: string) => ({
  id: `i${index}`,
  kind: 'soft' as const,
  creditorName,
  date: `2024-${String(12 - (index % 12)).padStart(2, '0')}-03`,
  round: null,
  evidence: {},
})
const shown = (names: readonly string[]): string =>
  renderToStaticMarkup(
    <Inquiries
      report={{ inquiries: names.map((name, index) => inquiry(index, name)) }}
      origin={{ reportId: 'r1', bureau: 'experian' }}
    />,
  )

it('many soft inquiries of one company are one row, which opens to each of its dates', () => {
  const html = shown([...Array.from({ length: 26 }, () => 'CARD CO'), 'OTHER CO'])
  expect(html.match(/<tr/g)).toHaveLength(3)
  const [row = ''] = html.split('</tr>').filter((one) => one.includes('CARD CO'))
  const opened = /<details[\s\S]*?<\/details>/.exec(row)?.[0] ?? ''
  expect(opened).toContain('26 dates')
  expect(opened.match(/<li/g)).toHaveLength(26)
  expect(row).toContain('Soft: only you see it')
  // The other has its date, and nothing to open.
  const [other = ''] = html.split('</tr>').filter((one) => one.includes('OTHER CO'))
  expect(other).not.toContain('<details')
})
