import { useEffect, useState } from 'react'
import { COPY_CONFIRMED_MS } from '#web/parts/copy-confirmation.ts'
import { toast } from '#web/ui/toast.ts'

const BY_HAND = {
  letter: 'Select the letter and copy it, or download it.',
  text: 'Select the text and copy it, or download it.',
} as const

/** Puts a text on the clipboard, and says for two seconds that it is there. `what` names it where it could not be. */
export function useCopy(
  text: string,
  what: 'letter' | 'text',
): { readonly isCopied: boolean; readonly copy: () => Promise<void> } {
  /** When it was copied last: a second copy starts the two seconds again. */
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), COPY_CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = async (): Promise<void> => {
    try {
      // Browsers keep the clipboard from pages that came neither by https nor from this machine.
      await navigator.clipboard.writeText(text)
      setCopiedAt(performance.now())
    } catch {
      toast({ title: 'Copy failed', description: BY_HAND[what], tone: 'destructive' })
    }
  }
  return { isCopied: copiedAt !== null, copy }
}
