import { useEffect, useState } from 'react'

interface SearchFieldProps {
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** The longest search that the server takes. */
const LONGEST = 200

export function SearchField({ search, onSearch }: SearchFieldProps) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-strong">Search disputes</span>
      <input
        type="search"
        className="control"
        placeholder="Creditor, reason or number"
        maxLength={LONGEST}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </label>
  )
}

const SETTLED_MS = 250

/** What the member stopped typing at; at once where the field was emptied. */
export function useSettledSearch(search: string): string | undefined {
  const wanted = search.trim()
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return wanted === '' || settled === '' ? undefined : settled
}
