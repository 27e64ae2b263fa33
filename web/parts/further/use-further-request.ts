import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { generateLetter } from '#contract/letters.ts'
import type { OfferedKind } from '#engine/words/letter-type.ts'
import type { About } from '#web/parts/further/about-letter.ts'
import { fieldOf, type FurtherFormState, type FurtherValues } from '#web/parts/further/further-form.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import type { Asked } from '#web/parts/letter/request-form.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'

interface Wish {
  readonly about: About
  readonly kind: OfferedKind
  readonly asked: Asked
}

interface Answers {
  readonly form: FurtherFormState
  readonly onAsk: (more: Partial<Asked>) => void
  readonly onWritten: (letter: Letter) => void
}

/** Has the letter written. What the server asks for is at its field; what it refuses, with its reason, above the form. */
export function useFurtherRequest(wish: Wish, { form, onAsk, onWritten }: Answers) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const asking = useMutation({
    mutationFn: (values: FurtherValues) => call(generateLetter, { body: askedIn(wish, values) }),
    retry: false,
    onMutate: () => setRefusal(null),
    onSuccess: async (letter) => {
      await refreshCases(client)
      // Without an address the letter could never go out: better asked now than at the post office.
      if (letter.recipientAddress.length === 0 && !wish.asked.recipient) onAsk({ recipient: true })
      else onWritten(letter)
    },
    onError: (error) => {
      const issues = isCallError(error) ? error.issues : []
      const atFields = issues.flatMap(({ path, message }) => {
        const field = fieldOf(path, wish.kind)
        return field === null ? [] : [{ field, message }]
      })
      for (const { field, message } of atFields) form.setError(field, { type: 'server', message })
      if (issues.some(({ path }) => path.startsWith('userInfo.'))) onAsk({ sender: true })
      else if (atFields.length === 0) setRefusal(wordsOf(error, 'The letter could not be written. Try again in a moment.'))
    },
  })
  return { asking, refusal }
}

function askedIn({ kind, asked, about }: Wish, { recipient, statement, told, userInfo, recipientAddress }: FurtherValues) {
  return {
    ...about,
    letterType: kind,
    recipient,
    told,
    ...(statement !== '' && { statement }),
    ...(asked.sender && { userInfo }),
    ...(asked.recipient && { recipientAddress }),
  }
}
