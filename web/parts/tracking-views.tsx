import { RowLink } from '#web/ui/text-link.tsx'

const VIEWS = [
  { to: '/disputes', label: 'List' },
  { to: '/tracker', label: 'Board' },
  { to: '/calendar', label: 'Dates' },
  { to: '/answers', label: 'Letters received' },
] as const

/** The four views of what is under way: one place, each at its own address. */
export function TrackingViews({ at }: { readonly at: (typeof VIEWS)[number]['to'] }) {
  return (
    <nav aria-label="Views of your disputes" className="mt-3" data-screen-only>
      <ul className="flex flex-wrap gap-x-6">
        {VIEWS.map(({ to, label }) => (
          <li key={to}>
            {to === at ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center font-strong">
                {label}
              </span>
            ) : (
              <RowLink to={to}>{label}</RowLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
