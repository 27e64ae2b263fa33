/** A text that was worked out of something of one person: where it belongs, and what it was made of. */
interface MadeText {
  /** It begins with the person's id and a slash. */
  readonly place: string
  /** What was sealed there, or the version of a row. Whatever else is there makes another text. */
  readonly madeOf: string
}

/** In all, of everyone: a process may hold some megabytes of them. */
const MOST_CHARACTERS = 4_000_000

/**
 * The texts that were worked out last, by their place: what was unsealed, and rows as a list answers them. Making one takes as long as
 * reading its row, and lists ask for the same ones again and again.
 */
export class RememberedTexts {
  readonly #known = new Map<string, { readonly madeOf: string; readonly text: string }>()
  readonly #most: number
  #characters = 0

  constructor(most = MOST_CHARACTERS) {
    this.#most = most
  }

  /** Null: it is not known, or is made of something else by now. */
  get({ place, madeOf }: MadeText): string | null {
    const known = this.#known.get(place)
    return known?.madeOf === madeOf ? known.text : null
  }

  keep({ place, madeOf }: MadeText, text: string): void {
    this.#drop(place)
    this.#known.set(place, { madeOf, text })
    this.#characters += sizeOf(place, { madeOf, text })
    for (const oldest of this.#known.keys()) {
      if (this.#characters <= this.#most) return
      this.#drop(oldest)
    }
  }

  /** Of someone who is gone. */
  forget(userId: string): void {
    for (const place of this.#known.keys()) if (place.startsWith(`${userId}/`)) this.#drop(place)
  }

  #drop(place: string): void {
    const known = this.#known.get(place)
    if (known === undefined) return
    this.#known.delete(place)
    this.#characters -= sizeOf(place, known)
  }
}

const sizeOf = (place: string, { madeOf, text }: { readonly madeOf: string; readonly text: string }): number =>
  place.length + madeOf.length + text.length
