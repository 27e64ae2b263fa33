import { Languages, LogOut, MessageCircleQuestionMark } from 'lucide-react'
import type { ReactElement } from 'react'
import type { User } from '#contract/sign-in.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { ASK_ERRATA, useAssistant } from '#web/shell/ask-errata.tsx'
import { useLogOut } from '#web/shell/leave.ts'
import { ACCOUNT, type Place, useReachable } from '#web/shell/navigation.ts'
import { otherLanguage, speakIn } from '#web/shell/speak-in.ts'
import { LANGUAGE_NAMES } from '#web/platform/language.ts'
import { Menu, MenuAct, MenuLink, MenuNote, MenuRule } from '#web/ui/menu.tsx'

interface SourcesMenuProps {
  readonly trigger: ReactElement
  readonly places: readonly Place[]
}

/** Where reports come from. */
export function SourcesMenu({ trigger, places }: SourcesMenuProps) {
  return (
    <Menu trigger={trigger} isOpen>
      {places.map((place) => (
        <MenuLink key={place.to} to={place.to}>
          {place.label}
        </MenuLink>
      ))}
    </Menu>
  )
}

interface UserMenuProps {
  readonly trigger: ReactElement
  readonly user: User
}

/** The person's menu: the e-mail that is signed in, Profile, Settings, the assistant, the other language, Logout. */
export function UserMenu({ trigger, user }: UserMenuProps) {
  const logOut = useLogOut()
  const other = otherLanguage()
  const places = useReachable(ACCOUNT)
  const { ask, dialog } = useAssistant()
  return (
    <>
      <Menu align="end" trigger={trigger} isOpen>
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
          <>
            <MenuAct icon={Languages} onSelect={() => void speakIn(other, { isSignedIn: true })}>
              <span lang={other}>{LANGUAGE_NAMES[other]}</span>
            </MenuAct>
            <MenuAct icon={LogOut} onSelect={logOut}>
              Logout
            </MenuAct>
          </>
        ) : null}
      </Menu>
      {dialog}
    </>
  )
}
