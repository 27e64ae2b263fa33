import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readLetterInSpanish } from '#contract/letters.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { Details } from '#web/ui/details.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Under the English letter in the Spanish screens: what it says. The letter that is mailed stays English. */
export function LetterInSpanish({ letterId }: { readonly letterId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div data-screen-only className="mx-auto mt-4 max-w-184">
      <Details summary="What this letter says, in Spanish" onToggle={setIsOpen}>
        {isOpen ? <Sentences letterId={letterId} /> : null}
      </Details>
    </div>
  )
}

function Sentences({ letterId }: { readonly letterId: string }) {
  const { data, error, refetch } = useQuery(read(readLetterInSpanish, { params: { id: letterId } }))
  if (error !== null) return <LoadFailure what="The translation" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Spinner />
  return (
    <div className="measure space-y-2">
      <p className="text-small text-soft">This is to help you read it. You sign and mail the English letter.</p>
      {data.sentences.map(({ english, spanish }, at) => (
        <p key={at} lang={spanish === null ? 'en' : 'es'}>
          {spanish ?? english}
        </p>
      ))}
    </div>
  )
}
