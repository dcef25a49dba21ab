import type { Flow } from './flow.ts'

export type ChangedStep = { step: string; how: 'added' | 'changed' | 'gone' }

/** The steps that two versions of a flow declare differently; what their guards and offers do is not looked at. */
export function changedSteps(before: Pick<Flow, 'steps'>, after: Pick<Flow, 'steps'>): ChangedStep[] {
  const names = [...new Set([...Object.keys(after.steps), ...Object.keys(before.steps)])]
  return names.flatMap((step): ChangedStep[] => {
    const [old, now] = [before.steps[step], after.steps[step]]
    if (!old) return [{ step, how: 'added' }]
    if (!now) return [{ step, how: 'gone' }]
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ step, how: 'changed' }]
  })
}
