import { partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { firstPart, type MismoFile, sourceOf, textAt } from '#engine/reading/layouts/mismo/file.ts'
import type { SaidOfFile } from '#engine/reading/notices/data-notices.ts'
import type { NoticeKind } from '#engine/report/report.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'

/** What a message is about by its category or type. Source: the enumerations of MISMO 2.4's credit response. */
const CATEGORIES: readonly (readonly [RegExp, NoticeKind])[] = [
  [/death|deceased/i, 'deceased'],
  [/fraudvictimextended/i, 'victim'],
  [/activeduty|fraudvictim|fraudalert/i, 'fraud_alert'],
  [/addressdiscrepancy/i, 'mismatch'],
  [/freeze|frozen|suppressed/i, 'freeze'],
  [/consumerstatement/i, 'statement'],
]
const categoryOf = (name: string): NoticeKind | null => CATEGORIES.find(([pattern]) => pattern.test(name))?.[1] ?? null

/** The messages of the bureau's own file, the details in which it differs from what was asked for, and its freeze. */
export function noticesOf({ response, isAbout }: MismoFile, bureau: Bureau): readonly SaidOfFile[] {
  const files = partsOf(response, 'CREDIT_FILE').filter((file) => sourceOf(file) === bureau && isAbout(file))
  return [
    ...files.flatMap((file) => [
      { node: partOf(file, '_ResultStatusType'), kind: 'freeze' as const, flag: 'Result', set: /freeze|frozen/i },
      ...partsOf(file, '_ALERT_MESSAGE').map((message) => ({
        node: firstPart(message, ['_Text']),
        kind: categoryOf(`${textAt(message, '_CategoryType')} ${textAt(message, '_Type')}`),
      })),
      ...partsOf(file, '_VARIATION').map((variation) => ({ node: partOf(variation, '_Type'), kind: 'mismatch' as const })),
      ...partsOf(file, 'CREDIT_COMMENT').map((comment) => ({
        node: firstPart(comment, ['_Text']),
        kind: categoryOf(textAt(comment, '_Type')),
      })),
    ]),
    ...partsOf(response, 'CREDIT_COMMENT')
      .filter((comment) => sourceOf(comment) === bureau && isAbout(comment))
      .map((comment) => ({ node: firstPart(comment, ['_Text']), kind: categoryOf(textAt(comment, '_Type')) })),
    {
      node: partAt(response, `CREDIT_FROZEN_STATUS/_${BUREAU_NAMES[bureau]}Indicator`),
      kind: 'freeze',
      flag: 'Frozen',
    },
  ]
}
