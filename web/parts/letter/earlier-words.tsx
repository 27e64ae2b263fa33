import { useBringBack } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Next to a letter that was written again over what its member had edited. */
export function EarlierWords({ letter }: { readonly letter: Letter }) {
  const bringing = useBringBack(letter)
  return (
    <div className="mb-4">
      <Notice tone="info" title={letter.writtenBy === 'consumer' ? 'We kept your other versions' : 'You had edited this letter'}>
        {toldOf(letter)}
        <span className="mt-3 block">
          <Button busy={bringing.isPending} onClick={() => bringing.mutate()}>
            Bring back my words
          </Button>
        </span>
      </Notice>
    </div>
  )
}

function toldOf({ writtenBy, earlierWords }: Letter): string {
  const turns = `${earlierWords} versions of yours are saved. You can bring back each one.`
  if (writtenBy === 'consumer') return earlierWords > 1 ? turns : 'They trade places with these. We keep both.'
  return `We’ve rewritten the letter since. ${earlierWords > 1 ? turns : 'We kept what you wrote.'}`
}
