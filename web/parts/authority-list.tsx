import type { z } from 'zod'
import type { authority } from '#contract/values.ts'
import { TextAnchor } from '#web/ui/text-link.tsx'

/** The law that something rests on, each with its source, and whether it still stands. */
export function AuthorityList({ authorities }: { readonly authorities: readonly z.output<typeof authority>[] }) {
  return (
    <dl className="space-y-2">
      {authorities.map(({ cite, title, source, stands }) => (
        <div key={cite}>
          <dt>
            <TextAnchor href={source} target="_blank" rel="noreferrer">
              {cite}
            </TextAnchor>
            {stands ? null : ' (no longer in force)'}
          </dt>
          <dd className="text-soft">{title}</dd>
        </div>
      ))}
    </dl>
  )
}
