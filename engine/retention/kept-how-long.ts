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
    what: 'Your report files',
    howLong: 'Until you delete the report, or as long as you choose above',
    why: 'Letters enclose pages from them, and each finding shows its spot on the page. We always keep what an open dispute or an unsent letter relies on.',
  },
  {
    what: 'What we read in them, your disputes, letters, answers and documents',
    howLong: 'Until you delete them or erase the account',
    why: 'They are your case. The letters you sent are your proof.',
  },
  {
    what: 'Where you are signed in',
    howLong: 'Until the session ends, and a day at most',
    why: 'No one needs it afterwards.',
  },
  {
    what: 'Links and codes we sent or showed you',
    howLong: 'A day after they have ended',
    why: 'They no longer open anything.',
  },
  {
    what: 'Failed sign-ins and link requests, as hashes',
    howLong: 'A day',
    why: 'They stop people who guess passwords.',
  },
  {
    what: 'Answers to your last changes, encrypted',
    howLong: 'A day or two',
    why: 'If an answer gets lost on the way, the change isn’t made twice.',
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
    what: 'How often a language model was used, without any text',
    howLong: `${KEPT.modelCallDays} days`,
    why: 'We need it for the daily limit.',
  },
  {
    what: 'Notifications',
    howLong: 'Two years',
    why: 'The facts stay with your disputes, letters and documents.',
  },
  {
    what: 'The days we emailed you a reminder',
    howLong: `${KEPT.reminderDays} days`,
    why: 'So you never get the same one twice. We drop emails we can’t send after 30 days.',
  },
  {
    what: 'Finished runs of the AI workflow',
    howLong: `${KEPT.runDays} days, until you start the next one`,
    why: 'So you can see what changed since the last one.',
  },
  {
    what: 'The log of activity on your account',
    howLong: `${KEPT.auditYears} years`,
    why: `It says who did what. A lawsuit over a violation must start within ${PERIODS.action_after_violation.inWords} (15 USC 1681p). This is one year more.`,
  },
  {
    what: 'A contract and a statement of rights, if you signed them',
    howLong: `For ${PERIODS.disclosure_kept.inWords} after you signed, even if you delete your account`,
    why: 'The law requires us to keep them (15 USC 1679c).',
  },
  {
    what: 'Backups and other people’s mailboxes',
    howLong: 'Not up to us',
    why: 'Whoever runs this site keeps its backups. What was mailed is with the people it was mailed to.',
  },
]
