/** A reload without a connection then shows our own page instead of the browser's. */
export function keepOfflinePage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/offline.js').catch(() => undefined)
}
