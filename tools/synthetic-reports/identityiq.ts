import { slashed } from '#engine/practice/print-words.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import type { PersonAddress } from '#engine/practice/situation.ts'
import { addMonths, type Month } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { columnPrint } from '#tools/synthetic-reports/identityiq-account.ts'
import {
  accountHtml,
  type Blocks,
  cls,
  type Columns,
  type RowPrint,
  sectionHtml,
  tableHtml,
  type Writer,
} from '#tools/synthetic-reports/identityiq-html.ts'
import { type IdentityIqStyle, makeIdentityIqStyle } from '#tools/synthetic-reports/identityiq-style.ts'
import { type FileEntry, makeThreeBureauFile, type ThreeBureauFile } from '#tools/synthetic-reports/three-bureau-file.ts'
import {
  bureauTruth,
  contactsOf,
  contactTruth,
  type FurnisherContact,
  type ThreeBureauPage,
} from '#tools/synthetic-reports/three-bureau-truth.ts'
import { cents } from '#tools/synthetic-reports/three-bureau-words.ts'

const bare = (blocks: (bureau: Bureau) => Blocks) => ({ blocks, isBare: true })

function addressBlock({ street, city, state, zip }: PersonAddress, date: string | null): readonly string[] {
  return [street ?? '', `${city},\u00A0${state}`, zip ?? '', ...(date === null ? [] : [date])]
}

function personalRows({ file, style, chance }: Making): RowPrint[] {
  const of = <T>(
    make: (bureau: Bureau) => readonly T[],
    lines: (one: T) => readonly string[],
  ): Pick<RowPrint, 'blocks' | 'isBare'> => ({
    blocks: (bureau) => make(bureau).map(lines),
    isBare: false,
  })
  const person = (bureau: Bureau) => file.persons[bureau]
  const address = (one: PersonAddress): readonly string[] =>
    addressBlock(
      one,
      style.addressDates ? slashed(addMonths(file.reportDate.slice(0, 7), -chance.fork(one.id).whole(1, 80))) : null,
    )
  return [
    { label: 'Credit Report Date:', ...bare(() => [[slashed(file.reportDate)]]) },
    {
      label: 'Name:',
      ...of(
        (bureau) => [person(bureau).name],
        (name) => [name],
      ),
    },
    {
      label: 'Also Known As:',
      ...of(
        (bureau) => person(bureau).alsoKnownAs,
        (name) => [name],
      ),
    },
    { label: 'Former:', ...bare(() => []) },
    {
      label: 'Date of Birth:',
      ...bare((bureau) => [[style.isBirthYear ? person(bureau).birth.slice(0, 4) : slashed(person(bureau).birth)]]),
    },
    { label: 'Current Address(es):', ...of((bureau) => person(bureau).addresses.slice(0, 1), address) },
    { label: 'Previous Address(es):', ...of((bureau) => person(bureau).addresses.slice(1), address) },
    {
      label: 'Employers:',
      ...of(
        (bureau) => person(bureau).employers,
        (name) => [name],
      ),
    },
  ]
}

function scoreHtml(writer: Writer, file: ThreeBureauFile): string {
  const missing = writer.chance.pick(['Score Not Reported', 'Not Reported - Code: 1', 'Not Reported - Code: 4'])
  const rows: RowPrint[] = [
    { label: 'Credit Score:', ...bare((bureau) => [[String(file.scores[bureau] ?? missing)]]) },
    { label: 'Lender Rank:', ...bare((bureau) => (file.scores[bureau] === null ? [] : [['Fair']])) },
    { label: 'Score Scale:', ...bare(() => [['300-850']]) },
  ]
  const { model } = writer.style
  const prose = model === null ? '' : `<p>Your scores were calculated with the ${model} model. Lenders may use another score.</p>`
  return `${prose}${tableHtml(writer, rows)}<div><b>TransUnion</b> risk factors: too few accounts paid as agreed</div>`
}

function summaryRows(file: ThreeBureauFile): RowPrint[] {
  const own = (bureau: Bureau) => file.entries.flatMap(({ columns }) => columns[bureau] ?? [])
  const count = (label: string, of: (bureau: Bureau) => number): RowPrint => ({
    label,
    ...bare((bureau) => [[String(of(bureau))]]),
  })
  return [
    count('Total Accounts:', (bureau) => own(bureau).length),
    count('Open Accounts:', (bureau) => own(bureau).filter(({ status }) => status === 'open').length),
    count('Closed Accounts:', (bureau) => own(bureau).filter(({ status }) => status === 'closed').length),
    count('Delinquent:', () => 0),
    count('Derogatory:', () => 1),
    count('Collection:', (bureau) => own(bureau).filter(({ accountType }) => accountType === 'collection').length),
    {
      label: 'Balances:',
      ...bare((bureau) => [[cents(own(bureau).reduce((sum, { currentBalance }) => sum + (currentBalance ?? 0), 0))]]),
    },
    { label: 'Payments:', ...bare(() => [['$1,173.00']]) },
    count('Public Records:', (bureau) => file.records.filter(({ bureaus }) => bureaus.includes(bureau)).length),
    count('Inquiries(2 years):', (bureau) => file.askings.filter((asking) => asking.bureau === bureau).length),
  ]
}

function recordsHtml(writer: Writer, { records }: ThreeBureauFile): string {
  if (records.length === 0) return '<div>None Reported</div>'
  return records
    .map(({ record, bureaus }) => {
      const row = (label: string, value: string | null): RowPrint => ({
        label,
        blocks: (bureau) => (bureaus.includes(bureau) ? (value === null ? [] : [[value]]) : null),
      })
      const rows = [
        row('Type:', record.type),
        row('Status:', record.status),
        row('Date Filed/Reported:', record.dateFiled && slashed(record.dateFiled)),
        row('Reference#:', record.reference),
        row('Closing Date:', record.dateResolved && slashed(record.dateResolved)),
        row('Asset Amount:', '$0.00'),
        row('Court:', record.court),
        row('Liability:', record.amount === null ? null : cents(record.amount)),
        row('Exempt Amount:', '$0.00'),
        row('Remarks:', null),
      ]
      return `<div class="sub${writer.style.hasClasses ? ' sub_header' : ''}">Bankruptcy</div>${tableHtml(writer, rows)}`
    })
    .join('')
}

function listHtml(writer: Writer, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th${cls(writer, 'tbheader')}>${one}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td${cls(writer, 'info')}>${cell}</td>`).join('')}</tr>`).join('')
  const names = writer.style.hasClasses ? ' rpt_content_table rpt_content_header rpt_content_contacts' : ''
  return writer.style.repeatsHeader
    ? `<table class="list${names}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
    : `<table class="list${names}"><tbody><tr>${head}</tr>${body}</tbody></table>`
}

const inquiriesHtml = (writer: Writer, { askings }: ThreeBureauFile): string =>
  listHtml(
    writer,
    ['Creditor Name', 'Type of Business', 'Date of inquiry', 'Credit Bureau'],
    askings.map(({ creditorName, business, date, bureau }) => [
      escapeHtml(creditorName),
      business,
      slashed(date),
      BUREAU_NAMES[bureau],
    ]),
  )

const contactsHtml = (writer: Writer, contacts: readonly FurnisherContact[]): string =>
  listHtml(
    writer,
    ['Creditor Name', 'Address', 'Phone Number'],
    contacts.map(({ creditorName, street, city, state, zip, phone }) => [
      escapeHtml(creditorName),
      `${street} <br>${city}<span>,&nbsp;</span>${state}&nbsp;${zip}`,
      phone ?? '-',
    ]),
  )

interface Making {
  readonly file: ThreeBureauFile
  readonly style: IdentityIqStyle
  readonly chance: Chance
}

/** What is printed of an entry: its columns, and the two years of its history, where it has one. */
function printEntry(
  making: Making,
  entry: FileEntry,
  at: { index: number; contact: FurnisherContact | undefined },
): { columns: Columns; months: readonly Month[] } {
  const own = making.chance.fork(`account ${at.index}`)
  const newest = Object.values(entry.columns)
    .flatMap(({ paymentHistory }) => paymentHistory[0]?.month ?? [])
    .toSorted()
    .at(-1)
  const months =
    newest === undefined || own.isTrue(0.07) ? [] : Array.from({ length: 24 }, (_, index) => addMonths(newest, -index))
  const columns = making.style.order.flatMap((bureau) => {
    const account = entry.columns[bureau]
    if (!account) return []
    const column = {
      style: making.style,
      chance: own,
      months: new Set(months),
      fileEntry: String(at.index + 1),
      contact: contactTruth(at.contact),
    }
    return [[bureau, columnPrint(account, column)] as const]
  })
  return { columns: Object.fromEntries(columns), months }
}

const css = (
  style: IdentityIqStyle,
): string => `*{box-sizing:border-box}body{margin:0;font:${style.size}pt/1.3 '${style.font}',sans-serif;color:#333}
  table{border-collapse:collapse;width:100%}.four{table-layout:fixed;margin:2pt 0 6pt}.four th:first-child,.four td:first-child{width:${style.labelWidth}%;text-align:left}
  .four td,.four th,.list td,.list th{padding:${style.padding}pt 4pt;text-align:${style.align};vertical-align:${style.middle ? 'middle' : 'top'};border-bottom:1px solid #ddd}
  .list th,.list td{width:25%}${style.keepsRows ? 'tr{break-inside:avoid}' : ''}.crPrint tr{break-inside:auto}.crPrint td{padding-left:4pt}
  .head{font-size:1.4em;font-weight:bold;margin:12pt 0 4pt}.return_topSpan{float:right;font-size:.6em}.sub{font-size:1.15em;font-weight:bold;margin:8pt 0 3pt;padding-left:4pt}
  .hist{table-layout:fixed;font-size:.85em}.hist td{padding:1pt 0;text-align:center;white-space:nowrap}.hist td:first-child{width:11%;text-align:left}
  ${style.months === 'initials' ? '.lg-view' : '.sm-view'}{display:none}.ng-hide{display:none}.legend{margin-left:12pt}`

function page(
  making: Making,
  contacts: readonly FurnisherContact[],
  entries: readonly { columns: Columns; months: readonly Month[] }[],
): string {
  const { file, style, chance } = making
  const writer: Writer = { style, chance: chance.fork('html') }
  const isOne = file.bureaus.length === 1
  const title = (text: string, isShown: boolean): string =>
    style.build === 'angular'
      ? `<div class="reportTopHeader${isShown ? '' : ' ng-hide'}">${text}</div>`
      : isShown
        ? `<div class="reportTopHeader">${text}</div>`
        : ''
  const top = `<div${cls(writer, 'rpt_content_wrapper')} id="reportTop"><a id="reportTop"></a>${title('Three Bureau Credit Report', !isOne)}${title('One Bureau Credit Report', isOne)}
    <div class="re-data"><div><h3>Reference #:</h3><p>${file.reference}</p></div><div><h3>Report Date:</h3><p><ng>${slashed(file.reportDate)}</ng></p></div></div></div>`
  const accounts = file.entries
    .map((entry, index) => accountHtml(writer, entry, entries[index] ?? { columns: {}, months: [] }))
    .join('')
  const parts = [
    file.statement === null ? '' : sectionHtml(writer, { title: 'Customer Statement', id: null }, `<p>${file.statement}</p>`),
    sectionHtml(writer, { title: 'Personal Information', id: null }, tableHtml(writer, personalRows(making))),
    sectionHtml(writer, { title: 'Credit Score', id: 'CreditScore' }, scoreHtml(writer, file)),
    sectionHtml(writer, { title: 'Summary', id: 'Summary' }, tableHtml(writer, summaryRows(file))),
    sectionHtml(writer, { title: 'Account History', id: 'AccountHistory' }, `<address-history>${accounts}</address-history>`),
    sectionHtml(
      writer,
      { title: 'Inquiries', id: 'Inquiries' },
      file.askings.length === 0 ? '<div>None Reported</div>' : inquiriesHtml(writer, file),
    ),
    sectionHtml(writer, { title: 'Public Information', id: 'PublicInformation' }, recordsHtml(writer, file)),
    style.hasContacts
      ? sectionHtml(writer, { title: 'Creditor Contacts', id: 'CreditorContacts' }, contactsHtml(writer, contacts))
      : '',
  ]
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Credit Report - IdentityIQ</title><style>${css(style)}</style></head><body>${top}${parts.join('')}</body></html>`
}

/** The same page for the same seed. */
export function identityIqPage(seed: string, file = makeThreeBureauFile(`identityiq ${seed}`)): ThreeBureauPage {
  const chance = seeded(`identityiq page ${seed}`)
  const style = makeIdentityIqStyle(chance.fork('style'), file.bureaus)
  const making: Making = { file, style, chance }
  const contacts = style.hasContacts ? contactsOf(file, chance.fork('contacts')) : []
  const entries = file.entries.map((entry, index) =>
    printEntry(making, entry, { index, contact: contacts.find(({ creditorName }) => creditorName === entry.creditorName) }),
  )
  const html = page(making, contacts, entries)
  const furniture = {
    left: `${slashed(file.reportDate)}, 9:41 AM`,
    title: 'Credit Report - IdentityIQ',
    url: 'https://member.identityiq.com/CreditReport.aspx',
  }
  const truths = file.bureaus.map((bureau) =>
    bureauTruth(file, bureau, {
      format: 'identityiq',
      scoreModel: style.model,
      isBirthYear: style.isBirthYear,
      reference: file.reference,
      hasAmounts: true,
      accounts: entries.flatMap(({ columns }) => columns[bureau]?.truth ?? []),
    }),
  )
  return {
    html,
    print: { html, margin: style.margin, furniture: style.hasFurniture ? furniture : null },
    truths,
    printTruths: truths,
  }
}
