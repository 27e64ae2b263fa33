import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { DisputeItem } from '#web/parts/dispute-item.tsx'
import type { Item } from '#web/parts/item-words.ts'

// Dialogs open in a place of the page that a test without a browser has not got.
vi.mock('#web/ui/dialog.tsx', () => ({
  Dialog: ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  ),
}))
beforeAll(() => vi.stubGlobal('document', { getElementById: () => null }))

const ITEM: Item = {
  id: 'i',
  creditorName: 'HARBOR NATIONAL BANK',
  description: 'Status: Charged off.',
  itemType: 'charge_off',
  bureau: 'equifax',
  estimatedImpact: 30,
  detectedAt: '2026-11-20T12:00:00.000Z',
  isDisputed: false,
  disputePriority: 'high',
  balance: null,
  dateOpened: null,
  accountNumber: null,
  status: 'open',
  reportId: 'r',
  accountId: 'a',
  subjectId: 'a',
  disputeId: null,
  isPractice: false,
  findingCount: 0,
}

const opened = (isShown: boolean): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DisputeItem item={ITEM} isShown={isShown} onClose={() => {}} />
    </QueryClientProvider>,
  )

it('the Dispute button of an item without an error first asks what is wrong, and opens nothing before', () => {
  const page = opened(false)
  expect(page).toContain('What is wrong with')
  expect(page).not.toContain('Who should look into it?')
})

it('that of an item with an error asks only whom to write to', () => {
  const page = opened(true)
  expect(page).toContain('Who should look into it?')
  expect(page).not.toContain('What is wrong with')
})
