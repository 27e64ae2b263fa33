import { createElement, type ReactNode } from 'react'
import { useTitle } from '#web/platform/title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextAnchor, TextLink } from '#web/ui/text-link.tsx'

interface PlainPageProps {
  readonly title: string
  readonly lead: string
  /** A heading with its paragraphs each; a link is in them as `[words](address)`. */
  readonly parts: readonly (readonly [heading: string, text: readonly string[]])[]
}

/** A page to read: a heading, one sentence, and parts. */
export function PlainPage({ title, lead, parts }: PlainPageProps) {
  useTitle(title)
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeading title={title} lead={lead} />
      {parts.map(([heading, text]) => (
        <Sheet key={heading} title={heading}>
          {createElement(
            'div',
            { className: 'measure space-y-3' },
            ...text.map((paragraph) => createElement('p', null, ...withLinks(paragraph))),
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
