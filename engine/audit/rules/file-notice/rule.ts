import { NOTHING_CONFIRMED, type Hit, type PersonRule, type Surroundings } from '#engine/audit/rule.ts'
import type { FileNotice, NoticeKind, PersonalInfo } from '#engine/report/report.ts'

export const rule: PersonRule = {
  id: 'file_notice',
  about: 'person',
  grade: 'identity',
  title: 'A notice on your report',
  needs: ['notices'],
  citations: ['fcra_1681e_b', 'fcra_1681c1', 'fcra_1681i_a_5'],
  ask: 'Please tell me who asked for this notice, and remove it where it was not me.',
  target: 'bureau',
  exonerations: [
    'You, or someone you asked, placed it.',
    'Someone else also uses your number or address, or it was reported with a typo.',
  ],
  check,
}

/** What is said of: a soldier's alert is an alert, and no fraud. */
type Spoken = Exclude<NoticeKind, 'deceased'> | 'active_duty'
const spokenOf = ({ kind, text }: FileNotice): Spoken | null =>
  kind === 'deceased' ? null : kind === 'fraud_alert' && /active[- ]?duty/i.test(text) ? 'active_duty' : kind

/** What each kind of notice means, and what to do about it. */
const WORDS: Readonly<Record<Spoken, readonly [message: string, claim: string]>> = {
  active_duty: [
    "Your report has an active duty alert. If you didn't ask for it, ask the bureau who did.",
    'My file shows an active duty alert. Please tell me who asked for it, and remove it if that was not me.',
  ],
  fraud_alert: [
    "Your report has a fraud alert. If you didn't ask for it, ask the bureau who did.",
    'My file shows a fraud alert. Please tell me who asked for it, and remove it if that was not me.',
  ],
  freeze: [
    "Your report is frozen, so new lenders can't see it. If you didn't freeze it, ask the bureau who did.",
    'My file shows a security freeze. Please tell me who asked for it, and remove it if that was not me.',
  ],
  victim: [
    "Your report says you're a victim of fraud or identity theft. If that's wrong, ask the bureau who reported it.",
    'My file says that I am a victim of fraud or identity theft. Please tell me who reported that, and remove it if that was not me.',
  ],
  mismatch: [
    "The bureau put a warning on one of your details. Check if the detail is yours. Someone else's file may be mixed in.",
    'My file has a warning about one of my details. Please tell me what it rests on, and remove it if it is not right.',
  ],
  statement: [
    'Your report includes a statement from you. Everyone who gets your report can read it.',
    'My file shows a statement of mine. Please remove it from my file.',
  ],
}

function check({ notices = [], ssnLast4 }: PersonalInfo, { confirmed = NOTHING_CONFIRMED }: Surroundings): readonly Hit[] {
  const all = new Set(notices.map(spokenOf).filter((spoken) => spoken !== null))
  return [...all].flatMap((spoken) => {
    const named = notices.findIndex((notice) => spokenOf(notice) === spoken && notice.namesNoBureau !== true)
    const index = named < 0 ? notices.findIndex((notice) => spokenOf(notice) === spoken) : named
    // Whose number it is, is asked by itself; once said, nothing is left to ask.
    const isOfNumber = spoken === 'mismatch' && ssnLast4 !== null && NUMBER.test(notices[index]?.text ?? '')
    if (isOfNumber && confirmed.ssnLast4 !== null) return []
    if (named < 0) return [unnamed(index, spoken)]
    const [message, claim] = WORDS[spoken]
    const ask = spoken === 'statement' ? 'Please remove this statement from my file.' : rule.ask
    return [
      { message, claim, ask, fields: [`notices.${index}`], ...(isOfNumber ? { isQuestion: true } : { grade: 'note' as const }) },
    ]
  })
}

const NUMBER = /\bssn\b|social security/i

const NAMES: Readonly<Record<Spoken, string>> = {
  active_duty: 'an active duty alert',
  fraud_alert: 'a fraud alert',
  freeze: 'a security freeze',
  victim: 'a fraud or identity theft notice',
  mismatch: 'a warning about one of your details',
  statement: 'a statement of yours',
}

/** The file of a monitoring service may say one thing of all bureaus together. */
const unnamed = (index: number, spoken: Spoken): Hit => {
  const name = NAMES[spoken]
  const own = name.replace('your', 'my').replace('of yours', 'of mine')
  return {
    message: `Your monitoring service says there is ${name}, but not at which bureau. Check all three reports.`,
    claim: `A monitoring service says that there is ${own} on my file. Please tell me whether there is one, and who asked for it.`,
    fields: [`notices.${index}`],
    isQuestion: true,
  }
}
