import type { ReactNode } from 'react'
import { Details } from '#web/ui/details.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** A part of the case of which the heading alone shows: what is read once, below what is still to do. */
export const FoldedPart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Sheet holds="ledger">
    <div className="px-5 py-1.5 md:px-7">
      <Details summary={<h2>{title}</h2>}>{children}</Details>
    </div>
  </Sheet>
)
