import { ChevronDown, LogOut, MessageCircleQuestionMark } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { ASK_ERRATA, useAssistant } from '#web/shell/ask-errata.tsx'
import { useLogOut } from '#web/shell/leave.ts'
import { ACCOUNT, useReachable } from '#web/shell/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuAct, MenuLink, MenuNote, MenuRule } from '#web/ui/menu.tsx'

/** The person's menu: the e-mail that is signed in, Profile, Settings, the assistant, Logout. */
export function UserMenu({ user }: { readonly user: User }) {
  const logOut = useLogOut()
  const places = useReachable(ACCOUNT)
  const { ask, dialog } = useAssistant()
  return (
    <div className="hidden nav:block">
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className="flex min-h-11 max-w-52 items-center gap-1.5 rounded-button px-2.5 text-small text-soft hover:text-ink"
          >
            <span className="truncate">{user.name}</span>
            <Icon of={ChevronDown} size={16} />
          </button>
        }
      >
        <MenuNote>{user.email}</MenuNote>
        <MenuRule />
        {places.map((place) => (
          <MenuLink key={place.to} to={place.to}>
            {place.label}
          </MenuLink>
        ))}
        <MenuAct icon={MessageCircleQuestionMark} onSelect={ask}>
          {ASK_ERRATA}
        </MenuAct>
        {helpingHere() === null ? (
          <MenuAct icon={LogOut} onSelect={logOut}>
            Logout
          </MenuAct>
        ) : null}
      </Menu>
      {dialog}
    </div>
  )
}
