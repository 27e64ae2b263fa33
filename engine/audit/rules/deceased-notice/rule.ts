import type { Hit, PersonRule } from '#engine/audit/rule.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

export const rule: PersonRule = {
  id: 'deceased_notice',
  about: 'person',
  grade: 'contradiction',
  title: 'Your report says you died',
  needs: ['notices'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please remove the deceased notice from my file, and tell me which company reported it.',
  target: 'bureau',
  exonerations: ['You act for someone who has died, and this is their report.'],
  check,
}

function check({ notices = [] }: PersonalInfo): readonly Hit[] {
  const named = notices.findIndex(({ kind, namesNoBureau }) => kind === 'deceased' && !namesNoBureau)
  const at = named < 0 ? notices.findIndex(({ kind }) => kind === 'deceased') : named
  if (at < 0) return []
  if (named < 0) return [unnamed(at)]
  return [
    {
      message: 'A notice on your report says you were reported as deceased. Lenders may turn you down because of it.',
      claim: 'A notice on my file says that I was reported as deceased. I am alive.',
      fields: [`notices.${at}`],
    },
  ]
}

/** The file of a monitoring service may say so of all bureaus together: whose notice it is must be asked. */
const unnamed = (at: number): Hit => ({
  grade: 'identity',
  isQuestion: true,
  message: 'Your monitoring service says you were reported as deceased, but not at which bureau. Check all three reports.',
  claim: 'A monitoring service says that I was reported as deceased. I am alive. Please tell me whether my file says so.',
  ask: 'Please tell me whether my file has a deceased notice, and remove it.',
  fields: [`notices.${at}`],
})
