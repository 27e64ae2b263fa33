import { reportWords } from '#engine/letters/letter-words.ts'
import {
  CFPB_COMPANIES,
  CFPB_PRODUCT,
  CFPB_SUB_PRODUCT,
  issueFor,
  WHAT_HAPPENED_LIMIT,
} from '#engine/next-rounds/papers/cfpb-form.ts'
import {
  attachmentsOf,
  ledClaims,
  factsOfPaper,
  isDispute,
  type Paper,
  type PaperRequest,
  unnumbered,
} from '#engine/next-rounds/papers/paper.ts'
import { silence, storyOf } from '#engine/next-rounds/papers/story.ts'
import { standingWith } from '#engine/next-rounds/round-case.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** The fields that the CFPB's form asks for, each ready to be copied. The consumer files it; no one else does. */
export function composeComplaint(request: PaperRequest): Paper {
  const { file, bureau, letter } = request
  const { answer } = standingWith(bureau, file)
  const kind = answer === null || answer.kind === 'unknown' ? null : answer.kind
  const { issue, subIssue } = issueFor(kind)
  const { text, leftOut } = whatHappened(request)
  const number = letter.subject.kind === 'account' ? letter.subject.account.accountNumber : null
  return {
    fields: [
      { id: 'product', label: 'What is this complaint about?', text: CFPB_PRODUCT },
      { id: 'subProduct', label: 'What type?', text: CFPB_SUB_PRODUCT },
      { id: 'issue', label: 'What type of problem?', text: issue },
      { id: 'subIssue', label: 'Which best describes it?', text: subIssue },
      { id: 'disputed', label: 'Have you disputed it with the company?', text: disputedWords(request) },
      { id: 'whatHappened', label: 'What happened?', text },
      { id: 'resolution', label: 'What would be a fair resolution?', text: resolutionFor(kind, BUREAU_NAMES[bureau]) },
      { id: 'company', label: 'Company', text: CFPB_COMPANIES[bureau] },
      ...(number === null ? [] : [{ id: 'accountNumber', label: 'Account number, as your report shows it', text: number }]),
    ],
    attachments: attachmentsOf(request),
    facts: factsOfPaper(request, { names: [CFPB_COMPANIES[bureau], CFPB_PRODUCT, CFPB_SUB_PRODUCT, issue, subIssue] }),
    leftOut,
  }
}

function disputedWords({ file, bureau }: PaperRequest): string {
  const name = BUREAU_NAMES[bureau]
  const first = storyOf(file, bureau).find(({ sentence }) => sentence.includes(name) && sentence.includes('dispute'))
  return first === undefined ? 'No' : `Yes. ${first.sentence}`
}

/** What is wanted, of what, and what is wrong, as far as the form has room next to where it is listed and what happened. */
function whatHappened(request: PaperRequest): { readonly text: string; readonly leftOut: readonly string[] } {
  const { file, bureau, letter } = request
  const head = [
    `I want ${BUREAU_NAMES[bureau]} to ${wishOf(request)} ${unnumbered(letter.subject)}.`,
    [`It is in ${listingOf(request)}.`, ...storyOf(file, bureau).map(({ sentence }) => sentence), silence(file, bureau) ?? '']
      .join(' ')
      .trim(),
  ]
  const kept: string[] = []
  const leftOut: string[] = []
  for (const claim of ledClaims(request)) (fits([...head, ...kept, claim]) ? kept : leftOut).push(claim)
  const [about = '', story = ''] = head
  return { text: [about, ...kept, story].filter((text) => text !== '').join('\n\n'), leftOut }
}

function wishOf(request: PaperRequest): string {
  const { file, bureau } = request
  if (standingWith(bureau, file).answer?.kind === 'reinserted') return 'delete again'
  return isDispute(request) ? 'correct or delete' : 'verify, or correct,'
}

/** The report that lists it, without its number, which the form does not ask for. */
const listingOf = ({ bureau, letter: { report } }: PaperRequest): string =>
  report === null ? `my ${BUREAU_NAMES[bureau]} credit report` : reportWords({ report: { ...report, reportNumber: null } })

const fits = (paragraphs: readonly string[]): boolean => paragraphs.join('\n\n').length <= WHAT_HAPPENED_LIMIT

function resolutionFor(answer: AnswerKind | null, name: string): string {
  const correct = 'and to correct or delete anything that is inaccurate, incomplete, or cannot be verified.'
  switch (answer) {
    case 'reinserted':
      return `I ask ${name} to delete it again, or to send me the certification and the notice that putting it back requires.`
    case 'frivolous':
      return `I ask ${name} to investigate my dispute with everything I sent, ${correct}`
    case null:
    case 'no_answer':
    case 'more_information_wanted':
      return `I ask ${name} to send me the written results of my dispute and my updated report, ${correct}`
    default:
      return `I ask ${name} to tell me how it was verified, to look at it again with everything I sent, ${correct}`
  }
}
