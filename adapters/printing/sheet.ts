/**
 * The Typst source of the sheet. Words come as data (`sys.inputs.letter`, JSON) and are placed as strings: no text of a
 * user is ever read as markup.
 *
 * Geometry, inches from the top left of a US Letter page folded in three in a #10 double-window envelope; the sheet can
 * slide, so only these areas are visible in every position: return x 0.625-2.875, y 0.875-1.292; recipient x 0.625-3.625,
 * y 2.125-2.667. The body starts below 3.125, the lowest line that a window can ever show.
 */
export const SHEET = `
#let letter = json(bytes(sys.inputs.letter))
#let margin = (left: 1in, right: 1in, top: 1in, bottom: 0.9in)
#let practice = text(size: 50pt, weight: "bold", fill: rgb(180, 30, 30, 62))[PRACTICE \\u{2013} NOT FOR MAILING]

#set document(title: "Letter", date: none)
#set text(font: "Libertinus Serif", size: 11pt, lang: "en", region: "US", hyphenate: false)
#set par(justify: false, leading: 0.62em, spacing: 1.05em)
#set page(
  paper: "us-letter",
  margin: margin,
  footer: context align(center, text(size: 9pt, fill: luma(90))[Page #counter(page).display() of #counter(page).final().first()]),
  foreground: if letter.isPractice { rotate(-38deg, reflow: true, practice) },
)

// Lines of text that must fit a window: the largest size that does.
#let window(lines, x, y, width, height) = place(top + left, dx: x - margin.left, dy: y - margin.top, box(width: width, height: height, context {
  let set-in(size) = {
    set text(size: size, top-edge: "ascender", bottom-edge: "descender")
    stack(dir: ttb, spacing: 0pt, ..lines.map(line => box(line)))
  }
  let sizes = range(0, 15).map(step => 10.5pt - step * 0.5pt)
  let fitting = sizes.filter(size => { let m = measure(set-in(size)); m.width <= width and m.height <= height })
  if fitting.len() > 0 { set-in(fitting.first()) } else {
    let m = measure(set-in(3.5pt))
    scale(calc.min(width / m.width, height / m.height) * 100%, origin: top + left, reflow: true, set-in(3.5pt))
  }
}))

#if letter.windows == "printed" {
  window(letter.sender, 1in, 0.875in, 1.875in, 0.417in)
  window(letter.recipient, 1in, 2.125in, 2.625in, 0.542in)
}
// Where to fold.
#for y in (11in / 3, 22in / 3) {
  place(top + left, dx: 0.15in - margin.left, dy: y - margin.top, line(length: 0.14in, stroke: 0.4pt + luma(150)))
}

#let lines-of(paragraph) = paragraph.split("\\n").map(line => [#line]).join(linebreak())

#v(3.3in - margin.top)
#letter.date
#v(0.4em)
#for paragraph in letter.paragraphs {
  par(lines-of(paragraph))
}
#if letter.enclosures.len() > 0 {
  block(breakable: false)[
    #strong("Enclosures")
    #list(spacing: 0.6em, ..letter.enclosures.map(name => [#name]))
  ]
}

#let circles(enclosed, factor) = for (x, y, width, height) in enclosed.circled {
  let pad = 7pt
  place(top + left, dx: (x - pad) * factor, dy: (y - pad) * factor, rect(
    width: (width + 2 * pad) * factor,
    height: (height + 2 * pad) * factor,
    radius: calc.min(height + 2 * pad, width + 2 * pad) * factor / 2,
    stroke: 1.6pt + rgb("#c01818"),
  ))
}

#for enclosed in letter.pages {
  pagebreak()
  text(size: 10pt, weight: "semibold", enclosed.caption)
  v(0.1em)
  let boxed = enclosed + (circled: enclosed.circled.map(sides => sides.map(side => side * 1pt)))
  let factor = calc.min(6.5in / (enclosed.width * 1pt), 8.5in / (enclosed.height * 1pt))
  box(width: enclosed.width * factor * 1pt, height: enclosed.height * factor * 1pt, stroke: 0.5pt + luma(170), clip: true, {
    place(top + left, image(enclosed.file, format: "png", width: 100%, height: 100%, fit: "stretch"))
    circles(boxed, factor)
  })
}
`
