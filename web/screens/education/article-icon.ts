import { BookOpen, CirclePlay, FileText, Lightbulb, type LucideIcon } from 'lucide-react'

/** The drawing that an icon's name asks for: names containing play, book or lightbulb choose it, any other is a page. */
export function articleIcon(name: string): LucideIcon {
  if (name.includes('play')) return CirclePlay
  if (name.includes('book')) return BookOpen
  if (name.includes('lightbulb')) return Lightbulb
  return FileText
}
