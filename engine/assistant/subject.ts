import type { Idea } from '#engine/assistant/ideas.ts'
import type { Link } from '#engine/assistant/statement.ts'
import type { Topic } from '#engine/assistant/topics.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'

/** Ideas that must all be in the question. A pattern marked `whole` fits only where the question speaks of nothing else. */
export interface Pattern {
  readonly ideas: readonly Idea[]
  readonly whole?: boolean
}

/** A question that people really ask, with the answer to the point. */
export interface Subject {
  readonly id: string
  readonly asked: readonly Pattern[]
  /** What to do or what is so, first; then the reason. Each is shown as its own paragraph. */
  readonly answer: readonly string[]
  /** The article that goes on from there. */
  readonly article: string
  /** What the answer rests on beyond the article; where one of them has fallen, the answer isn't given. */
  readonly authorities: readonly AuthorityId[]
  /** Where it is acted on. */
  readonly act?: Link
  /** What of the member's own file belongs to it. */
  readonly own?: readonly Topic[]
}

export const all = (...ideas: readonly Idea[]): Pattern => ({ ideas })
export const only = (...ideas: readonly Idea[]): Pattern => ({ ideas, whole: true })

/** Asked of any kind of entry: how long it is reported, and whether it can be taken off. */
export const lasting = (idea: Idea): readonly Pattern[] => [
  all(idea, 'how_long'),
  all(idea, 'stays'),
  all(idea, 'gone'),
  all(idea, 'how_long', 'stays'),
  all(idea, 'how_long', 'gone'),
]
