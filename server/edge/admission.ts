import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'

/**
 * The portal is full when more requests are under way than `most`, or more than `many` while timers come `lateBy` ms late
 * on average. It is free again at half of that.
 */
export const CAPACITY = { most: 800, many: 150, lateBy: 150 } as const

/** Milliseconds: how often the load is looked at, and how long after a peak everybody in the line is let in. */
const LOOK_EVERY = 500
const CALM_AFTER = 3_000
/** Let in at each look while there is room. */
const LET_IN = 25

export type Load = { underWay: number; lateBy: number }

/** `place` is the number in the line; `ticket` is to be shown again to keep it. */
export type Admitted = 'in' | { place: number; ticket: string }

export type Admission = {
  count: MiddlewareHandler
  /** Asked for new conversations only: those that run are always served. */
  ask: (ticket: string | undefined) => Admitted
  isFull: () => boolean
  stop: () => void
}

export function startAdmission(): Admission {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  let underWay = 0
  const line = createLine()
  const timer = setInterval(() => {
    line.look({ underWay, lateBy: Math.max(0, loop.mean / 1e6 - 20) })
    loop.reset()
  }, LOOK_EVERY)
  timer.unref()
  return {
    count: async (_c, next) => {
      underWay += 1
      try {
        await next()
      } finally {
        underWay -= 1
      }
    },
    ask: (ticket) => line.ask(ticket, underWay),
    isFull: () => line.isFull(underWay),
    stop: () => {
      clearInterval(timer)
      loop.disable()
    },
  }
}

export type Line = {
  look: (load: Load) => void
  isFull: (underWay: number) => boolean
  ask: (ticket: string | undefined, underWay: number) => Admitted
}

/** Numbers count up from 1; those up to `let in` may begin. Everybody is let in once the peak has been over for a while. */
export function createLine(): Line {
  const key = randomBytes(16)
  let given = 0
  let letIn = 0
  let full = false
  let calm = 0
  const isFullNow = (underWay: number) => (full ||= underWay > CAPACITY.most)

  return {
    isFull: isFullNow,
    look: (load) => {
      full = isBeyond(load, full ? 0.5 : 1)
      calm = full ? 0 : calm + LOOK_EVERY
      if (calm >= CALM_AFTER) letIn = given
      else if (!full) letIn = Math.min(given, letIn + LET_IN)
    },
    ask: (ticket, underWay) => {
      const held = ticket === undefined ? undefined : readTicket(key, ticket)
      if (held === undefined && !isFullNow(underWay) && letIn === given) return 'in'
      const number = held ?? (given += 1)
      return number <= letIn
        ? 'in'
        : { place: number - letIn, ticket: held && ticket ? ticket : writeTicket(key, number) }
    },
  }
}

const isBeyond = ({ underWay, lateBy }: Load, share: number) =>
  underWay > CAPACITY.most * share || (underWay > CAPACITY.many * share && lateBy > CAPACITY.lateBy * share)

const writeTicket = (key: Buffer, number: number) => `${number}.${markOf(key, number).toString('base64url')}`

/** A ticket of another node or of an earlier start is none. */
function readTicket(key: Buffer, ticket: string): number | undefined {
  const [number = '', mark = ''] = ticket.split('.')
  const given = Buffer.from(mark, 'base64url')
  const expected = markOf(key, Number(number))
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(number) : undefined
}

const markOf = (key: Buffer, number: number) =>
  createHmac('sha256', key).update(String(number)).digest().subarray(0, 12)
