/** What a report counts of itself. */
const TOTALS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  accounts: ['account', 'accounts'],
  openAccounts: ['open account', 'open accounts'],
  closedAccounts: ['closed account', 'closed accounts'],
  collections: ['collection', 'collections'],
  publicRecords: ['public record', 'public records'],
  inquiries: ['inquiry', 'inquiries'],
  hardInquiries: ['hard inquiry', 'hard inquiries'],
  historyMonths: ['month of payment history', 'months of payment history'],
  names: ['name', 'names'],
  addresses: ['address', 'addresses'],
  employers: ['employer', 'employers'],
  pages: ['page', 'pages'],
}

/** `3 open accounts`; a total of a layout that is not in the table is told by its own name. */
export function countedTotal(total: string, count: number): string {
  const own = total.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const [one, several] = TOTALS[total] ?? [own, own]
  return `${count} ${count === 1 ? one : several}`
}
