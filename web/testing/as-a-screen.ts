import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '#web/styles.css'

// Files share a page: what one leaves open would take the focus of the next.
afterEach(() => cleanup())
