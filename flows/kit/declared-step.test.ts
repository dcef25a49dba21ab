import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FILE = `${ROOT}flows/every-element/written.ts`

const sound = `defineFlow({
  name: 'every_element',
  offered: { instead: 'home' },
  values: () => ({ plan: '3 GB' }),
  steps: {
    init: { say: ['every.hello'], next: 'send' },
    send: { call: { effect: 'lead.send', outcomes: { sent: 'done', failed: 'ask' } } },
    ask: { say: ['every.hello'], ask: { choices: { go: { title: 'every.go', to: 'done' } } } },
    done: { say: ['every.hello'], end: 'thanks' },
  },
})
`

type Mistake = [what: string, written: string, otherwise: string, says: RegExp]

const MISTAKES: Mistake[] = [
  [
    'an outcome that the effect does not have',
    "failed: 'ask' }",
    "failed: 'ask', gone: 'done' }",
    /'gone' does not exist in type 'Outcomes<"send", "lead\.send", /,
  ],
  [
    'an outcome without a way',
    ", failed: 'ask' }",
    ' }',
    /Property 'failed' is missing in type '{ sent: "done"; }' but required in type 'Outcomes<"send", "lead\.send", /,
  ],
  [
    'an effect there is not',
    "effect: 'lead.send'",
    "effect: 'lead.sent'",
    /is not assignable to type '"step send calls lead\.sent, and there is no such effect"'/,
  ],
  [
    'a step that is not there, after a call',
    "failed: 'ask'",
    "failed: 'aks'",
    /^Type '"aks"' is not assignable to type '.*"send"/,
  ],
  [
    'a value that the flow does not give, in the braces of a text',
    "ask: { say: ['every.hello']",
    "ask: { say: ['csat.helloAgain']",
    /Property '"step ask: csat\.helloAgain fills in \{firstName\}, which values does not give"' is missing/,
  ],
  [
    'a value that the flow does not give, in the braces of a title',
    "title: 'every.go'",
    "title: 'csat.helloAgain'",
    /Property '"step ask: csat\.helloAgain fills in \{firstName\}, which values does not give"' is missing/,
  ],
  [
    'a text there is not',
    "done: { say: ['every.hello']",
    "done: { say: ['every.helo']",
    /Type '"every\.helo"' is not assignable to type .* Did you mean '"every\.hello"'\?/,
  ],
  [
    'a step that only says something',
    ", next: 'send' }",
    ' }',
    /required in type '{ does: "step init lacks one of ask, call, collect, branch, next, end and transferTo"; }'/,
  ],
  ['a word misspelt', "end: 'thanks'", "ends: 'thanks'", /'ends' does not exist in type/],
]

const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT, { incremental: false, noEmit: true })
Reflect.deleteProperty(options, 'tsBuildInfoFile')

const complaintsOf = (code: string) => {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === FILE || fileExists(file)
  host.getSourceFile = (file, ...how) =>
    file === FILE ? ts.createSourceFile(file, code, ts.ScriptTarget.ES2024) : getSourceFile(file, ...how)
  const program = ts.createProgram({ rootNames: [FILE], options, host })
  return program.getSemanticDiagnostics(program.getSourceFile(FILE)).map(({ start = 0, messageText }) => ({
    line: code.slice(0, start).split('\n').length,
    says: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }))
}

const asPart = (written: string) =>
  written
    .replace('defineFlow', 'definePart')
    .replace("offered: { instead: 'home' },", "outcomes: ['over'],")
    .replaceAll('init', 'start')

test.each([
  ['flow', "import { defineFlow } from '../kit/define-flow.ts'\n", (written: string) => written],
  ['part', "import { definePart } from '../kit/define-part.ts'\n", asPart],
])(
  'ONE-01 FLOW-03 each mistake in a step of a %s is one error, at its line, that names the step and the mistake',
  (_, imports, inIt) => {
    const whole = inIt(sound)
    const written = [whole, ...MISTAKES.map(([, well, otherwise]) => whole.replace(inIt(well), () => inIt(otherwise)))]
    const all = complaintsOf([imports, ...written.map((one, at) => `export const written${at} = ${one}`)].join(''))
    const length = whole.split('\n').length - 1
    const found = written.map((_one, at) =>
      all
        .map(({ line, says }) => ({ line: line - 1 - at * length, says }))
        .filter(({ line }) => line > 0 && line <= length),
    )
    const expected = MISTAKES.map(([, well, , says]) => [
      {
        line: whole.slice(0, whole.indexOf(inIt(well))).split('\n').length,
        says: expect.stringMatching(new RegExp(inIt(says.source))),
      },
    ])
    expect(found).toEqual([[], ...expected])
  },
  120_000,
)
