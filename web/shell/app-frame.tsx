import { Outlet, useLocation, useMatches, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { helpingHere } from '#web/platform/helping-base.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { rehearsalHere } from '#web/platform/rehearsal-base.ts'
import { isSessionOver, watchSession } from '#web/platform/session-over.ts'
import { proofAskedFor, watchProof } from '#web/platform/step-up.ts'
import { keepsNothing } from '#web/platform/shared-computer.ts'
import { untilIdle } from '#web/platform/when-idle.ts'
import { useUser } from '#web/shell/current-user.ts'
import { Header } from '#web/shell/header.tsx'
import { LoginGuard } from '#web/shell/login-guard.tsx'
import { BottomTabs, ConfirmEmailBanner, Spine, SubscriptionGate, SwipeSections, WelcomeFirst } from '#web/shell/member-code.ts'
import { OfflineNotice } from '#web/shell/offline-notice.tsx'
import { Toasts } from '#web/shell/toasts.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

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

/** It's at the bottom of the page, so it loads after the screen. */
const LanguageSwitch = lazyPart(async () => {
  await untilIdle()
  return (await import('#web/shell/language-switch.tsx')).LanguageSwitch
})
const DialogsAbove = lazyPart(async () => (await import('#web/shell/dialogs-above.tsx')).DialogsAbove)
const RehearsalBanner = lazyPart(async () => (await import('#web/parts/rehearsal/rehearsal-banner.tsx')).RehearsalBanner)

const SharedComputerBanner = lazyPart(async () => (await import('#web/shell/shared-computer-banner.tsx')).SharedComputerBanner)

const inFile = () => import('#web/parts/helping/in-file.tsx')
const HelpingBanner = lazyPart(async () => (await inFile()).HelpingBanner)
const HelpingGate = lazyPart(async () => (await inFile()).HelpingGate)

/** Around every screen: skip link, header, one main, bottom tabs, toasts; decides who may see what. */
export function AppFrame() {
  const facts = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen }) ?? NOT_FOUND
  const main = useFocusOnNewScreen()
  const isSignedIn = useUser() !== null
  const hasHeader = facts.header !== false
  const isOnPath = hasHeader && facts.guard === 'member'
  const isHelping = helpingHere() !== null
  const isAsked = useSyncExternalStore(watchProof, proofAskedFor) !== null
  const isOver = useSyncExternalStore(watchSession, isSessionOver)
  return (
    <>
      <a href="#main" data-screen-only className="skip-link">
        Skip to main content
      </a>
      {hasHeader ? <Header /> : null}
      <OfflineNotice />
      <ScreenOnItsWay />
      <Suspense>
        {rehearsalHere() === null ? null : <RehearsalBanner />}
        {isHelping ? <HelpingBanner /> : null}
        {isSignedIn && keepsNothing() ? <SharedComputerBanner /> : null}
        {hasHeader && isSignedIn ? <ConfirmEmailBanner /> : null}
      </Suspense>
      {isOnPath ? (
        <div className="min-h-11">
          <Suspense>{isSignedIn ? <Spine /> : null}</Suspense>
        </div>
      ) : null}
      <main ref={main} id="main" tabIndex={-1} className={clsx('page pb-40 md:pb-16', isOnPath ? 'pt-4' : 'pt-8 md:pt-10')}>
        <Suspense fallback={<Waiting title="Errata" />}>
          {isHelping ? (
            <HelpingGate>
              <Admission facts={facts} />
            </HelpingGate>
          ) : (
            <Admission facts={facts} />
          )}
        </Suspense>
        <Suspense>{isSignedIn ? <SwipeSections /> : null}</Suspense>
      </main>
      <Suspense>{hasHeader && isSignedIn ? <BottomTabs /> : null}</Suspense>
      <Suspense>{isAsked || isOver ? <DialogsAbove isAsked={isAsked} isOver={isOver} /> : null}</Suspense>
      <Toasts isSignedIn={isSignedIn} />
    </>
  )
}

/** The next screen is loading. The one that shows stays until then, so a line at the top says that something happens. */
function ScreenOnItsWay() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div data-screen-only aria-hidden className="line-of-waiting" /> : null
}

function Admission({ facts }: { readonly facts: ScreenFacts }) {
  if (facts.guard === 'public')
    return (
      <>
        <Outlet />
        <Suspense>
          <LanguageSwitch />
        </Suspense>
      </>
    )
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
