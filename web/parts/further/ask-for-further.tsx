import { later } from '#web/ui/later.tsx'

/** The form of a further letter; its code comes when one is asked for. */
export const FurtherRequest = later(async () => (await import('#web/parts/further/further-request.tsx')).FurtherRequest)
