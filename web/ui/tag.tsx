import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'good' | 'info' | 'warn' | 'bad'

const TONES: Record<Tone, string> = {
  neutral: 'bg-disabled-wash text-disabled',
  good: 'bg-good-wash text-good',
  info: 'bg-info-wash text-info',
  warn: 'bg-mark-wash text-warn',
  bad: 'bg-bad-wash text-bad',
}

/** A status in words, in sentence case; the tone only repeats what the words say. */
export function Tag({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`inline-block rounded-field px-2 py-0.5 text-micro font-strong ${TONES[tone]}`}>{children}</span>
}
