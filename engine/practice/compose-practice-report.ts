import { experianTypst } from '#engine/practice/experian-typst.ts'
import { myEquifax } from '#engine/practice/myequifax.ts'
import { type FileHistory, type PlantedError, practiceFile, type PracticePerson } from '#engine/practice/practice-file.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import type { CreditFile } from '#engine/practice/situation.ts'
import { transUnionTypst } from '#engine/practice/transunion-typst.ts'
import type { Truth } from '#engine/practice/truth.ts'
import type { Day } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A practice report, ready for Typst, and what it says. */
export interface ComposedReport {
  readonly source: string
  readonly truth: Truth
  /** Invented like the rest. No bureau’s disclosure prints one, so it goes next to the page. */
  readonly score: number
  readonly scoreModel: string
  readonly planted: readonly PlantedError[]
}

type Layout = (file: CreditFile, chance: Chance) => { readonly source: string; readonly truth: Truth }

/** Each bureau prints in its own manner. */
const LAYOUTS: Readonly<Record<Bureau, Layout>> = {
  experian: experianTypst,
  equifax: myEquifax,
  transunion: transUnionTypst,
}

/** What the invented score is called wherever it is shown. */
const PRACTICE_SCORE_MODEL = 'Practice score, invented'

/** The same person on the same day, with the same history, gets the same report, letter by letter; null where the bureau has no file of the person. */
export function composePracticeReport(
  person: PracticePerson,
  wish: { readonly bureau: Bureau; readonly day: Day; readonly history?: FileHistory },
): ComposedReport | null {
  const { bureau } = wish
  const found = practiceFile(person, wish)
  if (found === null) return null
  const chance = seeded(`practice page ${bureau} ${person.firstName} ${person.lastName} ${person.dateOfBirth}`)
  return { ...LAYOUTS[bureau](found.file, chance), score: found.score, scoreModel: PRACTICE_SCORE_MODEL, planted: found.planted }
}
