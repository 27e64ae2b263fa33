import { describe, expect, it } from 'vitest'
import { partsOf } from '#engine/spanish/parts-of.ts'
import { spanishOf } from '#engine/spanish/say-in-spanish.ts'
import { templatesOf, valuesIn } from '#engine/spanish/template.ts'

const say = spanishOf([
  ['Choose the report first.', 'Primero elija el informe.'],
  ['The account of {0} was opened on {1}.', 'La cuenta de {0} se abrió el {1}.'],
  ['{0} {1:error was|errors were} found.', 'Se {1:encontró|encontraron} {0} {1:error|errores}.'],
  ['Your report lists {0} that you did not confirm.', 'Su informe muestra {0} que usted no confirmó.'],
  ['addresses', 'direcciones'],
  ['n entry', 'dato|datos'],
  ['the old report', 'el informe anterior'],
  ['The old report', 'El informe anterior'],
  ['We compared it with {0}.', 'Lo comparamos con {0}.'],
  ['; and in {0} more months', '; y en {0} meses más'],
  ['{0} of {1}', '{0} de {1}'],
  ['It is kept until {0}. Counted so, it ends on {1}.', 'Se conserva hasta el {0}. Contado así, termina el {1}.'],
  ['Did you apply to {0}{1}, or not?', '¿Hizo una solicitud a {0}{1}, o no?'],
  [', on {0}', ', el {0}'],
  [', on your {0} report', ', en su informe de {0}'],
  ['Status: {0}.', 'Estado: «{0}».'],
  ['It is listed since {0}.', 'Aparece desde el {0}.'],
  [' around {0}', ' alrededor del {0}'],
  ['Dispute {0}', 'Disputar {0}'],
  ['Dispute each error with the company.', 'Dispute cada error con la empresa.'],
])

describe('a finished text in Spanish', () => {
  it('is not said in Spanish again', () => {
    const once = say('Dispute each error with the company.')
    expect([once, say(once)]).toEqual(['Dispute cada error con la empresa.', 'Dispute cada error con la empresa.'])
  })

  it.each([
    ['a whole sentence', 'Choose the report first.', 'Primero elija el informe.'],
    [
      'values stay, days are written',
      'The account of BANK ONE was opened on March 5, 2024.',
      'La cuenta de BANK ONE se abrió el 5 de marzo de 2024.',
    ],
    ['a month', 'The account of X was opened on May 2024.', 'La cuenta de X se abrió en mayo de 2024.'],
    ['a month after a preposition', 'It is listed since May 2024.', 'Aparece desde mayo de 2024.'],
    ['a choice', '1 error was found.', 'Se encontró 1 error.'],
    ['the other choice', '3 errors were found.', 'Se encontraron 3 errores.'],
    [
      'a counted noun',
      'Your report lists 2 entries that you did not confirm.',
      'Su informe muestra 2 datos que usted no confirmó.',
    ],
    ['words in a value', 'We compared it with the old report.', 'Lo comparamos con el informe anterior.'],
    ['two sentences', 'Choose the report first. 3 errors were found.', 'Primero elija el informe. Se encontraron 3 errores.'],
    [
      'two sentences of one template',
      'It is kept until May 2030. Counted so, it ends on May 5, 2029. Choose the report first.',
      'Se conserva hasta mayo de 2030. Contado así, termina el 5 de mayo de 2029. Primero elija el informe.',
    ],
    [
      'a value with another behind it',
      'We compared it with May 2024 (the old report).',
      'Lo comparamos con mayo de 2024 (el informe anterior).',
    ],
    [
      'a name with a part behind it',
      'Did you apply to BANK ONE, AUTO around March 5, 2024, or not?',
      '¿Hizo una solicitud a BANK ONE, AUTO alrededor del 5 de marzo de 2024, o no?',
    ],
    ['what is printed', 'Status: Not more than two payments past due.', 'Estado: «Not more than two payments past due».'],
    [
      'the surest part behind it',
      'Did you apply to BANK ONE, on your May 2024 report, or not?',
      '¿Hizo una solicitud a BANK ONE, en su informe de mayo de 2024, o no?',
    ],
    ['words of ours before a name', 'The old report: BANK OF AUTUMN', 'El informe anterior: BANK OF AUTUMN'],
    ['a count of what is known', '3 addresses', '3 direcciones'],
    ['a name without that part', 'Did you apply to BANK ONE, or not?', '¿Hizo una solicitud a BANK ONE, o no?'],
    ['one of two that is known', 'Choose the report first. Nobody knows this.', 'Primero elija el informe. Nobody knows this.'],
    ['a name in a value', 'The account of Bank of America was opened on 2024.', 'La cuenta de Bank of America se abrió en 2024.'],
    [
      'days in a row',
      'We compared it with March 2024, April 2024 and May 2024.',
      'Lo comparamos con marzo de 2024, abril de 2024 y mayo de 2024.',
    ],
    [
      'days parted by semicolons, and how many more',
      'We compared it with March 2024; April 2024; and in 2 more months.',
      'Lo comparamos con marzo de 2024; abril de 2024; y en 2 meses más.',
    ],
  ])('says %s', (_what, english, spanish) => {
    expect(say(english)).toBe(spanish)
  })

  it('says nothing by halves', () => {
    const half = 'We compared it with what the court wrote to you.'
    expect(say(half)).toBe(half)
  })

  it.each(['Bank of America', 'PAID AS AGREED', 'I never opened this account.', '', 'x'.repeat(10_000)])(
    'leaves “%s”',
    (text) => {
      expect(say(text)).toBe(text)
    },
  )
})

describe('a template', () => {
  it('finds its values, and refuses what it did not make', () => {
    const [template] = templatesOf('{0} until {1}.', '{0} hasta {1}.')
    if (template === undefined) throw new Error('no template')
    expect(valuesIn(template, 'Free until Monday.')).toEqual(
      new Map([
        [0, 'Free'],
        [1, 'Monday'],
      ]),
    )
    expect(valuesIn(template, 'Free until Monday')).toBeNull()
    expect(valuesIn(template, '.')).toBeNull()
  })

  it('with more choices than are told apart, or with elements, is left', () => {
    expect(templatesOf('{0:a|b}{1:a|b}{2:a|b}{3:a|b}{4:a|b}', 'x')).toEqual([])
    expect(templatesOf('<0>{1} it</0>', '<0>{1}</0>')).toEqual([])
  })

  it('is read in its parts', () => {
    expect(partsOf('<0>{1:a|b} of</0> {2}<3/>')).toEqual([
      { at: 0, branches: null, tag: 'open' },
      { at: 1, branches: ['a', 'b'], tag: 'value' },
      ' of',
      { at: 0, branches: null, tag: 'close' },
      ' ',
      { at: 2, branches: null, tag: 'value' },
      { at: 3, branches: null, tag: 'empty' },
    ])
  })
})
