import { createElement, type ReactNode } from 'react'
import { type Said, useSay } from '#web/platform/language.ts'
import { useTitle } from '#web/platform/title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAnchor, TextLink } from '#web/ui/text-link.tsx'

interface PlainPageProps {
  readonly title: Said
  readonly lead: Said
  /** A heading with its paragraphs each; a link stands in them as `[words](address)`. */
  readonly parts: readonly (readonly [heading: Said, text: readonly Said[]])[]
}

/** A page to read: a heading, one sentence, and parts. */
export function PlainPage({ title, lead, parts }: PlainPageProps) {
  const say = useSay()
  useTitle(say(title))
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeading title={say(title)} lead={say(lead)} />
      {parts.map(([heading, text]) => (
        <Sheet key={heading} title={say(heading)}>
          {createElement(
            'div',
            { className: 'measure space-y-3' },
            ...text.map((paragraph) => createElement('p', null, ...withLinks(say(paragraph)))),
          )}
        </Sheet>
      ))}
    </div>
  )
}

const LINK = /\[([^[\]]{1,200})\]\(([^()]{1,200})\)/
/** Our own screens that these pages lead to. */
const SCREENS = ['/privacy', '/rules', '/education'] as const

function withLinks(text: string): readonly ReactNode[] {
  const [before = '', words, address] = text.split(LINK)
  if (words === undefined || address === undefined) return [text]
  const screen = SCREENS.find((one) => one === address)
  const link = screen === undefined ? <TextAnchor href={address}>{words}</TextAnchor> : <TextLink to={screen}>{words}</TextLink>
  return [before, link, ...withLinks(text.slice(`${before}[${words}](${address})`.length))]
}
