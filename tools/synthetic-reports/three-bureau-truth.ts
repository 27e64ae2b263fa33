import type { Chance } from '#engine/practice/seed.ts'
import type { AccountTruth } from '#engine/practice/truth.ts'
import type { Address } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Truth } from '#tools/synthetic-reports/scored-truth.ts'
import type { HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import type { ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'

export type BureauTruth = Truth & { readonly bureau: Bureau; readonly accounts: readonly AccountTruth[] }

/** A three-bureau page as a browser saves it and as it prints it, and what each bureau says on it. */
export interface ThreeBureauPage {
  readonly html: string
  readonly print: HtmlPrint
  readonly truths: readonly BureauTruth[]
  /** What the print says: no more than the page. */
  readonly printTruths: readonly BureauTruth[]
}

/** A furnisher's address in the list of creditors. */
export interface FurnisherContact {
  readonly creditorName: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string | null
}

/** One address for each creditor by name; some are missing from the list. */
export function contactsOf(file: ThreeBureauFile, chance: Chance): FurnisherContact[] {
  const found = new Map<string, FurnisherContact>()
  for (const { creditorName, columns } of file.entries) {
    const contact = Object.values(columns)[0]?.contact
    const [street, city] = contact?.lines ?? []
    const match = /^(.*) ([A-Z]{2}), ([\d-]+)$/.exec(city ?? '')
    if (!contact || street === undefined || !match || found.has(creditorName)) continue
    found.set(creditorName, {
      creditorName,
      street,
      city: match[1] ?? '',
      state: match[2] ?? '',
      zip: match[3] ?? '',
      phone: contact.phone,
    })
  }
  return [...found.values()].filter(() => chance.isTrue(0.9))
}

export const contactTruth = (contact: FurnisherContact | undefined): AccountTruth['contact'] =>
  contact ? { lines: [contact.street, `${contact.city}, ${contact.state} ${contact.zip}`], phone: contact.phone } : null

const addressTruth = ({ street, city, state, zip }: Address): Address => ({ street, city, state, zip })

/** What a clerk reads off one bureau's columns. */
export function bureauTruth(
  file: ThreeBureauFile,
  bureau: Bureau,
  printed: {
    readonly format: string
    readonly scoreModel: string | null
    readonly isBirthYear: boolean
    readonly reference: string | null
    readonly accounts: readonly AccountTruth[]
    /** Records by the fields that the layout prints. */
    readonly hasAmounts: boolean
  },
): BureauTruth {
  const person = file.persons[bureau]
  const score = file.scores[bureau]
  return {
    bureau,
    format: printed.format,
    reportDate: file.reportDate,
    reportNumber: printed.reference,
    score,
    scoreModel: score === null ? null : printed.scoreModel,
    personalInfo: {
      name: person.name,
      alsoKnownAs: person.alsoKnownAs,
      dateOfBirth: printed.isBirthYear ? person.birth.slice(0, 4) : person.birth,
      ssnLast4: null,
      addresses: person.addresses.map(addressTruth),
      phones: [],
      employers: person.employers,
    },
    accounts: printed.accounts,
    inquiries: file.askings
      .filter((asking) => asking.bureau === bureau)
      .map(({ creditorName, date }) => ({ creditorName, date, kind: 'hard', onRecordUntil: null })),
    publicRecords: file.records
      .filter(({ bureaus }) => bureaus.includes(bureau))
      .map(({ record }) => ({
        type: record.type,
        court: record.court,
        reference: record.reference,
        dateFiled: record.dateFiled,
        dateResolved: record.dateResolved,
        status: record.status,
        amount: printed.hasAmounts ? record.amount : null,
      })),
  }
}
