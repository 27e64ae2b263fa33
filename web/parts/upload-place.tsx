import { type ComponentProps, Suspense } from 'react'
import type { UploadWidget } from '#web/parts/upload-widget.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const Widget = lazyPart(async () => (await import('#web/parts/upload-widget.tsx')).UploadWidget)
void Widget.loadAhead()

/** The place to add a paper on a screen that is about something else: its code comes next to the screen's data. */
export function UploadPlace(props: ComponentProps<typeof UploadWidget>) {
  return (
    <Suspense
      fallback={
        <Sheet title="Upload a report or letter">
          <SkeletonRows count={4} label="Loading where you can add a report or letter" />
        </Sheet>
      }
    >
      <Widget {...props} />
    </Suspense>
  )
}
