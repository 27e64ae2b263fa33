/** The states by their postal codes, as people write them out. */
export const STATE_NAMES: ReadonlyMap<string, string> = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida
GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts
MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico
NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island
SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin
WY Wyoming`
    .split(/[|\n]/)
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
)

const CODES = new Map([...STATE_NAMES].map(([code, name]) => [name.toLowerCase(), code]))

/** Two letters for a state that is written out whole; anything else in capitals while it has no more than two letters, or as it is. */
export function stateCodeOf(typed: string): string {
  const text = typed.trim()
  if (text.length <= 2) return typed.toUpperCase()
  return CODES.get(text.toLowerCase().replaceAll(/\s+/g, ' ')) ?? typed
}
