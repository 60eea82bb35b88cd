import { useState } from 'react'
import type { Play } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Sheet } from '#kit/ui/Sheet.tsx'
import type { ClockName } from '../model.ts'
import { clocksOf, speedOf } from '../rules/clock.ts'
import { BestPlayers } from './BestPlayers.tsx'
import { playComputer } from './play-computer.ts'
import { Seeking } from './Seeking.tsx'
import { duelsTexts } from './texts.ts'
import styles from './live.module.css'

export interface QuickMatchProps {
  readonly game: { readonly gameId: number; readonly family: string }
  /** The game on this page, played here. */
  readonly play: Play | undefined
  /** Closes what covers the page and returns to its board. */
  readonly leave?: ((then: () => void) => void) | undefined
  /** Below the heading of the page or of a sheet. */
  readonly heading?: 'h2' | 'h3'
}

/** Finds an opponent for this game now: one press on a clock. */
export function QuickMatch({
  game: { gameId, family },
  play,
  leave = (then) => then(),
  heading: Heading = 'h2',
}: QuickMatchProps) {
  const text = useMessages(duelsTexts)
  const [clock, setClock] = useState<ClockName>()
  return (
    <section className={styles.quick} data-quick>
      <Heading>{text('quick.title')}</Heading>
      <p>{text('quick.note')}</p>
      <ul className={styles.presets}>
        {clocksOf(family).map((one) => (
          <li key={one}>
            <button type="button" className={styles.preset} onClick={() => setClock(one)}>
              <strong dir="ltr">{one}</strong> <span>{text(`speed.${speedOf(one)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <BestPlayers gameId={gameId} />
      <Sheet isOpen={clock !== undefined} onClose={() => setClock(undefined)} title={text('quick.title')}>
        {clock !== undefined && (
          <Seeking
            gameId={gameId}
            clock={clock}
            onLeave={() => setClock(undefined)}
            onComputer={() => {
              setClock(undefined)
              leave(() => play && playComputer(play))
            }}
          />
        )}
      </Sheet>
    </section>
  )
}
