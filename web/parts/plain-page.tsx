import { createElement, type ReactNode } from 'react'
import { useTitle } from '#web/platform/title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface PlainPageProps {
  readonly title: string
  readonly lead: string
  /** A heading with its paragraphs each. */
  readonly parts: readonly (readonly [heading: string, text: readonly ReactNode[]])[]
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
            ...text.map((paragraph) => createElement('p', null, paragraph)),
          )}
        </Sheet>
      ))}
    </div>
  )
}
