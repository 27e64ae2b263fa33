import { createRoot } from 'react-dom/client'
import { Controls } from '#web/gallery/controls.tsx'
import { Overlays } from '#web/gallery/overlays.tsx'
import { Signatures } from '#web/gallery/signatures.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

/** Every component in every state on one page, for the eye and for axe. Only the development server serves it: /gallery/. */
function Gallery() {
  return (
    <TooltipProvider>
      <main className="page space-y-7 py-8">
        <h1>Gallery</h1>
        <Signatures />
        <Controls />
        <Overlays />
      </main>
      <Toaster />
    </TooltipProvider>
  )
}

const place = document.getElementById('app')
if (place === null) throw new Error('gallery/index.html has no #app')
createRoot(place).render(<Gallery />)
