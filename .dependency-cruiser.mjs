/** The dependency rule between the rooms. Read top to bottom: lowest room first. */
const rooms = 'contract|engine|adapters|server|web|e2e|tools'
const only = (room, allowed, comment) => ({
  name: `${room}-reaches-only-${allowed.join('-') || 'itself'}`,
  comment,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(${rooms})/`, pathNot: `^(${[room, ...allowed].join('|')})/` },
})
export default {
  forbidden: [
    only('engine', [], 'The engine is pure: facts in, findings out. It may not know any other room.'),
    only('contract', ['engine'], "The contract describes the wire; it borrows the engine's vocabulary and nothing else."),
    only('adapters', [], 'An adapter knows its outside service, not our product.'),
    only('server', ['contract', 'engine', 'adapters'], 'The server may not import the screens or the tools.'),
    only('web', ['contract', 'engine'], 'The browser may not import the server or an adapter.'),
    {
      name: 'e2e-sees-contract-and-test-tools',
      severity: 'error',
      comment:
        'A journey drives the browser; inside, it may only start the product, print reports to upload, read what the documents and the table of screens want and keep pictures.',
      from: { path: '^e2e/' },
      to: {
        path: `^(${rooms})/`,
        pathNot:
          '^(e2e|contract|engine|server/testing|tools/(native-people|synthetic-reports|synthetic-pictures|synthetic-answers|local-services|spec|gallery))/|^tools/(start-arguments|build/screens)\\.ts$',
      },
    },
    {
      name: 'only-main-chooses-adapters',
      severity: 'error',
      comment:
        'Everyone but server/main.ts and the test app sees ports, never a vendor. Turns are dealt out in one way everywhere.',
      from: { path: '^server/', pathNot: '^server/(main\\.ts|testing/)|\\.test\\.ts$' },
      to: { path: '^adapters/', pathNot: '^adapters/([^/]+/port|threads/fair-turns)\\.ts$' },
    },
    {
      name: 'engine-has-no-packages',
      severity: 'error',
      comment: 'No npm package and no node module inside the engine.',
      from: { path: '^engine/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'feature-stays-in-its-folder',
      severity: 'error',
      comment: 'A feature talks to another only through its front door (<feature>/<feature>.ts).',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/features/', pathNot: ['^server/features/$1/', '^server/features/([^/]+)/\\1\\.ts$'] },
    },
    {
      name: 'feature-reads-its-own-table',
      severity: 'error',
      comment: 'A table is read and written by the feature of its name alone; the platform knows the session and the audit log.',
      from: { path: '^server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/database/tables/', pathNot: '^server/database/tables/$1\\.ts$' },
    },
    {
      name: 'screen-stays-in-its-folder',
      severity: 'error',
      comment: 'Screens share through web/ui, web/parts and web/platform, never by reaching across.',
      from: { path: '^web/screens/([^/]+)/' },
      to: { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    },
    {
      name: 'outside-services-only-in-adapters',
      severity: 'error',
      comment: 'Mail, PDF, pictures and vendors are spoken to in adapters/ alone.',
      from: { pathNot: '^(adapters|tools)/|\\.test\\.ts$' },
      to: {
        path: 'node_modules/(stripe|lob|nodemailer|@aws-sdk|ai|@ai-sdk|@embedpdf|@myriaddreamin|sharp|piscina|@opentelemetry|htmlparser2|file-type|tesseract\\.js-core)(/|$)',
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'No module may depend on itself, however long the way round.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-feature-cycles',
      scope: 'folder',
      severity: 'error',
      comment: 'Two features may not need each other; the shared part is a third thing.',
      from: { path: '^(server/features|web/screens)/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'no-test-in-production',
      severity: 'error',
      comment: 'What is shipped never imports a test or the test app.',
      from: { path: '^(engine|contract|adapters|server|web)/', pathNot: '\\.test\\.tsx?$|^server/testing/' },
      to: { path: '\\.(test|e2e)\\.tsx?$|^server/testing/' },
    },
    {
      name: 'not-unresolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'rule-is-tested',
      severity: 'error',
      comment: 'Every engine rule is reached by a test.',
      from: { path: '\\.test\\.ts$' },
      to: { path: '^engine/audit/rules/', pathNot: '\\.test\\.ts$', reachable: false },
    },
  ],
  options: {
    // Who depends on a module, and modules that nobody needs: no wall asks, and knip names the latter.
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
