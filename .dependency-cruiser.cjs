const { readdirSync } = require('node:fs')

/** Which module may import which, type imports included (docs/decisions/0029-folders-by-capability.md). */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
})

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)

/** Folders that hold capabilities, and are none themselves. */
const SHELVES = ['machines', 'server', 'server/brain', 'server/gateways', 'src', 'src/customer', 'src/site']
const OPEN_FOLDERS = ['server/composition', 'server/testing', 'src/routes', 'src/testing']
const noCapability = new Set([...SHELVES, ...OPEN_FOLDERS])
const capabilities = SHELVES.flatMap(foldersIn).filter((folder) => !noCapability.has(folder))

/** Files at the top of a capability's folder are public, the folders below it private. */
const keepsItsFoldersPrivate = (capability) => ({
  name: `private-folders-of-${capability.replaceAll('/', '-')}`,
  severity: 'error',
  comment: 'Import a file at the top of the capability, or move what is needed there.',
  from: {
    path: '^(contracts|flows|machines|server|src)/',
    // The kitchen sink shows components that nobody else may import.
    pathNot: [
      `^${capability}/`,
      '^server/(composition/|main\\.ts$)',
      '^src/sandbox/kitchen-products\\.tsx$',
      '\\.test\\.tsx?$',
      '/testing/',
    ],
  },
  to: { path: `^${capability}/[^/]+/.+\\.tsx?$`, pathNot: '/testing/' },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|@fonts/|\\.\\./build/|\\./\\+types|\\.\\./\\+types)' },
    },
    never(
      'contracts-import-no-other-module',
      '^contracts/',
      '^(machines|flows|content|locales|src|server|scripts)/',
      'Shapes and rules both sides agree on.',
    ),
    {
      name: 'contracts-only-small-pure-libraries',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(valibot|date-fns|@date-fns/tz)/' },
    },
    never(
      'machines-import-only-contracts',
      '^machines/',
      '^(flows|content|locales|src|server|scripts)/',
      'Transport, storage and clock are passed in.',
    ),
    {
      name: 'machines-only-xstate',
      severity: 'error',
      from: { path: '^machines/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(xstate|valibot)' },
    },
    never(
      'flows-import-only-contracts',
      '^flows/.*(?<!\\.test)\\.ts$',
      '^(machines|content|src|server|scripts)/',
      'A conversation is data.',
    ),
    {
      name: 'flows-only-xstate',
      severity: 'error',
      from: { path: '^flows/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(xstate|valibot)' },
    },
    never(
      'server-never-imports-src',
      '^server/',
      '^src/(?!api/portal\\.ts)',
      'What pages may ask for is all the server knows of them.',
    ),
    never('server-never-imports-machines', '^server/', '^machines/'),
    never(
      'gateways-import-only-contracts',
      '^server/gateways/',
      '^(flows/|server/(?!gateways/|testing/|telemetry/traced\\.ts|runtime\\.ts))',
    ),
    never(
      'capabilities-never-import-the-composition',
      '^server/(?!composition/|main\\.ts|testing/|.*\\.test\\.ts)',
      '^server/composition/(?!parts\\.ts)',
      'The composition introduces capabilities to each other.',
    ),
    never('src-never-imports-server-or-flows', '^src/(?!sandbox/)', '^(server|flows|content)/'),
    {
      name: 'routes-never-import-routes',
      severity: 'error',
      from: { path: '^src/routes/([^/]+)' },
      to: { path: '^src/routes/', pathNot: '^src/routes/($1|\\+types)' },
    },
    never(
      'ui-knows-nothing-of-the-domain',
      '^src/ui/',
      '^(contracts/(chat|account|products|content|catalogue)|machines/(?!flash)|src/(?!ui|i18n))',
      'A kit for any portal.',
    ),
    ...capabilities.map(keepsItsFoldersPrivate),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|\\.react-router/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.json', '.css', '.js'],
    },
  },
}
