import { useSyncExternalStore } from 'react'
import { useView } from '#kit/web/navigation.ts'

/** The sections and their parts, in the order of their navigation; the first part is the section's start. */
export const PLACES = {
  palm: ['drift', 'boxes'],
  cards: ['backpack', 'use', 'time', 'events'],
  trade: ['market', 'swap', 'mine', 'redeem'],
} as const
export type Place = keyof typeof PLACES
export type Part = (typeof PLACES)[Place][number]

export const PLACE_NAMES = Object.keys(PLACES) as Place[]

export const partHref = (part: Part) => (part === 'drift' ? '/coconut' : `/coconut?part=${part}`)

const has = (place: Place, part: string | null) =>
  (PLACES[place] as readonly (string | null)[]).includes(part)

/** The section of a part. */
export const placeOf = (part: Part): Place => PLACE_NAMES.find((place) => has(place, part))!

const isPart = (text: string | null): text is Part => PLACE_NAMES.some((place) => has(place, text))

const still = () => () => undefined

/** The part named in the address; undefined on the server, which renders one page for all of them. */
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
