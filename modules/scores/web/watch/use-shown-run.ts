import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { unpackReplay } from '#kit/game/replay-text.ts'
import type { Replay } from '#kit/game/run.ts'
import { watchRun, type Watch, type WatchState } from '#kit/game/watching.ts'
import { useLanguage } from '#kit/i18n/use-messages.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { scoresCalls } from '../../calls.ts'
import type { RunWish, ShownRun } from '../run-trigger.ts'

/** Why a run cannot be shown. */
export type NotShown = 'gone' | 'outdated' | 'failed'

/** The inputs of a run; those of a table entry come from the server. */
export async function replayOf(
  { game: { gameId }, level }: Pick<RunWish, 'game' | 'level'>,
  { from }: Pick<ShownRun, 'from'>,
): Promise<Replay> {
  if ('replay' in from) return from.replay
  const { replay: packed } = await callApi(scoresCalls.readReplay, { gameId, level, ...from })
  const replay = await unpackReplay(packed)
  if (!replay) throw new Error('The stored replay cannot be read')
  return replay
}

export function whyNot(error: unknown): NotShown {
  if (!(error instanceof CallError)) return 'failed'
  if (error.refusal === 'ReplayOutdated') return 'outdated'
  return error.refusal === 'NotFound' || error.refusal === 'GameNotFound' ? 'gone' : 'failed'
}

export interface Shown {
  readonly watch: Watch | undefined
  readonly state: WatchState | undefined
  readonly replay: Replay | undefined
  readonly notShown: NotShown | undefined
}

const noSubscription = () => () => undefined
const nothingYet = () => undefined

/** Fetches a run and shows it on a canvas. */
export function useShownRun(
  canvas: RefObject<HTMLCanvasElement | null>,
  { game, level }: Pick<RunWish, 'game' | 'level'>,
  run: ShownRun,
): Shown {
  const language = useLanguage()
  const [watch, setWatch] = useState<Watch>()
  const [replay, setReplay] = useState<Replay>()
  const [notShown, setNotShown] = useState<NotShown>()
  useEffect(() => {
    let left = false
    let opened: Watch | undefined
    const show = async () => {
      const found = await replayOf({ game, level }, run)
      if (left || !canvas.current) return
      const { slug, family } = game
      opened = await watchRun({ slug, family, canvas: canvas.current, language, replay: found })
      if (left) return opened.destroy()
      setReplay(found)
      setWatch(opened)
    }
    show().catch((error: unknown) => !left && setNotShown(whyNot(error)))
    return () => {
      left = true
      opened?.destroy()
    }
  }, [canvas, game, level, run, language])
  const state = useSyncExternalStore<WatchState | undefined>(
    watch?.subscribe ?? noSubscription,
    watch?.state ?? nothingYet,
    nothingYet,
  )
  return { watch, state, replay, notShown }
}
