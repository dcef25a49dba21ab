/** Which room may import which (docs/decisions/0001-rooms-and-arrows.md). */
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } })

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types|\\.\\./\\+types)' } },
    never('contracts-know-no-room', '^contracts/', '^(machines|flows|content|locales|src|server|scripts)/', 'Shapes and rules both sides agree on.'),
    { name: 'contracts-only-valibot', severity: 'error', from: { path: '^contracts/', pathNot: '\\.test\\.ts$' }, to: { path: 'node_modules/', pathNot: 'node_modules/valibot' } },
    never('machines-know-only-contracts', '^machines/', '^(flows|content|locales|src|server|scripts)/', 'The world is handed in.'),
    { name: 'machines-only-xstate', severity: 'error', from: { path: '^machines/', pathNot: '\\.test\\.ts$' }, to: { path: 'node_modules/', pathNot: 'node_modules/(xstate|valibot)' } },
    never('flows-know-only-contracts', '^flows/.*(?<!\\.test)\\.ts$', '^(machines|content|src|server|scripts)/', 'A conversation is data.'),
    { name: 'flows-only-xstate', severity: 'error', from: { path: '^flows/', pathNot: '(\\.test\\.ts$|/testing/)' }, to: { path: 'node_modules/', pathNot: 'node_modules/(xstate|valibot)' } },
    never('server-never-imports-screens', '^server/(?!ssr/)', '^src/(?!api/portal\\.ts)', 'Only server/ssr knows the rendering entry.'),
    never('server-never-imports-machines', '^server/', '^machines/'),
    never('gateways-know-only-contracts', '^server/gateways/', '^(flows|server/(brain|db|services))/'),
    never('screens-never-import-server-or-flows', '^src/(?!sandbox/)', '^(server|flows|content)/'),
    { name: 'routes-never-import-routes', severity: 'error', from: { path: '^src/routes/([^/]+)' }, to: { path: '^src/routes/', pathNot: '^src/routes/($1|\\+types)' } },
    never('ui-knows-nothing-of-the-domain', '^src/ui/', '^(contracts/(chat|account|products|content|catalogue)|machines/(?!flash)|src/(?!ui|i18n))', 'A kit for any portal.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|\\.react-router/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'], extensions: ['.ts', '.tsx', '.json', '.css', '.js'] },
  },
}
