import { readStored, store } from '#web/platform/storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The member's choice in this browser; `system` until one is made. */
export function readTheme(): Theme {
  const stored = readStored('theme')
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Shows the theme at once and keeps it. */
export function chooseTheme(theme: Theme): void {
  store('theme', theme === 'system' ? null : theme)
  showTheme(theme)
}

/** `system` follows the browser's preference, the others override it through `data-theme`. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
