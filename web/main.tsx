import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { helpingHere } from '#web/platform/helping-base.ts'
import { nextTurn } from '#web/platform/next-turn.ts'
import { createQueryClient } from '#web/platform/query-client.ts'
import { rehearsalHere } from '#web/platform/rehearsal-base.ts'
import { liveIn } from '#web/platform/zone.ts'
import { makeRouter } from '#web/routes.tsx'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'
import { loadMemberCode } from '#web/shell/member-code.ts'
import { toldUser } from '#web/shell/told-visitor.ts'

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')

// A rehearsal has a day of its own: no page of it shows the real one.
if (rehearsalHere() !== null) await (await import('#web/parts/rehearsal/enter-rehearsal.ts')).enterRehearsal()
// Nor any page of someone else's file what its reader may not do.
if (helpingHere() !== null) await (await import('#web/parts/helping/enter-helping.ts')).enterHelping()

// The frame around a member's screen comes with its page, and is drawn with it.
if (toldUser() !== null) await loadMemberCode()

// The day it is where the member lives, as the server wrote it into the page.
liveIn(document.documentElement.dataset['timeZone'] ?? null)

// In separate turns: together, these would block a slow phone for a third of a second.
await nextTurn()
const router = makeRouter()
await nextTurn()
const root = createRoot(place)
await nextTurn()
startTransition(() =>
  root.render(
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  ),
)
