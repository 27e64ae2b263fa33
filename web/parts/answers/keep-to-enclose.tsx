import { useMutation } from '@tanstack/react-query'
import { readReplyPage } from '#contract/answers.ts'
import type { Reply } from '#web/parts/answers/answer-calls.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { useAddPaper } from '#web/parts/papers/paper-calls.ts'
import { addressOf, wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

interface KeepToEncloseProps {
  readonly reply: Reply
  readonly kind: 'identity' | 'supporting'
  /** What a letter calls it. */
  readonly title: string
}

/** A copy of the letter's pages among the papers that letters can enclose; the same again is one. */
export function KeepToEnclose({ reply, kind, title }: KeepToEncloseProps) {
  const adding = useAddPaper(() =>
    toast({ title: 'Copy kept', description: 'Choose it under “What’s enclosed” when you open a letter.' }),
  )
  const keep = useMutation({
    mutationFn: async () => {
      const numbers = Array.from({ length: reply.pageCount }, (_, at) => at + 1)
      const files = await Promise.all(numbers.map((page) => pictureOf(reply.id, page)))
      return adding.mutateAsync({ kind, title, password: '', files })
    },
    retry: false,
    onError: (error) => toast({ title: 'Not kept', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
  return (
    <Offered by="addPaper">
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep a copy to enclose
      </Button>
    </Offered>
  )
}

async function pictureOf(id: string, page: number): Promise<File> {
  const answered = await fetch(addressOf(readReplyPage, { params: { id, page: String(page) } }))
  if (!answered.ok) throw new Error(`page ${page} answered ${answered.status}`)
  return new File([await answered.blob()], `page-${page}.png`, { type: 'image/png' })
}
