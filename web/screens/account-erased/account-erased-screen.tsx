import { useLocation } from '@tanstack/react-router'
import type { ErasureCertificate } from '#contract/account-data.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import { saveText } from '#web/platform/download.ts'
import { useTitle } from '#web/platform/title.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What /account-erased shows. It names no one, and is told nowhere else. */
    certificate?: ErasureCertificate
  }
}

/** /account-erased: what was deleted, once. The server knows no one any more whom it could show it to again. */
export function AccountErasedScreen() {
  const certificate = useLocation({ select: ({ state }) => state.certificate })
  useTitle('Account erased')
  return (
    <div className="mx-auto max-w-2xl">{certificate === undefined ? <Nothing /> : <Certificate certificate={certificate} />}</div>
  )
}

function Nothing() {
  return (
    <Arrival>
      <div>
        <h1>There is no certificate here</h1>
        <p className="mt-2 text-soft">We show it once, right after an account is erased.</p>
      </div>
      <LinkButton to="/login" tone="primary" wide>
        Go to Login
      </LinkButton>
    </Arrival>
  )
}

function Certificate({ certificate }: { readonly certificate: ErasureCertificate }) {
  const { id, text, left } = certificate
  return (
    <Arrival>
      <div>
        <h1>Your account is erased</h1>
        <p className="mt-2 text-soft">
          {left === 0
            ? 'Afterwards we checked every table, your files and the outbox, and nothing was left.'
            : 'A few traces were being written right then. They’ll be gone within minutes.'}{' '}
          Keep this certificate now: it cannot be shown again.
        </p>
      </div>
      <Sheet title="Certificate">
        <pre className="text-small whitespace-pre-wrap wrap-anywhere">{text}</pre>
      </Sheet>
      <Button tone="primary" wide onClick={() => saveText(text, `erasure-certificate-${id}.txt`)}>
        Download certificate
      </Button>
      <LinkButton to="/register" wide>
        Create an account
      </LinkButton>
    </Arrival>
  )
}
