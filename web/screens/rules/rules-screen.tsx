import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { listRules } from '#contract/rules.ts'
import { GRADES } from '#engine/words/grade.ts'
import { GRADE_WORDS } from '#web/parts/item-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { useFocusOnChange } from '#web/parts/use-focus-on-change.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { RulePage } from '#web/screens/rules/rule-page.tsx'
import { foundWords, type RuleLine, type RulesAnswer } from '#web/screens/rules/rules-words.ts'
import { Details } from '#web/ui/details.tsx'
import { FigureCard, FigureCards } from '#web/ui/figure-cards.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** /rules: how often the rules were right, and each rule's page; `?rule=` opens one. Anyone may read it. */
export function RulesScreen() {
  const { rule } = useSearch({ from: '/rules' })
  useFocusOnChange(rule)
  return rule === undefined ? <AllRules /> : <RulePage key={rule} id={rule} />
}

function AllRules() {
  useTitle('How often is Errata right?')
  const { data, error, refetch } = useQuery(read(listRules, {}))
  return (
    <>
      <PageHeading
        title="How often is Errata right?"
        lead="A wrong accusation is the worst mistake this product can make. So each rule is tried on reports that look wrong and are lawful, and on reports with a true error."
      />
      <div className="mt-6 space-y-8">
        {data === undefined && error === null ? <Waiting label="Loading the rules" /> : null}
        {error === null ? null : <LoadFailure what="The rules" error={error} onRetry={() => void refetch()} />}
        {data === undefined ? null : <Figures answer={data} />}
      </div>
    </>
  )
}

function Figures({ answer: { cases, rules } }: { readonly answer: RulesAnswer }) {
  return (
    <>
      <FigureCards>
        <FigureCard name="Lawful look-alikes" value={cases.lookAlikes} note="whole reports that look wrong and are not" />
        <FigureCard name="Wrongly accused" value={cases.accused} note="of them" />
        <FigureCard name="True errors" value={cases.errors} note="reports with an error" />
        <FigureCard name="Missed" value={cases.missed} note="of them" />
      </FigureCards>
      <p className="measure text-small text-soft">
        We wrote these reports ourselves, from the statutes and the bureaus’ own codes; no report of a real person is among them.
        We fixed the rules until they passed, so the figures say what the rules do on what we could think of, not how often they
        are right on yours. Look at the place on the page that each finding marks before you dispute.
      </p>
      <Sheet title="The rules">
        {GRADES.map((grade) => {
          const ofGrade = rules.filter((rule) => rule.grade === grade)
          return ofGrade.length === 0 ? null : (
            <Details key={grade} look="row" summary={`${GRADE_WORDS[grade].label} (${counted(ofGrade.length, 'rule')})`}>
              <ul className="divide-y divide-rule">
                {ofGrade.map((rule) => (
                  <Line key={rule.id} rule={rule} />
                ))}
              </ul>
            </Details>
          )
        })}
      </Sheet>
    </>
  )
}

function Line({ rule: { id, title, figures } }: { readonly rule: RuleLine }) {
  return (
    <li className="flex flex-col gap-x-6 gap-y-0.5 py-3 sm:flex-row sm:justify-between">
      <TextLink to="/rules" search={{ rule: id }}>
        {title}
      </TextLink>
      <span className="figures text-small text-soft">{foundWords(figures)}</span>
    </li>
  )
}
