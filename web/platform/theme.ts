import type { Theme } from '#contract/display.ts'

/** The stylesheet does the rest. The server writes the same mark into the page, so that it is never painted otherwise first. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
