import { useQuery } from '@tanstack/react-query'
import { readEmailAddress } from '#contract/email-address.ts'
import { read } from '#web/platform/query-client.ts'
import { rehearsalHere } from '#web/platform/rehearsal-base.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** One quiet line until the address is confirmed. Nothing where that is not known, and nothing in a rehearsal. */
export function ConfirmEmailBanner() {
  return rehearsalHere() === null ? <Banner /> : null
}

function Banner() {
  const { data } = useQuery({ ...read(readEmailAddress, {}), retry: false })
  if (data?.isConfirmed !== false) return null
  return (
    <aside aria-label="Your address is not confirmed" data-screen-only className="border-b border-rule bg-sheet">
      <p className="page py-2 text-small text-soft">
        Your address is not confirmed yet: follow the link that was sent to it. <TextLink to="/settings">Send it again</TextLink>
      </p>
    </aside>
  )
}
