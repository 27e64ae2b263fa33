import { describe, expect, it } from 'vitest'
import { composeMail, inLanguage, pageLink } from '#server/platform/compose-mail.ts'

const WORDS = { to: 'ana@example.org', subject: 'Two <days> are near', at: '2026-11-20T16:05:00.000Z' } as const
const ROW = { title: 'Harbor & Sons "Dental"', text: 'Until <December> 20', href: 'http://localhost:3000/disputes?id=1&x=2' }

describe('a mail', () => {
  const mail = composeMail({
    ...WORDS,
    parts: [
      { kind: 'text', text: 'Hello' },
      { kind: 'list', rows: [ROW] },
      { kind: 'act', text: 'Open it:', label: 'Open', href: ROW.href },
    ],
    foot: [{ kind: 'act', text: 'You chose this.', label: 'Change it', href: 'http://localhost:3000/settings' }],
  })

  it('says the same as text, with addresses that stand alone on their line', () => {
    expect(mail.text).toBe(
      `Hello\n\n- ${ROW.title}\n  ${ROW.text}\n  ${ROW.href}\n\nOpen it:\n${ROW.href}\n\nYou chose this.\nhttp://localhost:3000/settings\n`,
    )
  })

  it('shows every word as a word and fetches nothing', () => {
    expect(mail.html).toContain('Harbor &amp; Sons &quot;Dental&quot;')
    expect(mail.html).toContain('Two &lt;days&gt; are near')
    expect(mail.html).toContain('href="http://localhost:3000/disputes?id=1&amp;x=2"')
    expect(mail.html).not.toMatch(/<days>|<December>|<img|<link|<script|url\(|src=/)
  })
})

describe('a mail to somebody who chose Spanish', () => {
  const mail = composeMail({
    ...WORDS,
    messageId: '<1@errata.test>',
    subject: 'Confirm your email address',
    parts: [{ kind: 'act', text: 'Confirm that it’s yours:', label: 'Confirm this address', href: ROW.href }],
  })

  it('says what Errata says in Spanish, and keeps its name and address', () => {
    const spanish = inLanguage(mail, 'es')
    expect(spanish).toMatchObject({ to: WORDS.to, messageId: '<1@errata.test>', subject: 'Confirme su dirección de correo' })
    expect(spanish.html).toContain('<html lang="es">')
    expect(spanish.text).toContain('Confirme aquí que es suyo:')
    expect(spanish.text).toContain(ROW.href)
    expect(spanish).not.toHaveProperty('words')
  })

  it('is English for everybody else', () => {
    expect(inLanguage(mail, null).subject).toBe('Confirm your email address')
    expect(inLanguage(mail, 'en')).not.toHaveProperty('words')
  })
})

describe('where a mail leads', () => {
  it.each([
    [{ PORT: 3000, PUBLIC_URL: undefined }, 'http://localhost:3000/disputes?id=a+b%26c'],
    [{ PORT: 3000, PUBLIC_URL: 'https://errata.test' }, 'https://errata.test/disputes?id=a+b%26c'],
  ])('%j', (settings, wanted) => expect(pageLink(settings, '/disputes', { id: 'a b&c' })).toBe(wanted))
})
