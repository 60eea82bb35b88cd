import { WATCH_SPEEDS, type Watch, type WatchSpeed, type WatchState } from '#kit/game/watching.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { PauseIcon } from '#kit/ui/icons/stage.tsx'
import { CaretRightIcon, PlayIcon } from '#kit/ui/icons/shell.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { watchTexts } from './texts.ts'
import styles from './watch.module.css'

const TICKS_A_SECOND = 60
const SPEEDS = WATCH_SPEEDS.map((speed) => ({ id: String(speed), label: `${speed}×` }))

interface ControlsProps {
  readonly watch: Watch
  readonly state: WatchState
}

/** Playback position and speed of a run. */
export function RunControls({ watch, state }: ControlsProps) {
  const text = useMessages(watchTexts)
  const number = useNumber()
  const { phase, at, length, speed } = state
  // The bar is in seconds, or in moves.
  const unit = watch.isRealtime ? TICKS_A_SECOND : 1
  const isGoing = phase === 'playing'
  const written = (inputs: number) => (watch.isRealtime ? clockOf(inputs) : number(inputs))
  const place = `${written(at)} / ${written(length)}`
  const step = (by: number) => {
    watch.pause()
    watch.seek(at + by)
  }
  return (
    <div className={styles.controls}>
      <div className={styles.way}>
        <input
          type="range"
          className={styles.bar}
          min={0}
          max={Math.ceil(length / unit)}
          value={Math.floor(at / unit)}
          aria-label={text('progress')}
          aria-valuetext={place}
          onChange={({ target }) => watch.seek(Number(target.value) * unit)}
        />
        <span className={styles.place} dir="ltr" aria-hidden="true">
          {place}
        </span>
      </div>
      <div className={styles.buttons}>
        {!watch.isRealtime && (
          <span className={styles.back}>
            <IconButton label={text('previous')} icon={<CaretRightIcon />} onClick={() => step(-1)} />
          </span>
        )}
        <IconButton
          data-first-focus
          label={text(isGoing ? 'pause' : 'go')}
          icon={isGoing ? <PauseIcon /> : <PlayIcon />}
          onClick={() => (isGoing ? watch.pause() : phase === 'ended' ? watch.seek(0) : watch.resume())}
        />
        {!watch.isRealtime && (
          <IconButton label={text('next')} icon={<CaretRightIcon />} onClick={() => step(1)} />
        )}
        <Segments
          label={text('speed')}
          segments={SPEEDS}
          current={String(speed)}
          onPick={(wish) => watch.setSpeed(Number(wish) as WatchSpeed)}
        />
      </div>
    </div>
  )
}

/** Ticks as minutes and seconds. */
function clockOf(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_A_SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
