import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** While the code of the plan's other tabs loads, and then their data. */
export const EntriesOnTheirWay = () => (
  <Sheet holds="ledger">
    <SkeletonRows count={2} rowHeight={96} label="Loading what happens to your items" />
  </Sheet>
)
