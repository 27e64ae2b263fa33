/** Of one person: where it is, and what is sealed there. */
export interface SealedText {
  readonly place: string
  readonly sealed: string
}

/** In all, of everyone: a process may hold some megabytes of them. */
const MOST_CHARACTERS = 2_000_000

/** Short texts that were opened last, by their place. Opening one takes as long as the rest of its row, and lists ask for it again and again. */
export class OpenedTexts {
  readonly #known = new Map<string, { readonly sealed: string; readonly text: string }>()
  readonly #most: number
  #characters = 0

  constructor(most = MOST_CHARACTERS) {
    this.#most = most
  }

  /** Null: it is not known, or something else is sealed there by now. */
  get({ place, sealed }: SealedText): string | null {
    const known = this.#known.get(place)
    return known?.sealed === sealed ? known.text : null
  }

  keep(place: string, { sealed, text }: { readonly sealed: string; readonly text: string }): void {
    this.#drop(place)
    this.#known.set(place, { sealed, text })
    this.#characters += sizeOf(place, { sealed, text })
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

const sizeOf = (place: string, { sealed, text }: { readonly sealed: string; readonly text: string }): number =>
  place.length + sealed.length + text.length
