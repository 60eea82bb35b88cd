import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FarSide } from '#kit/game/duel/table.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { Button } from '#kit/ui/Button.tsx'
import type { ShownDuel } from '../calls.ts'
import { SEALED_GAMES, type Move } from '../model.ts'
import type { DuelLink } from './duel-link.ts'
import { nameIn, playersOf } from './duel-words.ts'
import { duelsTexts } from './texts.ts'
import { useWording } from './use-wording.ts'
import styles from './duels.module.css'

/** Mounts a game on a canvas; supplied by the page, which can load families. */
export type MountBoard = (wish: {
  readonly canvas: HTMLCanvasElement
  readonly language: Language
  readonly far: FarSide<Move>
  readonly seed: number
  /** The player's side of a board for two without hidden hands; undefined for spectators. */
  readonly seat: 0 | 1 | undefined
}) => Promise<{ destroy(): void }>

interface BoardProps {
  readonly duel: ShownDuel
  readonly link: DuelLink
  readonly cover: string
  readonly mount: MountBoard
}

/** The board of a duel; it is mounted again when a player joins. */
export function DuelBoard({ duel, link, cover, mount }: BoardProps) {
  const text = useMessages(duelsTexts)
  const wording = useWording()
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { seed, seat, title, code, slug, sight } = duel
  const names = playersOf(duel).map((_, place) => nameIn(duel, place, wording))
  // A list is new with every answer, its text is not.
  const nameList = JSON.stringify(names)

  const lay = useEffectEvent((stage: HTMLCanvasElement) =>
    mount({
      canvas: stage,
      language,
      far: { ...link.board, names: names as [string, string, ...string[]] },
      seed,
      seat: seat === 0 || seat === 1 ? seat : undefined,
    }),
  )
  useEffect(() => {
    const stage = canvas.current
    if (!stage) return
    let left = false
    setFailed(false)
    const board = lay(stage)
    board.then(
      () => undefined,
      () => !left && setFailed(true),
    )
    return () => {
      left = true
      board.then(
        (laid) => laid.destroy(),
        () => undefined,
      )
    }
  }, [code, seat, seed, nameList, attempt])

  return (
    <div className={styles.stage}>
      <canvas ref={canvas} tabIndex={0} role="application" aria-label={text('stage', { title })} />
      {sight === null && SEALED_GAMES.includes(slug) && (
        <img className={styles.cover} src={cover} alt="" width={400} height={400} />
      )}
      {hasFailed && (
        <div className={styles.over} role="alert">
          <p>{text('failed')}</p>
          <Button look="act" onClick={() => setAttempt((count) => count + 1)}>
            {text('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
