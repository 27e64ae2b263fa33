import { directClosing, outsideOfDuty } from '#engine/letters/further/direct-dispute.ts'
import { type Grounds, groundParts, groundsOf, isEmpty } from '#engine/letters/grounds.ts'
import type { LetterPart, LetterRequest } from '#engine/letters/letter-request.ts'
import { cite, entrySentences, identity, isInquiry, part, reportWords, statementParts } from '#engine/letters/letter-words.ts'

/** A dispute to a bureau, or directly to the company that furnishes the entry. */
export function composeDispute(request: LetterRequest): readonly LetterPart[] {
  const grounds = groundsOf(request)
  const isBureau = request.recipient.kind === 'bureau'
  return [
    part([opening(request, grounds)]),
    ...(isBureau ? [part(identity(request))] : []),
    part(entrySentences(request)),
    ...groundParts(grounds, request),
    ...statementParts(request.statements),
    ...closing(request, grounds),
  ]
}

function opening(request: LetterRequest, grounds: Grounds): string {
  const about = reportWords(request)
  const isBureau = request.recipient.kind === 'bureau'
  const head = isBureau
    ? `I am writing about ${about}.`
    : `I am writing to you about ${isInquiry(request.subject) ? 'an inquiry in your name' : 'an entry that you furnish'}, as it stands in ${about}.`
  if (request.statements.length === 0 && isEmpty(grounds)) return `${head} I ask you to verify the entry named below.`
  if (grounds.wrong.length + grounds.own.length > 0 || request.statements.length > 0)
    return `${head} I dispute the entry named below, for the reasons given.`
  return grounds.asked.length > 0
    ? `${head} I have questions about the entry named below.`
    : `${head} I have a request about the entry named below.`
}

function closing(request: LetterRequest, grounds: Grounds): readonly LetterPart[] {
  const onlyPolicy = grounds.policy.length > 0 && grounds.wrong.length + grounds.asked.length + grounds.own.length === 0
  if (onlyPolicy && request.statements.length === 0) {
    return [part(['Please tell me in writing what you decide.'])]
  }
  const verify = request.statements.length === 0 && isEmpty(grounds)
  return request.recipient.kind === 'bureau' ? bureauClosing(request, verify) : furnisherClosing(request, verify)
}

function bureauClosing(request: LetterRequest, verify: boolean): readonly LetterPart[] {
  const correct = `What is found inaccurate or incomplete or cannot be verified is to be corrected or deleted (${cite('fcra_1681i_a_5')}).`
  const furnisher =
    request.subject.kind === 'public_record' || request.subject.kind === 'person'
      ? 'the source that supplied'
      : 'the company that furnished'
  const check = `Please check with ${furnisher} the entry that it is accurate and complete (${cite('fcra_1681i_a_1')}).`
  const reinvestigate = `Please reinvestigate the entry (${cite('fcra_1681i_a_1')}) and send all that is in this letter and with it to ${furnisher} it (${cite('fcra_1681i_a_2')}).`
  return [
    verify
      ? part([check, correct], ['fcra_1681i_a_1', 'fcra_1681i_a_5'])
      : part([reinvestigate, correct], ['fcra_1681i_a_1', 'fcra_1681i_a_2', 'fcra_1681i_a_5']),
    part([`Please send me the written results and my report as it then stands (${cite('fcra_1681i_a_6')}).`], ['fcra_1681i_a_6']),
  ]
}

/** A direct dispute names its duty; what is outside it, and what disputes nothing, is a request. */
function furnisherClosing(request: LetterRequest, verify: boolean): readonly LetterPart[] {
  if (!verify && outsideOfDuty(request).length === 0) return [directClosing]
  const ask = 'Please look into this with all that is in this letter, and write to me with what you find.'
  const correct = isInquiry(request.subject)
    ? 'If you had no right to ask for my report, please have every bureau that shows the inquiry remove it.'
    : 'If the entry proves inaccurate or incomplete, please send the correction to every bureau that you gave it to.'
  return [part(['This is a request.', ask, correct])]
}
