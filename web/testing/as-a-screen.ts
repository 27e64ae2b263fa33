import { afterEach } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '#web/styles.css'

/** The last corner of the page, where no component is drawn. */
const CORNER = { x: 380, y: 820 }

// Files share a page: what one leaves open would take the focus of the next, and where it leaves the pointer, the next has a button.
afterEach(async () => {
  await cleanup()
  await userEvent.hover(document.body, { position: CORNER })
})
