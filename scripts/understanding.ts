import { parseArgs } from 'node:util'
import { LANGUAGES, PARTS, readLabelled } from '#server/questions/testing/utterances/labelled.ts'
import { createListen } from '#server/questions/testing/utterances/listen.ts'
import { COLUMNS, figuresOf, judge } from '#server/questions/testing/utterances/measure.ts'

/**
 * `npm run understanding` prints how well labelled utterances are understood, per language and place. `--held-out`
 * scores the part that is not read, once per release, `--strangers` and `--later-strangers` those that strangers wrote;
 * `--wrong` lists the utterances that are understood wrongly.
 */
const { values } = parseArgs({
  options: {
    'held-out': { type: 'boolean' },
    strangers: { type: 'boolean' },
    'later-strangers': { type: 'boolean' },
    wrong: { type: 'boolean' },
  },
})
const part = PARTS.find((one) => one !== 'work' && values[one]) ?? 'work'
const listen = await createListen()
const judged = readLabelled(part).map((said) => {
  const heard = listen(said)
  return { said, heard, verdict: judge(said, heard) }
})

const share = ([count, of]: [number, number]) =>
  of === 0 ? '-' : `${Math.round((1000 * count) / of) / 10} % (${count}/${of})`
const print = (cells: readonly string[]) =>
  process.stdout.write(`${cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(22))).join('')}\n`)
const row = (name: string, among: typeof judged) => {
  const figures = figuresOf(among.map(({ verdict }) => verdict))
  print([`${name} (${among.length})`, ...COLUMNS.map((column) => share(figures[column]))])
}

print(['', ...COLUMNS])
row('all', judged)
for (const [language, locale] of Object.entries(LANGUAGES)) {
  const own = judged.filter(({ said }) => said.locale === locale)
  row(language, own)
  for (const place of new Set(own.map(({ said: { flow, step } }) => `${flow} ${step}`)))
    row(
      `  ${place}`,
      own.filter(({ said: { flow, step } }) => `${flow} ${step}` === place),
    )
}
if (values.wrong)
  for (const { said, heard, verdict } of judged) {
    const { acts, remarkTaken, wrongValue, offTopic, missed, corrected, values: counts } = verdict
    const faults = [
      ...(remarkTaken ? ['remark taken'] : []),
      ...(wrongValue ? ['wrong value'] : []),
      ...(offTopic ? [`off topic: ${heard.topic}`] : []),
      ...(missed ? ['missed'] : []),
      ...(corrected === false ? ['not corrected'] : []),
      ...(counts[1] < counts[0] ? ['values lost'] : []),
      ...(acts ? [] : ['acts']),
    ]
    const told = [
      ...heard.taken,
      ...heard.asked.map(({ name, value }) => ({ name, value: `${value}?` })),
      ...heard.changed.map(({ name, value }) => ({ name: `!${name}`, value })),
    ]
    if (faults.length > 0)
      process.stdout.write(
        `${said.locale} ${said.flow} ${said.step} | ${said.said} | ${faults.join(', ')} | heard ${told.map(({ name, value }) => `${name}=${value}`).join('; ')} ${[...heard.acts].join(' ')}\n`,
      )
  }
