import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSecurityEvents } from '#contract/security-events.ts'
import { read } from '#web/platform/query-client.ts'
import { liveIn } from '#web/platform/zone.ts'
import { SecurityEventsSheet } from '#web/screens/settings/security-events-sheet.tsx'

// These dates must not depend on the machine's time zone.
beforeAll(() => void liveIn('America/Chicago'))
afterAll(() => void liveIn(null))

const event = (id: number, device: string | null) => ({
  id: String(id),
  at: '2026-11-20T12:00:00.000Z',
  event: 'session.refused',
  words: `Someone tried ${id}`,
  device,
})

function sheet(events: readonly ReturnType<typeof event>[]): string {
  const client = new QueryClient()
  client.setQueryData(read(listSecurityEvents, {}).queryKey, { events: [...events] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SecurityEventsSheet />
    </QueryClientProvider>,
  )
}

describe('the security activity', () => {
  it('says what, when and on which device, each with a way to say that it was someone else', () => {
    const shown = sheet([event(1, 'Chrome on Windows'), event(2, null)])
    for (const words of ['Someone tried 1', 'November 20, 2026', ', Chrome on Windows', 'Someone tried 2'])
      expect(shown).toContain(words)
    expect(shown.match(/That was not me/g)).toHaveLength(2)
  })

  it('shows the newest few first, and how many more there are', () => {
    const shown = sheet(Array.from({ length: 12 }, (_, index) => event(index, null)))
    expect(shown.match(/That was not me/g)).toHaveLength(5)
    expect(shown).toContain('Show more: 7 left')
  })

  it('says so where nothing happened yet', () => {
    expect(sheet([])).toContain('Nothing yet.')
  })
})
