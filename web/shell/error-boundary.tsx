import { Component, type ReactNode } from 'react'
import { logError } from '#web/platform/log.ts'
import { ErrorFallback } from '#web/shell/error-fallback.tsx'

interface ErrorBoundaryProps {
  /** Instead of the full-screen card: draws its own, with the error and the way back. */
  readonly fallback?: (error: unknown, reset: () => void) => ReactNode
  readonly children: ReactNode
}

/**
 * Catches what its children throw while drawing, writes it to the console and shows a fallback until Try Again.
 * A class, because React has no other way to catch. (Screens have the router's boundary already.)
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown) {
    logError('Something went wrong while drawing', error)
  }

  reset = () => this.setState({ caught: null })

  override render() {
    const { caught } = this.state
    const { fallback, children } = this.props
    if (caught === null) return children
    return fallback === undefined ? <ErrorFallback reset={this.reset} /> : fallback(caught.error, this.reset)
  }
}
