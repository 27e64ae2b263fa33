import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

const COPY_CONFIRMED_MS = 2_000

/** Puts one text on the clipboard and says so for two seconds. */
export function CopyButton({ text, about }: { readonly text: string; readonly about: string }) {
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
      toast({ title: 'Copy failed', description: 'Select the text and copy it, or download it.', tone: 'destructive' })
    }
  }
  return (
    <Button onClick={() => void copy()} about={about}>
      <span aria-live="polite">{copiedAt === null ? 'Copy' : 'Copied'}</span>
    </Button>
  )
}
