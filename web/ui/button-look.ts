import { clsx } from 'clsx'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  readonly tone?: ButtonTone
  /** Fills its line; `phone` does so below 640 px only. */
  readonly wide?: boolean | 'phone'
}

const TONES: Record<ButtonTone, string> = {
  primary: 'border-spruce bg-spruce text-on-spruce hover:border-spruce-deep hover:bg-spruce-deep',
  secondary: 'border-edge bg-sheet text-spruce-deep hover:border-spruce-deep hover:bg-spruce-wash',
  quiet: 'border-transparent text-spruce-deep hover:bg-spruce-wash',
  danger: 'border-bad bg-bad text-on-bad hover:border-bad-deep hover:bg-bad-deep',
}

/** The classes that a button and a link dressed as one share. */
export function buttonClass({ tone = 'secondary', wide = false }: ButtonLook): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2.5 rounded-button border px-4 py-2 text-center font-strong no-underline',
    // Nothing can be pressed on paper.
    'transition-colors duration-150 print:hidden',
    'disabled:border-rule disabled:bg-disabled-wash disabled:text-disabled',
    TONES[tone],
    wide === true && 'w-full',
    wide === 'phone' && 'w-full sm:w-auto',
  )
}
