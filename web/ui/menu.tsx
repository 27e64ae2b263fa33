import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useLandmark } from '#web/ui/use-landmark.ts'

const ITEM_CLASS =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-body text-ink no-underline outline-none data-disabled:text-disabled data-highlighted:bg-spruce-wash data-highlighted:shadow-none data-highlighted:outline-none'

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  /** Open from the start: the press that asked for it has been already. */
  readonly isOpen?: boolean
  /** `MenuAct`s, `MenuLink`s, `MenuNote`s and `MenuRule`s. */
  readonly children: ReactNode
}

/** A drop-down list of acts and places: arrow keys, type-ahead, Escape. */
export function Menu({ trigger, align = 'start', isOpen = false, children }: MenuProps) {
  const [landmark, place] = useLandmark()
  return (
    <Primitive.Root modal={false} defaultOpen={isOpen}>
      <Primitive.Trigger asChild ref={place}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-56 animate-appear rounded-button border border-rule bg-sheet p-1.5 shadow-float"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface MenuActProps {
  readonly icon?: LucideIcon
  readonly onSelect: () => void
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

export function MenuAct({ icon, onSelect, isDisabled = false, children }: MenuActProps) {
  return (
    <Primitive.Item onSelect={onSelect} disabled={isDisabled} className={`${ITEM_CLASS} cursor-pointer`}>
      {icon === undefined ? null : <Icon of={icon} size={18} className="text-soft" />}
      {children}
    </Primitive.Item>
  )
}

interface MenuAnchorProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly icon?: LucideIcon
}

function MenuAnchor({ icon, children, ...rest }: MenuAnchorProps) {
  return (
    <Primitive.Item asChild>
      <a {...rest} className={ITEM_CLASS}>
        {icon === undefined ? null : <Icon of={icon} size={18} className="text-soft" />}
        {children}
      </a>
    </Primitive.Item>
  )
}

/** A place in the menu: `<MenuLink to="/tracker">`. */
export const MenuLink = createLink(MenuAnchor)

/** A line that cannot be chosen: the signed-in e-mail. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Item disabled className={`${ITEM_CLASS} text-small wrap-anywhere`}>
      {children}
    </Primitive.Item>
  )
}

export function MenuRule() {
  return <Primitive.Separator className="my-1.5 h-px bg-rule" />
}
