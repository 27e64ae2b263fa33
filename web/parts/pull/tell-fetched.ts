import { counted } from '#web/parts/written.ts'
import { toast } from '#web/ui/toast.ts'

/** The one word of reports that came, however they were asked for. */
export const tellFetched = (came: number): number =>
  toast({ title: 'Credit Reports Fetched', description: `${counted(came, 'report')} came and can be looked at now.` })
