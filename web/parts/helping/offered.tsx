import type { ReactNode } from 'react'
import type { EndpointName } from '#contract/all.ts'
import { may } from '#web/platform/may.ts'

interface OfferedProps {
  /** The call that a press of what is inside would make. */
  readonly by: EndpointName
  /** The field of its body that it needs, where that is the member's own word. */
  readonly field?: string
  readonly children: ReactNode
  /** What a helper sees in its place. */
  readonly instead?: ReactNode
}

/** What a helper may not do is not offered to them: `contract/helping-needs.ts` says, for every screen. One's own pages show all. */
export const Offered = ({ by, field, children, instead = null }: OfferedProps) => (may(by, field) ? children : instead)
