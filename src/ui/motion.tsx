import { Component, createContext, use, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  LazyMotion,
  MotionConfig,
  useIsPresent,
  type FeatureBundle,
  type HTMLMotionProps,
  type TargetAndTransition,
} from 'framer-motion'
import * as m from 'framer-motion/m'
import { untilFetched } from './until-fetched.ts'

const SPRING = { type: 'spring', visualDuration: 0.26, bounce: 0 } as const
export const LEAVES = { duration: 0.16, ease: 'easeOut' } as const
const BELOW = { opacity: 0, y: 8 }
const HERE = { opacity: 1, y: 0 }
const GONE = { opacity: 0, transition: LEAVES }
const STILL = '(prefers-reduced-motion: reduce)'

const ReadyContext = createContext(false)

/**
 * Loads the animation features at the visitor's first touch of the page, and not at all while the visitor prefers
 * reduced motion; until then nothing animates and removed elements go at once. Pass `features` where they were fetched with the
 * component itself.
 */
export function Motion({ features, children }: { features?: FeatureBundle; children: ReactNode }) {
  const [brought] = useState(() => (features && !matchMedia(STILL).matches ? features : undefined))
  const [ready, setReady] = useState(brought !== undefined)
  const load = async () => {
    await motionWelcome()
    await firstTouch()
    const fetched = await untilFetched(() => import('./motion-features.ts'))
    setReady(true)
    return fetched.default
  }
  return (
    <ReadyContext value={ready}>
      <MotionConfig reducedMotion="user" transition={SPRING}>
        <LazyMotion features={brought ?? load} strict>
          {children}
        </LazyMotion>
      </MotionConfig>
    </ReadyContext>
  )
}

async function motionWelcome(): Promise<void> {
  const wish = matchMedia(STILL)
  if (wish.matches) await new Promise((changed) => wish.addEventListener('change', changed, { once: true }))
}

const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const
let touched: Promise<void> | undefined

/** A pointer, key, focus or scroll anywhere on the page. */
const firstTouch = () =>
  (touched ??= new Promise((resolve) => {
    const touch = () => {
      for (const name of TOUCHES) removeEventListener(name, touch, true)
      resolve()
    }
    for (const name of TOUCHES) addEventListener(name, touch, { capture: true, passive: true })
  }))

/** Whether the element animates in; decided when it mounts. */
export function useArrival(isNew = true): boolean {
  const ready = use(ReadyContext)
  const [arrives] = useState(ready && isNew)
  return arrives
}

type PassingProps = Omit<HTMLMotionProps<'div'>, 'initial' | 'animate' | 'exit'> & {
  /** False for what the page was served with. */
  isNew?: boolean
  /** While leaving: stay in the layout, or leave it and keep the distance from this edge of the offset parent. */
  keeps?: 'place' | 'top' | 'bottom'
  initial?: TargetAndTransition | string
  animate?: TargetAndTransition | string
  exit?: TargetAndTransition | string
}

/** A child of AnimatePresence that is inert and hidden from screen readers while it animates out. */
export function Passing({
  isNew = true,
  keeps = 'top',
  initial = BELOW,
  animate = HERE,
  exit = GONE,
  ...rest
}: PassingProps) {
  const box = useRef<HTMLDivElement>(null)
  const isPresent = useIsPresent()
  const arrives = useArrival(isNew)
  return (
    <PlaceKeeper box={box} isPresent={isPresent} keeps={keeps}>
      <m.div
        ref={box}
        inert={!isPresent}
        aria-hidden={!isPresent || undefined}
        {...(arrives && { initial, animate })}
        exit={exit}
        {...rest}
      />
    </PlaceKeeper>
  )
}

type PlaceKeeperProps = {
  box: RefObject<HTMLElement | null>
  isPresent: boolean
  keeps: 'place' | 'top' | 'bottom'
  children: ReactNode
}

/**
 * A class component, because only getSnapshotBeforeUpdate can measure before siblings change. The library's popLayout
 * inserts a <style> element, which the content security policy blocks.
 */
class PlaceKeeper extends Component<PlaceKeeperProps> {
  override getSnapshotBeforeUpdate(before: PlaceKeeperProps) {
    const { isPresent, keeps, box } = this.props
    const element = box.current
    if (!element || keeps === 'place' || before.isPresent === isPresent) return null
    if (isPresent) {
      for (const name of ['position', 'top', 'bottom', 'left', 'width']) element.style.removeProperty(name)
      return null
    }
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight, offsetParent } = element
    const edge = keeps === 'top' ? offsetTop : (offsetParent?.clientHeight ?? 0) - offsetTop - offsetHeight
    Object.assign(element.style, {
      position: 'absolute',
      [keeps]: `${edge}px`,
      left: `${offsetLeft}px`,
      width: `${offsetWidth}px`,
    })
    return null
  }
  override componentDidUpdate() {}
  override render() {
    return this.props.children
  }
}
