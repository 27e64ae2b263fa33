import { useEffect, useEffectEvent } from 'react'
import { useBureauService } from '#web/parts/pull/bureau-service.ts'

/** Digits that were never issued to anyone: they are kept for advertisements. */
export const PRACTICE_SSN = '987-65-4320'

/**
 * While only the practice bureaus answer no one is asked for an SSN: `fill` puts invented digits where none were typed. Answers whether
 * that is so.
 */
export function usePracticeSsn(fill: (digits: string) => void): boolean {
  const isPractice = useBureauService().kind === 'practice'
  const onPractice = useEffectEvent(fill)
  useEffect(() => {
    if (isPractice) onPractice(PRACTICE_SSN)
  }, [isPractice])
  return isPractice
}
