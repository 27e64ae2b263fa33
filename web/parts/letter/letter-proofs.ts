import { paragraphsOf, piecesOf } from '#web/parts/letter/letter-paragraphs.ts'
import type { Letter, LetterFact } from '#web/parts/letter/letter-words.ts'

/** What can be pressed on the sheet of a letter: a fact of a sentence, or words that only the member can know to be true. */
export interface Proof {
  readonly sentence: string
  readonly text: string
  /** Null: the member's own word. */
  readonly fact: LetterFact | null
}

/** Words on the sheet; `proof` says which of the proofs they open, null where there is nothing to prove. */
export interface SheetPiece {
  readonly text: string
  readonly proof: number | null
}

export interface LetterOnSheet {
  readonly paragraphs: readonly (readonly SheetPiece[])[]
  /** In the order in which they are read. */
  readonly proofs: readonly Proof[]
}

/** The letter as it is laid on its sheet, with everything on it that has a proof. */
export function layOnSheet({ letterContent, proof }: Pick<Letter, 'letterContent' | 'proof'>): LetterOnSheet {
  const proofs: Proof[] = []
  const sentences = proof.map(({ sentence }) => sentence)
  const paragraphs = paragraphsOf(letterContent, sentences).map((paragraph) =>
    paragraph.flatMap(({ index, text }, at): SheetPiece[] => {
      const stated = proof[index]
      const pieces = piecesOf(text, stated?.facts ?? []).map((piece): SheetPiece => {
        const fact = piece.fact === null ? null : (stated?.facts[piece.fact] ?? null)
        const isOwnWord = stated?.isStatement === true && /\p{L}/u.test(piece.text)
        if (fact === null && !isOwnWord) return { text: piece.text, proof: null }
        return { text: piece.text, proof: proofs.push({ sentence: text, text: piece.text.trim(), fact }) - 1 }
      })
      return at === 0 ? pieces : [{ text: ' ', proof: null }, ...pieces]
    }),
  )
  return { paragraphs, proofs }
}
