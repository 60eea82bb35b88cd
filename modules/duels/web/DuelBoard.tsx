import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FarSide } from '#kit/game/duel/table.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { Button } from '#kit/ui/Button.tsx'
import type { ShownDuel } from '../calls.ts'
import { SEALED_GAMES, type Move, type Seat } from '../model.ts'
import type { DuelLink } from './duel-link.ts'
import { nameIn } from './duel-words.ts'
import { duelsTexts } from './texts.ts'
import { useWording } from './use-wording.ts'
import styles from './duels.module.css'

/** Mounts a game on a canvas; supplied by the page, which can load families. */
export type MountBoard = (wish: {
  readonly canvas: HTMLCanvasElement
  readonly language: Language
  readonly far: FarSide<Move>
  readonly seed: number
  readonly seat: Seat | undefined
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
  const [first, second] = [nameIn(duel, 0, wording), nameIn(duel, 1, wording)]

  const lay = useEffectEvent((stage: HTMLCanvasElement, names: readonly [string, string]) =>
    mount({
      canvas: stage,
      language,
      far: { ...link.board, names },
      seed,
      seat: seat === 0 || seat === 1 ? seat : undefined,
    }),
  )
  useEffect(() => {
    const stage = canvas.current
    if (!stage) return
    let left = false
    setFailed(false)
    const board = lay(stage, [first, second])
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
  }, [code, seat, seed, first, second, attempt])

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
