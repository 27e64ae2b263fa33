import { describe, expect, it } from 'vitest'
import { wordsOf } from './words-of.ts'

const keys = (source: string): string[] =>
  wordsOf('web/x.tsx', source)
    .filter(({ isSurely }) => isSurely)
    .map(({ key }) => key)

describe('the words of a source file', () => {
  it.each([
    ['a text in an element', 'const a = <p>Read it first.</p>', ['Read it first.']],
    ['a text over two lines', 'const a = <p>\n  Read it\n  first.\n</p>', ['Read it first.']],
    ['values in their places', 'const a = <p>{n} of {m} read</p>', ['{0} of {1} read']],
    ['a blank that is written out', "const a = <p>Read{' '}it</p>", ['Read it']],
    ['a choice of two', "const a = <p>{n} {n === 1 ? 'is' : 'are'} open</p>", ['{0} {1:is|are} open']],
    ['an element inside a sentence', 'const a = <p>Read <b>all of it</b> now</p>', ['Read <0>all of it</0> now']],
    ['an icon before a word', 'const a = <b><Icon of={X} />Print</b>', ['<0/>Print']],
    ['the name of a figure', 'const a = <Fact name="Days remaining" text={n} />', ['Days remaining']],
    ['an attribute', 'const a = <Sheet title="What you said" tone="warn" />', ['What you said']],
    ['a template', 'const a = `Page ${n} of ${m}`', ['Page {0} of {1}']],
    ['a template in a sentence', 'const a = <p>Read {`page ${n}`}</p>', ['Read page {0}']],
    ['a counted noun', "const a = counted(n, 'entry', 'entries')", ['n entry']],
    ['a text in a list', "const a = ['Open', 'not reported']", ['Open', 'not reported']],
    ['what is inside a value', 'const a = <p>See {link(<b>the page</b>)} first</p>', ['See {0} first', 'the page']],
    [
      'each element by itself where nothing is between them',
      'const a = <div><p>One of it</p><p>Two of it</p></div>',
      ['One of it', 'Two of it'],
    ],
  ])('are found: %s', (_what, source, expected) => {
    expect(keys(source)).toEqual(expected)
  })

  it.each([
    ['classes', 'const a = <p className="flex grow px-5">{x}</p>'],
    ['classes in a list', "const a = 'px-5 py-1.5 md:px-7'"],
    ['a name that is compared', "if (status === 'Open') stop()"],
    ['a path', "import { a } from '#web/parts/a b.ts'; go('/plan')"],
    ['a key', "const a = { 'Date opened': 1 }"],
    ['the name of a field', 'const a = <Field name="firstName" value={n} />'],
    ['names in a list', "const a = ['names', 'phones'] as const"],
    ['a type', "type A = 'Not read' | 'Read'"],
    ['what only the document of the calls says', "const a = { summary: 'Reads the plan' }"],
  ])('are not: %s', (_what, source) => {
    expect(keys(source)).toEqual([])
  })
})
