import type { Finding } from '#engine/audit/finding.ts'
import { groundOf } from '#engine/strategy/grounds.ts'
import { type DisputeTarget, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/** In one or two plain sentences: whom the letter goes to, why, and what it rests on. `isRequest`: it disputes nothing. */
export function chooseStrategy(
  target: DisputeTarget,
  findings: readonly Pick<Finding, 'grade' | 'isQuestion'>[],
  { isRequest = false }: { readonly isRequest?: boolean } = {},
): string {
  const who = isRequest
    ? 'This letter is a request. It disputes nothing, and no law sets a deadline for the answer. If you know what’s wrong, say so, and it becomes a dispute.'
    : target === 'creditor'
      ? 'This letter goes straight to the company that reports the account. A dispute with the bureau starts the legal deadline, so send that one first.'
      : `Dispute with ${BUREAU_NAMES[target]} first. It must investigate within the time the law sets and pass your letter on to the company that reports the item.`
  const ground = groundOf(findings)
  if (ground === 'proven') return `${who} The letter shows the error and asks for a correction.`
  if (ground !== null)
    return `${who} The letter asks about what the account leaves open. It claims no error that your report doesn’t show.`
  return `${who} Nothing on your report shows an error, so the letter asks for verification and claims no error.`
}

/** The same for every other kind of letter: what it does, and what to know before it goes out. */
export const LETTER_STRATEGIES: Readonly<Record<Exclude<LetterKind, 'dispute'>, string>> = {
  goodwill:
    'This letter goes to the company that reports the account and asks for a courtesy. It’s not based on an error, and no law makes the company agree, so the estimate is low. If something is wrong, dispute it instead.',
  pay_for_delete:
    'This letter goes to the company that holds the debt and offers a payment on a condition. It’s not based on an error. The company is free to refuse, and a bureau may decide for itself, so the estimate is low. Don’t pay anything until you have the answer in writing.',
  validation:
    'This letter goes to the company that collects the debt and asks for proof. It’s not based on an error in the report, and the answer alone changes nothing there, so the estimate is low. Within 30 days of the collector’s notice, it stops collection until the debt is verified.',
  no_answer: 'The time to answer is up, even by the latest date the law allows. The letter asks for the results.',
  method_of_verification: 'The item was verified. The letter asks how. The bureau must describe its procedure.',
  direct_dispute:
    'This letter goes straight to the company that reports the account, which must investigate it itself. Send it to the company’s address on your report, or to the address it gives for disputes, because the deadline counts from its arrival there. A dispute with the bureau is separate, with its own deadline.',
  unauthorized_inquiry:
    'Most inquiries are lawful, and this letter claims only what you say: that you didn’t apply and gave no permission. It asks what purpose the company had. An inquiry counts little and drops off on its own, so do the bigger things first.',
  identity_theft_block:
    'A bureau must block what comes from identity theft once it has all four things: proof of who you are, a copy of the identity theft report, the item, and your statement that it isn’t yours. The deadline counts from the day it has all of them, so print the letter, enclose the copies and mail it yourself. A false identity theft report is a crime, and a bureau may decline if you got goods, services or money.',
  trafficking_block:
    'A bureau may not report what resulted from trafficking once it has your document, proof of who you are, and the item. You don’t have to say what happened, and it doesn’t matter who signed. The deadline counts from the day it has everything, so print the letter, enclose the copies and mail it yourself. Use an address that’s safe for you.',
  coerced_debt:
    'No federal law blocks a coerced debt on its own. This letter disputes whether you owe it. Some states protect you more, so ask a legal aid office or a domestic violence program before you send it. Use an address that’s safe for you, because the answer goes there.',
  reinsertion:
    'The item was deleted and is listed again. The letter asks for what the law requires first: the company’s certification and the notice to you. It isn’t a new dispute. If the item is still wrong, send one too, because that starts a deadline.',
  frivolous_reply:
    'The bureau calls your dispute frivolous or irrelevant, so it won’t investigate until it has what’s missing. The letter sends it, or asks what it is. The time to investigate counts from the day the bureau gets this letter.',
  dispute_statement:
    'The investigation did not resolve the dispute, so you may add a statement that goes with the item in later reports. It doesn’t change your score, and a reader may hold it against you, so stick to what is wrong and why. No one has to answer by a set day.',
  remark_removal:
    'This letter gives up the dispute so the remark can come off. Some mortgage lenders wait for that. Send it first to the company that reports the account, because a bureau shows what the company reports. If you still think the account is wrong, leave the remark.',
  mixed_file:
    'The letter names everything on the report you said isn’t yours, and asks the bureau to separate the other person’s file from yours. Add a copy of your ID and a bill with your address to show which file is yours.',
  past_recipients:
    'The item was deleted. If you ask, the bureau must tell the people you name who got your report before. The law sets no deadline for it.',
}
