import { type ReactNode, useEffect, useRef } from 'react'

/** What an act of the member brought: comes into view and takes the focus once, so that keyboard and screen reader go on from it. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} data-arrival className="scroll-mt-20 space-y-6 rounded-sheet">
      {children}
    </div>
  )
}
