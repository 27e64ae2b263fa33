import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readLetterPdf } from '#contract/letters.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { addressOf, wordsOf } from '#web/platform/api.ts'
import { download } from '#web/platform/download.ts'
import type { ButtonTone } from '#web/ui/button-look.ts'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { toast } from '#web/ui/toast.ts'

interface LetterDownloadProps {
  readonly letter: Letter
  /** Without the mark of practice, where it was only practised with. */
  readonly isForMailing?: boolean
  readonly tone?: ButtonTone
  readonly children: ReactNode
}

const nameOf = ({ bureau }: Letter): string => `letter-to-${bureau}.pdf`

/** The letter as PDF. Where it cannot be printed, since what it encloses was deleted, the words say what to do instead of a file. */
export function LetterDownload({ letter, isForMailing = false, tone = 'secondary', children }: LetterDownloadProps) {
  const asked = { params: { id: letter.id }, ...(isForMailing && { query: { for: 'mailing' as const } }) }
  const loading = useMutation({
    mutationFn: () => download(readLetterPdf, { ...asked, name: nameOf(letter) }),
    retry: false,
    onError: (error) =>
      toast({
        title: 'Download Failed',
        description: wordsOf(error, 'The letter could not be downloaded. Try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <ButtonAnchor
      tone={tone}
      href={addressOf(readLetterPdf, asked)}
      download={nameOf(letter)}
      onClick={(event) => {
        event.preventDefault()
        // Pressed twice at once it is one file.
        if (!loading.isPending) loading.mutate()
      }}
    >
      {children}
    </ButtonAnchor>
  )
}
