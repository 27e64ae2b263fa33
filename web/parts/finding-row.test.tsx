import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FindingRow } from '#web/parts/finding-row.tsx'
import type { Finding } from '#web/parts/item-words.ts'

// A link needs the whole table of screens around it.
vi.mock('#web/ui/text-link.tsx', () => {
  const Anchor = ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>
  return { TextAnchor: Anchor, TextLink: Anchor, RowLink: Anchor }
})

const found = (id: string): Finding => ({
  id,
  rule: 'closed_before_opened',
  title: 'Closed before opened',
  grade: 'impossible',
  bureau: 'equifax',
  reportId: 'r',
  accountId: 'a',
  subjectId: 'a',
  subjectKind: 'account',
  creditorName: 'HARBOR BANK',
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
  citations: [{ cite: '15 USC 1681e(b)', title: 'Accuracy' }],
  evidence: [],
})

it('the law is a tap away: no row cites it in running text, and no explanation is promised where there is none', () => {
  const page = renderToStaticMarkup(<FindingRow creditor="HARBOR BANK" findings={[found('a'), found('b')]} />)
  expect(page.replaceAll(/<details.*?<\/details>/gs, '')).not.toContain('USC')
  expect(page.match(/<details.*?<\/details>/gs)?.every((part) => part.includes('The law') && part.includes('1681e(b)'))).toBe(
    true,
  )
  expect(page).not.toContain('When this could be correct')
})
