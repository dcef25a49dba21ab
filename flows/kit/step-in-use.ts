import type { Step } from './flow.ts'

/** A step of a part, with the guards, offers and other things it names as they are named in the flow that uses the part. */
export function withNames(step: Step<string>, qualified: (name: string) => string): Step<string> {
  const named = {
    ...step,
    ...(step.learn && { learn: qualified(step.learn) }),
    ...(step.summary && { summary: qualified(step.summary) }),
  }
  if ('branch' in named)
    return { ...named, branch: named.branch.map((way) => ({ ...way, ...(way.if && { if: qualified(way.if) }) })) }
  if (!('ask' in named) || !named.ask.offer) return named
  return { ...named, ask: { ...named.ask, offer: { ...named.ask.offer, from: qualified(named.ask.offer.from) } } }
}

/** A step of a part, with texts of the use in place of the part's. */
export function withWords(step: Step<string>, words: ReadonlyMap<string, string | undefined>): Step<string> {
  if (words.size === 0) return step
  const own = (text: string) => words.get(text) ?? text
  const said = { ...step, ...(step.say && { say: step.say.map(own) }) }
  if (!('ask' in said)) return said
  const { choices, input, leave, consent, why, about } = said.ask
  return {
    ...said,
    ask: {
      ...said.ask,
      ...(choices && {
        choices: Object.fromEntries(
          Object.entries(choices).map(([payload, choice]) => [payload, { ...choice, title: own(choice.title) }]),
        ),
      }),
      ...(input && { input: { ...input, label: own(input.label) } }),
      ...(leave && { leave: { ...leave, button: own(leave.button) } }),
      ...(consent && { consent: own(consent) }),
      ...(why && { why: own(why) }),
      ...(about && { about: about.map(own) }),
    },
  }
}
