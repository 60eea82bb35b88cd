import { useSyncExternalStore } from 'react'
import { minutes } from '#kit/time/time.ts'
import { useView } from '#kit/web/navigation.ts'

/** How often the server computes the lists. */
export const COMPUTED_EVERY = minutes(1)

/** What /games can show, in the order of its pills. */
export const LISTS = ['trend', 'recent', 'liked', 'rank', 'week', 'live', 'all'] as const
export type ShownList = (typeof LISTS)[number]

export const listHref = (list: ShownList) => (list === 'trend' ? '/games' : `/games?list=${list}`)

const isList = (text: string | null): text is ShownList =>
  (LISTS as readonly (string | null)[]).includes(text)

const still = () => () => undefined

/** Whether the page is hydrated: personal and fresh content renders then. */
export const useAlive = () =>
  useSyncExternalStore(
    still,
    () => true,
    () => false,
  )

/** The list named in the address; the server renders the same page for all of them. */
export function useShownList(): ShownList {
  const { address } = useView()
  const isAlive = useAlive()
  const wanted = new URL(address, 'http://portal').searchParams.get('list')
  return isAlive && isList(wanted) ? wanted : 'trend'
}
