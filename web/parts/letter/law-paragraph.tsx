import { AUTHORITIES } from '#engine/law/authorities.ts'
import { type Paragraph, PARAGRAPHS } from '#engine/law/paragraphs.ts'

interface LawParagraphProps {
  /** As the letter cites it. */
  readonly cite: string
}

/** The words of the law that a letter cites; nothing where they are only at their source. */
export function LawParagraph({ cite }: LawParagraphProps) {
  const paragraph = paragraphOf(cite)
  if (paragraph === null) return null
  return (
    <figure className="border-l-2 border-rule pl-4">
      <blockquote className="quoted measure">{paragraph.text}</blockquote>
      <figcaption className="mt-1 text-small text-soft">{paragraph.cite}, in its own words</figcaption>
    </figure>
  )
}

function paragraphOf(cite: string): Paragraph | null {
  const known: Readonly<Record<string, Paragraph | undefined>> = PARAGRAPHS
  const [id] = Object.entries(AUTHORITIES).find(([, authority]) => authority.cite === cite) ?? []
  return (id === undefined ? undefined : known[id]) ?? null
}
