import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { readDispute } from '#contract/disputes.ts'
import { keyOf } from '#web/platform/query-client.ts'

// Dialogs open in a place of the page that a test without a browser has not got.
vi.mock('#web/ui/dialog.tsx', () => ({
  Dialog: ({ children }: { readonly children: ReactNode }) => <section>{children}</section>,
  useFocusReturn: () => ({}),
}))
vi.mock('#web/ui/alert-dialog.tsx', () => ({ AlertDialog: () => null }))
beforeAll(() => vi.stubGlobal('document', { getElementById: () => null }))

const findingsOf = (rules: readonly string[]) => rules.map((rule) => ({ rule, grade: 'contradiction' }))
const TRACKER = { status: 'not_sent' }

async function asked(ownWords: string, rules: readonly string[] = []): Promise<string> {
  const { LetterRequest } = await import('#web/parts/letter-request.tsx')
  const client = new QueryClient()
  const dispute = {
    id: 'd',
    ownWords,
    disputeTargets: ['equifax'],
    isRequest: false,
    tracker: TRACKER,
    findings: findingsOf(rules),
  }
  client.setQueryData(keyOf(readDispute, { params: { id: 'd' } }), dispute)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LetterRequest
        wish={{ about: { disputeId: 'd' }, creditor: 'Harbor Dental', target: 'equifax' }}
        onWritten={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  )
}

it('what the member said when they opened the dispute is shown, and not asked once more', async () => {
  const page = await asked('I never had this card.')
  expect(page).toContain('I never had this card.</blockquote>')
  expect(page).toContain('Anything to add in your own words?')
  expect(page).not.toContain('I know that this is wrong')
})

it('where they said nothing, they are asked', async () => {
  const page = await asked('')
  expect(page).toContain('Anything in your own words?')
  expect(page).toContain('I know that this is wrong')
  expect(page).not.toContain('blockquote')
})

it('before a letter about “never late” they are asked whether they were late', async () => {
  expect(await asked('', ['never_late_with_late_marks'])).toContain('I wasn’t late in the months marked late')
  expect(await asked('', ['never_late_with_late_marks', 'balance_after_paid'])).toContain('I know that this is wrong')
})
