import { Notice } from '#web/ui/notice.tsx'

/** Said wherever the practice bureaus answer: what they are, and that nothing of it is about anybody. */
export function PracticeNotice({ takesSsn = false }: { readonly takesSsn?: boolean }) {
  return (
    <Notice tone="info" title="Practice bureaus">
      No bureau service is connected to this installation, so the practice bureaus answer: with invented, watermarked sample
      reports to learn on. They are about nobody, and nothing made of them can be mailed as real.
      {takesSsn ? ' Any nine digits will do as SSN; they are used for this one call and kept nowhere.' : ''} Your own report comes
      in by uploading it.
    </Notice>
  )
}
