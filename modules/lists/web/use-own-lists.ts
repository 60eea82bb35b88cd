import { useRead } from '#kit/web/use-call.ts'
import { listsCalls } from '../calls.ts'

/** Reads that a change of a list expires. */
export const LISTS_READS = [listsCalls.listOwnLists, listsCalls.readList] as const

/** The caller's lists, and which of them have a game. */
export const useOwnLists = (gameId?: number) =>
  useRead(listsCalls.listOwnLists, gameId === undefined ? {} : { gameId }, { onOpen: true })
