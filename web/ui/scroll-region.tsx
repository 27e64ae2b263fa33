import type { ComponentProps } from 'react'

interface ScrollRegionProps extends Omit<ComponentProps<'section'>, 'tabIndex'> {
  /** Read aloud when the focus comes in. */
  readonly 'aria-label': string
}

/** A part of the page that scrolls by itself: by finger, and by arrow keys once it has the focus. */
export function ScrollRegion(props: ScrollRegionProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
  return <section {...props} tabIndex={0} />
}
