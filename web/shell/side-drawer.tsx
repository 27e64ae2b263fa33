import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Languages, LogOut, MessageCircleQuestionMark, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import type { User } from '#contract/sign-in.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { ASK_ERRATA, useAssistant } from '#web/shell/ask-errata.tsx'
import { useLogOut } from '#web/shell/leave.ts'
import { ACCOUNT, GENERATE_REPORTS, type Place, SECTIONS, useReachable } from '#web/shell/navigation.ts'
import { otherLanguage, speakIn } from '#web/shell/speak-in.ts'
import { LANGUAGE_NAMES } from '#web/platform/language.ts'
import { subscriptionInShell } from '#web/shell/subscription.ts'
import { SwipeArea } from '#web/shell/swipe-area.tsx'
import { VEIL_CLASS } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const ENTRY =
  'flex min-h-12 w-full items-center gap-3 rounded-button px-3 text-left text-ink no-underline hover:bg-spruce-wash aria-[current=page]:bg-spruce-wash aria-[current=page]:font-strong'

interface SideDrawerProps {
  /** The button that opens it; the press that asked for it has been already. */
  readonly trigger: ReactElement
  readonly user: User
}

/** All sections on small screens, with the person who is signed in. Choosing one closes it. */
export function SideDrawer({ trigger, user }: SideDrawerProps) {
  const [isOpen, setIsOpen] = useState(true)
  const logOut = useLogOut()
  const other = otherLanguage()
  const { ask, dialog } = useAssistant()
  const close = () => setIsOpen(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={VEIL_CLASS} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 w-[min(20rem,88vw)] animate-appear overflow-y-auto border-l border-rule bg-sheet p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          <SwipeArea onSwipe={(direction) => (direction === 'right' ? close() : undefined)}>
            <div className="flex items-start justify-between gap-2 pl-3">
              <div className="min-w-0 py-2">
                <Dialog.Title className="truncate text-h3">{user.name}</Dialog.Title>
                <p className="text-small wrap-anywhere text-soft">{user.email}</p>
                <PlanLine />
              </div>
              <Dialog.Close asChild>
                <IconButton icon={X} label="Close menu" />
              </Dialog.Close>
            </div>
            <nav aria-label="All sections" className="mt-2 border-t border-rule pt-2">
              <PlaceList heading="Generate Reports" places={GENERATE_REPORTS} onChoose={close} />
              <PlaceList places={SECTIONS} onChoose={close} />
              <PlaceList heading="Account" places={ACCOUNT} onChoose={close} />
            </nav>
            <button
              type="button"
              className={ENTRY}
              onClick={() => {
                close()
                ask()
              }}
            >
              <Icon of={MessageCircleQuestionMark} size={18} className="text-soft" />
              {ASK_ERRATA}
            </button>
            {helpingHere() === null ? (
              <>
                <button type="button" lang={other} className={ENTRY} onClick={() => void speakIn(other, { isSignedIn: true })}>
                  <Icon of={Languages} size={18} className="text-soft" />
                  {LANGUAGE_NAMES[other]}
                </button>
                <button
                  type="button"
                  className={ENTRY}
                  onClick={() => {
                    close()
                    logOut()
                  }}
                >
                  <Icon of={LogOut} size={18} className="text-soft" />
                  Logout
                </button>
              </>
            ) : null}
          </SwipeArea>
        </Dialog.Content>
      </Dialog.Portal>
      {dialog}
    </Dialog.Root>
  )
}

/** Whether there is a subscription; silent while no one knows. */
function PlanLine() {
  const { data } = useQuery(subscriptionInShell)
  if (data === undefined) return null
  return <p className="text-small text-soft">{data.hasActiveSubscription ? 'Subscription active' : 'No subscription'}</p>
}

function PlaceList({
  heading,
  places,
  onChoose,
}: {
  readonly heading?: string
  readonly places: readonly Place[]
  readonly onChoose: () => void
}) {
  const reachable = useReachable(places)
  if (reachable.length === 0) return null
  return (
    <div className="mb-2 border-b border-rule pb-2">
      {heading === undefined ? null : <p className="px-3 pt-1 text-micro font-strong text-soft">{heading}</p>}
      <ul>
        {reachable.map((place) => (
          <li key={place.to}>
            <Link to={place.to} activeOptions={{ exact: true }} className={ENTRY} onClick={onChoose}>
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
