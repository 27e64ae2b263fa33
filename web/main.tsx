import '#web/platform/jitless.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/platform/query-client.ts'
import { router } from '#web/routes.tsx'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

const place = document.getElementById('app')
if (place === null) throw new Error('index.html has no #app')

createRoot(place).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
