import { useEffect } from 'react'

/** `Error: Sign in – Errata`: a form with errors says so first (GOV.UK error summary). */
export function titleOf(page: string, hasErrors = false): string {
  return `${hasErrors ? 'Error: ' : ''}${page} – Errata`
}

/** Names the browser tab while the screen shows; what it was called before comes back with the end of a dialog. */
export function useTitle(page: string, hasErrors = false): void {
  useEffect(() => {
    const before = document.title
    document.title = titleOf(page, hasErrors)
    return () => {
      document.title = before
    }
  }, [page, hasErrors])
}
