import { defineFlow } from '#flows/kit/testing/define.ts'
import { runnable, type RunnableFlow } from '#flows/kit/turn.ts'
import type { Step } from '#flows/kit/flow.ts'

export const STEPS = 40

export function longFlow(): RunnableFlow {
  const steps: Record<string, Step<string>> = { over: { say: ['over'], end: 'thanks' } }
  for (let step = 0; step < STEPS - 1; step++) {
    const to = step < STEPS - 2 ? `step_${step + 1}` : 'over'
    steps[`step_${step}`] = {
      say: ['said', 'asked'],
      ask:
        step % 3 === 0
          ? { input: { rule: 'name', write: 'name', label: 'label', to }, choices: { skip: { title: 'skip', to } } }
          : {
              choices: {
                yes: { title: 'yes', to },
                no: { title: 'no', to },
                maybe: { title: 'maybe', to, learn: { need: 'some' } },
              },
            },
    }
  }
  return runnable(
    defineFlow({
      name: 'every_element',
      offered: { only: ['nb_NO'], instead: 'home' },
      entries: ['step_0'],
      humanHandover: 'over',
      secrets: ['code'],
      guards: {},
      offers: {},
      summaries: {},
      learn: {},
      values: ({ facts }) => ({ firstName: facts.name?.firstName }),
      steps,
    }),
  )
}
