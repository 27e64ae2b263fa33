import { useBureauService } from '#web/parts/pull/bureau-service.ts'
import { later } from '#web/ui/later.tsx'

const Consents = later(async () => (await import('#web/parts/pull/consents.tsx')).Consents)

/** The written consent that a real bureau is asked with. Nothing where practice answers. */
export function ConsentStep() {
  const service = useBureauService()
  return service.kind === 'real' ? <Consents asked={service.asked} /> : null
}
