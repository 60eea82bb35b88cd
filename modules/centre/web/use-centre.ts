import { useState } from 'react'
import { dice } from '#kit/random/dice.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { centreCalls } from '../calls.ts'
import { COMPUTED_EVERY, useAlive } from './centre-lists.ts'

const SEEDS = 2 ** 31

const newSeed = () => Math.floor(dice() * SEEDS)
const { readCentre, listWeek, listRanking, listTrending, listRecent, listLiked } = centreCalls
const SAME_FOR_ALL_SEEDS = [listWeek, listRanking, listTrending, listRecent, listLiked]

/** The top of all lists. What is shown stays until the next arrives; another seed draws other live picks. */
export function useCentre() {
  const expire = useExpire()
  const isAlive = useAlive()
  const [seed, setSeed] = useState(newSeed)
  const { data, error, isLoading } = useRead(
    readCentre,
    { seed },
    { enabled: isAlive, every: COMPUTED_EVERY },
  )
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)

  return {
    lists: data ?? latest,
    error,
    seed,
    isLoading,
    refresh() {
      expire(...SAME_FOR_ALL_SEEDS)
      setSeed(newSeed())
    },
  }
}

export type Centre = ReturnType<typeof useCentre>
