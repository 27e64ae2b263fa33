import { writeCount } from '#engine/values/write-count.ts'
import { type Installation, installationOf } from '#server/features/service/read-installation.ts'
import type { Context } from '#server/context.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { isOperator } from '#server/settings.ts'

/** The page for operators as it is sent: no script and no file next to it. Null for everyone else, to whom there is no such page. */
export async function operatorPage(context: Context, userId: string): Promise<string | null> {
  return isOperator(context.settings, userId) ? pageOf(await installationOf(context), context.now()) : null
}

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
div { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-block-end: 1px solid #8888 }
td { overflow-wrap: anywhere }`

type Cell = string | number
interface Section {
  readonly title: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  /** What is said where there is no row. */
  readonly empty: string
}

function sectionOf({ title, heads, rows, empty }: Section): string {
  if (rows.length === 0) return `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(empty)}</p>`
  const line = (cells: readonly Cell[], tag: 'th scope="col"' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag.slice(0, 2)}>`).join('')}</tr>`
  const body = rows.map((row) => line(row, 'td')).join('')
  return `<h2>${escapeHtml(title)}</h2><div><table><thead>${line(heads, 'th scope="col"')}</thead><tbody>${body}</tbody></table></div>`
}

const megabytes = (bytes: number): string => `${writeCount(Math.round(bytes / 1024 / 1024))} MB`
const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`
const STATES = { embedded: 'Built in', real: 'Real', not_set_up: 'Not set up' } as const

function pageOf({ versions, queues, givenUp, vendors, slowQueries, disk, settings }: Installation, now: string): string {
  const sections: readonly Section[] = [
    {
      title: 'Waiting',
      heads: ['What', 'How many', 'Oldest'],
      rows: queues.map(({ what, waiting, oldestSeconds }) => [what, waiting, inSeconds(oldestSeconds)]),
      empty: 'Nothing is waiting.',
    },
    {
      title: 'Jobs that were given up',
      heads: ['Job', 'How many'],
      rows: givenUp.map(({ what, count }) => [what, count]),
      empty: 'None.',
    },
    {
      title: 'Services, since this process started',
      heads: ['Service', 'Kind', 'Name', 'Answered', 'Failed', 'Longest'],
      rows: vendors.map((vendor) => [
        vendor.service,
        STATES[vendor.state],
        vendor.name,
        vendor.answered,
        vendor.failed,
        inSeconds(vendor.longestSeconds),
      ]),
      empty: 'None.',
    },
    {
      title: 'Slow statements, since this process started',
      heads: ['Statement', 'How often', 'Longest'],
      rows: slowQueries.map(({ statement, count, longestSeconds }) => [statement, count, inSeconds(longestSeconds)]),
      empty: 'No statement was slow.',
    },
    {
      title: 'Disk',
      heads: ['Free', 'In all', 'Database'],
      rows: [[megabytes(disk.freeBytes), megabytes(disk.totalBytes), megabytes(disk.databaseBytes)]],
      empty: '',
    },
    {
      title: 'Versions',
      heads: ['Errata', 'Node', 'PostgreSQL', 'Migrations'],
      rows: [[versions.errata, versions.node, versions.postgres, versions.migrations]],
      empty: '',
    },
    {
      title: 'Settings',
      heads: ['Name', 'Value'],
      rows: settings.map(({ name, value }) => [name, value ?? 'not set']),
      empty: '',
    },
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Operator · Errata</title><style>${STYLE}</style></head><body><main><h1>Operator</h1><p>As of ${escapeHtml(now)}. Reload the page for newer figures.</p>${sections.map(sectionOf).join('')}</main></body></html>`
}
