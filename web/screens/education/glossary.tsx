import { GLOSSARY } from '#engine/education/glossary.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The words of the trade, each with the article that goes on from there. */
export function Glossary() {
  return (
    <Sheet title="Glossary" holds="ledger">
      <dl className="divide-y divide-rule">
        {GLOSSARY.map(({ term, means, article }) => (
          <div key={term} className="grid gap-x-6 gap-y-1 px-5 py-4 md:grid-cols-[13rem_minmax(0,1fr)] md:px-7">
            <dt className="font-serif text-h3 font-book">{term}</dt>
            <dd className="measure">
              {means}{' '}
              {article === null ? null : (
                <TextLink to="/education" search={{ article }}>
                  Read more<span className="sr-only"> about: {term}</span>
                </TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
