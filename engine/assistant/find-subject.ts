import { IDEAS, type Idea } from '#engine/assistant/ideas.ts'
import { ASKING, type Question, readWords, stemOf } from '#engine/assistant/question.ts'
import type { Pattern, Subject } from '#engine/assistant/subject.ts'
import { SUBJECTS } from '#engine/assistant/subjects.ts'
import { EMPTY_WORDS, isNear } from '#engine/education/search-articles.ts'

/** The words of one way to say an idea, by their stems; `#year` is any year. */
type Saying = readonly string[]

const YEAR = '#year'
const IDEA_NAMES = Object.keys(IDEAS).filter((idea): idea is Idea => idea in IDEAS)
const SAYINGS: ReadonlyMap<Idea, readonly Saying[]> = new Map(
  IDEA_NAMES.map((idea) => [
    idea,
    IDEAS[idea].split('|').map((saying) => (saying === YEAR ? [YEAR] : readWords(saying).map(stemOf))),
  ]),
)
const KNOWN = new Set([...SAYINGS.values()].flatMap((sayings) => sayings.flat()))

/** An idea that few subjects speak of tells more. */
const WEIGHTS: ReadonlyMap<Idea, number> = weigh(SUBJECTS)

function weigh(subjects: readonly Subject[]): ReadonlyMap<Idea, number> {
  const uses = new Map<Idea, number>()
  for (const { asked } of subjects)
    for (const idea of new Set(asked.flatMap(({ ideas }) => ideas))) uses.set(idea, (uses.get(idea) ?? 0) + 1)
  return new Map([...uses].map(([idea, count]) => [idea, Math.log(1 + subjects.length / count)]))
}

/** Words that any question about credit holds: they make no other subject. */
const GENERAL = new Set(
  'credit bureau report my thing stuff now first help please someone person people really old new lot'.split(' ').map(stemOf),
)

interface Typed {
  readonly stem: string
  readonly isTelling: boolean
  /** Spelled as nothing that is known. */
  readonly isStrange: boolean
}

/** The subject that a question fits best, or nothing. */
export function findSubject({ words, isSpanish }: Question, knows: (word: string) => boolean): Subject | null {
  const typed = words.map((word): Typed => {
    const stem = stemOf(word)
    const isTelling = !/^\d+$/.test(word) && !EMPTY_WORDS.has(word) && !ASKING.has(word) && !GENERAL.has(stem)
    return { stem, isTelling, isStrange: !isSpanish && !KNOWN.has(stem) && !knows(word) }
  })
  const places = new Map<Idea, ReadonlySet<number>>()
  for (const [idea, sayings] of SAYINGS) {
    const found = new Set(sayings.flatMap((saying) => placesOf(saying, typed)))
    if (found.size > 0) places.set(idea, found)
  }
  const telling = typed.flatMap(({ isTelling }, at) => (isTelling ? [at] : []))
  let best: { readonly subject: Subject; readonly score: number } | null = null
  for (const subject of SUBJECTS) {
    const score = Math.max(...subject.asked.map((pattern) => scoreOf(pattern, { places, telling })))
    if (score > (best?.score ?? 0)) best = { subject, score }
  }
  return best?.subject ?? null
}

interface Heard {
  readonly places: ReadonlyMap<Idea, ReadonlySet<number>>
  readonly telling: readonly number[]
}

/** 0 where the pattern does not fit; more for each idea, and for the part of the question that the pattern speaks of. */
function scoreOf({ ideas, whole }: Pattern, { places, telling }: Heard): number {
  const spoken = ideas.map((idea) => places.get(idea))
  if (spoken.includes(undefined)) return 0
  const covered = new Set(spoken.flatMap((one) => [...(one ?? [])]))
  // Two ideas that rest on the same single word are one.
  if (ideas.length > 1 && covered.size < 2) return 0
  const left = telling.filter((at) => !covered.has(at)).length
  if (whole === true && left > 0) return 0
  const weight = ideas.reduce((sum, idea) => sum + (WEIGHTS.get(idea) ?? 0), 0)
  return weight * (1 - (0.4 * left) / Math.max(1, telling.length))
}

/** Little words that people put between the words of a saying: `turned me down`. */
const BETWEEN = new Set(
  'a an the i my me you your his her him their them our it its this that any some all up'.split(' ').map(stemOf),
)

/** Where in the question a saying is, little words between its words forgiven. */
const placesOf = (saying: Saying, typed: readonly Typed[]): readonly number[] =>
  typed.flatMap((_, at) => placesFrom(at, saying, typed) ?? [])

function placesFrom(start: number, saying: Saying, typed: readonly Typed[]): readonly number[] | null {
  const places: number[] = []
  let at = start
  for (const stem of saying) {
    while (places.length > 0 && !fits(stem, typed[at], saying.length === 1) && BETWEEN.has(typed[at]?.stem ?? '')) at += 1
    if (!fits(stem, typed[at], saying.length === 1)) return null
    places.push(at)
    at += 1
  }
  return places
}

function fits(wanted: string, typed: Typed | undefined, isSingle: boolean): boolean {
  if (typed === undefined) return false
  if (wanted === YEAR) return /^(?:19|20)\d\d$/.test(typed.stem)
  if (typed.stem === wanted) return true
  const isLong = wanted.length >= (isSingle ? 5 : 6)
  return isLong && typed.stem.length >= 5 && typed.isStrange && isNear(typed.stem, wanted)
}
