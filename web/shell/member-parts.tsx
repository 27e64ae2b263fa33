import { lazyPart } from '#web/platform/lazy-part.ts'

/** What the frame shows to signed-in members alone: one chunk, which a visitor never loads. */
export { BottomTabs } from '#web/shell/bottom-tabs.tsx'
export { ConfirmEmailBanner } from '#web/shell/confirm-email-banner.tsx'
export { MemberEntries } from '#web/shell/member-entries.tsx'
export { SubscriptionGate } from '#web/shell/subscription-gate.tsx'
export { WelcomeFirst } from '#web/shell/welcome.tsx'

const Swipes = lazyPart(async () => (await import('#web/shell/swipe-sections.tsx')).SwipeSections)

const FocusKept = lazyPart(async () => (await import('#web/shell/keeps-focus.tsx')).KeepsFocus)

/** On every screen of a member: no one strokes before it is there, and no button goes. */
export const SwipeSections = () => (
  <>
    <Swipes />
    <FocusKept />
  </>
)

const SpineOnTop = lazyPart(async () => (await import('#web/shell/spine.tsx')).Spine)

/** The frame keeps its line free until it comes, after the screen itself. */
export const Spine = () => <SpineOnTop />
