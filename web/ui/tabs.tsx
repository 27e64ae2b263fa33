import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

export interface Tab {
  readonly value: string
  readonly label: string
  readonly count?: number
  /** May be a `lazyPart`. */
  readonly panel: ReactNode
  /** A panel that another control opens: it has no trigger in the strip. */
  readonly isHidden?: boolean
}

interface TabsProps {
  /** What the tabs are of, read aloud. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly tabs: readonly Tab[]
}

/** A strip of tabs with their panels. On a phone the strip scrolls sideways and the last one in sight is cut: there is more. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const strip = useTabInSight(value)
  const root = usePanelInFocus(value)
  return (
    <Primitive.Root ref={root} value={value} onValueChange={onChange}>
      <Primitive.List
        ref={strip}
        aria-label={label}
        className="scroll-sideways -mx-4 flex border-b border-rule px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {tabs
          .filter((tab) => tab.isHidden !== true)
          .map((tab) => (
            <Primitive.Trigger
              key={tab.value}
              value={tab.value}
              className="-mb-px flex min-h-12 shrink-0 items-center gap-2 border-b-3 border-transparent px-3.5 whitespace-nowrap text-soft -outline-offset-3 hover:text-ink data-[state=active]:border-spruce data-[state=active]:font-strong data-[state=active]:text-ink"
            >
              {tab.label}
              {tab.count === undefined ? null : <CountBadge count={tab.count} label={tab.label.toLowerCase()} />}
            </Primitive.Trigger>
          ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          className="pt-6"
          aria-label={tab.isHidden === true ? tab.label : undefined}
        >
          <Suspense fallback={<Waiting />}>{tab.panel}</Suspense>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}

/** Where the strip scrolls, the chosen tab is brought into sight, with a part of its neighbour: the page itself does not move. */
function useTabInSight(value: string) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = strip.current
    const tab = [...(row?.children ?? [])].find(({ id }) => id.endsWith(`-trigger-${value}`))
    if (row === null || tab === undefined) return
    const [shown, chosen] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (chosen.right > shown.right) row.scrollLeft += chosen.right - shown.right + BESIDE_PX
    else if (chosen.left < shown.left) row.scrollLeft -= shown.left - chosen.left + BESIDE_PX
  }, [value])
  return strip
}

const BESIDE_PX = 32

/** Where a control of the panel itself opened another one, its focus went with it: the panel that came takes it. */
function usePanelInFocus(value: string) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    // The panel that goes is still there while this runs, and the one that came still hidden.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      root.current?.querySelector<HTMLElement>(':scope > [role="tabpanel"][data-state="active"]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return root
}
