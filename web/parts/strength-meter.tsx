import { Check, Minus } from 'lucide-react'
import type { Chooser } from '#engine/values/own-word-password.ts'
import { passwordStrength } from '#web/parts/password-strength.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'

/** By the score, 0 to 5. */
const TONES = ['bad', 'bad', 'bad', 'warn', 'good', 'good'] as const

/** How strong the password is while it is typed, and what would make it stronger. */
export function StrengthMeter({ password, chooser }: { readonly password: string; readonly chooser: Chooser | null }) {
  const { score, label, criteria } = passwordStrength(password, chooser)
  return (
    <div className="space-y-3">
      <Progress label="Password strength" value={score} max={5} valueText={label} tone={TONES[score] ?? 'good'} />
      <ul className="space-y-1 text-small">
        {criteria.map(({ words, isMet }) => (
          <li key={words} className={`flex items-center gap-2 ${isMet ? 'text-good' : 'text-soft'}`}>
            <Icon of={isMet ? Check : Minus} size={16} />
            <span>
              {words}
              <span className="sr-only">{isMet ? ': done' : ': missing'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
