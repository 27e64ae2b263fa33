import { filler } from '#tools/native-people/filler.ts'
import { slashDay } from '#tools/native-people/months.ts'
import { BOLD, heading, NAME, prose, type Sheet } from '#tools/native-people/transunion/sheet.ts'
import type { StoryInquiry } from '#tools/native-people/story.ts'

function printSome(sheet: Sheet, title: string, all: readonly StoryInquiry[]): void {
  if (all.length === 0) return
  heading(sheet, title, 31)
  prose(sheet, filler(46, title.length), 22.1)
  sheet.down(31.5, 40)
  sheet.write('Name', 22.5, BOLD)
  for (const [index, { name, days, street, unit, city, state, zip, phone, kind }] of all.entries()) {
    sheet.down(index === 0 ? 29.9 : 31.4)
    sheet.write(name, 30.8, NAME)
    const location = [street, ...(unit === null ? [] : [unit]), `${city}, ${state} ${zip.slice(0, 5)}`]
    const dates = dateLines(days)
    const height = 14.25 * Math.max(location.length, dates.length)
    sheet.down(24.4, Math.min(height + 11, 260), 18.9)
    const labels = ['Location', 'Requested On', 'Phone'] as const
    for (const [at, label] of labels.entries()) sheet.write(label, [25.5, 211.4, 397.3][at] ?? 0, BOLD)
    for (const [at, line] of location.entries()) sheet.writeAt(line, [25.5, sheet.top + 14.25 * (at + 1)])
    for (const [at, line] of dates.entries()) sheet.writeAt(line, [211.4, sheet.top + 14.25 * (at + 1)])
    sheet.writeAt(phone ?? 'Phone number not available', [397.3, sheet.top + 14.25])
    sheet.top += height
    if (kind !== 'hard') continue
    const hasPurpose = Number(days[0]?.slice(8)) % 2 === 0
    sheet.down(21.75, 26)
    sheet.write('Inquiry Type', 25.5, BOLD)
    if (hasPurpose) sheet.write('Permissible Purpose', 211.4, BOLD)
    sheet.top += 14.25
    sheet.write('Individual', 25.5)
    if (hasPurpose) sheet.write('CREDIT TRANSACTION', 211.4)
  }
}

/** Three days a line, now and then two. */
function dateLines(days: readonly string[]): readonly string[] {
  const lines: string[] = []
  let at = 0
  while (at < days.length) {
    const many = lines.length % 4 === 1 ? 2 : 3
    const line = days
      .slice(at, at + many)
      .map(slashDay)
      .join(', ')
    at += many
    lines.push(at < days.length ? `${line},` : line)
  }
  return lines
}

export function printInquiries(sheet: Sheet, all: readonly StoryInquiry[]): void {
  sheet.down(36, 90)
  sheet.write('Inquiries', 38.2, { size: 15, face: 'bold' })
  const kinds = [
    ['hard', 'Regular Inquiries'],
    ['promotional', 'Promotional Inquiries'],
    ['review', 'Account Review Inquiries'],
  ] as const
  for (const [kind, title] of kinds)
    printSome(
      sheet,
      title,
      all.filter((inquiry) => inquiry.kind === kind),
    )
}
