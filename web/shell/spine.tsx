import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { TABS, useReachable } from '#web/shell/navigation.ts'
import { isOn, SPINE } from '#web/shell/spine-steps.ts'

const HOME = TABS.filter(({ to }) => to === '/')

/** The way of a report, on every screen of a member: the part that shows is marked. */
export function Spine() {
  const { pathname, search } = useLocation()
  const steps = useReachable(SPINE)
  const home = useReachable(HOME)
  const here = `${pathname}?${search.tab ?? ''}`
  return (
    <nav aria-label="From report to outcome" data-screen-only className="page flex gap-x-6 text-small">
      <ol className="flex flex-wrap gap-x-4">
        {steps.map((step, place) => {
          const { to, tab, label } = step
          const isHere = isOn(step, here)
          return (
            <li key={label} className="flex items-center gap-x-4">
              {place === 0 ? null : (
                <span aria-hidden className="hidden text-soft sm:inline">
                  →
                </span>
              )}
              <Link
                to={to}
                search={tab === undefined ? {} : { tab }}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={isHere ? 'step' : undefined}
                className={clsx('inline-flex min-h-11 items-center no-underline', isHere ? 'font-strong text-ink' : 'text-soft')}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ol>
      {/* On phones the first of the tabs below leads home. */}
      {home.length === 0 ? null : (
        <Link to="/" className="text-link my-auto ml-auto hidden sm:block">
          Your next step
        </Link>
      )}
    </nav>
  )
}
