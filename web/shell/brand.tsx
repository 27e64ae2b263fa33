import { Link } from '@tanstack/react-router'
import { HOME_PATH } from '#web/shell/paths.ts'

/** The mark: three lines of a record, one corrected. */
export function Brand() {
  return (
    <Link to={HOME_PATH} className="flex min-h-11 items-center gap-2.5 rounded-field text-ink no-underline">
      <img src="/icon.svg" alt="" width="28" height="28" />
      <span className="font-serif text-h2 font-book tracking-[-0.011em]">Errata</span>
    </Link>
  )
}
