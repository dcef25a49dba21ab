import { TOGGLES, type Toggle } from '#contracts/features/toggles.ts'
import type { StoreDeps } from '#server/deps.ts'
import { portAddress, type Env } from '#server/env.ts'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import type { Runtime } from '#server/runtime.ts'
import { embeddedFeatures, EVERYBODY, outsideFeatures, type FeatureToggles } from './features.ts'

/** Milliseconds. A page waits for an outside system only the first time it needs to know. */
const FEATURES_DEADLINE = 1500
const FRESH = 60_000
const REMEMBERED = 10_000

export function chooseFeatures(deps: StoreDeps, env: Env): FeatureToggles {
  const base = portAddress(env, 'features')
  if (base === undefined || env.PORT_SECRET === undefined) return embeddedFeatures(deps, env.FEATURES)
  const { now } = deps.runtime
  return outsideFeatures(createPortClient({ base, secret: env.PORT_SECRET, now, deadline: FEATURES_DEADLINE }))
}

/** What is switched off for a customer, or for everybody; for pages and conversations. */
export type SwitchedOff = (customer: string | undefined) => Promise<readonly Toggle[]>

type Known = { off: readonly Toggle[]; askAfter: number; asking: Promise<void> | undefined }

/** Asks at most once a minute for each customer. What was known last stands meanwhile, and if the system is silent. */
export function rememberSwitchedOff({ now, log }: Pick<Runtime, 'now' | 'log'>, { read }: FeatureToggles): SwitchedOff {
  const remembered = new Map<string, Known>()

  const refresh = async (customer: string, known: Known) => {
    const told = await read(customer)
    known.askAfter = now() + FRESH
    known.asking = undefined
    if (told.ok) known.off = TOGGLES.filter((toggle) => told.value[toggle] === false)
    else log.warn({ reason: told.reason, code: told.code }, 'the features could not be read')
  }

  return async (customer = EVERYBODY) => {
    if (remembered.size >= REMEMBERED) remembered.clear()
    const isNew = !remembered.has(customer)
    const known = remembered.get(customer) ?? { off: [], askAfter: -Infinity, asking: undefined }
    remembered.set(customer, known)
    if (now() >= known.askAfter) known.asking ??= refresh(customer, known)
    if (isNew) await known.asking
    return known.off
  }
}
