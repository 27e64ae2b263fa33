import { Outlet, useLocation, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { HelpingBanner, HelpingSessionOver } from '#web/parts/helping/helping-banner.tsx'
import { HelpingGate } from '#web/parts/helping/helping-gate.tsx'
import { RehearsalBanner } from '#web/parts/rehearsal/rehearsal-banner.tsx'
import { helpingHere } from '#web/platform/helping-base.ts'
import { BottomTabs } from '#web/shell/bottom-tabs.tsx'
import { ConfirmEmailBanner } from '#web/shell/confirm-email-banner.tsx'
import { useUser } from '#web/shell/current-user.ts'
import { Header } from '#web/shell/header.tsx'
import { LoginGuard } from '#web/shell/login-guard.tsx'
import { OfflineNotice } from '#web/shell/offline-notice.tsx'
import { SessionOverDialog } from '#web/shell/session-over-dialog.tsx'
import { StepUpDialog } from '#web/shell/step-up-dialog.tsx'
import { SubscriptionGate } from '#web/shell/subscription-gate.tsx'
import { SwipeSections } from '#web/shell/swipe-sections.tsx'
import { WelcomeFirst } from '#web/shell/welcome.tsx'
import { Toaster } from '#web/ui/toast.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

/** What the frame needs to know of a screen. */
export interface ScreenFacts {
  /** `public`: anyone. `member`: signed in, else /login. */
  readonly guard: 'public' | 'member'
  /** The feature that the payment wall names, where only subscribers may see the screen. */
  readonly gate?: string
  /** False for the screens that stand alone. */
  readonly header?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly screen?: ScreenFacts
  }
}

const NOT_FOUND: ScreenFacts = { guard: 'public' }

/** Around every screen: skip link, header, one main, bottom tabs, toasts; decides who may see what. */
export function AppFrame() {
  const facts = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen }) ?? NOT_FOUND
  const main = useFocusOnNewScreen()
  const isSignedIn = useUser() !== null
  const hasHeader = facts.header !== false
  return (
    <TooltipProvider>
      <a
        href="#main"
        data-screen-only
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-button bg-ink px-4 py-2.5 font-strong text-sheet focus:translate-y-0"
      >
        Skip to main content
      </a>
      {hasHeader ? <Header /> : null}
      <OfflineNotice />
      <ScreenOnItsWay />
      <RehearsalBanner />
      <HelpingBanner />
      {hasHeader && isSignedIn ? <ConfirmEmailBanner /> : null}
      <main ref={main} id="main" tabIndex={-1} className="page py-8 pb-40 md:py-10 md:pb-24">
        <HelpingGate>
          <Admission facts={facts} />
        </HelpingGate>
        {isSignedIn ? <SwipeSections /> : null}
      </main>
      {hasHeader && isSignedIn ? <BottomTabs /> : null}
      <StepUpDialog />
      {helpingHere() === null ? <SessionOverDialog /> : <HelpingSessionOver />}
      <Toaster />
    </TooltipProvider>
  )
}

/** The next screen is loading. The one that shows stays until then, so a line at the top says that something happens. */
function ScreenOnItsWay() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? (
    <div
      data-screen-only
      aria-hidden
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 animate-appear bg-spruce [animation-delay:300ms] [animation-fill-mode:backwards]"
    />
  ) : null
}

function Admission({ facts }: { readonly facts: ScreenFacts }) {
  if (facts.guard === 'public') return <Outlet />
  const { gate } = facts
  return (
    <LoginGuard>
      <WelcomeFirst>
        {gate === undefined ? (
          <Outlet />
        ) : (
          <SubscriptionGate feature={gate}>
            <Outlet />
          </SubscriptionGate>
        )}
      </WelcomeFirst>
    </LoginGuard>
  )
}

/** A new screen takes the focus, as a new page would: the next Tab goes into it and screen readers start there. */
function useFocusOnNewScreen() {
  const main = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
