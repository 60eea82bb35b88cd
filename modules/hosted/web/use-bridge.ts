import { useEffect, useState, type RefObject } from 'react'
import { linkWith } from '#kit/sdk/protocol.ts'
import { readRecord, writeRecord } from '#kit/game/record.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { openShare } from '#modules/sharing/web/index.ts'
import { sandboxOf } from '../rules/frame.ts'
import { memoryOf, savesIn } from '../rules/saves.ts'
import { openBridge } from './bridge.ts'
import { onPageFacts, pageFacts } from './page-facts.ts'

/** The level under which an external game's scores are kept. */
export const HOSTED_LEVEL = 1
/** Minimum time between celebrations, and between share dialogs. */
const CALM_MS = 5000

export interface BridgedGame {
  readonly slug: string
  readonly title: string
  readonly address: string
}

export interface Bridged {
  /** Loading progress reported by the game, 0 to 1. */
  readonly progress: number | undefined
  /** The player's best as reported by the game. */
  readonly best: number | undefined
}

interface Page {
  readonly isShown: boolean
  readonly openStorage: () => TextStorage
  /** Stable while the game is the same. */
  readonly keepBadge: (badgeId: string) => Promise<boolean>
}

/** Connects the game in a frame with the portal while it is shown. */
export function useBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  { slug, title, address }: BridgedGame,
  { isShown, openStorage, keepBadge }: Page,
): Bridged {
  const [progress, setProgress] = useState<number>()
  const [isPlaying, setPlaying] = useState(false)
  /** What the game has reported since the page was opened. */
  const [told, setTold] = useState<number>()
  useAwake(isPlaying)
  useEffect(() => {
    if (!isShown || !frame.current) return undefined
    const storage = openStorage()
    const isNobody = !sandboxOf(address, location.hostname).includes('allow-same-origin')
    let celebratedAt = -Infinity
    let sharedAt = -Infinity
    const change = (
      next: (kept: ReturnType<typeof readRecord>) => Partial<ReturnType<typeof readRecord>>,
    ) => {
      const kept = readRecord(storage, slug)
      writeRecord(storage, slug, { ...kept, ...next(kept) })
    }
    const bestOf = () => readRecord(storage, slug).bests[HOSTED_LEVEL]
    return openBridge(
      { page: window, frame: frame.current, origin: isNobody ? 'null' : new URL(address).origin },
      {
        now: systemClock,
        facts: pageFacts,
        onFacts: onPageFacts,
        readSaves: () => savesIn(readRecord(storage, slug).memory),
        writeSaves: (saves) => change(() => ({ memory: memoryOf(saves) })),
        showProgress: setProgress,
        ready: () => setProgress(undefined),
        setPlaying,
        tellScore(score) {
          const top = Math.max(score, bestOf() ?? -Infinity)
          change(({ bests }) => ({ bests: { ...bests, [HOSTED_LEVEL]: top } }))
          setTold(top)
        },
        keepBadge,
        celebrate() {
          if (performance.now() - celebratedAt < CALM_MS) return
          celebratedAt = performance.now()
          void import('#kit/ui/confetti.ts').then(({ throwConfetti }) => throwConfetti())
        },
        share(question) {
          // A touch in the frame counts as user activation of the page: without it no dialog opens over a game.
          const isAsked = navigator.userActivation?.isActive ?? true
          if (!isAsked || performance.now() - sharedAt < CALM_MS) return undefined
          sharedAt = performance.now()
          const path = linkWith(`/g/${slug}`, question.what === 'invite' ? question.params : {})
          openShare({
            kind: 'game',
            title,
            path,
            ...(question.what === 'share' ? { words: question.text } : {}),
          })
          return new URL(path, location.origin).href
        },
      },
    )
  }, [isShown, frame, slug, title, address, openStorage, keepBadge])
  return { progress, best: told }
}

/** Keeps the screen on during play: a game that is watched or tilted gets no touch. */
function useAwake(isPlaying: boolean) {
  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return undefined
    const lock = navigator.wakeLock.request('screen')
    lock.catch(ignoreFailure('the screen goes dark as ever'))
    return () => void lock.then((held) => held.release()).catch(ignoreFailure('there was no lock'))
  }, [isPlaying])
}
