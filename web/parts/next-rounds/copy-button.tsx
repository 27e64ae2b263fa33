import { useCopy } from '#web/parts/use-copy.ts'
import { Button } from '#web/ui/button.tsx'

/** Puts one text on the clipboard and says so for two seconds. */
export function CopyButton({ text, about }: { readonly text: string; readonly about: string }) {
  const { isCopied, copy } = useCopy(text, 'text')
  return (
    <Button onClick={() => void copy()} about={about}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}
