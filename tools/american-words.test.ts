import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
/** Words of other people's papers, and of questions that members type, are read in either spelling. */
const READ_EITHER =
  /\.test\.tsx?$|^engine\/(?:testing|cases|reading|recognition|assistant\/ideas|letters\/mentions|audit\/short-names)/
const BRITISH =
  /\b(?:(?:un)?recogni[sz]?s(?:e[ds]?|ing)|(?:re)?analys(?:ed?|ing)|organis\w+|apologis\w+|realis(?:e|ed|es|ing)|summaris\w+|prioritis\w+|finalis\w+|colou?r?ours?\b|(?:colour|behaviour|favour|honour|labour|neighbour|rumour)\w*|centre[ds]?|cheques?|licences?|judgements?|whilst|amongst|enquir(?:y|ies|e|ed)|programmes?|practis(?:e|ing)|fulfil|labelled|travelled|grey|learnt|spelt|catalogue[ds]?|instalments?)\b/i
/** What is between quotes, backticks or tags; a text is what has several words. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`|(?<=>)[^<>{}=;(]+(?=[<{])/g
const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g

/** A translation's tone: passives of the present, and what "stands", "rests" or goes on "by itself" instead of being there. "No card is asked for" is the documents' own. */
const TRANSLATED =
  /\b(?:stands?|stood) (?:in|at|on|here|there|below|above|under|with|then|already|again|beside)\b|\bby (?:itself|themselves)\b|\b(?:is|are) asked (?:by|here|again|at once)\b|(?<!\bcard )\bis asked for\b|\brests? on\b|\b(?:is|are) read (?:at once|as a)\b|\bwaits? to be\b|\bmended\b|\b(?:is|are) kept (?:with|nowhere|beside)\b/i

/** Texts of several words that a pattern finds a word in. */
function textsWith(folders: string, pattern: RegExp): readonly string[] {
  const files = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !READ_EITHER.test(file))
  expect(files.length).toBeGreaterThan(500)
  return files.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
      .replace(COMMENTS, '')
      .replace(/^import [^]*? from '[^']*'$/gm, '')
    return [...source.matchAll(TEXTS)].flatMap(([text]) => {
      const word = text.includes(' ') ? pattern.exec(text)?.[0] : undefined
      return word === undefined ? [] : [`${file}: ${word} in ${text.trim().slice(0, 80)}`]
    })
  })
}

it('what people read is spelled as in the United States', () => {
  expect(textsWith('{web,server,engine,contract}', BRITISH)).toEqual([])
})

it('the screens say what someone does, and read like no translation', () => {
  expect(textsWith('web', TRANSLATED)).toEqual([])
})
