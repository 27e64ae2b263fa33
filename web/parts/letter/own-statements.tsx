import type { Letter } from '#web/parts/letter/letter-words.ts'

/** What the letter says that only its member can know. */
export function OwnStatements({ letter }: { readonly letter: Letter }) {
  const statements = letter.proof.filter(({ isStatement }) => isStatement)
  if (statements.length === 0) return null
  return (
    <section>
      <h3>Only you know if this is true</h3>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {statements.map(({ sentence }) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
