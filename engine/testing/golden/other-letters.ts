import { attorneyGeneralOf } from '#engine/law/attorneys-general.ts'
import { composeAttorneyGeneralLetter } from '#engine/next-rounds/papers/attorney-general-letter.ts'
import { composeComplaint } from '#engine/next-rounds/papers/cfpb-complaint.ts'
import { to, letter, type GoldenLetter } from '#engine/testing/golden/make-golden.ts'
import {
  isLate,
  obsolete,
  collection,
  plain,
  remarked,
  late,
  inquiry,
  EARLIER,
  OVER,
  paper,
  HARBOR,
  MIDLAND,
  DELETE,
} from '#engine/testing/golden/pages.ts'

export const OTHER_LETTERS: readonly GoldenLetter[] = [
  letter(
    {
      id: 'direct-dispute',
      is: 'dispute',
      account: HARBOR,
      error: 'February 2025 (30 days late)',
      wish: 'find out which of the two is right',
    },
    isLate,
    {
      kind: 'direct_dispute',
      recipient: to('furnisher', HARBOR),
    },
  ),
  letter(
    {
      id: 'direct-dispute-own-words',
      is: 'dispute',
      account: 'NORTHSIDE AUTO LENDING',
      error: 'I paid this loan off',
      wish: 'correct it',
    },
    plain,
    {
      kind: 'direct_dispute',
      recipient: to('furnisher', 'NORTHSIDE AUTO LENDING'),
      statements: ['I paid this loan off in June, and you still report it as open'],
    },
  ),
  letter(
    { id: 'validation-in-time', is: 'dispute', account: MIDLAND, error: 'I dispute this debt', wish: 'verify it' },
    collection,
    {
      kind: 'validation',
      recipient: to('collector', MIDLAND),
      validationNotice: { receivedOn: '2026-11-02', printedEnd: null },
    },
  ),
  letter(
    {
      id: 'validation-late',
      is: 'request',
      account: MIDLAND,
      error: 'a balance of $900',
      wish: 'show me that the debt is mine and that the amount is right',
    },
    collection,
    {
      kind: 'validation',
      recipient: to('collector', MIDLAND),
    },
  ),
  letter(
    { id: 'validation-late-dispute', is: 'dispute', account: MIDLAND, error: 'I dispute this debt', wish: 'debt is mine' },
    collection,
    {
      kind: 'validation',
      recipient: to('collector', MIDLAND),
      validationNotice: { receivedOn: '2026-09-01', printedEnd: null },
      statements: ['I never had an account with this bank'],
    },
  ),
  letter(
    {
      id: 'goodwill',
      is: 'request',
      account: HARBOR,
      error: 'February 2025 (30 days late)',
      wish: 'stop reporting its late payment',
    },
    late,
    {
      kind: 'goodwill',
      recipient: to('furnisher', HARBOR),
      statements: ['I was in the hospital that month'],
    },
  ),
  letter(
    { id: 'pay-for-delete', is: 'request', account: MIDLAND, error: 'I offer to pay $450', wish: 'have every bureau delete it' },
    collection,
    {
      kind: 'pay_for_delete',
      recipient: to('collector', MIDLAND),
      offer: 450_00,
    },
  ),
  letter(
    { id: 'method-of-verification', is: 'follow_up', account: HARBOR, error: 'verified', wish: 'tell me how you verified' },
    obsolete,
    {
      kind: 'method_of_verification',
      earlier: EARLIER,
    },
  ),
  letter(
    { id: 'missed-deadline', is: 'follow_up', account: HARBOR, error: 'missed the deadline', wish: 'delete the account' },
    obsolete,
    {
      kind: 'no_answer',
      earlier: EARLIER,
    },
  ),
  letter({ id: 'reinsertion', is: 'follow_up', account: HARBOR, error: 'put it back', wish: 'delete this account' }, obsolete, {
    kind: 'reinsertion',
    told: { deletedOn: '2026-06-12', hadNoticeOfReturn: false },
  }),
  letter(
    { id: 'frivolous-reply', is: 'dispute', account: HARBOR, error: 'the legal limit passed on April 13, 2026', wish: DELETE },
    obsolete,
    {
      kind: 'frivolous_reply',
      earlier: EARLIER,
      told: { frivolousNotice: { datedOn: '2026-08-20', asksFor: null } },
    },
  ),
  letter(
    { id: 'identity-theft-block', is: 'follow_up', account: MIDLAND, error: 'identity theft', wish: 'block this account' },
    collection,
    {
      kind: 'identity_theft_block',
      enclosesIdentification: true,
      told: {
        isNotMine: true,
        gotNothing: true,
        theftReport: { agency: 'the Federal Trade Commission', number: '112233445', madeOn: '2026-11-10' },
      },
    },
  ),
  letter(
    { id: 'trafficking-block', is: 'follow_up', account: MIDLAND, error: 'trafficking', wish: 'block this account' },
    collection,
    {
      kind: 'trafficking_block',
      enclosesIdentification: true,
      told: {
        resultedFromTrafficking: true,
        victimDocument: { issuer: 'the Illinois Department of Human Services', datedOn: '2026-10-19' },
      },
    },
  ),
  letter(
    { id: 'coerced-debt-to-company', is: 'dispute', account: MIDLAND, error: 'coerced debt', wish: 'stop collecting it' },
    collection,
    {
      kind: 'coerced_debt',
      recipient: to('collector', MIDLAND),
      statements: ['My former husband held my card and my phone when I signed'],
      findings: [],
      told: { wasCoerced: true, papers: ['A copy of my order of protection'] },
    },
  ),
  letter(
    { id: 'coerced-debt-to-bureau', is: 'dispute', account: MIDLAND, error: 'coerced debt', wish: 'delete it' },
    collection,
    { kind: 'coerced_debt', findings: [], told: { wasCoerced: true } },
  ),
  letter(
    {
      id: 'inquiry-to-bureau',
      is: 'dispute',
      account: 'LAKESIDE AUTO CREDIT',
      error: 'I did not authorize it',
      wish: 'delete it',
    },
    inquiry,
    {
      kind: 'unauthorized_inquiry',
      told: { didNotAuthorize: true },
    },
  ),
  letter(
    {
      id: 'inquiry-to-company',
      is: 'dispute',
      account: 'LAKESIDE AUTO CREDIT',
      error: 'did not allow you',
      wish: 'have every bureau delete it',
    },
    inquiry,
    {
      kind: 'unauthorized_inquiry',
      recipient: to('furnisher', 'LAKESIDE AUTO CREDIT'),
      told: { didNotAuthorize: true },
    },
  ),
  letter(
    { id: 'consumer-statement', is: 'follow_up', account: HARBOR, error: 'I still dispute', wish: 'add my statement' },
    obsolete,
    {
      kind: 'dispute_statement',
      earlier: EARLIER,
      recorded: OVER,
      statements: ['This debt is too old to be reported, and the bank has shown me no paper that says otherwise'],
    },
  ),
  letter(
    { id: 'remark-removal', is: 'request', account: HARBOR, error: 'DISPUTED BY CONSUMER', wish: 'remove the dispute remark' },
    remarked,
    {
      kind: 'remark_removal',
      recipient: to('furnisher', HARBOR),
      recorded: OVER,
      told: { disputesNoMore: true },
    },
  ),
  letter({ id: 'past-recipients', is: 'request', account: HARBOR, error: 'deleted', wish: 'notify past recipients' }, obsolete, {
    kind: 'past_recipients',
    told: {
      deletedOn: '2026-11-12',
      pastRecipients: [{ name: 'Cedar Mortgage', isEmployment: false, receivedOn: '2026-09-30' }],
    },
  }),
  paper(composeComplaint, {
    id: 'cfpb-complaint',
    is: 'paper',
    account: HARBOR,
    error: 'the legal limit passed on April 13, 2026',
    wish: 'correct or delete the HARBOR NATIONAL BANK account',
  }),
  paper((about) => composeAttorneyGeneralLetter(about, attorneyGeneralOf('IL')), {
    id: 'attorney-general',
    is: 'paper',
    account: HARBOR,
    error: 'the legal limit passed on April 13, 2026',
    wish: 'please look into',
  }),
]
