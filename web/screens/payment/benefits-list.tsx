import { Check } from 'lucide-react'
import { BENEFITS } from '#web/shell/subscription-gate.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What a subscription gives, line by line. */
export function BenefitsList() {
  return (
    <ul className="space-y-2">
      {BENEFITS.map((benefit) => (
        <li key={benefit} className="flex gap-3">
          <Icon of={Check} className="mt-0.5 text-spruce" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
