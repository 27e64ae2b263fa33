import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearch } from '@tanstack/react-router'
import { FileUp, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from '#web/platform/title.ts'
import { DASHBOARD_PATH } from '#web/shell/paths.ts'
import { subscriptionInShell } from '#web/shell/subscription.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** After a payment: `first` shows the welcome instead of the page, `beside` above it. Any choice on it ends it. */
    welcome?: 'first' | 'beside'
    /** To the upload: whose reports are told apart by their own words, unless the member says. */
    detectsBureau?: boolean
  }
}

/** Inside the login guard: someone who comes back from paying is welcomed first. Kept in the history, so that no address shows it. */
export function WelcomeFirst({ children }: { readonly children: ReactNode }) {
  const isBack = useSearch({ strict: false, select: (search) => search.payment_intent_client_secret !== undefined })
  const welcome = useLocation({ select: (location) => location.state.welcome })
  if (isBack) return <BackFromPaying>{children}</BackFromPaying>
  if (welcome === 'first') return <WelcomeScreen />
  if (welcome === undefined) return children
  return (
    <>
      <div className="mb-8">
        <Sheet title="Welcome to Errata">
          <Choices />
        </Sheet>
      </div>
      {children}
    </>
  )
}

/** The address carries the secret of a payment: once the subscription is active, it is cleaned and the welcome shows. */
function BackFromPaying({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useQuery(subscriptionInShell)
  if (isPending) return <Waiting title="Your subscription" label="Checking your subscription" />
  if (data?.hasActiveSubscription !== true) return children
  return (
    <Navigate to="." search={({ payment_intent_client_secret: _secret, ...rest }) => rest} state={{ welcome: 'first' }} replace />
  )
}

function WelcomeScreen() {
  useTitle('Welcome')
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-6">Welcome to Errata</h1>
      <Sheet>
        <Choices />
      </Sheet>
    </div>
  )
}

function Choices() {
  return (
    <>
      <p className="measure text-soft">
        Your subscription is active. Everything here begins with your credit reports. How would you like to add them?
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        <Way
          icon={Sparkles}
          title="One-Click Fetch"
          mark={<Tag tone="info">Recommended</Tag>}
          words={
            <>
              All three bureaus at once. Takes <span className="whitespace-nowrap">2-3 minutes</span>.
            </>
          }
          label="One-Click Fetch"
          isMain
        />
        <Way
          icon={FileUp}
          title="Upload Reports"
          words="I have my reports, or I’ll get them free at AnnualCreditReport.com."
          label="Upload Reports"
        />
      </ul>
      <p className="mt-5">
        <LinkButton to={DASHBOARD_PATH} replace tone="quiet" wide="phone" isButton>
          Skip for Now
        </LinkButton>
      </p>
    </>
  )
}

interface WayProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly mark?: ReactNode
  readonly words: ReactNode
  readonly label: string
  readonly isMain?: boolean
}

function Way({ icon, title, mark, words, label, isMain = false }: WayProps) {
  return (
    <li className="flex flex-col gap-3 rounded-button border border-rule p-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong">
        <Icon of={icon} className="text-spruce" />
        {title}
        {mark}
      </p>
      <p className="flex-1 text-small text-soft">{words}</p>
      <LinkButton to="/upload" state={{ detectsBureau: !isMain }} replace tone={isMain ? 'primary' : 'secondary'} wide isButton>
        {label}
      </LinkButton>
    </li>
  )
}
