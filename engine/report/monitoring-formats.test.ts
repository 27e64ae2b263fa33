import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isFromMonitoring } from '#engine/report/monitoring-formats.ts'

/** A layout's folder carries its name, but for the one of pages that no layout is known of, and myEquifax. */
const NAMES: Readonly<Record<string, string>> = { generic: 'generic-labels', myequifax: 'equifax-myequifax' }
/** What others of them share. */
const SHARED = ['bureau-columns']

it('every layout is either a bureau’s own report or a monitoring service’s page', () => {
  const layouts = readdirSync(path.join(import.meta.dirname, '../reading/layouts')).filter((name) => !SHARED.includes(name))
  const formats = layouts.map((name) => NAMES[name] ?? name)
  const monitored = formats.filter((format) => isFromMonitoring({ format }))
  expect(monitored.toSorted()).toEqual(['consumerdirect', 'identityiq', 'mismo', 'truelink', 'tu4'])
  expect(formats.filter((format) => !monitored.includes(format)).toSorted()).toEqual([
    'equifax-acr',
    'equifax-consumer',
    'equifax-member-center',
    'equifax-myequifax',
    'experian-credit-profile',
    'experian-web-print',
    'generic-labels',
    'member-card',
    'transunion-web-print',
  ])
})
