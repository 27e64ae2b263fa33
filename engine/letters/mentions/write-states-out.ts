const STATES: ReadonlyMap<string, string> = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida
GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts
MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico
NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island
SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin
WY Wyoming`
    .split(/[|\n]/)
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
)

/** An address with its states in full, as people write them: `Springfield, Illinois 62701`. */
export const writeStatesOut = (address: string): string =>
  address.replace(/\b[A-Z]{2}(?=\s\d{5})/g, (code) => STATES.get(code) ?? code)
