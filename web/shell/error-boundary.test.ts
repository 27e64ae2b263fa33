import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

/** The boundary as React keeps it, after a child has thrown. */
function caught(error: unknown, fallback?: (error: unknown, reset: () => void) => string) {
  const boundary = new ErrorBoundary({ children: 'the content', ...(fallback && { fallback }) })
  boundary.setState = (state) => {
    boundary.state = { ...boundary.state, ...(typeof state === 'function' ? null : state) }
  }
  boundary.setState(ErrorBoundary.getDerivedStateFromError(error))
  return boundary
}

it('gives its own fallback the error and the way back, and shows the content again', () => {
  const fallback = vi.fn((error: unknown, _reset: () => void) => String(error))
  const boundary = caught('it broke', fallback)
  expect(boundary.render()).toBe('it broke')
  fallback.mock.calls[0]?.[1]()
  expect(boundary.render()).toBe('the content')
})

it('falls back to the card with Try Again, even for a thrown nothing', () => {
  expect(caught(undefined).render()).toMatchObject({ props: { reset: expect.any(Function) } })
})

it('writes what it caught to the console, once', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const boundary = caught('it broke')
  boundary.componentDidCatch('it broke')
  expect(written.mock.calls).toEqual([['Something went wrong while drawing', 'it broke']])
  written.mockRestore()
})
