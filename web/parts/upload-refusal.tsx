import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { isCallError, wordsOf } from '#web/platform/api.ts'
import type { BureauChoice } from '#web/parts/stored-report.ts'
import { isSessionEnd, isWorthRepeating } from '#web/parts/upload/upload-problems.ts'
import { FAILED_WORDS } from '#web/parts/use-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

interface UploadRefusalProps {
  /** Where several stand on a screen: tells their fields apart. */
  readonly name?: string
  readonly error: Error
  readonly isBusy: boolean
  /** Sends the same file again, with what was missing. */
  readonly onResend: (change: { readonly bureau?: BureauChoice; readonly password?: string }) => void
}

/** Why a file was not taken, and the one thing that helps. */
export function UploadRefusal({ name = 'file', error, isBusy, onResend }: UploadRefusalProps) {
  const words = wordsOf(error, FAILED_WORDS)
  const code = isCallError(error) ? error.code : null
  const detected = isCallError(error) ? BUREAUS.find((bureau) => bureau === error.detected) : undefined
  if (code === 'password_needed') {
    return <PasswordQuestion name={name} words={words} isBusy={isBusy} onPassword={(password) => onResend({ password })} />
  }
  if (code === 'bureau_mismatch' && detected !== undefined) {
    return (
      <Refused title={`This is a report from ${BUREAU_NAMES[detected]}`} words={words}>
        <Button tone="primary" busy={isBusy} onClick={() => onResend({ bureau: detected })}>
          Choose {BUREAU_NAMES[detected]}
        </Button>
      </Refused>
    )
  }
  if (code === 'bureau_needed') {
    return (
      <Refused title="Which bureau is this from?" words={words}>
        <div className="flex flex-wrap gap-3">
          {BUREAUS.map((bureau) => (
            <Button key={bureau} busy={isBusy} onClick={() => onResend({ bureau })}>
              {BUREAU_NAMES[bureau]}
            </Button>
          ))}
        </div>
      </Refused>
    )
  }
  // A refusal of the file says itself what to do; the rest may work the second time.
  return (
    <Refused title="Upload Failed" words={reasonOf(error)}>
      {isWorthRepeating(error) ? (
        <Button busy={isBusy} onClick={() => onResend({})}>
          Try again
        </Button>
      ) : (
        <p className="text-small text-soft">Nothing was stored. Choose another file above and upload it.</p>
      )}
    </Refused>
  )
}

function reasonOf(error: Error): string {
  if (isSessionEnd(error)) return 'Your session had ended. Sign in, then send the file once more.'
  return isCallError(error) ? wordsOf(error, FAILED_WORDS) : `${FAILED_WORDS}. Check your connection and try again.`
}

function Refused({ title, words, children }: { readonly title: string; readonly words: string; readonly children: ReactNode }) {
  return (
    <div role="alert" className="space-y-3">
      <Notice tone="bad" title={title}>
        {words}
      </Notice>
      <div className="pl-5">{children}</div>
    </div>
  )
}

interface PasswordQuestionProps {
  readonly name: string
  readonly words: string
  readonly isBusy: boolean
  readonly onPassword: (password: string) => void
}

/** Asked in place; the file stays chosen. */
function PasswordQuestion({ name, words, isBusy, onPassword }: PasswordQuestionProps) {
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Moves into view for the person who is waiting for it; no one who is typing elsewhere is taken away from there.
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select') !== true) field.current?.focus()
  }, [])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsMissing(password === '')
    if (password !== '') onPassword(password)
  }
  return (
    <form noValidate onSubmit={send} className="space-y-4 border-l-4 border-mark pl-4">
      <output className="block">{words}</output>
      <PasswordField
        ref={field}
        name={`password-${name}`}
        label="Password of this PDF"
        autoComplete="off"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isMissing ? 'Enter the password of this PDF' : undefined}
      />
      <Button type="submit" tone="primary" busy={isBusy}>
        Unlock and upload
      </Button>
    </form>
  )
}
