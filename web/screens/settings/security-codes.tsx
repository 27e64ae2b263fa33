import { useEffect, useRef } from 'react'
import { saveText } from '#web/platform/download.ts'
import { Button } from '#web/ui/button.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shown this once: the server keeps only what recognises them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `Recovery codes for Errata. Each signs you in once in place of your authenticator app.\n\n${codes.join('\n')}\n`
  return (
    <div className="space-y-4">
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p className="measure text-soft">
        Each one signs you in once without your authenticator app. We show them only now. Keep them where you keep your passwords,
        not on the phone with the app.
      </p>
      <ul className="grid gap-x-6 gap-y-1 rounded-field bg-well p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button tone="primary" wide="phone" onClick={onKept}>
          I have kept them
        </Button>
        <Button wide="phone" onClick={() => saveText(text, 'errata-recovery-codes.txt')}>
          Save as a file
        </Button>
      </div>
    </div>
  )
}
