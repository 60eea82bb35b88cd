import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { scoreText } from '#kit/game/score-text.ts'
import { watchRun, type Watch } from '#kit/game/watching.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useLanguage, useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { Instant } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import type { OtherState, SavedRun } from '../model.ts'
import { choiceTrigger, closeChoice, type Choice, type ChoiceGame } from './choice-trigger.ts'
import { deviceName } from './device-name.ts'
import { savesTexts } from './texts.ts'
import styles from './choice.module.css'

/** Asks which of several states of a game to continue. Closing it postpones the question. */
export default function ChoiceOverlay() {
  const text = useMessages(savesTexts)
  const { isOpen, choice } = useStore(choiceTrigger)
  if (!choice) return null
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeChoice}
      title={text('choice.title', { title: choice.game.title })}
      note={text('choice.text')}
      actions={<Button onClick={closeChoice}>{text('choice.later')}</Button>}
    >
      {isOpen && <Ways choice={choice} />}
    </Dialog>
  )
}

function Ways({ choice }: { readonly choice: Choice }) {
  const text = useMessages(savesTexts)
  const { language, say } = useSpeech()
  const { game, here, others } = choice
  const keep = (other: OtherState | undefined) => {
    choice.choose(other)
    closeChoice()
    toast(text('choice.kept'), { kind: 'success' })
  }
  return (
    <ul className={styles.ways}>
      <Way game={game} run={here.run} label={text('choice.here')} onKeep={() => keep(undefined)} />
      {others.map((other) => {
        const time = relativeTime(other.at as Instant, serverNow(), language, say)
        const device = deviceName(other.device) ?? text('device.other')
        return (
          <Way
            key={`${other.at} ${other.run?.seed}`}
            game={game}
            run={other.run}
            label={text('choice.there', { device, time })}
            onKeep={() => keep(other)}
          />
        )
      })}
    </ul>
  )
}

interface WayProps {
  readonly game: ChoiceGame
  readonly run: SavedRun | undefined
  readonly label: string
  readonly onKeep: () => void
}

/** One state: where it was played, and the board with its score where the game can show it. */
function Way({ game, run, label, onKeep }: WayProps) {
  const text = useMessages(savesTexts)
  const number = useNumber()
  const [score, setScore] = useState<number>()
  return (
    <li className={styles.way}>
      {run?.inputs && <Board game={game} run={run} onScore={setScore} />}
      <strong>{label}</strong>
      {score !== undefined && (
        <p>{text('choice.score', { score: scoreText(game.scoreUnit, score, number) })}</p>
      )}
      <Button look="act" onClick={onKeep}>
        {text('choice.keep')}
      </Button>
    </li>
  )
}

interface BoardProps {
  readonly game: ChoiceGame
  readonly run: SavedRun
  readonly onScore: (score: number) => void
}

/** The board of a run, drawn by the game's own view. */
function Board({ game, run, onScore }: BoardProps) {
  const text = useMessages(savesTexts)
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const stage = canvas.current
    if (!stage) return
    let hasLeft = false
    let watch: Watch | undefined
    const { slug, family } = game
    const { seed, level, inputs = [] } = run
    watchRun({ slug, family, canvas: stage, language, replay: { seed, level, inputs } })
      .then((opened) => {
        if (hasLeft) return opened.destroy()
        watch = opened
        watch.seek(inputs.length)
        onScore(watch.state().score)
      })
      .catch((error: unknown) => {
        ignoreFailure('chosen without a picture')(error)
        setShown(false)
      })
    return () => {
      hasLeft = true
      watch?.destroy()
    }
  }, [game, run, language, onScore])
  if (!isShown) return null
  const [glow, deep] = game.ground
  return (
    <div className={styles.board} style={{ '--glow': glow, '--deep': deep } as CSSProperties}>
      <canvas ref={canvas} role="img" aria-label={text('choice.board')} />
    </div>
  )
}
