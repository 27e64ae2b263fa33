/** What happened, and below it what to do. */
export function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <>
      <span className="block">{first}</span>
      <span className="mt-1 block">{second}</span>
    </>
  )
}
