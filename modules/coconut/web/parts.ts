import { useSyncExternalStore } from 'react'
import { useView } from '#kit/web/navigation.ts'

/** The areas of the coconuts, in the order of their navigation. */
export const PARTS = [
  'drift',
  'boxes',
  'backpack',
  'use',
  'market',
  'mine',
  'swap',
  'redeem',
  'events',
  'time',
] as const
export type Part = (typeof PARTS)[number]

export const partHref = (part: Part) => (part === 'drift' ? '/coconut' : `/coconut?part=${part}`)

const isPart = (text: string | null): text is Part => (PARTS as readonly (string | null)[]).includes(text)

const still = () => () => undefined

/** The part that the address names; nothing on the server, which renders one page for all of them. */
export function usePart(): Part | undefined {
  const { address } = useView()
  const isBrowser = useSyncExternalStore(
    still,
    () => true,
    () => false,
  )
  const wanted = new URL(address, 'http://portal').searchParams.get('part')
  return isBrowser ? (isPart(wanted) ? wanted : 'drift') : undefined
}
