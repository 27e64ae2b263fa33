import { Spinner } from '#web/ui/spinner.tsx'

/** What of a letter is worded so far, while a language model is at it; the letter itself follows, checked as a whole. */
export function LetterUnderway({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div role="log" aria-label="The letter so far" aria-busy className="space-y-3 border-t border-rule pt-4">
      <p className="flex items-center gap-3 text-soft">
        <Spinner />A language model is wording it. Facts and requests come from your file and the rules.
      </p>
      {paragraphs.map((text, at) => (
        <p key={`${at}.${text}`} className="measure quoted wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  )
}
