import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Doors } from '#web/screens/home/doors.tsx'

// A link needs the whole table of screens around it.
vi.mock('#web/ui/text-link.tsx', () => {
  const Anchor = ({ children }: { readonly children: ReactNode }) => <a href="/">{children}</a>
  return { TextAnchor: Anchor, TextLink: Anchor, RowLink: Anchor }
})

const TITLES = ['I was refused credit', 'Somebody used my name', 'A collector calls', 'I am being sued', 'I want a mortgage soon']

it('five doors stand at home, each with its steps in order', () => {
  const page = renderToStaticMarkup(<Doors />)
  const doors = page.split('<details').slice(1)
  expect(doors.map((door) => TITLES.find((title) => door.includes(title)))).toEqual(TITLES)
  for (const door of doors) expect(door.split('<li').length - 1).toBeGreaterThanOrEqual(3)
})
