import type { Option } from '#web/ui/select-field.tsx'

const STATES_ZONES: readonly Option[] = [
  { value: 'America/New_York', label: 'Eastern (New York)' },
  { value: 'America/Chicago', label: 'Central (Chicago)' },
  { value: 'America/Denver', label: 'Mountain (Denver)' },
  { value: 'America/Phoenix', label: 'Mountain without daylight time (Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
  { value: 'America/Anchorage', label: 'Alaska (Anchorage)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
  { value: 'America/Puerto_Rico', label: 'Atlantic (Puerto Rico)' },
]

/** The zones of the states, and those given that are none of them: the browser's own, the stored one. */
export function zonesFor(given: readonly (string | null)[]): readonly Option[] {
  const others = new Set(given.filter((zone) => zone !== null && !STATES_ZONES.some(({ value }) => value === zone)))
  return [
    ...STATES_ZONES,
    ...[...others].flatMap((zone) => (zone === null ? [] : [{ value: zone, label: zone.replaceAll('_', ' ') }])),
  ]
}
