import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'

/** A truth is a report without evidence; a field that it does not name is not scored. */
export type Truth = Partial<Omit<Report, 'personalInfo' | 'accounts' | 'inquiries' | 'publicRecords'>> & {
  readonly personalInfo?: Partial<Report['personalInfo']>
  readonly accounts?: readonly Partial<Account>[]
  readonly inquiries?: readonly Partial<Inquiry>[]
  readonly publicRecords?: readonly Partial<PublicRecord>[]
}
