import { use, useEffect, useState } from 'react'
import { dice } from '#kit/random/dice.ts'
import { ReadCacheContext } from '#kit/web/read-cache.ts'
import { useRead } from '#kit/web/use-call.ts'
import { centreCalls } from '../calls.ts'
import { useAlive } from './centre-lists.ts'

/** The server computes the lists so often. */
const FRESH_MS = 60_000
const SEEDS = 2 ** 31

const newSeed = () => Math.floor(dice() * SEEDS)
const { readCentre, listWeek, listRanking, listTrending, listRecent, listLive } = centreCalls
const SAME_FOR_ALL_SEEDS = [listWeek, listRanking, listTrending, listRecent]
const ALL_READS = [readCentre, listLive, ...SAME_FOR_ALL_SEEDS]

/** The beginnings of all lists. What is shown stays until the next has come; another seed draws other live picks. */
export function useCentre() {
  const cache = use(ReadCacheContext)
  const isAlive = useAlive()
  const [seed, setSeed] = useState(newSeed)
  const { data, error, isLoading } = useRead(readCentre, { seed }, { enabled: isAlive })
  const [latest, setLatest] = useState(data)
  if (data && data !== latest) setLatest(data)

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) for (const call of ALL_READS) cache?.expire(call)
    }, FRESH_MS)
    return () => clearInterval(timer)
  }, [cache])

  return {
    lists: data ?? latest,
    error,
    seed,
    isLoading,
    refresh() {
      for (const call of SAME_FOR_ALL_SEEDS) cache?.expire(call)
      setSeed(newSeed())
    },
  }
}

export type Centre = ReturnType<typeof useCentre>
