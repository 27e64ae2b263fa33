/**
 * The Typst source of a packet. Words come as data (`sys.inputs.packet`, JSON) and are placed as strings; pictures and files lie
 * next to it in memory.
 */
export const PACKET_SHEET = `
#let packet = json(bytes(sys.inputs.packet))
#let soft = luma(85)
#let rule = luma(190)
#let practice = text(size: 58pt, weight: "bold", fill: rgb(180, 30, 30, 48))[PRACTICE]
#let numbering-line = context {
  set text(size: 8.5pt, fill: soft)
  grid(columns: (1fr, auto),
    if packet.isPractice { text(fill: rgb("#b41e1e"), weight: "bold")[PRACTICE: an invented case, nothing left this program] } else { packet.title },
    [Page #counter(page).display() of #counter(page).final().first()],
  )
}

#set document(title: packet.title, date: none)
#set page(paper: "us-letter", margin: (x: 0.85in, top: 0.8in, bottom: 0.8in), footer: numbering-line,
  foreground: if packet.isPractice { rotate(-38deg, reflow: true, practice) })
#set text(font: "Libertinus Serif", size: 10.5pt, lang: "en", region: "US", hyphenate: false)
#set par(justify: false, leading: 0.6em, spacing: 0.95em)

#let lines-of(words) = words.split("\\n").map(line => [#line]).join(linebreak())
#let exact(words) = text(font: "DejaVu Sans Mono", size: 7.4pt, words)
// A long word of letters and digits may break anywhere.
#let breakable(words) = words.clusters().join(sym.zws)

#let table-of(head, widths, rows) = table(
  columns: widths.map(width => if width == 0 { auto } else { width * 1fr }),
  stroke: (x, y) => (bottom: 0.4pt + rule),
  inset: (x: 4pt, y: 5pt),
  table.header(..head.map(name => text(size: 8.5pt, weight: "semibold", fill: soft, name))),
  ..rows.flatten().map(cell => text(size: 9.5pt, lines-of(cell))),
)

#let marks(block, factor) = for (x, y, width, height) in block.marked {
  let pad = 4pt
  place(top + left, dx: x * factor * 1pt - pad, dy: y * factor * 1pt - pad,
    rect(width: width * factor * 1pt + 2 * pad, height: height * factor * 1pt + 2 * pad, radius: 3pt, stroke: 1.4pt + rgb("#c01818")))
}

#let page-of(block, is-first) = {
  if not is-first { pagebreak() }
  text(size: 9.5pt, weight: "semibold", block.caption)
  v(0.05in)
  let factor = calc.min(6.8 * 72 / block.width, 8.55 * 72 / block.height)
  box(width: block.width * factor * 1pt, height: block.height * factor * 1pt, stroke: 0.5pt + rule, clip: true, {
    place(top + left, image(block.file, format: "png", width: 100%, height: 100%, fit: "stretch"))
    marks(block, factor)
  })
}

#let set-block(block, is-first) = {
  if block.kind == "text" { par(lines-of(block.text)) }
  else if block.kind == "facts" {
    grid(columns: (1.7in, 1fr), row-gutter: 0.65em, ..block.rows.map(((name, words)) => (text(fill: soft, name), lines-of(words))).flatten())
    v(0.3em)
  } else if block.kind == "table" { table-of(block.head, block.widths, block.rows) }
  else if block.kind == "exact" { for line in block.lines { par(spacing: 0.5em, exact(breakable(line))) } }
  else { page-of(block, is-first) }
}

#let set-blocks(blocks) = for (index, block) in blocks.enumerate() {
  // The first page of a part may be under its heading.
  set-block(block, index == 0)
}

#v(0.25in)
#text(size: 24pt, weight: "semibold", packet.title)
#v(-0.4em)
#text(size: 12pt, fill: soft, packet.lead)
#v(0.6em)
#set-blocks(packet.cover)

#let listed = packet.parts.enumerate().map(((index, part)) => {
  let where = context { let found = query(label("part-" + str(index))); if found.len() > 0 { str(counter(page).at(found.first().location()).first()) } }
  ((table.cell(text(size: 9.5pt, weight: "semibold", part.title)), table.cell([]), table.cell(align(right, where))),
    ..part.listed.map(file => (table.cell(pad(left: 10pt, text(size: 8.5pt, breakable(file.name)))), table.cell(exact(breakable(file.sha256))), table.cell([]))))
}).flatten()
#v(0.4em)
#text(size: 13pt, weight: "semibold")[What is in this packet]
#table(
  columns: (1.15fr, 2fr, auto),
  stroke: (x, y) => (bottom: 0.4pt + rule),
  inset: (x: 4pt, y: 4pt),
  table.header(..("Part, and its files", "SHA-256", "Page").map(name => text(size: 8.5pt, weight: "semibold", fill: soft, name))),
  ..listed,
)

#for (index, part) in packet.parts.enumerate() {
  pagebreak()
  [#heading(level: 1, outlined: true, bookmarked: true, text(size: 15pt, weight: "semibold", part.title)) #label("part-" + str(index))]
  v(0.2em)
  set-blocks(part.blocks)
}

#for file in packet.files {
  pdf.embed("/" + file.name, read(file.place, encoding: none), description: file.description, mime-type: file.mediaType, relationship: "source")
}
`
