import { trackingLink } from '#engine/disputes/tracking-link.ts'
import { TextAnchor } from '#web/ui/text-link.tsx'

/** The carrier's own page about a number; nothing where no one can say whose number it is. */
export function CarrierLink({ number }: { readonly number: string }) {
  const link = trackingLink(number)
  if (link === null) return null
  return (
    <TextAnchor href={link.url} target="_blank" rel="noreferrer">
      Track it at {link.carrier}
    </TextAnchor>
  )
}
