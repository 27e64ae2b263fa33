import { BAR_COLORS, type Theme } from '#contract/display.ts'

/** The stylesheet does the rest. The server writes the same mark into the page, so that it is never painted otherwise first. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  const [forLight, forDark] = theme === 'system' ? [BAR_COLORS.light, BAR_COLORS.dark] : [BAR_COLORS[theme], BAR_COLORS[theme]]
  paintBar('light', forLight)
  paintBar('dark', forDark)
}

/** The bar of the browser, while the device is light or dark. */
function paintBar(device: 'light' | 'dark', color: string): void {
  document.querySelector(`meta[name="theme-color"][media*="${device}"]`)?.setAttribute('content', color)
}
