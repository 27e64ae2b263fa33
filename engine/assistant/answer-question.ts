import { aboutClocks, aboutDisputes, aboutLetters, aboutNext } from '#engine/assistant/about-disputes.ts'
import {
  aboutCreditor,
  aboutFindings,
  aboutInquiries,
  aboutItems,
  aboutReports,
  type Asked,
} from '#engine/assistant/about-entries.ts'
import { aboutLeaving } from '#engine/assistant/about-leaving.ts'
import { aboutPaymentHistory, aboutScore, aboutUtilization } from '#engine/assistant/about-figures.ts'
import { findCreditors } from '#engine/assistant/find-creditors.ts'
import { findSubject } from '#engine/assistant/find-subject.ts'
import { findTerms, openLibrary, type Passage } from '#engine/assistant/find-passages.ts'
import type { MemberFile } from '#engine/assistant/member-file.ts'
import { type Question, readQuestion, stemOf } from '#engine/assistant/question.ts'
import {
  ARTICLES_PAGE,
  articleLinks,
  fromErrata,
  fromFile,
  GLOSSARY_PAGE,
  type Link,
  REPORTS,
  type Statement,
  UPLOAD,
} from '#engine/assistant/statement.ts'
import type { Subject } from '#engine/assistant/subject.ts'
import { bureausOf, isAboutTime, isOnlyAboutFile, itemTypesOf, type Topic, topicsOf } from '#engine/assistant/topics.ts'
import { ARTICLES } from '#engine/education/all-articles.ts'
import type { Article } from '#engine/education/article.ts'
import { fallenAuthorities } from '#engine/education/flagged.ts'
import type { GlossaryEntry } from '#engine/education/glossary.ts'
import { citable } from '#engine/law/authorities.ts'

/** An answer by retrieval: no sentence of it was composed by a model. */
export interface Answer {
  readonly statements: readonly Statement[]
  /** Every place that the statements lead to, once. */
  readonly sources: readonly Link[]
}

const LIBRARY = openLibrary(ARTICLES)

const LOOKS_UP = 'This looks up answers in your own file and in the articles, with links to both.'
const NOT_FOUND = 'We found nothing about that in your file or in the articles.'
const ELSEWHERE = 'For other money questions, the CFPB has free answers at consumerfinance.gov/ask-cfpb.'
const CAN_ANSWER =
  'Ask about your score or utilization, errors in your reports, a company, your negative items, disputes, deadlines or letters, or anything the articles explain.'
const NUMBER_TYPED = fromErrata(
  'We left out a long number in your question before we looked anything up. Don’t type a Social Security, account or phone number here.',
)
const NO_LAWYER = fromErrata(
  'This is software, not a lawyer. It tells you what your file and the articles say. For advice on your own case, ask a lawyer.',
)
const NO_PROMISE = fromErrata(
  'No one can know in advance how a bureau or company will decide, or what a score will be. We don’t predict or promise anything here.',
)
const WHAT_IT_IS = fromErrata(`${LOOKS_UP} ${CAN_ANSWER}`, ARTICLES_PAGE)
const NOTHING_FOUND = fromErrata(`${NOT_FOUND} ${CAN_ANSWER} ${ELSEWHERE}`, ARTICLES_PAGE)
const PRACTICE = fromErrata('This is from practice reports. They’re made up to show how things work.', UPLOAD)
const NO_REPORT = fromFile('You have no report here yet, so we can’t say anything about your file.', UPLOAD)
const NOT_SAID = fromFile(
  'One of your reports may be about somebody else, so it isn’t used yet. Tell us whether it’s yours, then ask again.',
  REPORTS,
)

/** Why nothing can be told of the reports. */
const noReport = ({ asked }: MemberFile): Statement => (asked > 0 ? NOT_SAID : NO_REPORT)

const LAWYER = /\b(?:lawyers?|attorneys?|legal advice|sue|sued|suing|lawsuit)\b/
const PROMISE =
  /\b(?:guarantee\w*|promise\w*|chances?|odds|probability|likely|will (?:it|they|this|that|my \w+) (?:be|get|come|go)|going to (?:win|work)|raise my score)\b/
const ABOUT_IT =
  /\b(?:who are you|what are you|what can you|what do you|can you help|how do you work|are you (?:a|an|real|human)|help)\b/

/** Answers from what is handed in and from the articles, or says that nothing was found. */
export function answerQuestion(text: string, file: MemberFile): Answer {
  const question = readQuestion(text)
  const found = findAnswer(question, file)
  const statements = [
    ...(question.hadNumbers ? [NUMBER_TYPED] : []),
    ...(file.isPractice && found.some(({ from }) => from === 'file') ? [PRACTICE] : []),
    ...(found.length > 0 ? found : [isIdle(question) ? WHAT_IT_IS : NOTHING_FOUND]),
    ...(LAWYER.test(question.phrase) ? [NO_LAWYER] : []),
    ...(PROMISE.test(question.phrase) ? [NO_PROMISE] : []),
  ]
  return { statements, sources: sourcesOf(found) }
}

/**
 * A list of the member's own file where nothing else is asked; otherwise the answer to the question that people really ask, and
 * what the file holds of it; otherwise passages of the articles.
 */
function findAnswer(question: Question, file: MemberFile): readonly Statement[] {
  const { knows } = LIBRARY
  const subject = standing(findSubject(question, knows), file)
  const creditors = findCreditors(question, file, knows)
  if (subject === null) {
    const own = ownAnswers(question, file)
    const explained = explanations(question, { file, hasOwn: own.length > 0 })
    return question.isGeneral ? [...explained, ...own] : [...own, ...explained]
  }
  if (hasToTell(question, { file, creditors }) && isOnlyAboutFile(question, { creditors, knows })) {
    const own = ownAnswers(question, file)
    const isExplained = own.length === 0 || topicsOf(question, knows).every((topic) => EXPLAINED.includes(topic))
    return isExplained ? [...own, ...tellSubject(subject)] : own
  }
  return [...tellSubject(subject), ...ownOf(subject, question, { file, creditors })]
}

/** Without a report the file tells of disputes and letters, and of companies that they name. */
const hasToTell = (
  question: Question,
  { file, creditors }: { readonly file: MemberFile; readonly creditors: readonly string[] },
): boolean =>
  file.reports.length > 0 ||
  creditors.length > 0 ||
  topicsOf(question, LIBRARY.knows).every((topic) => WITHOUT_REPORT.includes(topic))

/** Nothing where a law that the answer rests on has fallen. */
const standing = (subject: Subject | null, { today }: MemberFile): Subject | null =>
  subject?.authorities.every((id) => citable(id, today)) === true ? subject : null

function tellSubject({ answer, article, act }: Subject): readonly Statement[] {
  const links = [...articleLinks(article), ...(act === undefined ? [] : [act])]
  return answer.map((text, at): Statement => ({ from: 'article', text, links: at === answer.length - 1 ? links : [] }))
}

/** At most so much of the file is told beside the answer to a question. */
const MOST_BESIDE = 4

/** What the file holds of the subject, where the member asks about their own, or of the companies that they name. */
function ownOf(
  { own = [] }: Subject,
  question: Question,
  { file, creditors }: { readonly file: MemberFile; readonly creditors: readonly string[] },
): readonly Statement[] {
  const isAsked = creditors.length > 0 || question.isAboutSelf || !question.isGeneral
  if (file.reports.length === 0 || !isAsked) return []
  const { knows } = LIBRARY
  const asked: Asked = { creditors, bureaus: bureausOf(question, knows), itemTypes: itemTypesOf(question, knows) }
  const told = own.flatMap((topic) => ABOUT[topic](file, asked))
  return [...told, ...(creditors.length > 0 ? aboutCreditor(file, asked) : [])].slice(0, MOST_BESIDE)
}

const isIdle = ({ stems, phrase }: Question): boolean => stems.length === 0 || ABOUT_IT.test(phrase)

const ABOUT: Readonly<Record<Topic, (file: MemberFile, asked: Asked) => readonly Statement[]>> = {
  score: aboutScore,
  utilization: aboutUtilization,
  payment_history: aboutPaymentHistory,
  findings: aboutFindings,
  negative_items: aboutItems,
  inquiries: aboutInquiries,
  leaving: aboutLeaving,
  clocks: aboutClocks,
  disputes: aboutDisputes,
  letters: aboutLetters,
  next: aboutNext,
  reports: aboutReports,
}

/** These need no report: a dispute can be opened from the form. */
const WITHOUT_REPORT: readonly Topic[] = ['clocks', 'disputes', 'letters', 'next']
/** What is told of a company anyway, or is told by the entries themselves. */
const OF_REPORTS: readonly Topic[] = ['findings', 'negative_items', 'inquiries', 'reports']

function ownAnswers(question: Question, file: MemberFile): readonly Statement[] {
  const creditors = findCreditors(question, file, LIBRARY.knows)
  const asked: Asked = {
    creditors,
    bureaus: bureausOf(question, LIBRARY.knows),
    itemTypes: itemTypesOf(question, LIBRARY.knows),
  }
  const topics = topicsOf(question, LIBRARY.knows)
  if (creditors.length > 0) return ofCreditor(topics, { file, asked })
  const hasFile = file.reports.length > 0
  const isTold = (topic: Topic): boolean =>
    hasFile || (WITHOUT_REPORT.includes(topic) && (topic !== 'next' || file.disputes.length + file.deadlines.length > 0))
  const missing = asked.bureaus.filter((one) => !file.reports.some(({ bureau }) => bureau === one))
  const isMissing =
    missing.length > 0 && missing.length === asked.bureaus.length && topics.some((topic) => OF_REPORTS.includes(topic))
  if (hasFile && isMissing) return aboutReports(file, asked)
  const told = topics.filter(isTold).flatMap((topic) => ABOUT[topic](file, asked))
  return topics.every(isTold) ? told : [...told, noReport(file)]
}

/** What the file holds of the company; where a dispute or a letter is asked for, that first. */
function ofCreditor(
  topics: readonly Topic[],
  { file, asked }: { readonly file: MemberFile; readonly asked: Asked },
): readonly Statement[] {
  const hasFile = file.reports.length > 0
  const wanted = topics.filter((topic) => !OF_REPORTS.includes(topic) && (hasFile || WITHOUT_REPORT.includes(topic)))
  const first = wanted.flatMap((topic) => ABOUT[topic](file, asked))
  const hasDispute = file.disputes.some(({ creditor }) => asked.creditors.includes(creditor))
  const rest = hasDispute && !wanted.some((topic) => WITHOUT_REPORT.includes(topic)) ? aboutDisputes(file, asked) : []
  const isOnlyCase = wanted.some((topic) => WITHOUT_REPORT.includes(topic))
  return [...first, ...(isOnlyCase ? [] : hasFile ? aboutCreditor(file, asked) : [noReport(file)]), ...rest]
}

/** Beside these an article adds to the answer; the others lead to the articles that belong to them. */
const EXPLAINED: readonly Topic[] = ['score', 'utilization', 'payment_history', 'negative_items', 'inquiries', 'leaving']

/** Words of the trade by the glossary, then the best passages; beside an answer from the own file at most one. */
function explanations(
  question: Question,
  { file, hasOwn }: { readonly file: MemberFile; readonly hasOwn: boolean },
): readonly Statement[] {
  const stands = (article: Article): boolean => fallenAuthorities(article, file.today).length === 0
  if (hasOwn && !question.isGeneral) {
    const topics = topicsOf(question, LIBRARY.knows)
    const wants = topics.length > 0 && topics.every((topic) => EXPLAINED.includes(topic))
    return wants ? passagesFor(question, stands).slice(0, 1) : []
  }
  const isDefinition = question.isGeneral || question.stems.length <= 3
  return [...(isDefinition ? findTerms(question).map(quoteTerm) : []), ...passagesFor(question, stands)]
}

/** Who asks by when somebody must answer does not say "clock". */
function passagesFor(question: Question, stands: (article: Article) => boolean): readonly Statement[] {
  const more = isAboutTime(question, LIBRARY.knows) ? ['thirty', 'clock'].map(stemOf) : []
  const said = question.isSpanish ? question.stems.filter(LIBRARY.knows) : question.stems
  return LIBRARY.find([...new Set([...said, ...more])], stands).map(quotePassage)
}

const quoteTerm = ({ term, means, article }: GlossaryEntry): Statement => ({
  from: 'glossary',
  text: `${term}: ${means}`,
  links: [GLOSSARY_PAGE, ...articleLinks(article)],
})

const quotePassage = ({ article, paragraph }: Passage): Statement => ({
  from: 'article',
  text: paragraph,
  links: articleLinks(article.id),
})

/** Every place that statements about the file and from the articles lead to, once. */
export function sourcesOf(statements: readonly Statement[]): readonly Link[] {
  const links = statements.filter(({ from }) => from !== 'errata').flatMap((one) => one.links)
  return [...new Map(links.map((link) => [link.to, link])).values()]
}
