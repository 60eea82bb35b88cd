import { useEffect } from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { createStore, useStore } from '#kit/ui/store.ts'
import { kindOf, kindsOf, type CardLevel } from '../../model.ts'
import type { DrawFace } from './brush.ts'

/** A level's drawings load with its first card: together they weigh more than a page. */
export const facesOfLevel: Readonly<Record<CardLevel, () => Promise<readonly DrawFace[]>>> = {
  normal: async () => (await import('./faces/normal.ts')).normalFaces,
  rare: async () => (await import('./faces/rare.ts')).rareFaces,
  s: async () => (await import('./faces/s.ts')).sFaces,
  ss: async () => (await import('./faces/ss.ts')).ssFaces,
  sss: async () => (await import('./faces/sss.ts')).sssFaces,
}

const arrived = createStore<Partial<Record<CardLevel, readonly DrawFace[]>>>({})
const underWay = new Set<CardLevel>()

/** Loads a level's drawings once; call it early where a card is about to be turned. */
export async function fetchFaces(level: CardLevel) {
  if (arrived.read()[level] || underWay.has(level)) return
  underWay.add(level)
  try {
    const faces = await facesOfLevel[level]()
    arrived.change((all) => ({ ...all, [level]: faces }))
  } catch (error) {
    // The next card of the level retries.
    ignoreFailure('the card stays on its plain ground')(error)
  } finally {
    underWay.delete(level)
  }
}

/** The drawing of a kind, once its level has loaded. */
export function useDrawing(kind: number, isWanted: boolean): DrawFace | undefined {
  const { level } = kindOf(kind)
  const faces = useStore(arrived)[level]
  useEffect(() => {
    if (isWanted) void fetchFaces(level)
  }, [level, isWanted])
  return faces?.[kind - kindsOf(level)[0]!.kind]
}
