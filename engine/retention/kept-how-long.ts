import { PERIODS } from '#engine/law/periods.ts'

/** How long is kept what goes by itself. The audit log outlasts the time in which anything it tells of can be sued about. */
export const KEPT = {
  linkDays: 1,
  attemptDays: 1,
  deviceDays: 400,
  endedAccessDays: 30,
  modelCallDays: 90,
  noticeDays: 2 * 365,
  reminderDays: 90,
  runDays: 400,
  auditYears: PERIODS.action_after_violation.value + 1,
} as const

/** One line of what is kept how long, and why, as the member reads it. */
export interface KeptHowLong {
  readonly what: string
  readonly howLong: string
  readonly why: string
}

export const KEPT_HOW_LONG: readonly KeptHowLong[] = [
  {
    what: 'The files of your reports',
    howLong: 'Until you delete the report, or as long as you choose above',
    why: 'A letter encloses pages of them, and each finding shows its place on the page. What an open dispute or an unsent letter rests on stays in any case.',
  },
  {
    what: 'What was read of them, your disputes, letters, answers and papers',
    howLong: 'Until you delete them or erase the account',
    why: 'They are your case. The letters that went out are the proof of it.',
  },
  {
    what: 'Where you are signed in',
    howLong: 'Until the session ends, and a day at most',
    why: 'No one needs it afterwards.',
  },
  {
    what: 'Links and codes that were sent or shown to you',
    howLong: 'A day after they have ended',
    why: 'They no longer open anything.',
  },
  {
    what: 'Failed sign-ins and requests for links, as hashes',
    howLong: 'A day',
    why: 'They stop whoever guesses.',
  },
  {
    what: 'Answers to your last changes, sealed',
    howLong: 'A day or two',
    why: 'A change whose answer got lost on the way is not made twice.',
  },
  {
    what: 'Browsers you have signed in from, as hashes',
    howLong: `${KEPT.deviceDays} days after the last sign-in`,
    why: 'We tell you when a new browser is used.',
  },
  {
    what: 'Passkeys, helpers, invitations and calendar links that ended when your account was secured',
    howLong: `${KEPT.endedAccessDays} days`,
    why: 'So you can let back in what was yours.',
  },
  {
    what: 'How much a language model was asked, without any words',
    howLong: `${KEPT.modelCallDays} days`,
    why: 'The daily limit counts it.',
  },
  {
    what: 'Notifications',
    howLong: 'Two years',
    why: 'What they tell of stays with your disputes, letters and papers.',
  },
  {
    what: 'That a reminder was emailed on a day',
    howLong: `${KEPT.reminderDays} days`,
    why: 'So you never get the same one twice. We drop emails we can’t send after 30 days.',
  },
  {
    what: 'Finished runs of the AI workflow',
    howLong: `${KEPT.runDays} days, until you start the next one`,
    why: 'So you can see what changed since the last one.',
  },
  {
    what: 'The log of what was done to your account',
    howLong: `${KEPT.auditYears} years`,
    why: `It says who did what. An action about a violation is brought within ${PERIODS.action_after_violation.inWords} (15 USC 1681p); this is one more.`,
  },
  {
    what: 'A contract and a statement of rights, if you signed them',
    howLong: `For ${PERIODS.disclosure_kept.inWords} after the signature, also after an erasure`,
    why: 'The law makes us keep them (15 USC 1679c).',
  },
  {
    what: 'Backups and the mailboxes of others',
    howLong: 'Not ours to say',
    why: 'Whoever runs this site keeps its backups. What was mailed is with the people it was mailed to.',
  },
]
