import type {
  BureauName,
  BureauPersonalInfo,
  PracticeBureausPort,
  PracticeHistory,
  PracticeReply,
} from '#adapters/bureaus/port.ts'
import { startTypesetter } from '#adapters/bureaus/typesetter.ts'

/** An invented report before it is set: its Typst source, and the score that goes with it. */
interface ComposedReport {
  readonly source: string
  readonly score: number
  readonly scoreModel: string
}

/** The person without the number: nothing is invented from an SSN. */
type PracticeWish = Omit<BureauPersonalInfo, 'ssn'>

interface PracticeParts {
  /** Null where the bureau has no file of the person. The same person on the same day gives the same report. */
  readonly compose: (
    person: PracticeWish,
    wish: { readonly bureau: BureauName; readonly day: string; readonly history?: PracticeHistory },
  ) => ComposedReport | null
  /** The Typst source of a letter in which a bureau answers. */
  readonly composeReply: (reply: PracticeReply) => string
  /** Fonts besides those that Typst carries. */
  readonly fonts: readonly Uint8Array[]
}

/** Bureaus that know everyone and answer with invented, watermarked reports. Any nine digits do; they are not looked at. */
export function practiceBureaus({ compose, composeReply, fonts }: PracticeParts): PracticeBureausPort {
  let typesetter: ReturnType<typeof startTypesetter> | null = null
  const typeset = (source: string): Uint8Array => {
    typesetter ??= startTypesetter(fonts)
    return typesetter(source)
  }
  return {
    provider: 'practice',
    listBureaus: async () => [
      { bureau: 'equifax', kind: 'practice' },
      { bureau: 'experian', kind: 'practice' },
      { bureau: 'transunion', kind: 'practice' },
    ],
    fetchReport: async ({ firstName, lastName, dateOfBirth, address }, { bureau, at, history }) => {
      const wish = { bureau, day: at.slice(0, 10), ...(history && { history }) }
      const composed = compose({ firstName, lastName, dateOfBirth, address }, wish)
      if (composed === null) return { kind: 'no_match' }
      const file = typeset(composed.source)
      return { kind: 'report', file, practice: true, score: { value: composed.score, model: composed.scoreModel } }
    },
    replyTo: async (reply) => typeset(composeReply(reply)),
  }
}
