import type { FindFault } from '#engine/letters/against-file/find-faults.ts'
import { saysOtherBirth, saysOtherDigits } from '#engine/letters/claims/says-of-self.ts'

/** The writer's own digits or birth date, told otherwise than they confirmed it. */
export const findSelf: FindFault = (sentence, { facts }) => {
  const own = (id: string) => facts.find(({ fact }) => fact.id === id)
  const digits = own('sender.ssnLast4')?.fact.text
  if (digits !== undefined && saysOtherDigits(sentence, digits)) return differing('Social Security number', digits)
  const birth = own('sender.dateOfBirth')
  const day = birth?.mentions.find(({ kind }) => kind === 'date')?.value
  if (birth === undefined || day === undefined || !saysOtherBirth(sentence, day)) return null
  return differing('date of birth', birth.fact.text)
}

const differing = (what: string, is: string) =>
  ({
    why: `gives another ${what} than you confirmed in your profile: “${is}”. Change the sentence, or change your profile first.`,
    isFixed: true,
  }) as const
