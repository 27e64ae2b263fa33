import { z } from 'zod'

// The content security policy forbids eval; Zod must not try it. Imported first, before any schema parses.
z.config({ jitless: true })
