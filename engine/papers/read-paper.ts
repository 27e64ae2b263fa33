import type { KnownEntry } from '#engine/answers/known-entry.ts'
import { readReply } from '#engine/answers/read-reply.ts'
import type { ReadReply } from '#engine/answers/reply.ts'
import { findDate } from '#engine/answers/reply-letterhead.ts'
import { readText } from '#engine/answers/sentences.ts'
import { plainWords } from '#engine/answers/result-words.ts'
import { findWriter } from '#engine/papers/find-writer.ts'
import { type PaperFact, readFacts } from '#engine/papers/read-facts.ts'
import { paperText, wholeText } from '#engine/papers/paper-text.ts'
import { tellKind } from '#engine/papers/tell-kind.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { isPracticeDocument, looksLikePractice } from '#engine/reading/sheets/practice-mark.ts'
import { redactSsn } from '#engine/reading/values/redact-ssn.ts'
import type { ReceivedKind, ToldKind } from '#engine/words/received-paper.ts'

/** What was read of a paper, whatever it is. */
export interface ReadPaper extends ReadReply {
  readonly kind: ReceivedKind
  readonly facts: readonly PaperFact[]
}

/** What a paper says of itself that it is; null where its words do not say. */
export const kindOfPaper = (document: DocumentText): ToldKind | null => tellKind(plainWords(wholeText(paperText(document))))

/** Tells what a paper is and reads what it says. Nothing is decided for the member; null where nothing is printed. */
export function readPaper(document: DocumentText, known: readonly KnownEntry[]): ReadPaper | null {
  const text = paperText(document)
  const plain = plainWords(wholeText(text))
  const told = tellKind(plain)
  const reading = told === null || told === 'answer' || told === 'identity' ? readReply(document, known, told === 'answer') : null
  if (reading?.kind === 'no_reply' && reading.why === 'no_text') return null
  if (reading?.kind === 'reply' && told !== 'identity') {
    return { ...redactSsn(reading.reply), kind: 'answer', facts: readFacts('answer', text) }
  }
  const kind = told === 'answer' ? 'other' : (told ?? (reading?.kind === 'report_only' ? 'report' : 'other'))
  const writer = findWriter(kind, text)
  return {
    kind,
    facts: readFacts(kind, text),
    sender: writer && { value: { kind: 'company', name: writer.value }, evidence: writer.evidence },
    datedOn: findDate(document, readText(document)),
    fileNumber: null,
    results: [],
    reportPages: [],
    isPractice: isPracticeDocument(document) || looksLikePractice(document),
  }
}
