/**
 * The Typst source of the sheet. Words and measures come as data (`sys.inputs.letter`, JSON) and are placed as strings: no
 * text of a user is ever read as markup. The geometry is that of `envelope.ts`.
 */
export const SHEET = `
#let letter = json(bytes(sys.inputs.letter))
#let margin = (left: 1in, right: 1in, top: 1in, bottom: 0.9in)
#let practice = text(size: 50pt, weight: "bold", fill: rgb(180, 30, 30, 62))[PRACTICE \\u{2013} NOT FOR MAILING]

#set document(title: "Letter", date: none)
#set text(font: "Libertinus Serif", size: 11pt, lang: "en", region: "US", hyphenate: false)
#set par(justify: false, leading: 0.62em, spacing: 1.05em)



#let at(x, y, body) = place(top + left, dx: x - margin.left, dy: y - margin.top, body)

// Lines of text that must fit a window: at the margin of the letter where that is large enough to read, else over the whole
// width of what the window shows; lines that are too long wrap before the letters get too small.
#let window(lines, area) = {
  // A slanted letter may reach a little to the left of its place.
  let wide = (left: (area.left + 0.02) * 1in, width: (area.width - 0.04) * 1in)
  let narrow = (left: margin.left, width: wide.left + wide.width - margin.left)
  let height = area.height * 1in
  at(0in, area.top * 1in, context {
    let set-in(size, width) = {
      set text(size: size, top-edge: "ascender", bottom-edge: "descender")
      set par(leading: 0pt, spacing: 0pt)
      stack(dir: ttb, spacing: 0pt, ..lines.map(line => if width == none { box(line) } else { block(width: width, line) }))
    }
    let tries(from, to, place, wraps) = range(0, int((from - to) * 2) + 1).map(step => (size: (from - step / 2) * 1pt, place: place, wraps: wraps))
    let fits(one) = {
      let natural = measure(set-in(one.size, none))
      if not one.wraps { return natural.width <= one.place.width and natural.height <= height }
      // A word that is longer than the line would stand out of the window.
      let words = lines.map(line => line.split(" ")).flatten()
      let longest = calc.max(..words.map(word => measure(text(size: one.size, word)).width))
      longest <= one.place.width and measure(set-in(one.size, one.place.width)).height <= height
    }
    let candidates = tries(10.5, 8, narrow, false) + tries(9.5, 7, wide, false) + tries(8, 5, wide, true) + tries(6.5, 3.5, wide, false)
    let found = candidates.find(fits)
    if found != none {
      place(dx: found.place.left, set-in(found.size, if found.wraps { found.place.width } else { none }))
    } else {
      let m = measure(set-in(3.5pt, none))
      place(dx: wide.left, scale(calc.min(wide.width / m.width, height / m.height) * 100%, origin: top + left, reflow: true, set-in(3.5pt, none)))
    }
  })
}

#let drawn(barcode) = box(width: barcode.width * 1in, height: barcode.height * 1in, {
  for bar in barcode.bars {
    place(top + left, dx: bar.left * 1in, dy: bar.top * 1in, rect(width: bar.width * 1in, height: bar.height * 1in, fill: black))
  }
  if barcode.practice {
    place(center + horizon, box(fill: white, inset: (x: 4pt, y: 1pt), text(size: barcode.wordSize * 1pt, weight: "bold", tracking: 1pt)[PRACTICE]))
  }
})

#let addresses() = if letter.windows == "printed" {
  window(letter.sender, letter.areas.sender)
  window(letter.recipient, letter.areas.recipient)
  if letter.barcode != none {
    at(letter.barcode.left * 1in, letter.barcode.top * 1in, drawn(letter.barcode))
  }
}
// Where to fold.
#let folds() = for y in letter.folds {
  at(0.15in, y * 1in, line(length: 0.14in, stroke: 0.4pt + luma(150)))
}

#let practice-mark = if letter.isPractice { rotate(-38deg, reflow: true, practice) }
#set page(paper: "us-letter", margin: margin, foreground: practice-mark)

#if letter.cover != none {
  addresses()
  folds()
  v(3.3in - margin.top)
  text(size: 14pt, weight: "semibold", if letter.cover.kind == "practice" [Certified mail: practice cover] else [Certified mail: cover])
  for words in letter.cover.words { par(words) }
  v(0.2in)
  align(center, box(stroke: (thickness: 0.5pt, dash: "dashed", paint: luma(120)), inset: (x: 0.3in, y: 0.25in), {
    text(size: 12pt, weight: "bold", letter.cover.title)
    v(0.08in)
    if letter.cover.bars != none {
      box(inset: (x: letter.cover.quiet * 1in, y: 0.06in), drawn(letter.cover.bars))
      linebreak()
    }
    text(size: 12pt, tracking: 0.5pt, letter.cover.printed)
  }))
  pagebreak()
  counter(page).update(1)
}

#set page(footer: context align(center, text(size: 9pt, fill: luma(90))[Page #counter(page).display() of #counter(page).final().first()]))

#let lines-of(paragraph) = paragraph.split("\\n").map(line => [#line]).join(linebreak())

#addresses()
#folds()
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
  let boxed = enclosed + (circled: enclosed.circled.map(sides => sides.map(side => side * 1pt)))
  let (width, height) = (enclosed.at.width * 1pt, enclosed.at.height * 1pt)
  at(enclosed.at.left * 1pt, enclosed.at.top * 1pt, box(width: width, height: height, stroke: 0.5pt + luma(170), clip: true, {
    // A page of a PDF is laid here when the letter is set.
    if enclosed.typst != "pdf" {
      place(top + left, image(enclosed.file, format: enclosed.typst, width: 100%, height: 100%, fit: "stretch"))
      circles(boxed, width / (enclosed.width * 1pt))
    }
    if enclosed.isMarkedCopy {
      place(center + horizon, rotate(-30deg, text(size: 64pt, weight: "bold", fill: rgb(90, 90, 90, 70), tracking: 6pt)[COPY]))
    }
  }))
}
`
