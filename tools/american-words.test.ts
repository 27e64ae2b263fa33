import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')
/** Words of other people's papers, and of questions that members type, are read in either spelling. */
const READ_EITHER =
  /\.test\.tsx?$|^engine\/(?:testing|cases|reading|recognition|assistant\/ideas|letters\/mentions|audit\/short-names)/
const BRITISH =
  /\b(?:(?:un)?recogni[sz]?s(?:e[ds]?|ing)|(?:re)?analys(?:ed?|ing)|organis\w+|apologis\w+|realis(?:e|ed|es|ing)|summaris\w+|prioritis\w+|finalis\w+|colou?r?ours?\b|(?:colour|behaviour|favour|honour|labour|neighbour|rumour)\w*|centre[ds]?|cheques?|licences?|judgements?|whilst|amongst|enquir(?:y|ies|e|ed)|programmes?|practis(?:e|ing)|fulfil|labelled|travelled|grey|learnt|spelt|catalogue[ds]?|instalments?)\b/i
/** What stands between quotes, backticks or tags; a text is what has several words. */
const TEXTS = /'(?:[^'\\\n]|\\.)*'|`[^`\n]*`|(?<=>)[^<>{}=;(]+(?=[<{])/g
const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g

it('what people read is spelled as in the United States', () => {
  const files = globSync('{web,server,engine,contract}/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !READ_EITHER.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const british = files.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
      .replace(COMMENTS, '')
      .replace(/^import [^]*? from '[^']*'$/gm, '')
    return [...source.matchAll(TEXTS)].flatMap(([text]) => {
      const word = text.includes(' ') ? BRITISH.exec(text)?.[0] : undefined
      return word === undefined ? [] : [`${file}: ${word} in ${text.trim().slice(0, 80)}`]
    })
  })
  expect(british).toEqual([])
})
