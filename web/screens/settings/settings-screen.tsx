import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { z } from 'zod'
import { type integration, readIntegrations } from '#contract/service.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { read } from '#web/platform/query-client.ts'
import { DisplaySheet } from '#web/screens/settings/display-sheet.tsx'
import { EmailSheet } from '#web/screens/settings/email-sheet.tsx'
import { HelpersSheet } from '#web/screens/settings/helpers-sheet.tsx'
import { NotificationSheet } from '#web/screens/settings/notification-sheet.tsx'
import { PasswordSheet } from '#web/screens/settings/password-sheet.tsx'
import { SecureSheet } from '#web/screens/settings/secure-sheet.tsx'
import { SessionSheet } from '#web/screens/settings/session-sheet.tsx'
import { SecurityEventsSheet } from '#web/screens/settings/security-events-sheet.tsx'
import { SecuritySheet } from '#web/screens/settings/security-sheet.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FoldedSheet } from '#web/ui/folded-sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** At the foot of the page: their code comes behind the rest. */
const HelpedSheet = lazyPart(async () => (await import('#web/screens/settings/helped-sheet.tsx')).HelpedSheet)
const RetentionSheet = lazyPart(async () => (await import('#web/screens/settings/retention-sheet.tsx')).RetentionSheet)
const OwnDataSheet = lazyPart(async () => (await import('#web/screens/settings/own-data-sheet.tsx')).OwnDataSheet)

/** /settings: reminders, the password, and what is real behind this installation. */
export function SettingsScreen() {
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeading title="Settings" lead={<TextLink to="/profile">Profile</TextLink>} />
      <NotificationSheet />
      <DisplaySheet />
      <EmailSheet />
      <PasswordSheet />
      <SecuritySheet />
      <SessionSheet />
      <SecurityEventsSheet />
      <SecureSheet />
      <HelpersSheet />
      <Suspense fallback={null}>
        <HelpedSheet />
        <Services />
        <RetentionSheet />
        <OwnDataSheet />
      </Suspense>
    </div>
  )
}

type Integration = z.output<typeof integration>

const SERVICES: Record<Integration['service'], string> = {
  payments: 'Payment',
  email: 'Email',
  post: 'Mailing of letters',
  bureaus: 'Fetching reports',
  model: 'Analysis and writing',
  files: 'Your files',
  database: 'Database',
}

const STATES: Record<Integration['state'], { readonly tone: Tone; readonly words: string }> = {
  embedded: { tone: 'neutral', words: 'Embedded' },
  real: { tone: 'good', words: 'Real service' },
  not_set_up: { tone: 'warn', words: 'Not set up' },
}

/** Which outside services are real here. Embedded ones work without any account and reach no one outside. */
function Services() {
  const { data, error, refetch } = useQuery(read(readIntegrations, {}))
  if (error !== null) return <LoadFailure what="The services" error={error} onRetry={() => void refetch()} />
  return (
    <FoldedSheet title="What’s real and what’s simulated" holds="ledger">
      {data === undefined ? (
        <SkeletonRows count={7} label="Loading" />
      ) : (
        <Ledger>
          {data.integrations.map(({ service, state, name, words }) => (
            <LedgerRow
              key={service}
              title={SERVICES[service]}
              marks={
                <>
                  <Tag tone={STATES[state].tone}>{STATES[state].words}</Tag>
                  <span className="text-small text-soft">{name}</span>
                </>
              }
            >
              <p className="measure text-soft">{words}</p>
            </LedgerRow>
          ))}
        </Ledger>
      )}
    </FoldedSheet>
  )
}
