import { unfold } from '#web/ui/folded-sheet.tsx'

/** Places of the settings that others of them lead to. */
export const SECURE_PLACE = 'secure-my-account'
export const PASSWORD_PLACE = 'change-password'

export function goTo(place: string): void {
  const element = document.getElementById(place)
  unfold(element)
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
