/**
 * The Typst source of a listing. The font's own line is 9.3 pt high; set into a pitch of 11 pt its glyphs
 * stand in the middle of the line whose top `y` names (measured with PDFium: the loose box of a word is the line to 0.2 pt).
 */
export const LISTING_SHEET = `
#set document(title: "Report", date: none)
#set page(width: 612pt, height: 792pt, margin: 0pt)
#set text(font: "DejaVu Sans Mono", size: 8pt, lang: "en", hyphenate: false, ligatures: false, top-edge: "ascender", bottom-edge: "descender")
#let pages = json(bytes(sys.inputs.pages))
#for (number, texts) in pages.enumerate() {
  if number > 0 { pagebreak() }
  for (x, y, words, is-heading) in texts {
    place(top + left, dx: x * 1pt, dy: y * 1pt + 2pt, box(text(weight: if is-heading { "bold" } else { "regular" }, words)))
  }
}
`
