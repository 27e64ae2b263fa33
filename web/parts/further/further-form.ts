import type { Path, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { told } from '#contract/told.ts'
import { disputeTarget } from '#contract/values.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { OfferedKind } from '#engine/words/letter-type.ts'
import { type Asked, type AskedWith, requestForm, startingRequest } from '#web/parts/letter/request-form.ts'

type Told = z.input<typeof told>
export type ToldField = keyof Told | 'statement'

/** What each kind asks of the member, in this order; what they were shown of their file comes last, where it is asked at all. */
export const FIELDS_OF: Readonly<Record<OfferedKind, readonly ToldField[]>> = {
  method_of_verification: ['statement'],
  direct_dispute: ['statement', 'papers', 'enclosesIdentification'],
  unauthorized_inquiry: ['didNotAuthorize', 'statement', 'knowsWhatIsPrinted'],
  identity_theft_block: ['isNotMine', 'gotNothing', 'theftReport', 'enclosesIdentification', 'statement', 'knowsWhatIsPrinted'],
  trafficking_block: ['resultedFromTrafficking', 'victimDocument', 'enclosesIdentification', 'statement'],
  coerced_debt: ['wasCoerced', 'statement', 'papers'],
  reinsertion: ['deletedOn', 'hadNoticeOfReturn', 'statement'],
  frivolous_reply: ['frivolousNotice', 'statement', 'papers'],
  dispute_statement: ['statement'],
  remark_removal: ['disputesNoMore', 'statement'],
  past_recipients: ['deletedOn', 'pastRecipients', 'statement'],
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const PAPERS = 'At most ten papers, each on its own line and no longer than 120 characters'
const typed = z.object({
  papers: z.string().refine((text) => told.shape.papers.safeParse(linesOf(text)).success, PAPERS),
  enclosesIdentification: z.boolean(),
  deletedOn: z.string(),
  hadNoticeOfReturn: z.enum(['', 'yes', 'no']),
  isNotMine: z.boolean(),
  gotNothing: z.boolean(),
  resultedFromTrafficking: z.boolean(),
  wasCoerced: z.boolean(),
  victimDocument: z.object({ issuer: z.string(), datedOn: z.string() }),
  knowsWhatIsPrinted: z.boolean(),
  didNotAuthorize: z.boolean(),
  disputesNoMore: z.boolean(),
  theftReport: z.object({ agency: z.string(), number: z.string(), madeOn: z.string() }),
  frivolousNotice: z.object({ datedOn: z.string(), asksFor: z.string() }),
  pastRecipients: z.array(z.object({ name: z.string(), isEmployment: z.boolean(), receivedOn: z.string() })),
})
type Typed = z.output<typeof typed>

/** Whether something of a group was typed. */
const isTyped = (group: Readonly<Record<string, string>>): boolean => Object.values(group).some((text) => filled(text) !== null)
const filled = (text: string): string | null => (text.trim() === '' ? null : text)

/** What was typed as the call takes it: what is left empty was not told, and the server says whether it is needed. */
function toldOf(kind: OfferedKind, values: Typed): Told {
  const { theftReport: theft, victimDocument: victim, frivolousNotice: notice } = values
  // The one row that the form begins with may stay empty; more rows are all answered, and keep their places.
  const [first, ...others] = values.pastRecipients
  const isBlank = others.length === 0 && first?.name.trim() === '' && first.receivedOn === ''
  const all: { readonly [Field in keyof Told]: Told[Field] | null } = {
    papers: linesOf(values.papers),
    enclosesIdentification: values.enclosesIdentification || null,
    deletedOn: filled(values.deletedOn),
    hadNoticeOfReturn: values.hadNoticeOfReturn === '' ? null : values.hadNoticeOfReturn === 'yes',
    isNotMine: values.isNotMine || null,
    gotNothing: values.gotNothing || null,
    resultedFromTrafficking: values.resultedFromTrafficking || null,
    wasCoerced: values.wasCoerced || null,
    victimDocument: isTyped(victim) ? { ...victim, datedOn: filled(victim.datedOn) } : null,
    knowsWhatIsPrinted: values.knowsWhatIsPrinted || null,
    didNotAuthorize: values.didNotAuthorize || null,
    disputesNoMore: values.disputesNoMore || null,
    theftReport: isTyped(theft) ? { ...theft, number: filled(theft.number), madeOn: filled(theft.madeOn) } : null,
    frivolousNotice: notice.datedOn === '' ? null : { datedOn: notice.datedOn, asksFor: filled(notice.asksFor) },
    pastRecipients: isBlank ? [] : values.pastRecipients,
  }
  const asked: readonly string[] = FIELDS_OF[kind]
  return Object.fromEntries(Object.entries(all).filter(([field, value]) => value !== null && asked.includes(field)))
}

/** How many characters the words must have that open a dispute about an inquiry. */
const LEAST_WORDS = 10

interface FormOf extends Asked {
  readonly kind: OfferedKind
  /** The words open a dispute, which is never without any. */
  readonly needsWords: boolean
}

/** The form of a kind: typed as a form has it, read by the contract's own shape. */
export const furtherForm = ({ kind, needsWords, ...asked }: FormOf) =>
  requestForm(asked).extend({
    recipient: disputeTarget,
    statement: z
      .string()
      .trim()
      .max(1900, 'Keep it under 1,900 characters')
      .min(needsWords ? LEAST_WORDS : 0, `Say it in at least ${LEAST_WORDS} characters`),
    told: typed.transform((values) => toldOf(kind, values)).pipe(told),
  })

type Schema = ReturnType<typeof furtherForm>
export type FurtherValues = z.output<Schema>
export type FurtherTyped = z.input<Schema>
export type FurtherFormState = UseFormReturn<FurtherTyped, unknown, FurtherValues>

/** What the form begins with: nothing told, or what was told before. */
export function startingValues(name: string, recipient: DisputeTarget, before: AskedWith | null): FurtherTyped {
  const said = before?.told ?? {}
  const { theftReport: theft, victimDocument: victim, frivolousNotice: notice } = said
  return {
    recipient,
    ...startingRequest(name, before),
    told: {
      papers: (said.papers ?? []).join('\n'),
      enclosesIdentification: said.enclosesIdentification ?? false,
      deletedOn: said.deletedOn ?? '',
      hadNoticeOfReturn: said.hadNoticeOfReturn === undefined ? '' : said.hadNoticeOfReturn ? 'yes' : 'no',
      isNotMine: said.isNotMine ?? false,
      gotNothing: said.gotNothing ?? false,
      resultedFromTrafficking: said.resultedFromTrafficking ?? false,
      wasCoerced: said.wasCoerced ?? false,
      victimDocument: { issuer: victim?.issuer ?? '', datedOn: victim?.datedOn ?? '' },
      knowsWhatIsPrinted: said.knowsWhatIsPrinted ?? false,
      didNotAuthorize: said.didNotAuthorize ?? false,
      disputesNoMore: said.disputesNoMore ?? false,
      theftReport: { agency: theft?.agency ?? '', number: theft?.number ?? '', madeOn: theft?.madeOn ?? '' },
      frivolousNotice: { datedOn: notice?.datedOn ?? '', asksFor: notice?.asksFor ?? '' },
      pastRecipients: said.pastRecipients?.length ? said.pastRecipients : [NO_RECIPIENT],
    },
  }
}

export const NO_RECIPIENT = { name: '', isEmployment: false, receivedOn: '' }

/** The control that an issue of the server is about: a group is answered at its first. */
export function fieldOf(path: string, kind: OfferedKind): Path<FurtherTyped> | null {
  const [, field = path] = path.split('.')
  if (!isField(path) || !FIELDS_OF[kind].some((name) => name === field)) return null
  if (field === 'papers') return 'told.papers'
  return FIRST_OF[path] ?? path
}

const isField = (path: string): path is Path<FurtherTyped> => path === 'statement' || path.startsWith('told.')

const FIRST_OF: Readonly<Record<string, Path<FurtherTyped>>> = {
  'told.theftReport': 'told.theftReport.agency',
  'told.victimDocument': 'told.victimDocument.issuer',
  'told.frivolousNotice': 'told.frivolousNotice.datedOn',
  'told.pastRecipients': 'told.pastRecipients.0.name',
}
