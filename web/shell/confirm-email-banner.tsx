import { useQuery } from '@tanstack/react-query'
import { readEmailAddress } from '#contract/email-address.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { read } from '#web/platform/query-client.ts'
import { rehearsalHere } from '#web/platform/rehearsal-base.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** One quiet line until the address is confirmed. Nothing where no mail can come, where it is not known, and in a rehearsal. */
export function ConfirmEmailBanner() {
  return rehearsalHere() === null && helpingHere() === null ? <Banner /> : null
}

function Banner() {
  const { data } = useQuery({ ...read(readEmailAddress, {}), retry: false })
  if (data?.isAsked !== true) return null
  return (
    <aside aria-label="Still to do" data-screen-only className="border-b border-rule bg-sheet">
      <p className="page py-2 text-small text-soft">
        Your email is not confirmed yet. Follow the link we sent you. <TextLink to="/settings">Send it again</TextLink>
      </p>
    </aside>
  )
}
