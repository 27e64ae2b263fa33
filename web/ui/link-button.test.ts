import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Links that the documents call buttons, by what leads there, and their sentence. Every other link says that it is a link. */
const DOCUMENTED: Readonly<Record<string, string>> = {
  'shell/welcome.tsx /dashboard':
    'Choices: One-Click Fetch (recommended; all three bureaus; 2-3 minutes), Upload Reports, or Skip for Now',
  'shell/welcome.tsx /upload': 'Either of the first two goes to /upload.',
  'shell/subscription-gate.tsx /payment-simple': 'All pay buttons lead to /payment-simple.',
  'screens/credit-reports/credit-reports-screen.tsx /':
    "'No credit report data found. Please generate credit reports first.' and a button to /.",
  'screens/plan/action-row.tsx /tools':
    'Buttons: Mark Complete/Incomplete (only logs, does nothing real); Use Calculator (to /tools',
  'screens/tracker/quick-actions.tsx /disputes': 'Quick actions: File New Dispute goes to /disputes.',
  'screens/ai-dashboard/ai-dashboard-screen.tsx /': 'a prompt to pull reports first (button to /)',
  'screens/dashboard/active-disputes.tsx /disputes': 'a "Start First Dispute" button',
  'screens/dashboard/active-disputes.tsx /disputes/$id': '"Active Disputes" list with a "View" button per item',
  'screens/dashboard/dashboard-screen.tsx /ai-credit-fix': 'A "One-Click AI Credit Fix" button leads to /ai-credit-fix.',
}
/** Addresses that have a name. */
const NAMED: Readonly<Record<string, string>> = { DASHBOARD_PATH: '/dashboard', PAYMENT_PATH: '/payment-simple' }

const sources = globSync('web/**/*.tsx').map((file) => ({ file: file.replace(/^web\//, ''), text: readFileSync(file, 'utf8') }))

it('a link says that it is a button only where the documents call it one', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<LinkButton\b[^>]*?\bto=(?:"([^"]*)"|\{(\w+)\})[^>]*?\bisButton\b/g)].map(
      ([, to, name = '']) => `${file} ${to ?? NAMED[name] ?? name}`,
    ),
  )
  expect(found.toSorted()).toEqual(Object.keys(DOCUMENTED).toSorted())
  const documents = ['first', 'second'].map((name) => readFileSync(`docs/spec/${name}-document.txt`, 'utf8')).join('\n')
  for (const sentence of Object.values(DOCUMENTED)) expect(documents).toContain(sentence)
})

it('no other link takes the part of a button', () => {
  const parts = sources.filter(({ text }) => /role(?:=|: )['"]button['"]/.test(text)).map(({ file }) => file)
  // The words of a letter that are pressed open what proves them, and lead nowhere.
  expect(parts.toSorted()).toEqual(['parts/letter/letter-sheet.tsx', 'ui/link-button.tsx'])
})
