import type { z } from 'zod'
import type { writeDemoLetter as endpoint } from '#contract/ai-demo.ts'
import { chooseStrategy } from '#engine/disputes/choose-strategy.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { keyPointsOf } from '#engine/letters/letter-outline.ts'
import type { LetterSubject } from '#engine/letters/letter-request.ts'
import { senderOrigins } from '#engine/letters/sender-origins.ts'
import type { Context } from '#server/context.ts'
import { type PracticePage, practicePage } from '#server/features/ai-demo/practice-page.ts'
import { writeAbout } from '#server/features/ai-letters/ai-letters.ts'
import { isCreditRepair } from '#server/features/letters/letters.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

type DemoLetter = z.input<typeof endpoint.answer>

/** The letter about an item is a letter like any other; the practice page’s is composed, shown and forgotten. */
export const writeDemoLetter: Operation<typeof endpoint> = (context, { user, body }) =>
  body.negativeItemId ? ownLetter(context, user, body.negativeItemId) : practiceLetter(context, user)

async function ownLetter(context: Context, user: SignedIn, negativeItemId: string): Promise<DemoLetter> {
  const item = await ownedItem(context, user, negativeItemId)
  const { content, legalBasis, strategy, keyPoints, letterId, isPractice } = await writeAbout(context, user, {
    subject: { item, dispute: null },
    creditor: item.creditorName,
    description: '',
    concern: null,
    accountNumber: null,
    recipient: undefined,
    userInfo: null,
    leavesWorkedOn: true,
  })
  const about = { creditor: item.creditorName, bureau: item.bureau, negativeItemId, isPractice }
  return { disputeLetter: content, legalBasis, strategy, keyPoints, letterId, ...about }
}

/** Is over the text, so that it stays what it is wherever it is pasted. */
const PRACTICE_HEAD = 'PRACTICE LETTER: about an invented entry of an invented person. It can be sent to nobody.'

async function practiceLetter(context: Context, user: SignedIn): Promise<DemoLetter> {
  const practice = await practicePage(context)
  const { report, item, findings } = practice
  const { bureau, reportDate, reportNumber, personalInfo } = report
  const [address] = personalInfo.addresses
  const letter = composeLetter({
    kind: 'dispute',
    date: await dayOf(context, user),
    sender: {
      name: personalInfo.name ?? 'Practice Member',
      street: address?.street ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      zip: address?.zip ?? '',
      ssnLast4: null,
      dateOfBirth: null,
      recentAddress: null,
      phone: null,
      from: senderOrigins({}, { printed: report, own: {} }),
    },
    recipient: { kind: 'bureau', bureau, printedAddress: null },
    subject: subjectOf(practice),
    report: { id: report.id, bureau, reportDate, reportNumber },
    findings,
    statements: [],
    isSentByCreditRepair: isCreditRepair(context),
    enclosesIdentification: false,
    validationNotice: null,
    offer: null,
  })
  const { legalBasis, enclosures } = letter
  return {
    disputeLetter: `${PRACTICE_HEAD}\n\n${letter.letterContent}`,
    legalBasis: [...legalBasis],
    strategy: chooseStrategy(bureau, findings),
    keyPoints: [...keyPointsOf({ findings, hasStatement: false, legalBasis, enclosures, recipient: letter.recipient.name })],
    letterId: null,
    creditor: item.creditorName,
    bureau,
    negativeItemId: null,
    isPractice: true,
  }
}

function subjectOf({ report, item }: PracticePage): LetterSubject {
  const account = report.accounts.find(({ id }) => id === item.subjectId)
  if (account) return { kind: 'account', account }
  const record = report.publicRecords.find(({ id }) => id === item.subjectId)
  if (record) return { kind: 'public_record', record }
  throw new Error('a negative item names an entry of its report')
}
