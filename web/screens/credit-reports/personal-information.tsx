import type { ReactNode } from 'react'
import { personField } from '#engine/audit/person-detail.ts'
import { writeDay } from '#engine/values/day.ts'
import { DisputeFinding } from '#web/parts/dispute-finding.tsx'
import { type Finding, GRADE_WORDS } from '#web/parts/item-words.ts'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import { type Origin, Value } from '#web/screens/credit-reports/value.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

type PersonalInfo = ReadyReport['personalInfo']

interface Line {
  readonly field: string
  readonly text: string
}

const numbered = (field: string, texts: readonly string[]): readonly Line[] =>
  texts.map((text, index) => ({ field: `${field}.${index}`, text }))

const single = (field: string, text: string | null): readonly Line[] => (text === null ? [] : [{ field, text }])

const writeAddress = ({ street, city, state, zip }: PersonalInfo['addresses'][number]): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

function groupsOf(info: PersonalInfo): readonly (readonly [name: string, lines: readonly Line[]])[] {
  return [
    ['Name', single('name', info.name)],
    ['Also known as', numbered('alsoKnownAs', info.alsoKnownAs)],
    ['Date of birth', single('dateOfBirth', info.dateOfBirth === null ? null : writeDay(info.dateOfBirth))],
    ['Social Security number', single('ssnLast4', info.ssnLast4 === null ? null : `ends in ${info.ssnLast4}`)],
    ['Addresses', numbered('addresses', info.addresses.map(writeAddress))],
    ['Phones', numbered('phones', info.phones)],
    ['Employers', numbered('employers', info.employers)],
    [
      'Notices',
      numbered(
        'notices',
        (info.notices ?? []).map(({ text }) => text),
      ),
    ],
  ]
}

/** More lines than these are folded away. */
const FEW_LINES = 14

/** Who the bureau thinks the member is. A wrong name or address here is often the first sign of a mixed file. */
export function PersonalInformation({ report, origin }: { readonly report: ReadyReport; readonly origin: Origin }) {
  const { evidence } = report.personalInfo
  const found = report.findings.filter(({ subjectKind }) => subjectKind === 'report')
  const groups = groupsOf(report.personalInfo).filter(([, texts]) => texts.length > 0)
  const count = groups.reduce((sum, [, texts]) => sum + texts.length, 0)
  return (
    <Sheet title="Personal information">
      {groups.length === 0 ? <p className="text-soft">The uploaded pages say nothing about you.</p> : null}
      <FoldedRows rows={groups} first={count > FEW_LINES ? 0 : groups.length} what="details">
        {(shown) =>
          shown.length === 0 ? null : (
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {shown.map(([name, lines]) => (
                <Group key={name} name={name}>
                  {lines.map(({ field, text }) => (
                    <dd key={field}>
                      <Value origin={origin} name={name} evidence={evidence[field]}>
                        {text}
                      </Value>
                      <FoundDetail finding={found.find((one) => personField(one) === field)} />
                    </dd>
                  ))}
                </Group>
              ))}
            </dl>
          )
        }
      </FoldedRows>
    </Sheet>
  )
}

/** A detail that may be wrong: the question about it, or the way to its dispute. */
function FoundDetail({ finding }: { readonly finding: Finding | undefined }) {
  if (finding === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Tag tone="warn">{finding.isQuestion ? 'Only you can say' : GRADE_WORDS[finding.grade].label}</Tag>
      {finding.isQuestion ? (
        <span className="text-small" data-screen-only>
          <RowLink to="/credit-reports/your-word">
            Answer<span className="sr-only">: {finding.title}</span>
          </RowLink>
        </span>
      ) : (
        <DisputeFinding findings={[finding]} />
      )}
    </div>
  )
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-1">
      <dt className="text-small text-soft">{name}</dt>
      {children}
    </div>
  )
}
