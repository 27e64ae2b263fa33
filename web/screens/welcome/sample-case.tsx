import { useNavigate, useSearch } from '@tanstack/react-router'
import { spokenHere } from '#web/platform/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

const PRINTED = [
  ['Account', 'SAMPLE AUTO FINANCE 1234****'],
  ['Date opened', 'June 15, 2021'],
  ['Date closed', 'February 10, 2020'],
  ['Balance', '$0'],
] as const
const WRONG: readonly string[] = ['Date opened', 'Date closed']

/** In the address, so that it stays when the page is loaded again in the other language. */
const STEPS: readonly (string | undefined)[] = [undefined, 'found', 'letter']
const stepOf = (sample: string | undefined): number => Math.max(0, STEPS.indexOf(sample))

/** A case that anyone can try: made up, and nothing of it leaves the page. */
export function SampleCase() {
  const step = stepOf(useSearch({ strict: false }).sample)
  const navigate = useNavigate()
  const setStep = (sample: string | undefined): void =>
    void navigate({
      to: '.',
      search: ({ sample: _before, ...others }) => (sample === undefined ? others : { ...others, sample }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Sheet title="Try it: find the error" aside={<Tag tone="warn">Made-up example</Tag>}>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {PRINTED.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-small text-soft">{name}</dt>
            <dd className="quoted">{step > 0 && WRONG.includes(name) ? <span className="questioned">{value}</span> : value}</dd>
          </div>
        ))}
      </dl>
      <div aria-live="polite" className="measure mt-4 space-y-3">
        {step === 0 ? null : (
          <p>
            <strong>1 error found.</strong> The account is shown as closed on February 10, 2020, before it was opened on June 15,
            2021. Both dates can’t be right.
          </p>
        )}
        {step < 2 ? null : (
          <>
            {spokenHere() === 'en' ? null : <p>Letters to bureaus are written in English.</p>}
            <p className="quoted border-l-4 border-rule pl-4">
              My report lists SAMPLE AUTO FINANCE, account number 1234****, opened June 15, 2021 and closed February 10, 2020. An
              account cannot close before it opens. Please correct or delete it.
            </p>
          </>
        )}
      </div>
      <div className="mt-4">
        {step === 0 ? (
          <Button tone="primary" wide="phone" onClick={() => setStep('found')}>
            Find the error
          </Button>
        ) : step === 1 ? (
          <Button tone="primary" wide="phone" onClick={() => setStep('letter')}>
            Show what the letter says
          </Button>
        ) : (
          <Button tone="quiet" wide="phone" onClick={() => setStep(undefined)}>
            Start over
          </Button>
        )}
      </div>
    </Sheet>
  )
}
