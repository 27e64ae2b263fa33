import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { FindingGroup } from '#web/parts/by-entry.ts'
import { ItemActions } from '#web/parts/item-actions.tsx'
import type { Finding, Item } from '#web/parts/item-words.ts'
import { buttonClass } from '#web/ui/button-look.ts'

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
const FOUND: Finding = {
  id: 'f',
  rule: 'closed_before_opened',
  title: 'Closed before opened',
  grade: 'impossible',
  bureau: 'equifax',
  reportId: 'r',
  accountId: 'a',
  subjectId: 'a',
  subjectKind: 'account',
  creditorName: ITEM.creditorName,
  accountNumber: null,
  isPractice: false,
  message: 'It closed before it opened.',
  isQuestion: false,
  asks: null,
  ask: 'Please correct these dates.',
  disputeTarget: 'equifax',
  mayBackfire: null,
  articleId: null,
  exonerations: [],
  citations: [],
  evidence: [],
}

function disputeButtons(findings: FindingGroup | null): readonly string[] {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ItemActions itemCase={{ item: ITEM, findings, dispute: null, letters: [] }} />
    </QueryClientProvider>,
  )
  return [...page.matchAll(/<button[^>]* class="([^"]*)"[^>]*>Dispute with/g)].map(([, look = '']) => look)
}

const [QUIET, USUAL] = [buttonClass({ tone: 'quiet' }), buttonClass({ tone: 'secondary' })]

describe('the Dispute buttons of an item', () => {
  it('stand out where the report shows an error', () => {
    expect(disputeButtons([FOUND])).toEqual([USUAL, USUAL])
  })

  it.each<[string, FindingGroup | null]>([
    ['nothing is found', null],
    ['there is only something to look at', [{ ...FOUND, grade: 'note' }]],
    ['there is only an open question', [{ ...FOUND, isQuestion: true }]],
    ['its side of a disagreement is the good one', [{ ...FOUND, grade: 'disagreement', disputeTarget: 'experian' }]],
  ])('are the quiet kind where %s', (_case, findings) => {
    expect(disputeButtons(findings)).toEqual([QUIET, QUIET])
  })
})
