import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './device-frame.module.css'

export const DEVICES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 900 },
  desktop: { width: 1280, height: 900 },
} as const
export type Device = keyof typeof DEVICES
export const isDevice = (written: string): written is Device => Object.hasOwn(DEVICES, written)

/** The device's own width, made smaller to fit; a phone is no taller than the room it has. */
export function DeviceFrame({ device, children }: { device: Device; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; height: number }>(DEVICES.phone)
  useEffect(() => {
    if (!box.current) return
    const sizes = new ResizeObserver(([entry]) => {
      // A hidden tab has no room; the frame keeps its size until it is shown again.
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect)
    })
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])
  const { width, height } = DEVICES[device]
  const zoom = Math.min(1, room.width / width)
  return (
    <div ref={box} className={styles.room}>
      <div
        className={styles.screen}
        data-device={device}
        style={{ width, height: Math.min(height, room.height / zoom), zoom }}
      >
        {children}
      </div>
    </div>
  )
}
