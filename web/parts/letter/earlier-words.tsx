import { useBringBack } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Beside a letter that was written anew over what its member had edited. */
export function EarlierWords({ letter }: { readonly letter: Letter }) {
  const bringing = useBringBack(letter)
  return (
    <div className="mb-4">
      <Notice tone="info" title="You had edited this letter">
        It was written anew since. What you had is kept.
        <span className="mt-3 block">
          <Button busy={bringing.isPending} onClick={() => bringing.mutate()}>
            Bring back my words
          </Button>
        </span>
      </Notice>
    </div>
  )
}
