import { useBureauService } from '#web/parts/pull/bureau-service.ts'
import { Details } from '#web/ui/details.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Said wherever the practice bureaus answer: what they are, and that nothing of it is about anyone. */
export function PracticeNotice({ takesSsn = false }: { readonly takesSsn?: boolean }) {
  const isReal = useBureauService().kind === 'real'
  return (
    <Notice tone="info" title="Practice bureaus">
      {isReal ? 'We don’t ask a real bureau here. The' : 'No bureau service is connected, so the'} practice bureaus answer with
      made-up reports to learn on.
      {takesSsn ? ' Practice only. Don’t enter your real SSN.' : ''}
      <Details summary="More about practice">
        <p>
          The sample reports are watermarked, and nothing made of them can be mailed as real.
          {takesSsn ? ' We use the SSN for this one request and don’t keep it.' : ''} Your own report comes in by uploading it.
        </p>
      </Details>
    </Notice>
  )
}
