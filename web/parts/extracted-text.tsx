import { ScrollRegion } from '#web/ui/scroll-region.tsx'

/** What was read of a page or a report, line by line, in a window of its own. */
export function ExtractedText({ children }: { readonly children: string }) {
  return (
    <ScrollRegion
      aria-label="Extracted text"
      className="max-h-96 overflow-y-auto rounded-field border border-rule bg-well p-4 text-small whitespace-pre-wrap wrap-anywhere"
    >
      {children}
    </ScrollRegion>
  )
}
