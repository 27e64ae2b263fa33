import { lazyPart } from '#web/platform/lazy-part.ts'

const load = () => import('#web/shell/member-parts.tsx')

export const BottomTabs = lazyPart(async () => (await load()).BottomTabs)
export const ConfirmEmailBanner = lazyPart(async () => (await load()).ConfirmEmailBanner)
export const MemberEntries = lazyPart(async () => (await load()).MemberEntries)
export const Spine = lazyPart(async () => (await load()).Spine)
export const SubscriptionGate = lazyPart(async () => (await load()).SubscriptionGate)
export const SwipeSections = lazyPart(async () => (await load()).SwipeSections)
export const WelcomeFirst = lazyPart(async () => (await load()).WelcomeFirst)

const PARTS = [BottomTabs, ConfirmEmailBanner, MemberEntries, Spine, SubscriptionGate, SwipeSections, WelcomeFirst]

/** So that the frame is drawn with the first screen. */
export const loadMemberCode = async (): Promise<void> => {
  await Promise.all(PARTS.map(({ loadAhead }) => loadAhead()))
}
