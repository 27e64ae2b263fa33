import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'

const CONTRACT = /[\\/]contract[\\/][^\\/]+\.ts$/
/** What an endpoint says for the server, for the OpenAPI document that it makes, and for the types: no screen reads it. */
const FOR_THE_SERVER = new Set(['summary', 'tag', 'refusals', 'params', 'query', 'body', 'answer', 'heads'])
const NAME_IN_OPENAPI = /\s*\.meta\(\{ id: '\w+' \}\)/g

/**
 * Leaves out of the contract what a browser never reads, including the shapes of calls: the server has already parsed each answer. A
 * form's shape has its own name in the contract and stays (decision 0043).
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return CONTRACT.test(id) ? { code: lean(id, code), map: null } : null
    },
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

interface Edit extends Range {
  readonly instead: string
}

/** A contract's module without what no browser reads. */
export function lean(file: string, source: string): string {
  const { program } = parseSync(file, source)
  const edits = [
    ...unreadFields(program).map(({ start, end }) => ({ start, end: afterComma(source, end), instead: '' })),
    ...freed(program),
  ]
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, instead }) => left.slice(0, start) + instead + left.slice(end), source)
    .replaceAll(NAME_IN_OPENAPI, '')
}

const afterComma = (source: string, end: number): number => end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0)

/** The fields that only the server reads, of endpoints and of the objects spread into them. */
function unreadFields(program: ESTree.Program): readonly Range[] {
  const endpoints: ESTree.ObjectExpression[] = []
  const declared = new Map<string, ESTree.ObjectExpression>()
  new Visitor({
    CallExpression: ({ callee, arguments: [shape] }) => {
      if (callee.type === 'Identifier' && callee.name === 'endpoint' && shape?.type === 'ObjectExpression') endpoints.push(shape)
    },
    VariableDeclarator: ({ id, init }) => {
      const shape = init?.type === 'TSAsExpression' ? init.expression : init
      if (id.type === 'Identifier' && shape?.type === 'ObjectExpression') declared.set(id.name, shape)
    },
  }).visit(program)
  const spread = endpoints
    .flatMap(({ properties }) => properties)
    .flatMap((part) => (part.type === 'SpreadElement' && part.argument.type === 'Identifier' ? [part.argument.name] : []))
  return [...endpoints, ...[...new Set(spread)].flatMap((name) => declared.get(name) ?? [])].flatMap(({ properties }) =>
    properties.filter(
      (field) => field.type === 'Property' && field.key.type === 'Identifier' && FOR_THE_SERVER.has(field.key.name),
    ),
  )
}

/** Marks every value as free of side effects: the bundler can't tell that of a call or a spread, and would keep unused ones. */
function freed(program: ESTree.Program): readonly Edit[] {
  const statements = program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  )
  return statements
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init === null || !MADE.has(init.type) ? [] : [init]))
    .flatMap(({ start, end }) => [
      { start, end: start, instead: '/* @__PURE__ */ (() => (' },
      { start: end, end, instead: '))()' },
    ])
}

const MADE = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression', 'TSAsExpression', 'NewExpression'])
