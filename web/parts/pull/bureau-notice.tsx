import { useQuery } from '@tanstack/react-query'
import { listBureauConnections } from '#contract/bureau-connections.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { useBureauService } from '#web/parts/pull/bureau-service.ts'
import { PracticeNotice } from '#web/parts/pull/practice-notice.tsx'
import { read } from '#web/platform/query-client.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** As high as what comes on a phone, so that the form below stays where it is. */
const NOTICE_PX = 179

/** Who is asked here: the practice bureaus, or a real service with what that means. */
export function BureauNotice({ takesSsn = false }: { readonly takesSsn?: boolean }) {
  const service = useBureauService()
  const { isPending } = useQuery(read(listBureauConnections, {}))
  // Where the server can't say, the screen says so elsewhere.
  if (service.kind === 'unknown') return isPending ? <Skeleton height={NOTICE_PX} /> : null
  if (service.kind === 'practice') return <PracticeNotice takesSsn={takesSsn} />
  const names = service.asked.map(({ bureau }) => BUREAU_NAMES[bureau]).join(', ')
  return (
    <Notice tone="info" title={`Can be asked here: ${names}`}>
      We ask for your real report, and only after you agree in writing. We use your SSN for that one request and don’t keep it.
      For a bureau that isn’t listed here, download your report from its website and upload it.
    </Notice>
  )
}
