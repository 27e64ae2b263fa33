import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'

// Links need the whole table of screens around them; here it is enough to see where they lead.
vi.mock('#web/ui/text-link.tsx', () => ({
  TextLink: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
  TextAnchor: ({ href, children }: { readonly href: string; readonly children: ReactNode }) => <a href={href}>{children}</a>,
}))
vi.mock('#web/ui/link-button.tsx', () => ({
  LinkButton: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('@tanstack/react-router', () => ({ useSearch: () => address.now, useNavigate: () => () => undefined }))
const address: { now: { readonly sample?: string } } = vi.hoisted(() => ({ now: {} }))
beforeAll(() => vi.stubGlobal('document', { getElementById: () => null, documentElement: { lang: 'en' } }))

describe('the pages for visitors', () => {
  it('say what Errata does and costs, offer a case to try, and lead to the rest', async () => {
    const { WelcomeScreen } = await import('#web/screens/welcome/welcome-screen.tsx')
    const page = renderToStaticMarkup(<WelcomeScreen />)
    for (const words of ['Find the error', 'Made-up example', '$39.00 a month', 'not a lawyer', 'for free'])
      expect(page).toContain(words)
    for (const path of ['/register', '/login', '/privacy', '/terms', '/help', '/demo-flow', '/rules'])
      expect(page).toContain(`href="${path}"`)
  })

  it.each([
    ['found', '1 error found.', 'Show what the letter says'],
    ['letter', 'Please correct or delete it.', 'Start over'],
    ['other', 'Find the error', 'Find the error'],
  ])('open the case as far as the address says: %s', async (sample, ...words) => {
    const { WelcomeScreen } = await import('#web/screens/welcome/welcome-screen.tsx')
    address.now = { sample }
    const page = renderToStaticMarkup(<WelcomeScreen />)
    address.now = {}
    for (const word of words) expect(page).toContain(word)
  })

  it.each([
    ['privacy', async () => (await import('#web/screens/privacy/privacy-screen.tsx')).PrivacyScreen, 'erase your account'],
    ['terms', async () => (await import('#web/screens/terms/terms-screen.tsx')).TermsScreen, 'not a lawyer'],
    ['help', async () => (await import('#web/screens/help/help-screen.tsx')).HelpScreen, 'AnnualCreditReport.com'],
  ])('%s is there', async (_name, load, words) => {
    const Page = await load()
    expect(renderToStaticMarkup(<Page />)).toContain(words)
  })
})
