import { type Question, stemOf } from '#engine/assistant/question.ts'
import { GLOSSARY, type GlossaryEntry } from '#engine/education/glossary.ts'
import type { Article, Section } from '#engine/education/article.ts'
import { EMPTY_WORDS, isNear, wordsOf } from '#engine/education/search-articles.ts'

/** A paragraph of an article that fits a question. */
export interface Passage {
  readonly article: Article
  readonly heading: string
  /** Word for word, the first of the section whose heading fits best; else of the article. */
  readonly paragraph: string
}

/** How much a word counts by where it is. */
const WEIGHT = { title: 3, heading: 2.5, description: 1.5, text: 1 } as const
/** So much of what a question says must be found, by weight of its words: else the passage is about something else. */
const LEAST_COVERAGE = 0.55
/** And so much of it in the titles and headings: a word in passing makes no subject. */
const LEAST_SUBJECT = 0.5
/** A second article must be nearly as good as the first. */
const NEARLY = 0.72
const MOST_PASSAGES = 2
const TYPO = 0.7

type Counts = ReadonlyMap<string, number>

interface Indexed {
  readonly article: Article
  readonly head: Counts
  readonly sections: readonly { readonly section: Section; readonly heading: Counts; readonly counts: Counts }[]
  /** What is in the title, the description and the headings. */
  readonly subject: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

export interface Library {
  /** The best passages for these stems, typos forgiven; articles whose law has fallen by then are for the caller to leave out. */
  find(stems: readonly string[], among: (article: Article) => boolean): readonly Passage[]
  /** Whether any article uses the word. */
  knows(word: string): boolean
}

/** Build it once: it reads every article. */
export function openLibrary(articles: readonly Article[]): Library {
  const indexed = articles.map(indexOf)
  const uses = new Map<string, number>()
  for (const { all } of indexed) for (const stem of all) uses.set(stem, (uses.get(stem) ?? 0) + 1)
  const rarity = (stem: string): number => {
    const count = uses.get(stem) ?? 0
    return Math.log(1 + (articles.length - count + 0.5) / (count + 0.5))
  }
  const spellings = (stem: string): Wanted => {
    if (uses.has(stem)) return { forms: [stem], sureness: 1, weight: rarity(stem) }
    const forms = [...uses.keys()].filter((word) => isNear(stem, word))
    // What no article knows counts in full against them all.
    const weight = forms.length === 0 ? rarity(stem) : Math.max(...forms.map(rarity))
    return { forms, sureness: TYPO, weight }
  }
  return {
    knows: (word) => uses.has(stemOf(word)),
    find: (stems, among) => {
      const wanted = stems.map(spellings)
      const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
      const found = indexed
        .filter(({ article }) => among(article))
        .map((one) => judge(one, wanted))
        .filter(({ covered, named }) => total > 0 && covered / total >= LEAST_COVERAGE && named / total >= LEAST_SUBJECT)
        .toSorted((a, b) => b.score - a.score)
      const best = found[0]?.score ?? 0
      return found
        .filter(({ score }) => score >= best * NEARLY)
        .flatMap(({ passage }) => passage)
        .slice(0, MOST_PASSAGES)
    },
  }
}

interface Wanted {
  readonly forms: readonly string[]
  readonly sureness: number
  readonly weight: number
}

function judge({ article, head, sections, all, subject }: Indexed, wanted: readonly Wanted[]) {
  const held = wanted.map(({ forms, ...rest }) => ({ ...rest, forms: forms.filter((form) => all.has(form)) }))
  const weightIn = (words: ReadonlySet<string>): number =>
    held.reduce((sum, { forms, weight }) => sum + (forms.some((form) => words.has(form)) ? weight : 0), 0)
  const worth = (counts: Counts): number =>
    held.reduce((sum, { forms, weight, sureness }) => sum + weight * sureness * saturated(best(counts, forms)), 0)
  const ranked = sections.map((one) => ({ ...one, score: worth(one.counts) })).toSorted((a, b) => b.score - a.score)
  // A paragraph from the middle is torn out of its context: only a heading that says more of the question than the title leads there.
  const untitled = held.flatMap(({ forms }) => forms.filter((form) => !head.has(form)))
  const fitting = ranked.find(({ heading }) => untitled.some((form) => heading.has(form)))
  const section = fitting?.section ?? article.sections[0]
  const paragraph = section?.paragraphs[0]
  const passage: readonly Passage[] =
    section === undefined || paragraph === undefined ? [] : [{ article, heading: section.heading, paragraph }]
  return { covered: weightIn(all), named: weightIn(subject), passage, score: worth(head) * 2 + (ranked[0]?.score ?? 0) }
}

const best = (counts: Counts, forms: readonly string[]): number => Math.max(0, ...forms.map((form) => counts.get(form) ?? 0))
/** A word that is there ten times is not ten times the better answer. */
const saturated = (count: number): number => count / (count + 1.5)

function indexOf(article: Article): Indexed {
  const head = countsOf([
    [article.title, WEIGHT.title],
    [article.description, WEIGHT.description],
  ])
  const sections = article.sections.map((section) => ({
    section,
    heading: countsOf([[section.heading, WEIGHT.heading]]),
    counts: countsOf([[section.heading, WEIGHT.heading], ...section.paragraphs.map((text) => [text, WEIGHT.text] as const)]),
  }))
  const subject = new Set([...head.keys(), ...sections.flatMap(({ heading }) => [...heading.keys()])])
  const all = new Set([...head.keys(), ...sections.flatMap(({ counts }) => [...counts.keys()])])
  return { article, head, sections, subject, all }
}

function countsOf(texts: readonly (readonly [text: string, weight: number])[]): Counts {
  const counts = new Map<string, number>()
  for (const [text, weight] of texts) {
    for (const word of wordsOf(text)) {
      if (EMPTY_WORDS.has(word)) continue
      const stem = stemOf(word)
      counts.set(stem, (counts.get(stem) ?? 0) + weight)
    }
  }
  return counts
}

const stemsIn = (text: string): string => wordsOf(text).map(stemOf).join(' ')

const TERMS = GLOSSARY.map((entry) => ({ entry, names: namesOf(entry) }))

/** `Date of first delinquency. Short: DOFD.` has two names. */
function namesOf({ term, means }: GlossaryEntry): readonly string[] {
  const short = /\bShort: ([A-Z]+)/.exec(means)?.[1]
  return [term, ...(short === undefined ? [] : [short])].map(stemsIn)
}

/** Words of daily use too: they are explained only when nothing else is asked. */
const PLAIN_TERMS = new Set(['Account', 'Bureau', 'Dispute'])

/** The words of the trade that are asked for; of one inside another only the longer, and none that is named in passing. */
export function findTerms({ words, stems }: Pick<Question, 'words' | 'stems'>): readonly GlossaryEntry[] {
  const text = ` ${words.map(stemOf).join(' ')} `
  const found = TERMS.flatMap(({ entry, names }) => {
    const name = names.find((one) => text.includes(` ${one} `))
    return name === undefined ? [] : [{ entry, name }]
  })
  const isAsked = ({ entry, name }: { entry: GlossaryEntry; name: string }): boolean =>
    stems.length <= 1 || name.includes(' ') || (!PLAIN_TERMS.has(entry.term) && stems.length <= 2)
  return found
    .filter((one) => isAsked(one) && !found.some(({ name }) => name !== one.name && ` ${name} `.includes(` ${one.name} `)))
    .map(({ entry }) => entry)
    .slice(0, MOST_PASSAGES)
}
