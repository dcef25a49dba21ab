import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './device-frame.module.css'

/** Sizes the chat is looked at in, CSS pixels. */
export const DEVICES = {
  phone: { width: 390, height: 700 },
  tablet: { width: 820, height: 900 },
  desktop: { width: 1280, height: 900 },
} as const
export type Device = keyof typeof DEVICES
export const isDevice = (written: string): written is Device => Object.hasOwn(DEVICES, written)

/** A screen of a device's width, made smaller where there is no room for it. */
export function DeviceFrame({ device, children }: { device: Device; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>(DEVICES.phone.width)
  useEffect(() => {
    if (!box.current) return
    const sizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])
  const { width, height } = DEVICES[device]
  return (
    <div ref={box} className={styles.room}>
      <div className={styles.screen} data-device={device} style={{ width, height, zoom: Math.min(1, room / width) }}>
        {children}
      </div>
    </div>
  )
}
