import type { z } from 'zod'
import type { hearLetter as endpoint, letterEvent } from '#contract/letters.ts'
import { generated } from '#server/features/letters/generate-letter.ts'
import { letterAnswer } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { begun, tellEvents } from '#server/platform/tell-events.ts'

type Event = z.input<typeof letterEvent>

/** The letter as it comes: that a model is asked, each of its paragraphs once it is checked, then the letter as it is kept. */
export const hearLetter: Operation<typeof endpoint> = (context, { user, body }) =>
  begun(
    tellEvents<Event>(async (tell, signal) => {
      const hearing = {
        onAsked: () => tell({ kind: 'asked' }),
        onParagraph: (text: string) => tell({ kind: 'paragraph', text }),
        signal,
      }
      const { row } = await generated(context, user, { wish: body, hearing })
      return { kind: 'letter', letter: letterAnswer(row) }
    }),
  )
