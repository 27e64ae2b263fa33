import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readLetterPage, readLetterPrint } from '#contract/letter-print.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { addressOf } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { Details } from '#web/ui/details.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** The pages as they come out of the printer, drawn by the server from the very PDF. */
export function PrintedPages({ letter }: { readonly letter: Letter }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Details summary="See the printed pages" onToggle={setIsShown}>
      {isShown ? <Pages letter={letter} /> : null}
    </Details>
  )
}

function Pages({ letter }: { readonly letter: Letter }) {
  const { data, error, refetch } = useQuery(read(readLetterPrint, { params: { id: letter.id } }))
  if (error !== null) return <LoadFailure what="The printed pages" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Waiting label="Printing the letter" />
  return (
    <ol className="grid gap-4 sm:grid-cols-2">
      {Array.from({ length: data.pages.total }, (_, index) => (
        <li key={index}>
          <img
            alt={`Printed page ${index + 1} of ${data.pages.total}`}
            src={addressOf(readLetterPage, {
              params: { id: letter.id, page: `${index + 1}.png` },
              query: { of: stampOf(letter) },
            })}
            loading="lazy"
            className="aspect-[17/22] w-full border border-rule bg-page"
          />
          <p className="mt-1 text-small text-soft">
            {index + 1} of {data.pages.total}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Another text or another paper is another picture: no browser shows the one of before. */
function stampOf({ letterContent, papers, labelNumber }: Letter): string {
  const text = JSON.stringify([letterContent, papers, labelNumber])
  let stamp = 0
  for (let index = 0; index < text.length; index += 1) stamp = (stamp * 31 + text.charCodeAt(index)) % 2_147_483_647
  return String(stamp)
}
